import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { bangersAndMash } from './bangers-and-mash.ts'
import { beansOnToast } from './beans-on-toast.ts'
import { beefStew } from './beef-stew.ts'
import { bubbleAndSqueak } from './bubble-and-squeak.ts'
import { cauliflowerCheese } from './cauliflower-cheese.ts'
import { chickenAndLeekPie } from './chicken-and-leek-pie.ts'
import { cornishPasties } from './cornish-pasties.ts'
import { coronationChicken } from './coronation-chicken.ts'
import { cottagePie } from './cottage-pie.ts'
import { cullenSkink } from './cullen-skink.ts'
import { fishAndChips } from './fish-and-chips.ts'
import { fishPie } from './fish-pie.ts'
import { fishcakes } from './fishcakes.ts'
import { fullBreakfast } from './full-breakfast.ts'
import { jacketPotato } from './jacket-potato.ts'
import { kedgeree } from './kedgeree.ts'
import { lancashireHotpot } from './lancashire-hotpot.ts'
import { leekAndPotatoSoup } from './leek-and-potato-soup.ts'
import { lentilSoup } from './lentil-soup.ts'
import { liverAndOnions } from './liver-and-onions.ts'
import { mushroomStroganoff } from './mushroom-stroganoff.ts'
import { nutRoast } from './nut-roast.ts'
import { peaAndHamSoup } from './pea-and-ham-soup.ts'
import { ploughmansLunch } from './ploughmans-lunch.ts'
import { porkChopsWithApple } from './pork-chops-with-apple.ts'
import { roastBeef } from './roast-beef.ts'
import { roastChicken } from './roast-chicken.ts'
import { scotchBroth } from './scotch-broth.ts'
import { scrambledEggs } from './scrambled-eggs.ts'
import { shepherdsPie } from './shepherds-pie.ts'
import { steakAndAlePie } from './steak-and-ale-pie.ts'
import { toadInTheHole } from './toad-in-the-hole.ts'
import { tomatoSoup } from './tomato-soup.ts'
import { welshRarebit } from './welsh-rarebit.ts'

export const BRITISH_DISHES: readonly LibraryDish[] = [
  bangersAndMash,
  beansOnToast,
  beefStew,
  bubbleAndSqueak,
  cauliflowerCheese,
  chickenAndLeekPie,
  cornishPasties,
  coronationChicken,
  cottagePie,
  cullenSkink,
  fishAndChips,
  fishPie,
  fishcakes,
  fullBreakfast,
  jacketPotato,
  kedgeree,
  lancashireHotpot,
  leekAndPotatoSoup,
  lentilSoup,
  liverAndOnions,
  mushroomStroganoff,
  nutRoast,
  peaAndHamSoup,
  ploughmansLunch,
  porkChopsWithApple,
  roastBeef,
  roastChicken,
  scotchBroth,
  scrambledEggs,
  shepherdsPie,
  steakAndAlePie,
  toadInTheHole,
  tomatoSoup,
  welshRarebit,
]
