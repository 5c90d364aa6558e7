import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { bagels } from './bagels.ts'
import { bananaBread } from './banana-bread.ts'
import { berrySmoothie } from './berry-smoothie.ts'
import { blueberryMuffins } from './blueberry-muffins.ts'
import { buffaloWings } from './buffalo-wings.ts'
import { burger } from './burger.ts'
import { caesarSalad } from './caesar-salad.ts'
import { chilliConCarne } from './chilli-con-carne.ts'
import { coleslaw } from './coleslaw.ts'
import { dinnerRolls } from './dinner-rolls.ts'
import { frenchToast } from './french-toast.ts'
import { jambalaya } from './jambalaya.ts'
import { macaroniCheese } from './macaroni-cheese.ts'
import { pancakes } from './pancakes.ts'
import { tunaMelt } from './tuna-melt.ts'

export const AMERICAN_DISHES: readonly LibraryDish[] = [
  bagels,
  bananaBread,
  berrySmoothie,
  blueberryMuffins,
  buffaloWings,
  burger,
  caesarSalad,
  chilliConCarne,
  coleslaw,
  dinnerRolls,
  frenchToast,
  jambalaya,
  macaroniCheese,
  pancakes,
  tunaMelt,
]
