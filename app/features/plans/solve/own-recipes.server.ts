import { and, desc, eq, isNull } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { publicRecipes, recipeFavorites, recipes } from '#app/db/schema/index.ts'
import type { OwnRecipe } from '#app/domain/planning/own-recipe.ts'
import { MEAL_TYPES } from '#app/domain/recipe/recipe.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { blockedIdsOf, notBy } from '#app/features/blocks/blocks.server.ts'
import { isShown } from '#app/features/community/post-rows.server.ts'
import { isListed, type SavedRecipe } from '#app/features/recipes/recipes.server.ts'
import type { PlanRow } from '#app/features/plans/stored-plan.server.ts'

/** Members' own recipes, as plans take them. */

/** A plan chooses among so many, the latest saved. */
const MOST_OWN_RECIPES = 60

const OWN_COLUMNS = {
  id: recipes.id,
  name: recipes.name,
  description: recipes.description,
  cookingTimeMin: recipes.cookingTimeMin,
  difficulty: recipes.difficulty,
  cuisineType: recipes.cuisineType,
  servings: recipes.servings,
  ingredients: recipes.ingredients,
  instructions: recipes.instructions,
  dishTemplate: recipes.dishTemplate,
  writtenBy: recipes.writtenBy,
  origin: recipes.origin,
}

/**
 * The recipes a plan may choose beside the dishes of the book, where they are asked for: those its own person saved, and
 * those of the community that they marked as favourites; the latest of both.
 */
export async function ownRecipesFor(
  db: Db,
  { userId, request }: Pick<PlanRow, 'userId' | 'request'>,
): Promise<readonly OwnRecipe[]> {
  if (request.includesSaved !== true) return []
  const rows = [...(await savedBy(db, userId)), ...(await favouritesOf(db, userId))]
  const latest = rows.toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
  // Somebody may have marked a recipe of their own.
  const byId = new Map(latest.map((row) => [row.id, row]))
  return [...byId.values()].slice(0, MOST_OWN_RECIPES).map(ownRecipeOf)
}

const savedBy = (db: Db, memberId: string) =>
  db
    .select({ ...OWN_COLUMNS, savedAt: recipes.createdAt })
    .from(recipes)
    .where(isListed({ id: memberId }))
    .orderBy(desc(recipes.createdAt), desc(recipes.id))
    .limit(MOST_OWN_RECIPES)

async function favouritesOf(db: Db, memberId: string) {
  const blocked = await blockedIdsOf(db, { id: memberId })
  return db
    .select({ ...OWN_COLUMNS, name: publicRecipes.title, savedAt: recipeFavorites.createdAt })
    .from(recipeFavorites)
    .innerJoin(publicRecipes, eq(publicRecipes.id, recipeFavorites.publicRecipeId))
    .innerJoin(recipes, eq(recipes.id, publicRecipes.recipeId))
    .where(
      and(
        eq(recipeFavorites.userId, memberId),
        isShown,
        isNull(recipes.deletedAt),
        notBy(publicRecipes.sharedBy, blocked),
      ),
    )
    .orderBy(desc(recipeFavorites.createdAt), desc(recipeFavorites.publicRecipeId))
    .limit(MOST_OWN_RECIPES)
}

/** A recipe of the member as a plan takes it; null for any other, and for a deleted one. */
export async function findOwnForPlan(db: Db, member: Member, id: string): Promise<OwnRecipe | null> {
  const isTheirs = and(eq(recipes.id, id), eq(recipes.userId, member.id), isNull(recipes.deletedAt))
  const [row] = isId(id) ? await db.select(OWN_COLUMNS).from(recipes).where(isTheirs) : []
  return row ? ownRecipeOf(row) : null
}

/** Whether the member has saved or marked a recipe that a plan might choose. */
export async function hasOwnRecipes(db: Db, member: Member): Promise<boolean> {
  const saved = await db.select({ id: recipes.id }).from(recipes).where(isListed(member)).limit(1)
  if (saved.length > 0) return true
  const isTheirs = eq(recipeFavorites.userId, member.id)
  return (await db.$count(recipeFavorites, isTheirs)) > 0
}

function ownRecipeOf(row: Pick<SavedRecipe, keyof typeof OWN_COLUMNS>): OwnRecipe {
  const tags = (row.origin?.tags ?? []).map((tag) => tag.toLowerCase())
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    cookingTimeMin: row.cookingTimeMin,
    difficulty: row.difficulty,
    cuisineType: row.cuisineType,
    servings: row.servings,
    ingredients: row.ingredients.map(({ text }) => text),
    instructions: row.instructions,
    dishTemplate: row.dishTemplate,
    writtenBy: row.writtenBy,
    // Pages and apps tag recipes with their meals.
    meals: MEAL_TYPES.filter((meal) => tags.includes(meal)),
  }
}
