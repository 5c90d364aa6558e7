import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { appleCompote } from './apple-compote.ts'
import { appleCrumble } from './apple-crumble.ts'
import { bangersAndMash } from './bangers-and-mash.ts'
import { beansOnToast } from './beans-on-toast.ts'
import { beefStew } from './beef-stew.ts'
import { berryFool } from './berry-fool.ts'
import { breadAndButterPudding } from './bread-and-butter-pudding.ts'
import { bubbleAndSqueak } from './bubble-and-squeak.ts'
import { butteredPeas } from './buttered-peas.ts'
import { cauliflowerCheese } from './cauliflower-cheese.ts'
import { cheeseScones } from './cheese-scones.ts'
import { chickenAndLeekPie } from './chicken-and-leek-pie.ts'
import { coffeeAndWalnutCake } from './coffee-and-walnut-cake.ts'
import { cornishPasties } from './cornish-pasties.ts'
import { coronationChicken } from './coronation-chicken.ts'
import { cottagePie } from './cottage-pie.ts'
import { cullenSkink } from './cullen-skink.ts'
import { custardTart } from './custard-tart.ts'
import { etonMess } from './eton-mess.ts'
import { fishAndChips } from './fish-and-chips.ts'
import { fishPie } from './fish-pie.ts'
import { fishcakes } from './fishcakes.ts'
import { flapjacks } from './flapjacks.ts'
import { fullBreakfast } from './full-breakfast.ts'
import { gingerBiscuits } from './ginger-biscuits.ts'
import { jacketPotato } from './jacket-potato.ts'
import { kedgeree } from './kedgeree.ts'
import { lancashireHotpot } from './lancashire-hotpot.ts'
import { leekAndPotatoSoup } from './leek-and-potato-soup.ts'
import { lemonDrizzleCake } from './lemon-drizzle-cake.ts'
import { lemonPosset } from './lemon-posset.ts'
import { lentilSoup } from './lentil-soup.ts'
import { liverAndOnions } from './liver-and-onions.ts'
import { mashedPotatoes } from './mashed-potatoes.ts'
import { mintSauce } from './mint-sauce.ts'
import { mushroomStroganoff } from './mushroom-stroganoff.ts'
import { nutRoast } from './nut-roast.ts'
import { onionGravy } from './onion-gravy.ts'
import { ovenChips } from './oven-chips.ts'
import { pavlova } from './pavlova.ts'
import { peaAndHamSoup } from './pea-and-ham-soup.ts'
import { ploughmansLunch } from './ploughmans-lunch.ts'
import { porkChopsWithApple } from './pork-chops-with-apple.ts'
import { porridge } from './porridge.ts'
import { rhubarbCrumble } from './rhubarb-crumble.ts'
import { ricePudding } from './rice-pudding.ts'
import { roastBeef } from './roast-beef.ts'
import { roastBrusselsSprouts } from './roast-brussels-sprouts.ts'
import { roastChicken } from './roast-chicken.ts'
import { roastPotatoes } from './roast-potatoes.ts'
import { scones } from './scones.ts'
import { scotchBroth } from './scotch-broth.ts'
import { scrambledEggs } from './scrambled-eggs.ts'
import { shepherdsPie } from './shepherds-pie.ts'
import { shortbread } from './shortbread.ts'
import { sodaBread } from './soda-bread.ts'
import { steakAndAlePie } from './steak-and-ale-pie.ts'
import { stewedRhubarb } from './stewed-rhubarb.ts'
import { stickyGingerbread } from './sticky-gingerbread.ts'
import { stickyToffeePudding } from './sticky-toffee-pudding.ts'
import { teaLoaf } from './tea-loaf.ts'
import { toadInTheHole } from './toad-in-the-hole.ts'
import { tomatoSoup } from './tomato-soup.ts'
import { treacleTart } from './treacle-tart.ts'
import { trifle } from './trifle.ts'
import { victoriaSponge } from './victoria-sponge.ts'
import { welshRarebit } from './welsh-rarebit.ts'
import { whiteLoaf } from './white-loaf.ts'
import { wholemealLoaf } from './wholemeal-loaf.ts'
import { yorkshirePuddings } from './yorkshire-puddings.ts'

export const BRITISH_DISHES: readonly LibraryDish[] = [
  appleCompote,
  appleCrumble,
  bangersAndMash,
  beansOnToast,
  beefStew,
  berryFool,
  breadAndButterPudding,
  bubbleAndSqueak,
  butteredPeas,
  cauliflowerCheese,
  cheeseScones,
  chickenAndLeekPie,
  coffeeAndWalnutCake,
  cornishPasties,
  coronationChicken,
  cottagePie,
  cullenSkink,
  custardTart,
  etonMess,
  fishAndChips,
  fishPie,
  fishcakes,
  flapjacks,
  fullBreakfast,
  gingerBiscuits,
  jacketPotato,
  kedgeree,
  lancashireHotpot,
  leekAndPotatoSoup,
  lemonDrizzleCake,
  lemonPosset,
  lentilSoup,
  liverAndOnions,
  mashedPotatoes,
  mintSauce,
  mushroomStroganoff,
  nutRoast,
  onionGravy,
  ovenChips,
  pavlova,
  peaAndHamSoup,
  ploughmansLunch,
  porkChopsWithApple,
  porridge,
  rhubarbCrumble,
  ricePudding,
  roastBeef,
  roastBrusselsSprouts,
  roastChicken,
  roastPotatoes,
  scones,
  scotchBroth,
  scrambledEggs,
  shepherdsPie,
  shortbread,
  sodaBread,
  steakAndAlePie,
  stewedRhubarb,
  stickyGingerbread,
  stickyToffeePudding,
  teaLoaf,
  toadInTheHole,
  tomatoSoup,
  treacleTart,
  trifle,
  victoriaSponge,
  welshRarebit,
  whiteLoaf,
  wholemealLoaf,
  yorkshirePuddings,
]
