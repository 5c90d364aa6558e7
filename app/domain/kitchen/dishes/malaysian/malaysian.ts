import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { hainaneseChickenRice } from './hainanese-chicken-rice.ts'

export const MALAYSIAN_DISHES: readonly LibraryDish[] = [hainaneseChickenRice]
