import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { arrozDeTomate } from './arroz-de-tomate.ts'
import { bacalhauABras } from './bacalhau-a-bras.ts'
import { caldoVerde } from './caldo-verde.ts'
import { piriPiriChicken } from './piri-piri-chicken.ts'

export const PORTUGUESE_DISHES: readonly LibraryDish[] = [
  arrozDeTomate,
  bacalhauABras,
  caldoVerde,
  piriPiriChicken,
]
