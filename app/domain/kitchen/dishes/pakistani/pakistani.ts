import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { chickenKarahi } from './chicken-karahi.ts'
import { nihari } from './nihari.ts'

export const PAKISTANI_DISHES: readonly LibraryDish[] = [chickenKarahi, nihari]
