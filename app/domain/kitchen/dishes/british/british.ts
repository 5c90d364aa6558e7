import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { appleCompote } from './apple-compote.ts'
import { bangersAndMash } from './bangers-and-mash.ts'
import { beefStew } from './beef-stew.ts'
import { berryFool } from './berry-fool.ts'
import { butteredPeas } from './buttered-peas.ts'
import { cauliflowerCheese } from './cauliflower-cheese.ts'
import { cottagePie } from './cottage-pie.ts'
import { etonMess } from './eton-mess.ts'
import { fishPie } from './fish-pie.ts'
import { fishcakes } from './fishcakes.ts'
import { fullBreakfast } from './full-breakfast.ts'
import { jacketPotato } from './jacket-potato.ts'
import { kedgeree } from './kedgeree.ts'
import { leekAndPotatoSoup } from './leek-and-potato-soup.ts'
import { lemonPosset } from './lemon-posset.ts'
import { lentilSoup } from './lentil-soup.ts'
import { mashedPotatoes } from './mashed-potatoes.ts'
import { mintSauce } from './mint-sauce.ts'
import { onionGravy } from './onion-gravy.ts'
import { ovenChips } from './oven-chips.ts'
import { porkChopsWithApple } from './pork-chops-with-apple.ts'
import { porridge } from './porridge.ts'
import { ricePudding } from './rice-pudding.ts'
import { roastBrusselsSprouts } from './roast-brussels-sprouts.ts'
import { roastChicken } from './roast-chicken.ts'
import { roastPotatoes } from './roast-potatoes.ts'
import { scrambledEggs } from './scrambled-eggs.ts'
import { shepherdsPie } from './shepherds-pie.ts'
import { stewedRhubarb } from './stewed-rhubarb.ts'
import { toadInTheHole } from './toad-in-the-hole.ts'
import { tomatoSoup } from './tomato-soup.ts'
import { trifle } from './trifle.ts'
import { welshRarebit } from './welsh-rarebit.ts'

export const BRITISH_DISHES: readonly LibraryDish[] = [
  appleCompote,
  bangersAndMash,
  beefStew,
  berryFool,
  butteredPeas,
  cauliflowerCheese,
  cottagePie,
  etonMess,
  fishPie,
  fishcakes,
  fullBreakfast,
  jacketPotato,
  kedgeree,
  leekAndPotatoSoup,
  lemonPosset,
  lentilSoup,
  mashedPotatoes,
  mintSauce,
  onionGravy,
  ovenChips,
  porkChopsWithApple,
  porridge,
  ricePudding,
  roastBrusselsSprouts,
  roastChicken,
  roastPotatoes,
  scrambledEggs,
  shepherdsPie,
  stewedRhubarb,
  toadInTheHole,
  tomatoSoup,
  trifle,
  welshRarebit,
]
