import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { cinnamonBuns } from './cinnamon-buns.ts'
import { seedCrispbread } from './seed-crispbread.ts'
import { seededRyeLoaf } from './seeded-rye-loaf.ts'
import { swedishMeatballs } from './swedish-meatballs.ts'

export const NORDIC_DISHES: readonly LibraryDish[] = [
  cinnamonBuns,
  seedCrispbread,
  seededRyeLoaf,
  swedishMeatballs,
]
