import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { cheeseFondue } from './cheese-fondue.ts'
import { roesti } from './roesti.ts'

export const SWISS_DISHES: readonly LibraryDish[] = [cheeseFondue, roesti]
