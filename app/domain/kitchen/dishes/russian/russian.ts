import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { beefStroganoff } from './beef-stroganoff.ts'

export const RUSSIAN_DISHES: readonly LibraryDish[] = [beefStroganoff]
