import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { alooGobi } from './aloo-gobi.ts'
import { alooMatar } from './aloo-matar.ts'
import { bainganBharta } from './baingan-bharta.ts'
import { bhindiMasala } from './bhindi-masala.ts'
import { butterChicken } from './butter-chicken.ts'
import { chanaMasala } from './chana-masala.ts'
import { chapati } from './chapati.ts'
import { chickenBiryani } from './chicken-biryani.ts'
import { chickenKorma } from './chicken-korma.ts'
import { chickenTikkaMasala } from './chicken-tikka-masala.ts'
import { cucumberRaita } from './cucumber-raita.ts'
import { dalMakhani } from './dal-makhani.ts'
import { dalTarka } from './dal-tarka.ts'
import { jeeraRice } from './jeera-rice.ts'
import { keemaMatar } from './keema-matar.ts'
import { khichdi } from './khichdi.ts'
import { lambVindaloo } from './lamb-vindaloo.ts'
import { lemonRice } from './lemon-rice.ts'
import { matarPaneer } from './matar-paneer.ts'
import { naan } from './naan.ts'
import { rajma } from './rajma.ts'
import { roganJosh } from './rogan-josh.ts'
import { saagPaneer } from './saag-paneer.ts'
import { sambar } from './sambar.ts'
import { vegetablePakora } from './vegetable-pakora.ts'

export const INDIAN_DISHES: readonly LibraryDish[] = [
  alooGobi,
  alooMatar,
  bainganBharta,
  bhindiMasala,
  butterChicken,
  chanaMasala,
  chapati,
  chickenBiryani,
  chickenKorma,
  chickenTikkaMasala,
  cucumberRaita,
  dalMakhani,
  dalTarka,
  jeeraRice,
  keemaMatar,
  khichdi,
  lambVindaloo,
  lemonRice,
  matarPaneer,
  naan,
  rajma,
  roganJosh,
  saagPaneer,
  sambar,
  vegetablePakora,
]
