import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { arepas } from './arepas.ts'
import { chimichurriSteak } from './chimichurri-steak.ts'
import { empanadas } from './empanadas.ts'
import { feijoada } from './feijoada.ts'
import { lomoSaltado } from './lomo-saltado.ts'
import { moqueca } from './moqueca.ts'
import { papaALaHuancaina } from './papa-a-la-huancaina.ts'

export const LATIN_AMERICAN_DISHES: readonly LibraryDish[] = [
  arepas,
  chimichurriSteak,
  empanadas,
  feijoada,
  lomoSaltado,
  moqueca,
  papaALaHuancaina,
]
