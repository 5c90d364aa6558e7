import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { boeufBourguignon } from './boeuf-bourguignon.ts'
import { brioche } from './brioche.ts'
import { cherryClafoutis } from './cherry-clafoutis.ts'
import { coqAuVin } from './coq-au-vin.ts'
import { crepes } from './crepes.ts'
import { gratinDauphinois } from './gratin-dauphinois.ts'
import { lemonTart } from './lemon-tart.ts'
import { madeleines } from './madeleines.ts'
import { moulesMariniere } from './moules-mariniere.ts'
import { nicoiseSalad } from './nicoise-salad.ts'
import { omelette } from './omelette.ts'
import { onionSoup } from './onion-soup.ts'
import { profiteroles } from './profiteroles.ts'
import { quicheLorraine } from './quiche-lorraine.ts'
import { ratatouille } from './ratatouille.ts'
import { sausageAndLentils } from './sausage-and-lentils.ts'

export const FRENCH_DISHES: readonly LibraryDish[] = [
  boeufBourguignon,
  brioche,
  cherryClafoutis,
  coqAuVin,
  crepes,
  gratinDauphinois,
  lemonTart,
  madeleines,
  moulesMariniere,
  nicoiseSalad,
  omelette,
  onionSoup,
  profiteroles,
  quicheLorraine,
  ratatouille,
  sausageAndLentils,
]
