import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { gyudon } from './gyudon.ts'
import { katsuCurry } from './katsu-curry.ts'
import { misoRamen } from './miso-ramen.ts'
import { misoSoup } from './miso-soup.ts'
import { okonomiyaki } from './okonomiyaki.ts'
import { oyakodon } from './oyakodon.ts'
import { teriyakiSalmon } from './teriyaki-salmon.ts'
import { yakisoba } from './yakisoba.ts'

export const JAPANESE_DISHES: readonly LibraryDish[] = [
  gyudon,
  katsuCurry,
  misoRamen,
  misoSoup,
  okonomiyaki,
  oyakodon,
  teriyakiSalmon,
  yakisoba,
]
