import type { DishForm } from '#app/domain/kitchen/dish.ts'
import { grainBowl, poke, salad } from './bowl.ts'
import { burger, quesadilla, sandwich, tacos, toast, wrap } from './bread.ts'
import { frittata, omelette, shakshuka } from './egg.ts'
import { dip, snackPlate } from './nibble.ts'
import { gratin, parcels, stuffed, trayBake } from './oven.ts'
import { hash, panMain, skewers } from './pan.ts'
import { pasta } from './pasta.ts'
import { chilli, curry, dal, stew } from './pot.ts'
import { ricePan, risotto } from './rice.ts'
import { noodleSoup, soup } from './soup.ts'
import { bakedFruit, fruitBowl, overnightOats, pancakes, porridge, smoothie, yoghurtBowl } from './sweet.ts'
import { friedRice, noodleStirFry, stirFry } from './wok.ts'

/** Every form of dish the kitchen knows. */
export const FORMS: readonly DishForm[] = [
  stirFry,
  noodleStirFry,
  friedRice,
  curry,
  dal,
  stew,
  chilli,
  ricePan,
  risotto,
  pasta,
  soup,
  noodleSoup,
  trayBake,
  parcels,
  stuffed,
  gratin,
  panMain,
  skewers,
  hash,
  frittata,
  omelette,
  shakshuka,
  grainBowl,
  poke,
  salad,
  tacos,
  wrap,
  quesadilla,
  sandwich,
  toast,
  burger,
  dip,
  snackPlate,
  porridge,
  overnightOats,
  yoghurtBowl,
  smoothie,
  pancakes,
  fruitBowl,
  bakedFruit,
]
