import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { bananaBread } from './banana-bread.ts'
import { berrySmoothie } from './berry-smoothie.ts'
import { blt } from './blt.ts'
import { buffaloWings } from './buffalo-wings.ts'
import { burger } from './burger.ts'
import { caesarSalad } from './caesar-salad.ts'
import { chickenPotPie } from './chicken-pot-pie.ts'
import { chilliConCarne } from './chilli-con-carne.ts'
import { cobbSalad } from './cobb-salad.ts'
import { coleslaw } from './coleslaw.ts'
import { cornChowder } from './corn-chowder.ts'
import { cornbread } from './cornbread.ts'
import { eggSaladSandwich } from './egg-salad-sandwich.ts'
import { frenchToast } from './french-toast.ts'
import { friedChicken } from './fried-chicken.ts'
import { grilledCheese } from './grilled-cheese.ts'
import { gumbo } from './gumbo.ts'
import { hashBrowns } from './hash-browns.ts'
import { jambalaya } from './jambalaya.ts'
import { macaroniCheese } from './macaroni-cheese.ts'
import { meatloaf } from './meatloaf.ts'
import { pancakes } from './pancakes.ts'
import { peachCobbler } from './peach-cobbler.ts'
import { phillyCheesesteak } from './philly-cheesesteak.ts'
import { potRoast } from './pot-roast.ts'
import { pulledPork } from './pulled-pork.ts'
import { sloppyJoes } from './sloppy-joes.ts'
import { threeBeanChilli } from './three-bean-chilli.ts'
import { tunaMelt } from './tuna-melt.ts'
import { turkeyBurgers } from './turkey-burgers.ts'
import { waffles } from './waffles.ts'
import { waldorfSalad } from './waldorf-salad.ts'

export const AMERICAN_DISHES: readonly LibraryDish[] = [
  bananaBread,
  berrySmoothie,
  blt,
  buffaloWings,
  burger,
  caesarSalad,
  chickenPotPie,
  chilliConCarne,
  cobbSalad,
  coleslaw,
  cornChowder,
  cornbread,
  eggSaladSandwich,
  frenchToast,
  friedChicken,
  grilledCheese,
  gumbo,
  hashBrowns,
  jambalaya,
  macaroniCheese,
  meatloaf,
  pancakes,
  peachCobbler,
  phillyCheesesteak,
  potRoast,
  pulledPork,
  sloppyJoes,
  threeBeanChilli,
  tunaMelt,
  turkeyBurgers,
  waffles,
  waldorfSalad,
]
