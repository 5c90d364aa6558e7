import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { basilTofu } from './basil-tofu.ts'
import { greenCurry } from './green-curry.ts'
import { larb } from './larb.ts'
import { mangoStickyRice } from './mango-sticky-rice.ts'
import { massamanCurry } from './massaman-curry.ts'
import { padKraPao } from './pad-kra-pao.ts'
import { padSeeEw } from './pad-see-ew.ts'
import { padThai } from './pad-thai.ts'
import { pineappleFriedRice } from './pineapple-fried-rice.ts'
import { redCurry } from './red-curry.ts'
import { somTam } from './som-tam.ts'
import { tomKha } from './tom-kha.ts'
import { tomYum } from './tom-yum.ts'

export const THAI_DISHES: readonly LibraryDish[] = [
  basilTofu,
  greenCurry,
  larb,
  mangoStickyRice,
  massamanCurry,
  padKraPao,
  padSeeEw,
  padThai,
  pineappleFriedRice,
  redCurry,
  somTam,
  tomKha,
  tomYum,
]
