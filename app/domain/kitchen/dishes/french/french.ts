import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { boeufBourguignon } from './boeuf-bourguignon.ts'
import { bouillabaisse } from './bouillabaisse.ts'
import { cassoulet } from './cassoulet.ts'
import { cheeseSouffle } from './cheese-souffle.ts'
import { chickenBlanquette } from './chicken-blanquette.ts'
import { coqAuVin } from './coq-au-vin.ts'
import { crepes } from './crepes.ts'
import { croqueMonsieur } from './croque-monsieur.ts'
import { duckLegsWithLentils } from './duck-legs-with-lentils.ts'
import { gratinDauphinois } from './gratin-dauphinois.ts'
import { lyonnaiseSalad } from './lyonnaise-salad.ts'
import { moulesMariniere } from './moules-mariniere.ts'
import { nicoiseSalad } from './nicoise-salad.ts'
import { omelette } from './omelette.ts'
import { onionSoup } from './onion-soup.ts'
import { quicheLorraine } from './quiche-lorraine.ts'
import { ratatouille } from './ratatouille.ts'
import { sausageAndLentils } from './sausage-and-lentils.ts'
import { soupeAuPistou } from './soupe-au-pistou.ts'
import { tartiflette } from './tartiflette.ts'

export const FRENCH_DISHES: readonly LibraryDish[] = [
  boeufBourguignon,
  bouillabaisse,
  cassoulet,
  cheeseSouffle,
  chickenBlanquette,
  coqAuVin,
  crepes,
  croqueMonsieur,
  duckLegsWithLentils,
  gratinDauphinois,
  lyonnaiseSalad,
  moulesMariniere,
  nicoiseSalad,
  omelette,
  onionSoup,
  quicheLorraine,
  ratatouille,
  sausageAndLentils,
  soupeAuPistou,
  tartiflette,
]
