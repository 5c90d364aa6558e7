import type { Db } from '#app/db/open.server.ts'
import type { Recipe } from '#app/domain/recipe/recipe.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { saveRecipe } from '#app/features/recipes/recipes.server.ts'
import { shareRecipe } from '#app/features/recipes/saved/share-recipe.server.ts'
import { recipe } from './saved-recipes.ts'

/** Keeps a recipe and shares it, through the commands a page would use. */
export async function sharePost(
  db: Db,
  author: Member,
  change: { title?: string; description?: string; tags?: string[]; lines?: string[] } & Partial<Recipe> = {},
  now = new Date('2026-11-20T10:00:00Z'),
): Promise<{ postId: string; recipeId: string }> {
  const { title, description = '', tags = [], ...of } = change
  const { id: recipeId } = await saveRecipe(db, author, recipe({ name: title ?? 'Roast roots', ...of }), now)
  const values = { title: title ?? of.name ?? 'Roast roots', description, tags }
  const { id: postId } = await shareRecipe(db, author, recipeId, values, now)
  return { postId, recipeId }
}
