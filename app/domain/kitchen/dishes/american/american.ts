import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { applePie } from './apple-pie.ts'
import { bagels } from './bagels.ts'
import { bakedCheesecake } from './baked-cheesecake.ts'
import { bananaBread } from './banana-bread.ts'
import { bananaOatCookies } from './banana-oat-cookies.ts'
import { berrySmoothie } from './berry-smoothie.ts'
import { blueberryMuffins } from './blueberry-muffins.ts'
import { branMuffins } from './bran-muffins.ts'
import { brownies } from './brownies.ts'
import { buffaloWings } from './buffalo-wings.ts'
import { burger } from './burger.ts'
import { caesarSalad } from './caesar-salad.ts'
import { carrotCake } from './carrot-cake.ts'
import { chilliConCarne } from './chilli-con-carne.ts'
import { chocolateCake } from './chocolate-cake.ts'
import { chocolateChipCookies } from './chocolate-chip-cookies.ts'
import { coleslaw } from './coleslaw.ts'
import { cornmealMuffins } from './cornmeal-muffins.ts'
import { dateAndOatBars } from './date-and-oat-bars.ts'
import { dinnerRolls } from './dinner-rolls.ts'
import { frenchToast } from './french-toast.ts'
import { granola } from './granola.ts'
import { jambalaya } from './jambalaya.ts'
import { macaroniCheese } from './macaroni-cheese.ts'
import { oatAndRaisinCookies } from './oat-and-raisin-cookies.ts'
import { pancakes } from './pancakes.ts'
import { peachCobbler } from './peach-cobbler.ts'
import { peanutButterCookies } from './peanut-butter-cookies.ts'
import { pecanPie } from './pecan-pie.ts'
import { pumpkinPie } from './pumpkin-pie.ts'
import { tunaMelt } from './tuna-melt.ts'
import { veganBananaMuffins } from './vegan-banana-muffins.ts'
import { veganChocolateCake } from './vegan-chocolate-cake.ts'
import { veganLemonLoaf } from './vegan-lemon-loaf.ts'

export const AMERICAN_DISHES: readonly LibraryDish[] = [
  applePie,
  bagels,
  bakedCheesecake,
  bananaBread,
  bananaOatCookies,
  berrySmoothie,
  blueberryMuffins,
  branMuffins,
  brownies,
  buffaloWings,
  burger,
  caesarSalad,
  carrotCake,
  chilliConCarne,
  chocolateCake,
  chocolateChipCookies,
  coleslaw,
  cornmealMuffins,
  dateAndOatBars,
  dinnerRolls,
  frenchToast,
  granola,
  jambalaya,
  macaroniCheese,
  oatAndRaisinCookies,
  pancakes,
  peachCobbler,
  peanutButterCookies,
  pecanPie,
  pumpkinPie,
  tunaMelt,
  veganBananaMuffins,
  veganChocolateCake,
  veganLemonLoaf,
]
