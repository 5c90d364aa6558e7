import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { greenCurry } from './green-curry.ts'
import { larb } from './larb.ts'
import { massamanCurry } from './massaman-curry.ts'
import { padKraPao } from './pad-kra-pao.ts'
import { padSeeEw } from './pad-see-ew.ts'
import { padThai } from './pad-thai.ts'
import { redCurry } from './red-curry.ts'
import { tomKha } from './tom-kha.ts'
import { tomYum } from './tom-yum.ts'

export const THAI_DISHES: readonly LibraryDish[] = [
  greenCurry,
  larb,
  massamanCurry,
  padKraPao,
  padSeeEw,
  padThai,
  redCurry,
  tomKha,
  tomYum,
]
