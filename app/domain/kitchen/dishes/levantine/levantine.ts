import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { mujaddara } from './mujaddara.ts'
import { orangeAndAlmondCake } from './orange-and-almond-cake.ts'
import { pitta } from './pitta.ts'

export const LEVANTINE_DISHES: readonly LibraryDish[] = [mujaddara, orangeAndAlmondCake, pitta]
