import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { carbonara } from './carbonara.ts'
import { focaccia } from './focaccia.ts'
import { pannaCotta } from './panna-cotta.ts'

export const ITALIAN_DISHES: readonly LibraryDish[] = [carbonara, focaccia, pannaCotta]
