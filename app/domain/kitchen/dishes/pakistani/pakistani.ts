import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { chapliKebab } from './chapli-kebab.ts'
import { chickenKarahi } from './chicken-karahi.ts'
import { nihari } from './nihari.ts'

export const PAKISTANI_DISHES: readonly LibraryDish[] = [chapliKebab, chickenKarahi, nihari]
