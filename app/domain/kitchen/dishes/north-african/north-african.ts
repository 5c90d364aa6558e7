import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { chermoulaFish } from './chermoula-fish.ts'
import { chickenTagine } from './chicken-tagine.ts'
import { couscousSevenVegetables } from './couscous-seven-vegetables.ts'
import { harira } from './harira.ts'
import { lambTagine } from './lamb-tagine.ts'
import { shakshuka } from './shakshuka.ts'
import { zaalouk } from './zaalouk.ts'

export const NORTH_AFRICAN_DISHES: readonly LibraryDish[] = [
  chermoulaFish,
  chickenTagine,
  couscousSevenVegetables,
  harira,
  lambTagine,
  shakshuka,
  zaalouk,
]
