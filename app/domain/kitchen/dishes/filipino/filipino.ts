import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { chickenAdobo } from './chicken-adobo.ts'
import { lumpia } from './lumpia.ts'
import { pancit } from './pancit.ts'
import { sinigang } from './sinigang.ts'

export const FILIPINO_DISHES: readonly LibraryDish[] = [chickenAdobo, lumpia, pancit, sinigang]
