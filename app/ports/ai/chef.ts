import type { LeftOut, RecipeDraft, RecipeRequest } from '#app/domain/recipe/recipe.ts'

/** Whoever writes recipes and reads photos: the kitchen, or a model. */
export type Chef = {
  /** Who wrote it, as the recipe says: "the Mealwright kitchen", or a model's name. */
  name: string
  /**
   * Writes up to `request.numRecipes` recipes, each given as soon as it is whole; `draft` pieces of one still
   * being written may come before. Ends early when the signal aborts. Throws `AppError` with a sentence to show.
   */
  writeRecipes(request: RecipeRequest, options: { signal: AbortSignal }): AsyncIterable<ChefEvent>
  /** Names of the foods in a photo, one per line of the reply; null where no model that sees is set. */
  readIngredients: ((photo: Photo, options: { signal: AbortSignal }) => Promise<string[]>) | null
}

export type ChefEvent =
  | { type: 'draft'; index: number; draft: Partial<RecipeDraft> }
  | { type: 'recipe'; index: number; recipe: RecipeDraft; leftOut: LeftOut[] }

/** Re-encoded by us: JPEG, at most 1920 px and 1 MB, no metadata. */
export type Photo = { bytes: Uint8Array; contentType: 'image/jpeg' }
