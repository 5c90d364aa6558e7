import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { babaGanoush } from './baba-ganoush.ts'
import { chickenShawarma } from './chicken-shawarma.ts'
import { falafel } from './falafel.ts'
import { fattoush } from './fattoush.ts'
import { foulMedames } from './foul-medames.ts'
import { hummus } from './hummus.ts'
import { lambKofta } from './lamb-kofta.ts'
import { manakish } from './manakish.ts'
import { muhammara } from './muhammara.ts'
import { mujaddara } from './mujaddara.ts'
import { orangeAndAlmondCake } from './orange-and-almond-cake.ts'
import { panFriedFalafel } from './pan-fried-falafel.ts'
import { pitta } from './pitta.ts'
import { ricePilaf } from './rice-pilaf.ts'
import { riceWithVermicelli } from './rice-with-vermicelli.ts'
import { roastedChickpeas } from './roasted-chickpeas.ts'
import { stuffedPeppers } from './stuffed-peppers.ts'
import { tabbouleh } from './tabbouleh.ts'
import { tahiniSauce } from './tahini-sauce.ts'

export const LEVANTINE_DISHES: readonly LibraryDish[] = [
  babaGanoush,
  chickenShawarma,
  falafel,
  fattoush,
  foulMedames,
  hummus,
  lambKofta,
  manakish,
  muhammara,
  mujaddara,
  orangeAndAlmondCake,
  panFriedFalafel,
  pitta,
  ricePilaf,
  riceWithVermicelli,
  roastedChickpeas,
  stuffedPeppers,
  tabbouleh,
  tahiniSauce,
]
