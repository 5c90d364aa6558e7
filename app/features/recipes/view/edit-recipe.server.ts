import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { recipes } from '#app/db/schema/index.ts'
import { nutritionOf, type RecipeNutrition } from '#app/domain/food/nutrition.ts'
import { AppError } from '#app/domain/errors.ts'
import { judgeDraft } from '#app/domain/recipe/draft-gates.ts'
import { MAX_NAME_LENGTH } from '#app/domain/recipe/imported-recipe.ts'
import type { IngredientText, Recipe, RecipeDraft } from '#app/domain/recipe/recipe.ts'
import type { EditRecipeValues } from '#app/domain/recipe/recipe-forms.ts'
import { recipePath } from '#app/domain/slug.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { lookUpLines } from '#app/features/foods/imported-foods.server.ts'
import { ownFoodsOf } from '#app/features/foods/own-foods.server.ts'
import { requireRoom } from '#app/features/recipes/saved/recipe-room.server.ts'
import {
  columnsOf,
  findOwnRecipe,
  requirePremium,
  saveRecipe,
  type SavedRecipe,
} from '#app/features/recipes/recipes.server.ts'

const GONE = 'This recipe no longer exists.'

/**
 * Changes an own recipe and computes its numbers anew from the lines. Refused where somebody, perhaps in another tab,
 * changed it since it was opened; a shared recipe has to pass the gates that new ones pass.
 */
export async function editRecipe(
  db: Db,
  member: Member,
  id: string,
  values: EditRecipeValues,
): Promise<{ path: string }> {
  requirePremium(member, 'Editing recipes comes with Premium')
  const row = await findOwnRecipe(db, member, id)
  if (!row) throw new AppError('not-found', GONE)
  const { revision, ingredients, ...rest } = values
  const extras = new Set(row.ingredients.filter(({ isExtra }) => isExtra).map(({ text }) => text))
  const draft: RecipeDraft = {
    ...rest,
    ingredients: ingredients.map((text) => ({ text, isExtra: extras.has(text) })),
    dishTemplate: row.dishTemplate,
    // With other foods the recipe may keep for less long.
    ...(row.notes && hasSameFoods(row.ingredients, ingredients) && { notes: row.notes }),
  }
  if (row.isPublic) requireFitToShare(draft)
  const nutrition = await countLines(db, member, values)
  const changed = await db
    .update(recipes)
    .set({
      ...columnsOf({ ...draft, nutrition, writtenBy: row.writtenBy }),
      revision: sql`${recipes.revision} + 1`,
    })
    .where(
      and(
        eq(recipes.id, id),
        eq(recipes.userId, member.id),
        eq(recipes.revision, revision),
        isNull(recipes.deletedAt),
      ),
    )
    .returning({ id: recipes.id })
  if (changed.length === 0)
    throw new AppError(
      'conflict',
      'This recipe was changed elsewhere since you opened it. Copy what you wrote, load the page again and put it in.',
    )
  return { path: recipePath(id, draft.name) }
}

/** Numbers of a recipe as it is written now: foods beyond our table are looked up in USDA's. */
export async function countLines(
  db: Db,
  member: Pick<Member, 'id'>,
  {
    ingredients,
    servings,
    instructions,
  }: Pick<RecipeDraft, 'servings' | 'instructions'> & {
    ingredients: readonly string[]
  },
): Promise<RecipeNutrition> {
  return nutritionOf(ingredients, servings, {
    lookUp: await lookUpLines(db, ingredients),
    ownFoods: await ownFoodsOf(db, member.id),
    steps: instructions,
  })
}

const hasSameFoods = (before: readonly IngredientText[], after: readonly string[]) =>
  before.length === after.length && before.every(({ text }, at) => text === after[at])

/** What others see must be food, plausible and true to its claims; throws with what is wrong. */
export function requireFitToShare(draft: RecipeDraft): void {
  const judged = judgeDraft(draft, { dietaryRestriction: 'None' })
  if (!judged.ok) throw new AppError('invalid-input', `It cannot be shared as it is. ${judged.reason}`)
}

/** Keeps a private copy of an own recipe, in the same folder. */
export async function duplicateRecipe(
  db: Db,
  member: Member,
  id: string,
  now: Date,
): Promise<{ id: string; path: string }> {
  requirePremium(member, 'Saving recipes comes with Premium')
  const row = await findOwnRecipe(db, member, id)
  if (!row) throw new AppError('not-found', GONE)
  await requireRoom(db, member, 1)
  const copy = await saveRecipe(db, member, { ...recipeOf(row), name: copyName(row.name) }, now, row.folderId)
  // What staff took down is not shared as a copy either.
  const { takenDownAt, takenDownReason } = row
  if (takenDownAt)
    await db.update(recipes).set({ takenDownAt, takenDownReason }).where(eq(recipes.id, copy.id))
  return copy
}

const COPY = ' (copy)'
const copyName = (name: string) =>
  `${name.replace(/ \(copy\)$/, '').slice(0, MAX_NAME_LENGTH - COPY.length)}${COPY}`

/** The recipe of a row, without whose it is and where it lies. */
export function recipeOf(row: SavedRecipe): Recipe {
  return {
    name: row.name,
    description: row.description,
    cookingTimeMin: row.cookingTimeMin,
    difficulty: row.difficulty,
    cuisineType: row.cuisineType,
    servings: row.servings,
    ingredients: row.ingredients,
    instructions: row.instructions,
    dishTemplate: row.dishTemplate,
    nutrition: row.nutrition,
    writtenBy: row.writtenBy,
    ...(row.notes && { notes: row.notes }),
  }
}
