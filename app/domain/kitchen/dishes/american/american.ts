import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { avocadoToast } from './avocado-toast.ts'
import { bananaBread } from './banana-bread.ts'
import { berrySmoothie } from './berry-smoothie.ts'
import { buffaloWings } from './buffalo-wings.ts'
import { burger } from './burger.ts'
import { caesarSalad } from './caesar-salad.ts'
import { chiaPudding } from './chia-pudding.ts'
import { chilliConCarne } from './chilli-con-carne.ts'
import { coleslaw } from './coleslaw.ts'
import { frenchToast } from './french-toast.ts'
import { greenSmoothie } from './green-smoothie.ts'
import { jambalaya } from './jambalaya.ts'
import { macaroniCheese } from './macaroni-cheese.ts'
import { overnightOats } from './overnight-oats.ts'
import { pancakes } from './pancakes.ts'
import { poachedEggsOnSpinach } from './poached-eggs-on-spinach.ts'
import { tofuScramble } from './tofu-scramble.ts'
import { tunaMelt } from './tuna-melt.ts'
import { yoghurtWithGranola } from './yoghurt-with-granola.ts'

export const AMERICAN_DISHES: readonly LibraryDish[] = [
  avocadoToast,
  bananaBread,
  berrySmoothie,
  buffaloWings,
  burger,
  caesarSalad,
  chiaPudding,
  chilliConCarne,
  coleslaw,
  frenchToast,
  greenSmoothie,
  jambalaya,
  macaroniCheese,
  overnightOats,
  pancakes,
  poachedEggsOnSpinach,
  tofuScramble,
  tunaMelt,
  yoghurtWithGranola,
]
