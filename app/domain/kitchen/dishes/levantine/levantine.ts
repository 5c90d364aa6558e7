import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { mujaddara } from './mujaddara.ts'

export const LEVANTINE_DISHES: readonly LibraryDish[] = [mujaddara]
