import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { lemongrassChicken } from './lemongrass-chicken.ts'
import { pho } from './pho.ts'
import { summerRolls } from './summer-rolls.ts'

export const VIETNAMESE_DISHES: readonly LibraryDish[] = [lemongrassChicken, pho, summerRolls]
