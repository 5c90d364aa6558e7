import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { aioli } from './aioli.ts'
import { romesco } from './romesco.ts'

export const SPANISH_DISHES: readonly LibraryDish[] = [aioli, romesco]
