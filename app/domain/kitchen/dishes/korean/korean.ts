import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { bibimbap } from './bibimbap.ts'
import { bulgogi } from './bulgogi.ts'
import { cucumberBanchan } from './cucumber-banchan.ts'
import { dakgalbi } from './dakgalbi.ts'
import { gochujangWings } from './gochujang-wings.ts'
import { japchae } from './japchae.ts'
import { kimbap } from './kimbap.ts'
import { kimchiFriedRice } from './kimchi-fried-rice.ts'
import { kimchiJjigae } from './kimchi-jjigae.ts'
import { pajeon } from './pajeon.ts'
import { sundubuJjigae } from './sundubu-jjigae.ts'
import { tteokbokki } from './tteokbokki.ts'

export const KOREAN_DISHES: readonly LibraryDish[] = [
  bibimbap,
  bulgogi,
  cucumberBanchan,
  dakgalbi,
  gochujangWings,
  japchae,
  kimbap,
  kimchiFriedRice,
  kimchiJjigae,
  pajeon,
  sundubuJjigae,
  tteokbokki,
]
