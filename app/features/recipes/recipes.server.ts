import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { isId, newId } from '#app/db/id.ts'
import { recipes } from '#app/db/schema/index.ts'
import type { Recipe } from '#app/domain/recipe/recipe.ts'
import { recipePath } from '#app/domain/slug.ts'
import type { Member } from '#app/features/account/viewer.ts'

export type SavedRecipe = typeof recipes.$inferSelect

/** Keeps a recipe for its owner; returns its id and address. */
export async function saveRecipe(
  db: Db,
  member: Member,
  recipe: Recipe,
  now: Date,
): Promise<{ id: string; path: string }> {
  const id = newId(now.getTime())
  await db.insert(recipes).values({
    id,
    userId: member.id,
    name: recipe.name,
    description: recipe.description,
    cookingTime: `${recipe.cookingTimeMin} minutes`,
    cookingTimeMin: recipe.cookingTimeMin,
    difficulty: recipe.difficulty,
    cuisineType: recipe.cuisineType,
    servings: recipe.servings,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    nutrition: recipe.nutrition,
    dishForm: recipe.dishForm,
    writtenBy: recipe.writtenBy,
    createdAt: now,
  })
  return { id, path: recipePath(id, recipe.name) }
}

/** The member's own recipe, or null: another's answers like one that does not exist. */
export async function findOwnRecipe(db: Db, member: Member, id: string): Promise<SavedRecipe | null> {
  if (!isId(id)) return null
  const [row] = await db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.userId, member.id)))
  return row ?? null
}

const LATEST = 50

/** The member's latest recipes that are not hidden, newest first. */
export async function listOwnRecipes(db: Db, member: Member): Promise<SavedRecipe[]> {
  return db
    .select()
    .from(recipes)
    .where(and(eq(recipes.userId, member.id), isNull(recipes.isHidden)))
    .orderBy(desc(recipes.createdAt), desc(recipes.id))
    .limit(LATEST)
}
