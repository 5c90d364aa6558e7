import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { aioli } from './aioli.ts'
import { albondigas } from './albondigas.ts'
import { cremaCatalana } from './crema-catalana.ts'
import { gambasAlAjillo } from './gambas-al-ajillo.ts'
import { gazpacho } from './gazpacho.ts'
import { lentejas } from './lentejas.ts'
import { paella } from './paella.ts'
import { panConTomate } from './pan-con-tomate.ts'
import { patatasBravas } from './patatas-bravas.ts'
import { pisto } from './pisto.ts'
import { romesco } from './romesco.ts'
import { tortillaEspanola } from './tortilla-espanola.ts'

export const SPANISH_DISHES: readonly LibraryDish[] = [
  aioli,
  albondigas,
  cremaCatalana,
  gambasAlAjillo,
  gazpacho,
  lentejas,
  paella,
  panConTomate,
  patatasBravas,
  pisto,
  romesco,
  tortillaEspanola,
]
