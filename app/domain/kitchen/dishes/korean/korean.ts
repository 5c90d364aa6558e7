import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { bibimbap } from './bibimbap.ts'
import { bulgogi } from './bulgogi.ts'
import { japchae } from './japchae.ts'
import { kimchiFriedRice } from './kimchi-fried-rice.ts'
import { kimchiJjigae } from './kimchi-jjigae.ts'

export const KOREAN_DISHES: readonly LibraryDish[] = [
  bibimbap,
  bulgogi,
  japchae,
  kimchiFriedRice,
  kimchiJjigae,
]
