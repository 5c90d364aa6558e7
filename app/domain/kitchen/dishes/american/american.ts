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
import { cucumberMintWater } from './cucumber-mint-water.ts'
import { frenchToast } from './french-toast.ts'
import { fruitSalad } from './fruit-salad.ts'
import { greenSmoothie } from './green-smoothie.ts'
import { grilledBananas } from './grilled-bananas.ts'
import { honeyRoastCarrots } from './honey-roast-carrots.ts'
import { hotChocolate } from './hot-chocolate.ts'
import { icedTea } from './iced-tea.ts'
import { jambalaya } from './jambalaya.ts'
import { lemonade } from './lemonade.ts'
import { macaroniCheese } from './macaroni-cheese.ts'
import { overnightOats } from './overnight-oats.ts'
import { pancakes } from './pancakes.ts'
import { poachedEggsOnSpinach } from './poached-eggs-on-spinach.ts'
import { potatoSalad } from './potato-salad.ts'
import { strawberryMilkshake } from './strawberry-milkshake.ts'
import { tofuScramble } from './tofu-scramble.ts'
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
  cucumberMintWater,
  frenchToast,
  fruitSalad,
  greenSmoothie,
  grilledBananas,
  honeyRoastCarrots,
  hotChocolate,
  icedTea,
  jambalaya,
  lemonade,
  macaroniCheese,
  overnightOats,
  pancakes,
  poachedEggsOnSpinach,
  potatoSalad,
  strawberryMilkshake,
  tofuScramble,
  tunaMelt,
  yoghurtWithGranola,
]
