import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { bananaBread } from './banana-bread.ts'
import { berrySmoothie } from './berry-smoothie.ts'
import { blt } from './blt.ts'
import { buffaloWings } from './buffalo-wings.ts'
import { burger } from './burger.ts'
import { caesarSalad } from './caesar-salad.ts'
import { chilliConCarne } from './chilli-con-carne.ts'
import { cobbSalad } from './cobb-salad.ts'
import { coleslaw } from './coleslaw.ts'
import { cornbread } from './cornbread.ts'
import { frenchToast } from './french-toast.ts'
import { jambalaya } from './jambalaya.ts'
import { macaroniCheese } from './macaroni-cheese.ts'
import { meatloaf } from './meatloaf.ts'
import { pancakes } from './pancakes.ts'
import { pulledPork } from './pulled-pork.ts'
import { sloppyJoes } from './sloppy-joes.ts'
import { tunaMelt } from './tuna-melt.ts'

export const AMERICAN_DISHES: readonly LibraryDish[] = [
  bananaBread,
  berrySmoothie,
  blt,
  buffaloWings,
  burger,
  caesarSalad,
  chilliConCarne,
  cobbSalad,
  coleslaw,
  cornbread,
  frenchToast,
  jambalaya,
  macaroniCheese,
  meatloaf,
  pancakes,
  pulledPork,
  sloppyJoes,
  tunaMelt,
]
