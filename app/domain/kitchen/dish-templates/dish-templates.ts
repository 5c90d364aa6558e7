import type { DishTemplate } from '#app/domain/kitchen/dish.ts'
import { grainBowl } from './grain-bowl.ts'
import { poke } from './rice-bowl.ts'
import { salad } from './salad.ts'
import { braise } from './braise.ts'
import { burger } from './burger.ts'
import { quesadilla } from './quesadilla.ts'
import { sandwich } from './sandwich.ts'
import { sweetToast } from './sweet-toast.ts'
import { tacos } from './tacos.ts'
import { toast } from './toast.ts'
import { wrap } from './wrap.ts'
import { frenchToast } from './french-toast.ts'
import { frittata } from './frittata.ts'
import { omelette } from './omelette.ts'
import { shakshuka } from './shakshuka.ts'
import { dip } from './dip.ts'
import { snackPlate } from './snack-plate.ts'
import { gratin } from './bake.ts'
import { parcels } from './fish-parcels.ts'
import { stuffed } from './stuffed-vegetables.ts'
import { muffins } from './muffins.ts'
import { pizza } from './pizza.ts'
import { tart } from './tart.ts'
import { roast } from './roast.ts'
import { trayBake } from './tray-bake.ts'
import { hash } from './hash.ts'
import { panMain } from './pan-main.ts'
import { scramble } from './scramble.ts'
import { skewers } from './skewers.ts'
import { pasta } from './pasta.ts'
import { chilli } from './chilli.ts'
import { congee } from './congee.ts'
import { curry } from './curry.ts'
import { dal } from './dal.ts'
import { stew } from './stew.ts'
import { ricePan } from './rice-pan.ts'
import { risotto } from './risotto.ts'
import { noodleSoup } from './noodle-soup.ts'
import { soup } from './soup.ts'
import { bakedFruit } from './crumble.ts'
import { fruitBowl } from './fruit-bowl.ts'
import { overnightOats } from './overnight-oats.ts'
import { pancakes } from './pancakes.ts'
import { polentaBowl } from './polenta-bowl.ts'
import { porridge } from './porridge.ts'
import { smoothie } from './smoothie.ts'
import { yoghurtBowl } from './yoghurt-bowl.ts'
import { friedRice } from './fried-rice.ts'
import { noodleStirFry } from './noodle-stir-fry.ts'
import { stirFry } from './stir-fry.ts'

/** Every form of dish the kitchen knows. */
export const DISH_TEMPLATES: readonly DishTemplate[] = [
  stirFry,
  noodleStirFry,
  friedRice,
  curry,
  dal,
  congee,
  stew,
  braise,
  chilli,
  ricePan,
  risotto,
  pasta,
  soup,
  noodleSoup,
  trayBake,
  roast,
  tart,
  parcels,
  stuffed,
  gratin,
  panMain,
  skewers,
  hash,
  polentaBowl,
  frittata,
  omelette,
  scramble,
  shakshuka,
  grainBowl,
  poke,
  salad,
  tacos,
  wrap,
  quesadilla,
  sandwich,
  toast,
  pizza,
  burger,
  dip,
  snackPlate,
  porridge,
  overnightOats,
  yoghurtBowl,
  smoothie,
  pancakes,
  muffins,
  frenchToast,
  sweetToast,
  fruitBowl,
  bakedFruit,
]
