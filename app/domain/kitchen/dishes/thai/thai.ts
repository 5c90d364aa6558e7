import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { padThai } from './pad-thai.ts'

export const THAI_DISHES: readonly LibraryDish[] = [padThai]
