import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { bigos } from './bigos.ts'
import { golabki } from './golabki.ts'
import { pierogi } from './pierogi.ts'
import { potatoPancakes } from './potato-pancakes.ts'

export const POLISH_DISHES: readonly LibraryDish[] = [bigos, golabki, pierogi, potatoPancakes]
