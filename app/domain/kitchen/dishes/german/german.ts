import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { germanPotatoSalad } from './german-potato-salad.ts'
import { goulash } from './goulash.ts'
import { kaesespaetzle } from './kaesespaetzle.ts'
import { plumSheetCake } from './plum-sheet-cake.ts'
import { sauerkrautAndSausages } from './sauerkraut-and-sausages.ts'
import { schnitzel } from './schnitzel.ts'
import { sunkenAppleCake } from './sunken-apple-cake.ts'

export const GERMAN_DISHES: readonly LibraryDish[] = [
  germanPotatoSalad,
  goulash,
  kaesespaetzle,
  plumSheetCake,
  sauerkrautAndSausages,
  schnitzel,
  sunkenAppleCake,
]
