import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { bananaBread } from './banana-bread.ts'
import { berrySmoothie } from './berry-smoothie.ts'
import { buffaloWings } from './buffalo-wings.ts'
import { burger } from './burger.ts'
import { chilliConCarne } from './chilli-con-carne.ts'
import { frenchToast } from './french-toast.ts'
import { macaroniCheese } from './macaroni-cheese.ts'
import { pancakes } from './pancakes.ts'

export const AMERICAN_DISHES: readonly LibraryDish[] = [
  bananaBread,
  berrySmoothie,
  buffaloWings,
  burger,
  chilliConCarne,
  frenchToast,
  macaroniCheese,
  pancakes,
]
