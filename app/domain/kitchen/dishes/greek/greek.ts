import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { moussaka } from './moussaka.ts'

export const GREEK_DISHES: readonly LibraryDish[] = [moussaka]
