import type { MealReply } from '#app/domain/food/meal-reply.ts'
import type { LeftOut, Recipe, RecipeDraft, RecipeRequest, DishRef } from '#app/domain/recipe/recipe.ts'

/** Whoever writes recipes and reads photos: the kitchen, or a model. */
export type Chef = {
  /** Who wrote it, as the recipe says: "the Mealwright kitchen", or a model's name. */
  name: string
  /**
   * Writes up to `request.numRecipes` recipes, each given as soon as it is whole; `draft` pieces of one still
   * being written may come before. Ends early when the signal aborts. Throws `AppError` with a sentence to show.
   */
  writeRecipes(request: RecipeRequest, options: CallOptions): AsyncIterable<ChefEvent>
  /** Names of the foods in a photo, one per line of the reply; null where no model that sees is set. */
  readIngredients: ((photo: Photo, options: CallOptions) => Promise<string[]>) | null
  /** Estimates a meal from a photo, words or both; null where no model for it is set. */
  estimateMeal: ((meal: MealToEstimate, options: CallOptions) => Promise<MealReply>) | null
  /** True where meals are estimated from words alone, because no vision model is set. */
  isBlind?: boolean
  /** A picture of the finished dish; null where no model that draws is set. */
  drawRecipe: ((recipe: DishToDraw, options: CallOptions) => Promise<Picture>) | null
  /** Asks each model for one word, to check its key, name and vision; undefined where no model is set. */
  check?: (signal: AbortSignal) => Promise<ModelCheck[]>
}

/** The result of checking a model; `fault` is for the operator and contains no key. */
export type ModelCheck = { does: 'recipes' | 'photos'; model: string; fault: string | null }

export type CallOptions = {
  signal: AbortSignal
  /** Who asked: for the limit of calls at a time and the ledger of costs. Never sent to a provider. */
  memberId?: string
}

export type ChefEvent =
  | { type: 'draft'; index: number; draft: Partial<RecipeDraft> }
  /** What is going on while nothing is written: thinking, a repair, or a wait before the model is asked again. */
  | { type: 'stage'; stage: 'thinking' | 'checking' | 'busy'; waitS?: number }
  | {
      type: 'recipe'
      index: number
      recipe: RecipeDraft
      leftOut: LeftOut[]
      /** Foods that only its steps name, without an amount: none of its figures include them. */
      notCounted?: string[]
      /** Sentences about how it differs from what was asked for. */
      remarks?: string[]
      /** Where it is a known dish. */
      dish?: DishRef
    }

/** Re-encoded by us: JPEG, at most 1920 px and 1 MB, no metadata. */
export type Photo = { bytes: Uint8Array; contentType: 'image/jpeg' }

/** At least one of the two. */
export type MealToEstimate = { photo?: Photo; description?: string }

export type DishToDraw = Pick<Recipe, 'name' | 'description' | 'ingredients' | 'cuisineType' | 'dishTemplate'>

/** As the model sent it, known to begin like a picture of this type; re-encode it before anybody sees it. */
export type Picture = { bytes: Uint8Array; contentType: 'image/png' | 'image/jpeg' | 'image/webp' }
