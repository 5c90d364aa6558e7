import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { bircherMuesli } from './bircher-muesli.ts'
import { braisedRedCabbage } from './braised-red-cabbage.ts'
import { cucumberSalad } from './cucumber-salad.ts'
import { germanPotatoSalad } from './german-potato-salad.ts'
import { goulash } from './goulash.ts'
import { kaesespaetzle } from './kaesespaetzle.ts'
import { mulledAppleJuice } from './mulled-apple-juice.ts'
import { plumSheetCake } from './plum-sheet-cake.ts'
import { sauerkrautAndSausages } from './sauerkraut-and-sausages.ts'
import { schnitzel } from './schnitzel.ts'
import { sunkenAppleCake } from './sunken-apple-cake.ts'

export const GERMAN_DISHES: readonly LibraryDish[] = [
  bircherMuesli,
  braisedRedCabbage,
  cucumberSalad,
  germanPotatoSalad,
  goulash,
  kaesespaetzle,
  mulledAppleJuice,
  plumSheetCake,
  sauerkrautAndSausages,
  schnitzel,
  sunkenAppleCake,
]
