import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { chickenAdobo } from './chicken-adobo.ts'

export const FILIPINO_DISHES: readonly LibraryDish[] = [chickenAdobo]
