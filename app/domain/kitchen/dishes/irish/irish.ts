import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { colcannon } from './colcannon.ts'
import { irishStew } from './irish-stew.ts'

export const IRISH_DISHES: readonly LibraryDish[] = [colcannon, irishStew]
