import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { blackBeanTacos } from './black-bean-tacos.ts'
import { carnitas } from './carnitas.ts'
import { chickenQuesadillas } from './chicken-quesadillas.ts'
import { chickenTingaTacos } from './chicken-tinga-tacos.ts'
import { chilaquiles } from './chilaquiles.ts'
import { enchiladasRojas } from './enchiladas-rojas.ts'
import { fishTacos } from './fish-tacos.ts'
import { guacamole } from './guacamole.ts'
import { huevosRancheros } from './huevos-rancheros.ts'
import { mexicanRedRice } from './mexican-red-rice.ts'
import { picoDeGallo } from './pico-de-gallo.ts'
import { refriedBeans } from './refried-beans.ts'

export const MEXICAN_DISHES: readonly LibraryDish[] = [
  blackBeanTacos,
  carnitas,
  chickenQuesadillas,
  chickenTingaTacos,
  chilaquiles,
  enchiladasRojas,
  fishTacos,
  guacamole,
  huevosRancheros,
  mexicanRedRice,
  picoDeGallo,
  refriedBeans,
]
