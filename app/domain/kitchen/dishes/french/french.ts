import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { boeufBourguignon } from './boeuf-bourguignon.ts'
import { bouillabaisse } from './bouillabaisse.ts'
import { brioche } from './brioche.ts'
import { caramelSauce } from './caramel-sauce.ts'
import { cassoulet } from './cassoulet.ts'
import { celeriacRemoulade } from './celeriac-remoulade.ts'
import { cheeseSouffle } from './cheese-souffle.ts'
import { cherryClafoutis } from './cherry-clafoutis.ts'
import { chickenBlanquette } from './chicken-blanquette.ts'
import { chickenWithTarragon } from './chicken-with-tarragon.ts'
import { chocolateMousse } from './chocolate-mousse.ts'
import { coqAuVin } from './coq-au-vin.ts'
import { cremeBrulee } from './creme-brulee.ts'
import { cremeCaramel } from './creme-caramel.ts'
import { crepes } from './crepes.ts'
import { croqueMonsieur } from './croque-monsieur.ts'
import { duckLegsWithLentils } from './duck-legs-with-lentils.ts'
import { frenchLentilSalad } from './french-lentil-salad.ts'
import { gratinDauphinois } from './gratin-dauphinois.ts'
import { greenBeansWithGarlic } from './green-beans-with-garlic.ts'
import { greenSalad } from './green-salad.ts'
import { lemonTart } from './lemon-tart.ts'
import { lentilBeetrootSalad } from './lentil-beetroot-salad.ts'
import { lyonnaiseSalad } from './lyonnaise-salad.ts'
import { madeleines } from './madeleines.ts'
import { moulesMariniere } from './moules-mariniere.ts'
import { nicoiseSalad } from './nicoise-salad.ts'
import { omelette } from './omelette.ts'
import { onionSoup } from './onion-soup.ts'
import { pissaladiere } from './pissaladiere.ts'
import { poachedPears } from './poached-pears.ts'
import { potAuFeu } from './pot-au-feu.ts'
import { profiteroles } from './profiteroles.ts'
import { quicheLorraine } from './quiche-lorraine.ts'
import { ratatouille } from './ratatouille.ts'
import { sausageAndLentils } from './sausage-and-lentils.ts'
import { soupeAuPistou } from './soupe-au-pistou.ts'
import { steakAuPoivre } from './steak-au-poivre.ts'
import { tartiflette } from './tartiflette.ts'
import { vanillaCustard } from './vanilla-custard.ts'
import { vinaigrette } from './vinaigrette.ts'
import { whiteSauce } from './white-sauce.ts'

export const FRENCH_DISHES: readonly LibraryDish[] = [
  boeufBourguignon,
  bouillabaisse,
  brioche,
  caramelSauce,
  cassoulet,
  celeriacRemoulade,
  cheeseSouffle,
  cherryClafoutis,
  chickenBlanquette,
  chickenWithTarragon,
  chocolateMousse,
  coqAuVin,
  cremeBrulee,
  cremeCaramel,
  crepes,
  croqueMonsieur,
  duckLegsWithLentils,
  frenchLentilSalad,
  gratinDauphinois,
  greenBeansWithGarlic,
  greenSalad,
  lemonTart,
  lentilBeetrootSalad,
  lyonnaiseSalad,
  madeleines,
  moulesMariniere,
  nicoiseSalad,
  omelette,
  onionSoup,
  pissaladiere,
  poachedPears,
  potAuFeu,
  profiteroles,
  quicheLorraine,
  ratatouille,
  sausageAndLentils,
  soupeAuPistou,
  steakAuPoivre,
  tartiflette,
  vanillaCustard,
  vinaigrette,
  whiteSauce,
]
