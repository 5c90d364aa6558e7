import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { atakiltWat } from './atakilt-wat.ts'
import { doroWat } from './doro-wat.ts'
import { misirWat } from './misir-wat.ts'

export const ETHIOPIAN_DISHES: readonly LibraryDish[] = [atakiltWat, doroWat, misirWat]
