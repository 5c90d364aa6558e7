import type { ErrorCode } from '#app/domain/errors.ts'
import type { LeftOut, RecipeDraft } from '#app/domain/recipe/recipe.ts'
import type { RecipeNutrition } from '#app/domain/food/nutrition.ts'

/** What the generator page gets, one JSON object per line, as each piece is ready. */
export type GenerationEvent =
  /** A recipe still being written: whatever is there so far. */
  | { type: 'draft'; index: number; recipe: Partial<RecipeDraft> }
  /** What is happening while nothing is written; `waitS`: seconds until a busy model is asked again. */
  | { type: 'stage'; stage: GenerationStage; waitS?: number }
  /** A whole recipe, checked and counted. */
  | { type: 'recipe'; index: number; recipe: GeneratedRecipe }
  | { type: 'done'; savedCount: number; remaining: number | null }
  | { type: 'error'; code: ErrorCode; message: string; details?: Record<string, string | number> }

export type GenerationStage = 'thinking' | 'checking' | 'busy'

export type GeneratedRecipe = RecipeDraft & {
  nutrition: RecipeNutrition
  writtenBy: string
  tag: 'Trial Recipe' | 'Premium Recipe'
  /** Address of the drawn plate. */
  plateUrl: string
  /** Backdrop the plate lies on: a token name such as "backdrop-sea". */
  backdrop: string
  /** Id and address of the kept recipe; null for a trial recipe. */
  id: string | null
  path: string | null
  leftOut: readonly LeftOut[]
  /** Sentences on where it differs from what was asked for. */
  remarks?: readonly string[]
}
