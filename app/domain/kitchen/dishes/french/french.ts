import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { boeufBourguignon } from './boeuf-bourguignon.ts'
import { caramelSauce } from './caramel-sauce.ts'
import { chocolateMousse } from './chocolate-mousse.ts'
import { coqAuVin } from './coq-au-vin.ts'
import { cremeBrulee } from './creme-brulee.ts'
import { cremeCaramel } from './creme-caramel.ts'
import { crepes } from './crepes.ts'
import { gratinDauphinois } from './gratin-dauphinois.ts'
import { greenBeansWithGarlic } from './green-beans-with-garlic.ts'
import { greenSalad } from './green-salad.ts'
import { lentilBeetrootSalad } from './lentil-beetroot-salad.ts'
import { moulesMariniere } from './moules-mariniere.ts'
import { nicoiseSalad } from './nicoise-salad.ts'
import { omelette } from './omelette.ts'
import { onionSoup } from './onion-soup.ts'
import { poachedPears } from './poached-pears.ts'
import { quicheLorraine } from './quiche-lorraine.ts'
import { ratatouille } from './ratatouille.ts'
import { sausageAndLentils } from './sausage-and-lentils.ts'
import { vanillaCustard } from './vanilla-custard.ts'
import { vinaigrette } from './vinaigrette.ts'
import { whiteSauce } from './white-sauce.ts'

export const FRENCH_DISHES: readonly LibraryDish[] = [
  boeufBourguignon,
  caramelSauce,
  chocolateMousse,
  coqAuVin,
  cremeBrulee,
  cremeCaramel,
  crepes,
  gratinDauphinois,
  greenBeansWithGarlic,
  greenSalad,
  lentilBeetrootSalad,
  moulesMariniere,
  nicoiseSalad,
  omelette,
  onionSoup,
  poachedPears,
  quicheLorraine,
  ratatouille,
  sausageAndLentils,
  vanillaCustard,
  vinaigrette,
  whiteSauce,
]
