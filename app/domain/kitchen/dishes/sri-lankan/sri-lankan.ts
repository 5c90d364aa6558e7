import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { parippu } from './parippu.ts'

export const SRI_LANKAN_DISHES: readonly LibraryDish[] = [parippu]
