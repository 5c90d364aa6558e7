import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { breakfastBurrito } from './breakfast-burrito.ts'
import { fishTacos } from './fish-tacos.ts'
import { horchata } from './horchata.ts'

export const MEXICAN_DISHES: readonly LibraryDish[] = [breakfastBurrito, fishTacos, horchata]
