import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { charKwayTeow } from './char-kway-teow.ts'
import { hainaneseChickenRice } from './hainanese-chicken-rice.ts'

export const MALAYSIAN_DISHES: readonly LibraryDish[] = [charKwayTeow, hainaneseChickenRice]
