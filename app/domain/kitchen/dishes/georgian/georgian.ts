import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { khachapuri } from './khachapuri.ts'
import { lobio } from './lobio.ts'
import { satsivi } from './satsivi.ts'

export const GEORGIAN_DISHES: readonly LibraryDish[] = [khachapuri, lobio, satsivi]
