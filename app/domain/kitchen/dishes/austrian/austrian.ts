import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { kaiserschmarrn } from './kaiserschmarrn.ts'
import { vanillaCrescents } from './vanilla-crescents.ts'

export const AUSTRIAN_DISHES: readonly LibraryDish[] = [kaiserschmarrn, vanillaCrescents]
