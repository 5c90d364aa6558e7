import type { MealReply } from '#app/domain/food/meal-reply.ts'
import type {
  LeftOut,
  Recipe,
  RecipeDraft,
  RecipeRequest,
  WrittenDishRecord,
} from '#app/domain/recipe/recipe.ts'

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
  /** What a model makes of a meal in a photo, in words, or both; null where no model that sees is set. */
  estimateMeal: ((meal: MealToEstimate, options: CallOptions) => Promise<MealReply>) | null
  /** A picture of the finished dish; null where no model that draws is set. */
  drawRecipe: ((recipe: DishToDraw, options: CallOptions) => Promise<Picture>) | null
}

export type CallOptions = {
  signal: AbortSignal
  /** Who asked: for the limit of calls at a time and the ledger of costs. Never sent to a provider. */
  memberId?: string
}

export type ChefEvent =
  | { type: 'draft'; index: number; draft: Partial<RecipeDraft> }
  | {
      type: 'recipe'
      index: number
      recipe: RecipeDraft
      leftOut: LeftOut[]
      /** Where it is a known dish. */
      dish?: WrittenDishRecord
    }

/** Re-encoded by us: JPEG, at most 1920 px and 1 MB, no metadata. */
export type Photo = { bytes: Uint8Array; contentType: 'image/jpeg' }

/** At least one of the two. */
export type MealToEstimate = { photo?: Photo; description?: string }

export type DishToDraw = Pick<Recipe, 'name' | 'description' | 'ingredients' | 'cuisineType' | 'dishTemplate'>

/** As the model sent it, known to begin like a picture of this type; re-encode it before anybody sees it. */
export type Picture = { bytes: Uint8Array; contentType: 'image/png' | 'image/jpeg' | 'image/webp' }
