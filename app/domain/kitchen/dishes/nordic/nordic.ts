import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { swedishMeatballs } from './swedish-meatballs.ts'

export const NORDIC_DISHES: readonly LibraryDish[] = [swedishMeatballs]
