import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { mujaddara } from './mujaddara.ts'
import { ricePilaf } from './rice-pilaf.ts'
import { roastedChickpeas } from './roasted-chickpeas.ts'
import { stuffedPeppers } from './stuffed-peppers.ts'
import { tahiniSauce } from './tahini-sauce.ts'

export const LEVANTINE_DISHES: readonly LibraryDish[] = [
  mujaddara,
  ricePilaf,
  roastedChickpeas,
  stuffedPeppers,
  tahiniSauce,
]
