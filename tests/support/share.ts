import type { Db } from '#app/db/open.server.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import type { Recipe } from '#app/domain/recipe/recipe.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { saveRecipe } from '#app/features/recipes/recipes.server.ts'
import { shareRecipe } from '#app/features/recipes/share-recipe.server.ts'

const LINES = ['300 g potatoes', '200 g carrots', '1 tbsp olive oil']

/** Keeps a recipe and shares it, through the commands a page would use. */
export async function sharePost(
  db: Db,
  author: Member,
  change: { title?: string; description?: string; tags?: string[]; lines?: string[] } & Partial<Recipe> = {},
  now = new Date('2026-11-20T10:00:00Z'),
): Promise<{ postId: string; recipeId: string }> {
  const { title, description = '', tags = [], lines = LINES, ...recipe } = change
  const { id: recipeId } = await saveRecipe(
    db,
    author,
    {
      name: title ?? 'Roast roots',
      description: 'Soft inside, brown outside.',
      cookingTimeMin: 45,
      difficulty: 'Beginner',
      cuisineType: 'American',
      servings: 2,
      ingredients: lines.map((text) => ({ text, isExtra: false })),
      instructions: ['Roast everything at 200 °C for 40 minutes.'],
      dishForm: 'tray bake',
      nutrition: nutritionOf(lines, 2),
      writtenBy: 'the Mealwright kitchen',
      ...recipe,
    },
    now,
  )
  const values = { title: title ?? recipe.name ?? 'Roast roots', description, tags }
  const { id: postId } = await shareRecipe(db, author, recipeId, values, now)
  return { postId, recipeId }
}
