import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { mujaddara } from './mujaddara.ts'
import { pitta } from './pitta.ts'

export const LEVANTINE_DISHES: readonly LibraryDish[] = [mujaddara, pitta]
