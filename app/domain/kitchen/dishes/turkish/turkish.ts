import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { adanaKofta } from './adana-kofta.ts'
import { bulgurPilaf } from './bulgur-pilaf.ts'
import { cacik } from './cacik.ts'
import { cilbir } from './cilbir.ts'
import { imamBayildi } from './imam-bayildi.ts'
import { lahmacun } from './lahmacun.ts'
import { menemen } from './menemen.ts'
import { mercimek } from './mercimek.ts'

export const TURKISH_DISHES: readonly LibraryDish[] = [
  adanaKofta,
  bulgurPilaf,
  cacik,
  cilbir,
  imamBayildi,
  lahmacun,
  menemen,
  mercimek,
]
