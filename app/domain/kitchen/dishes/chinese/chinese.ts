import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { beefAndBroccoli } from './beef-and-broccoli.ts'
import { chowMein } from './chow-mein.ts'
import { congee } from './congee.ts'
import { danDanNoodles } from './dan-dan-noodles.ts'
import { eggFriedRice } from './egg-fried-rice.ts'
import { gingerTea } from './ginger-tea.ts'
import { greensWithGinger } from './greens-with-ginger.ts'
import { hotAndSourSoup } from './hot-and-sour-soup.ts'
import { kungPaoChicken } from './kung-pao-chicken.ts'
import { mapoTofu } from './mapo-tofu.ts'
import { steamedFishWithGinger } from './steamed-fish-with-ginger.ts'
import { sweetAndSourPork } from './sweet-and-sour-pork.ts'
import { tomatoAndEgg } from './tomato-and-egg.ts'

export const CHINESE_DISHES: readonly LibraryDish[] = [
  beefAndBroccoli,
  chowMein,
  congee,
  danDanNoodles,
  eggFriedRice,
  gingerTea,
  greensWithGinger,
  hotAndSourSoup,
  kungPaoChicken,
  mapoTofu,
  steamedFishWithGinger,
  sweetAndSourPork,
  tomatoAndEgg,
]
