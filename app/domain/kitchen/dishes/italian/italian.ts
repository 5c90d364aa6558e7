import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { aglioEOlio } from './aglio-e-olio.ts'
import { amatriciana } from './amatriciana.ts'
import { bolognese } from './bolognese.ts'
import { cacioEPepe } from './cacio-e-pepe.ts'
import { carbonara } from './carbonara.ts'
import { focaccia } from './focaccia.ts'
import { gnocchiSageButter } from './gnocchi-sage-butter.ts'
import { lasagne } from './lasagne.ts'
import { minestrone } from './minestrone.ts'
import { mushroomRisotto } from './mushroom-risotto.ts'
import { pannaCotta } from './panna-cotta.ts'
import { pastaAlPesto } from './pasta-al-pesto.ts'
import { pastaECeci } from './pasta-e-ceci.ts'
import { pastaEFagioli } from './pasta-e-fagioli.ts'
import { peaRisotto } from './pea-risotto.ts'
import { pestoPasta } from './pesto-pasta.ts'
import { puttanesca } from './puttanesca.ts'
import { ribollita } from './ribollita.ts'
import { saffronRisotto } from './saffron-risotto.ts'
import { spinachRicottaCannelloni } from './spinach-ricotta-cannelloni.ts'
import { tunaTomatoPasta } from './tuna-tomato-pasta.ts'

export const ITALIAN_DISHES: readonly LibraryDish[] = [
  aglioEOlio,
  amatriciana,
  bolognese,
  cacioEPepe,
  carbonara,
  focaccia,
  gnocchiSageButter,
  lasagne,
  minestrone,
  mushroomRisotto,
  pannaCotta,
  pastaAlPesto,
  pastaECeci,
  pastaEFagioli,
  peaRisotto,
  pestoPasta,
  puttanesca,
  ribollita,
  saffronRisotto,
  spinachRicottaCannelloni,
  tunaTomatoPasta,
]
