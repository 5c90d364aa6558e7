import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { beefRendang } from './beef-rendang.ts'
import { chickenSatay } from './chicken-satay.ts'
import { gadoGado } from './gado-gado.ts'
import { laksa } from './laksa.ts'
import { mieGoreng } from './mie-goreng.ts'
import { nasiGoreng } from './nasi-goreng.ts'
import { peanutSauce } from './peanut-sauce.ts'
import { sayurLodeh } from './sayur-lodeh.ts'
import { tempehOrek } from './tempeh-orek.ts'

export const INDONESIAN_DISHES: readonly LibraryDish[] = [
  beefRendang,
  chickenSatay,
  gadoGado,
  laksa,
  mieGoreng,
  nasiGoreng,
  peanutSauce,
  sayurLodeh,
  tempehOrek,
]
