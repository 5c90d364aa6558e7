import { batchCook } from './articles/batch-cook-grains-and-pulses.ts'
import { cookingForAnAllergy } from './articles/cooking-for-an-allergy.ts'
import { howCaloriesAreWorkedOut } from './articles/how-calories-and-macros-are-worked-out.ts'
import { howMuchProtein } from './articles/how-much-protein-do-you-need.ts'
import { howToReadALabel } from './articles/how-to-read-a-food-label.ts'
import { keepGreensFresh } from './articles/keep-greens-fresh.ts'
import { planAWeek } from './articles/plan-a-week-from-the-fridge.ts'
import { portionsByEye } from './articles/portions-by-eye-or-by-scales.ts'
import { sixGramsOfSalt } from './articles/six-grams-of-salt.ts'
import { tenSuppers } from './articles/ten-store-cupboard-suppers.ts'
import { thirtyGramsOfFibre } from './articles/thirty-grams-of-fibre.ts'
import { useByBestBefore } from './articles/use-by-best-before-and-the-freezer.ts'
import type { StarterArticle } from './starter-content.ts'

export const STARTER_ARTICLES: readonly StarterArticle[] = [
  howCaloriesAreWorkedOut,
  planAWeek,
  howMuchProtein,
  batchCook,
  tenSuppers,
  useByBestBefore,
  thirtyGramsOfFibre,
  portionsByEye,
  howToReadALabel,
  cookingForAnAllergy,
  sixGramsOfSalt,
  keepGreensFresh,
]

/** The width is that of the drawings: public/blog-pictures holds each in the sizes of an uploaded picture. */
export const STARTER_PICTURE_SIZE = { widthPx: 1600, heightPx: 900 } as const
