import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { chickenPaprikash } from './chicken-paprikash.ts'
import { lecso } from './lecso.ts'

export const HUNGARIAN_DISHES: readonly LibraryDish[] = [chickenPaprikash, lecso]
