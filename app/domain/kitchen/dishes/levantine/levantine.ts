import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { mujaddara } from './mujaddara.ts'
import { tahiniSauce } from './tahini-sauce.ts'

export const LEVANTINE_DISHES: readonly LibraryDish[] = [mujaddara, tahiniSauce]
