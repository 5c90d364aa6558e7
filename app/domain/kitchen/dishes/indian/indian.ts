import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { alooGobi } from './aloo-gobi.ts'
import { alooMatar } from './aloo-matar.ts'
import { alooParatha } from './aloo-paratha.ts'
import { bainganBharta } from './baingan-bharta.ts'
import { bhindiMasala } from './bhindi-masala.ts'
import { bombayPotatoes } from './bombay-potatoes.ts'
import { butterChicken } from './butter-chicken.ts'
import { cabbageThoran } from './cabbage-thoran.ts'
import { chanaMasala } from './chana-masala.ts'
import { chapati } from './chapati.ts'
import { chickenBiryani } from './chicken-biryani.ts'
import { chickenCurry } from './chicken-curry.ts'
import { chickenJalfrezi } from './chicken-jalfrezi.ts'
import { chickenKorma } from './chicken-korma.ts'
import { chickenTikkaMasala } from './chicken-tikka-masala.ts'
import { chickpeaCoconutCurry } from './chickpea-coconut-curry.ts'
import { coconutFishCurry } from './coconut-fish-curry.ts'
import { coconutLentilSoup } from './coconut-lentil-soup.ts'
import { cucumberRaita } from './cucumber-raita.ts'
import { dalMakhani } from './dal-makhani.ts'
import { dalTarka } from './dal-tarka.ts'
import { dumAloo } from './dum-aloo.ts'
import { eggCurry } from './egg-curry.ts'
import { goanPrawnCurry } from './goan-prawn-curry.ts'
import { goldenMilk } from './golden-milk.ts'
import { greenChutney } from './green-chutney.ts'
import { jeeraRice } from './jeera-rice.ts'
import { kachumber } from './kachumber.ts'
import { keemaMatar } from './keema-matar.ts'
import { kheer } from './kheer.ts'
import { khichdi } from './khichdi.ts'
import { lambSaag } from './lamb-saag.ts'
import { lambVindaloo } from './lamb-vindaloo.ts'
import { lemonRice } from './lemon-rice.ts'
import { malaiKofta } from './malai-kofta.ts'
import { mangoSmoothieBowl } from './mango-smoothie-bowl.ts'
import { masalaChai } from './masala-chai.ts'
import { masalaOmelette } from './masala-omelette.ts'
import { matarPaneer } from './matar-paneer.ts'
import { mushroomMasala } from './mushroom-masala.ts'
import { naan } from './naan.ts'
import { paneerButterMasala } from './paneer-butter-masala.ts'
import { paneerTikka } from './paneer-tikka.ts'
import { pavBhaji } from './pav-bhaji.ts'
import { poha } from './poha.ts'
import { rajma } from './rajma.ts'
import { roganJosh } from './rogan-josh.ts'
import { saagAloo } from './saag-aloo.ts'
import { saagPaneer } from './saag-paneer.ts'
import { sambar } from './sambar.ts'
import { sweetLassi } from './sweet-lassi.ts'
import { tandooriChicken } from './tandoori-chicken.ts'
import { upma } from './upma.ts'
import { vegetableBiryani } from './vegetable-biryani.ts'
import { vegetableKorma } from './vegetable-korma.ts'
import { vegetablePakora } from './vegetable-pakora.ts'
import { vegetablePulao } from './vegetable-pulao.ts'

export const INDIAN_DISHES: readonly LibraryDish[] = [
  alooGobi,
  alooMatar,
  alooParatha,
  bainganBharta,
  bhindiMasala,
  bombayPotatoes,
  butterChicken,
  cabbageThoran,
  chanaMasala,
  chapati,
  chickenBiryani,
  chickenCurry,
  chickenJalfrezi,
  chickenKorma,
  chickenTikkaMasala,
  chickpeaCoconutCurry,
  coconutFishCurry,
  coconutLentilSoup,
  cucumberRaita,
  dalMakhani,
  dalTarka,
  dumAloo,
  eggCurry,
  goanPrawnCurry,
  goldenMilk,
  greenChutney,
  jeeraRice,
  kachumber,
  keemaMatar,
  kheer,
  khichdi,
  lambSaag,
  lambVindaloo,
  lemonRice,
  malaiKofta,
  mangoSmoothieBowl,
  masalaChai,
  masalaOmelette,
  matarPaneer,
  mushroomMasala,
  naan,
  paneerButterMasala,
  paneerTikka,
  pavBhaji,
  poha,
  rajma,
  roganJosh,
  saagAloo,
  saagPaneer,
  sambar,
  sweetLassi,
  tandooriChicken,
  upma,
  vegetableBiryani,
  vegetableKorma,
  vegetablePakora,
  vegetablePulao,
]
