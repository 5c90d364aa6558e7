import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { affogato } from './affogato.ts'
import { aglioEOlio } from './aglio-e-olio.ts'
import { almondBiscotti } from './almond-biscotti.ts'
import { amaretti } from './amaretti.ts'
import { amatriciana } from './amatriciana.ts'
import { bolognese } from './bolognese.ts'
import { bruschetta } from './bruschetta.ts'
import { cacioEPepe } from './cacio-e-pepe.ts'
import { caponata } from './caponata.ts'
import { caprese } from './caprese.ts'
import { carbonara } from './carbonara.ts'
import { chickenCacciatore } from './chicken-cacciatore.ts'
import { focaccia } from './focaccia.ts'
import { frittata } from './frittata.ts'
import { gnocchiSageButter } from './gnocchi-sage-butter.ts'
import { gnocchiSorrentina } from './gnocchi-sorrentina.ts'
import { grilledAsparagus } from './grilled-asparagus.ts'
import { lasagne } from './lasagne.ts'
import { margherita } from './margherita.ts'
import { milanese } from './milanese.ts'
import { minestrone } from './minestrone.ts'
import { mushroomRisotto } from './mushroom-risotto.ts'
import { ossoBuco } from './osso-buco.ts'
import { panFlatbreads } from './pan-flatbreads.ts'
import { pannaCotta } from './panna-cotta.ts'
import { panzanella } from './panzanella.ts'
import { parmigiana } from './parmigiana.ts'
import { pastaAlPesto } from './pasta-al-pesto.ts'
import { pastaECeci } from './pasta-e-ceci.ts'
import { pastaEFagioli } from './pasta-e-fagioli.ts'
import { pastaPomodoro } from './pasta-pomodoro.ts'
import { peaRisotto } from './pea-risotto.ts'
import { pestoPasta } from './pesto-pasta.ts'
import { polentaMushrooms } from './polenta-mushrooms.ts'
import { prawnLinguine } from './prawn-linguine.ts'
import { puttanesca } from './puttanesca.ts'
import { ribollita } from './ribollita.ts'
import { saffronRisotto } from './saffron-risotto.ts'
import { salsaVerde } from './salsa-verde.ts'
import { saltimbocca } from './saltimbocca.ts'
import { spinachRicottaCannelloni } from './spinach-ricotta-cannelloni.ts'
import { tiramisu } from './tiramisu.ts'
import { tomatoSalad } from './tomato-salad.ts'
import { tomatoSauce } from './tomato-sauce.ts'
import { tunaTomatoPasta } from './tuna-tomato-pasta.ts'
import { zabaglione } from './zabaglione.ts'

export const ITALIAN_DISHES: readonly LibraryDish[] = [
  affogato,
  aglioEOlio,
  almondBiscotti,
  amaretti,
  amatriciana,
  bolognese,
  bruschetta,
  cacioEPepe,
  caponata,
  caprese,
  carbonara,
  chickenCacciatore,
  focaccia,
  frittata,
  gnocchiSageButter,
  gnocchiSorrentina,
  grilledAsparagus,
  lasagne,
  margherita,
  milanese,
  minestrone,
  mushroomRisotto,
  ossoBuco,
  panFlatbreads,
  pannaCotta,
  panzanella,
  parmigiana,
  pastaAlPesto,
  pastaECeci,
  pastaEFagioli,
  pastaPomodoro,
  peaRisotto,
  pestoPasta,
  polentaMushrooms,
  prawnLinguine,
  puttanesca,
  ribollita,
  saffronRisotto,
  salsaVerde,
  saltimbocca,
  spinachRicottaCannelloni,
  tiramisu,
  tomatoSalad,
  tomatoSauce,
  tunaTomatoPasta,
  zabaglione,
]
