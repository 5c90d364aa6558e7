import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { avocadoToast } from './avocado-toast.ts'
import { bananaBread } from './banana-bread.ts'
import { bananaIceCream } from './banana-ice-cream.ts'
import { barbecueSauce } from './barbecue-sauce.ts'
import { berrySmoothie } from './berry-smoothie.ts'
import { buffaloWings } from './buffalo-wings.ts'
import { burger } from './burger.ts'
import { caesarSalad } from './caesar-salad.ts'
import { chiaPudding } from './chia-pudding.ts'
import { chilliConCarne } from './chilli-con-carne.ts'
import { chocolateAvocadoPots } from './chocolate-avocado-pots.ts'
import { coleslaw } from './coleslaw.ts'
import { cranberrySauce } from './cranberry-sauce.ts'
import { creamedSpinach } from './creamed-spinach.ts'
import { cucumberMintWater } from './cucumber-mint-water.ts'
import { devilledEggs } from './devilled-eggs.ts'
import { frenchToast } from './french-toast.ts'
import { fruitSalad } from './fruit-salad.ts'
import { garlicBread } from './garlic-bread.ts'
import { greenSmoothie } from './green-smoothie.ts'
import { grilledBananas } from './grilled-bananas.ts'
import { honeyRoastCarrots } from './honey-roast-carrots.ts'
import { hotChocolate } from './hot-chocolate.ts'
import { icedTea } from './iced-tea.ts'
import { jambalaya } from './jambalaya.ts'
import { kaleChips } from './kale-chips.ts'
import { lemonade } from './lemonade.ts'
import { macaroniCheese } from './macaroni-cheese.ts'
import { overnightOats } from './overnight-oats.ts'
import { pancakes } from './pancakes.ts'
import { pastaSalad } from './pasta-salad.ts'
import { poachedEggsOnSpinach } from './poached-eggs-on-spinach.ts'
import { popcorn } from './popcorn.ts'
import { potatoSalad } from './potato-salad.ts'
import { quinoaSalad } from './quinoa-salad.ts'
import { strawberryMilkshake } from './strawberry-milkshake.ts'
import { stuffedMushrooms } from './stuffed-mushrooms.ts'
import { sweetPotatoWedges } from './sweet-potato-wedges.ts'
import { tofuScramble } from './tofu-scramble.ts'
import { trailMix } from './trail-mix.ts'
import { tunaMelt } from './tuna-melt.ts'
import { yoghurtWithGranola } from './yoghurt-with-granola.ts'

export const AMERICAN_DISHES: readonly LibraryDish[] = [
  avocadoToast,
  bananaBread,
  bananaIceCream,
  barbecueSauce,
  berrySmoothie,
  buffaloWings,
  burger,
  caesarSalad,
  chiaPudding,
  chilliConCarne,
  chocolateAvocadoPots,
  coleslaw,
  cranberrySauce,
  creamedSpinach,
  cucumberMintWater,
  devilledEggs,
  frenchToast,
  fruitSalad,
  garlicBread,
  greenSmoothie,
  grilledBananas,
  honeyRoastCarrots,
  hotChocolate,
  icedTea,
  jambalaya,
  kaleChips,
  lemonade,
  macaroniCheese,
  overnightOats,
  pancakes,
  pastaSalad,
  poachedEggsOnSpinach,
  popcorn,
  potatoSalad,
  quinoaSalad,
  strawberryMilkshake,
  stuffedMushrooms,
  sweetPotatoWedges,
  tofuScramble,
  trailMix,
  tunaMelt,
  yoghurtWithGranola,
]
