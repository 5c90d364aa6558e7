import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { omelette } from './omelette.ts'

export const FRENCH_DISHES: readonly LibraryDish[] = [omelette]
