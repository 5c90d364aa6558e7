import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { beefBurritos } from './beef-burritos.ts'
import { blackBeanTacos } from './black-bean-tacos.ts'
import { breakfastBurrito } from './breakfast-burrito.ts'
import { burritoBowl } from './burrito-bowl.ts'
import { carnitas } from './carnitas.ts'
import { chickenFajitas } from './chicken-fajitas.ts'
import { chickenQuesadillas } from './chicken-quesadillas.ts'
import { chickenTingaTacos } from './chicken-tinga-tacos.ts'
import { chilaquiles } from './chilaquiles.ts'
import { elote } from './elote.ts'
import { enchiladasRojas } from './enchiladas-rojas.ts'
import { fishTacos } from './fish-tacos.ts'
import { fishVeracruz } from './fish-veracruz.ts'
import { guacamole } from './guacamole.ts'
import { horchata } from './horchata.ts'
import { huevosRancheros } from './huevos-rancheros.ts'
import { mexicanRedRice } from './mexican-red-rice.ts'
import { picoDeGallo } from './pico-de-gallo.ts'
import { pozole } from './pozole.ts'
import { prawnTostadas } from './prawn-tostadas.ts'
import { refriedBeans } from './refried-beans.ts'
import { sopaDeLima } from './sopa-de-lima.ts'
import { taquitos } from './taquitos.ts'
import { tortillaSoup } from './tortilla-soup.ts'

export const MEXICAN_DISHES: readonly LibraryDish[] = [
  beefBurritos,
  blackBeanTacos,
  breakfastBurrito,
  burritoBowl,
  carnitas,
  chickenFajitas,
  chickenQuesadillas,
  chickenTingaTacos,
  chilaquiles,
  elote,
  enchiladasRojas,
  fishTacos,
  fishVeracruz,
  guacamole,
  horchata,
  huevosRancheros,
  mexicanRedRice,
  picoDeGallo,
  pozole,
  prawnTostadas,
  refriedBeans,
  sopaDeLima,
  taquitos,
  tortillaSoup,
]
