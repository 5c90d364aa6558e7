import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { chickenQuesadillas } from './chicken-quesadillas.ts'
import { chilaquiles } from './chilaquiles.ts'
import { enchiladasRojas } from './enchiladas-rojas.ts'
import { fishTacos } from './fish-tacos.ts'
import { guacamole } from './guacamole.ts'
import { picoDeGallo } from './pico-de-gallo.ts'

export const MEXICAN_DISHES: readonly LibraryDish[] = [
  chickenQuesadillas,
  chilaquiles,
  enchiladasRojas,
  fishTacos,
  guacamole,
  picoDeGallo,
]
