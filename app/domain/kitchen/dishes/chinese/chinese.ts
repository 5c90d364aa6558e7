import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { beefAndBroccoli } from './beef-and-broccoli.ts'
import { blackPepperBeef } from './black-pepper-beef.ts'
import { buddhasDelight } from './buddhas-delight.ts'
import { cashewChicken } from './cashew-chicken.ts'
import { charSiu } from './char-siu.ts'
import { chickenAndSweetcornSoup } from './chicken-and-sweetcorn-soup.ts'
import { chowMein } from './chow-mein.ts'
import { coldSesameNoodles } from './cold-sesame-noodles.ts'
import { congee } from './congee.ts'
import { cuminLamb } from './cumin-lamb.ts'
import { danDanNoodles } from './dan-dan-noodles.ts'
import { dryFriedGreenBeans } from './dry-fried-green-beans.ts'
import { eggFriedRice } from './egg-fried-rice.ts'
import { fishFragrantAubergine } from './fish-fragrant-aubergine.ts'
import { gingerTea } from './ginger-tea.ts'
import { greensWithGinger } from './greens-with-ginger.ts'
import { hotAndSourSoup } from './hot-and-sour-soup.ts'
import { kungPaoChicken } from './kung-pao-chicken.ts'
import { mapoTofu } from './mapo-tofu.ts'
import { orangeChicken } from './orange-chicken.ts'
import { porkAndCabbageDumplings } from './pork-and-cabbage-dumplings.ts'
import { redBraisedPorkBelly } from './red-braised-pork-belly.ts'
import { saltAndPepperTofu } from './salt-and-pepper-tofu.ts'
import { singaporeNoodles } from './singapore-noodles.ts'
import { smashedCucumberSalad } from './smashed-cucumber-salad.ts'
import { springOnionPancakes } from './spring-onion-pancakes.ts'
import { steamedEggCustard } from './steamed-egg-custard.ts'
import { steamedFishWithGinger } from './steamed-fish-with-ginger.ts'
import { sweetAndSourPork } from './sweet-and-sour-pork.ts'
import { tomatoAndEgg } from './tomato-and-egg.ts'
import { twiceCookedPork } from './twice-cooked-pork.ts'
import { vegetableSpringRolls } from './vegetable-spring-rolls.ts'
import { wontonSoup } from './wonton-soup.ts'

export const CHINESE_DISHES: readonly LibraryDish[] = [
  beefAndBroccoli,
  blackPepperBeef,
  buddhasDelight,
  cashewChicken,
  charSiu,
  chickenAndSweetcornSoup,
  chowMein,
  coldSesameNoodles,
  congee,
  cuminLamb,
  danDanNoodles,
  dryFriedGreenBeans,
  eggFriedRice,
  fishFragrantAubergine,
  gingerTea,
  greensWithGinger,
  hotAndSourSoup,
  kungPaoChicken,
  mapoTofu,
  orangeChicken,
  porkAndCabbageDumplings,
  redBraisedPorkBelly,
  saltAndPepperTofu,
  singaporeNoodles,
  smashedCucumberSalad,
  springOnionPancakes,
  steamedEggCustard,
  steamedFishWithGinger,
  sweetAndSourPork,
  tomatoAndEgg,
  twiceCookedPork,
  vegetableSpringRolls,
  wontonSoup,
]
