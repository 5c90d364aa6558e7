import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { cubanBlackBeans } from './cuban-black-beans.ts'
import { curryGoat } from './curry-goat.ts'
import { jerkChicken } from './jerk-chicken.ts'
import { riceAndPeas } from './rice-and-peas.ts'
import { ropaVieja } from './ropa-vieja.ts'

export const CARIBBEAN_DISHES: readonly LibraryDish[] = [
  cubanBlackBeans,
  curryGoat,
  jerkChicken,
  riceAndPeas,
  ropaVieja,
]
