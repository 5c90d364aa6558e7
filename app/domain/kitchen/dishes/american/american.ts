import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { bananaBread } from './banana-bread.ts'
import { berrySmoothie } from './berry-smoothie.ts'
import { chilliConCarne } from './chilli-con-carne.ts'
import { macaroniCheese } from './macaroni-cheese.ts'

export const AMERICAN_DISHES: readonly LibraryDish[] = [
  bananaBread,
  berrySmoothie,
  chilliConCarne,
  macaroniCheese,
]
