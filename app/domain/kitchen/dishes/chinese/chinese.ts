import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { beefAndBroccoli } from './beef-and-broccoli.ts'
import { chowMein } from './chow-mein.ts'
import { eggFriedRice } from './egg-fried-rice.ts'
import { kungPaoChicken } from './kung-pao-chicken.ts'
import { mapoTofu } from './mapo-tofu.ts'
import { sweetAndSourPork } from './sweet-and-sour-pork.ts'
import { tomatoAndEgg } from './tomato-and-egg.ts'

export const CHINESE_DISHES: readonly LibraryDish[] = [
  beefAndBroccoli,
  chowMein,
  eggFriedRice,
  kungPaoChicken,
  mapoTofu,
  sweetAndSourPork,
  tomatoAndEgg,
]
