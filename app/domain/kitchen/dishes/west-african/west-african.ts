import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { groundnutStew } from './groundnut-stew.ts'
import { jollofRice } from './jollof-rice.ts'
import { redRed } from './red-red.ts'

export const WEST_AFRICAN_DISHES: readonly LibraryDish[] = [groundnutStew, jollofRice, redRed]
