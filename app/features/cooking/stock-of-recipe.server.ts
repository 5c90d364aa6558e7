import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { recipes } from '#app/db/schema/index.ts'
import { dateInZone } from '#app/domain/pantry/plain-date.ts'
import { type HeldFoods, heldFoods, type InPantry, inPantry } from '#app/domain/shopping/in-pantry.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { listStock } from '#app/features/pantry/ingredients.server.ts'
import type { SavedRecipe } from '#app/features/recipes/recipes.server.ts'
import type { Services } from '#app/features/services.ts'

type Needs = Pick<Services, 'db' | 'now'>

/** What the member's pantry holds; one query, at most 300 lots. Null where nothing of it may still be eaten. */
async function heldBy({ db, now }: Needs, member: Member): Promise<HeldFoods | null> {
  const held = heldFoods(await listStock(db, member), dateInZone(now().getTime(), 'UTC'))
  return held.size === 0 ? null : held
}

/** How much of a recipe the member's pantry holds. Null where the pantry is empty. */
export async function stockOfRecipe(
  needs: Needs,
  member: Member,
  { nutrition }: Pick<SavedRecipe, 'nutrition'>,
): Promise<InPantry | null> {
  const held = await heldBy(needs, member)
  return (
    held &&
    inPantry(
      [
        ...nutrition.counted.map(({ foodId, foodName, grams }) => ({ foodId, name: foodName, grams })),
        ...nutrition.uncounted.map((name) => ({ foodId: null, name, grams: null })),
      ],
      held,
    )
  )
}

/** The same for the cards of a list, by recipe: two queries, however many there are. */
export async function stockOfRecipes(
  needs: Needs,
  member: Member,
  recipeIds: readonly string[],
): Promise<ReadonlyMap<string, InPantry>> {
  const held = recipeIds.length === 0 ? null : await heldBy(needs, member)
  if (!held) return new Map()
  const rows = await foodsOfRecipes(needs.db, recipeIds)
  return new Map(
    rows.flatMap(({ id, foods, uncounted }) => {
      const needed = [...foods, ...uncounted.map((name) => ({ foodId: null, name, grams: null }))]
      const stock = inPantry(needed, held)
      return stock ? [[id, stock] as const] : []
    }),
  )
}

type CountedFood = { foodId: string; name: string; grams: number }

/** Only what is compared: the whole table of nutrients stays in the database. */
const foodsOfRecipes = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: recipes.id,
      foods: sql<CountedFood[]>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'foodId', line -> 'foodId', 'name', line -> 'foodName', 'grams', line -> 'grams'))
        from jsonb_array_elements(${recipes.nutrition} -> 'counted') line), '[]')`,
      uncounted: sql<string[]>`coalesce(${recipes.nutrition} -> 'uncounted', '[]')`,
    })
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isNull(recipes.deletedAt)))

/** Puts beside each card how much of its recipe is in the pantry. */
export async function withStock<One extends { card: { stock?: InPantry } }>(
  needs: Needs,
  member: Member,
  ones: readonly One[],
  recipeIdOf: (one: One) => string,
): Promise<One[]> {
  const stocks = await stockOfRecipes(needs, member, ones.map(recipeIdOf))
  return ones.map((one) => {
    const stock = stocks.get(recipeIdOf(one))
    return stock ? { ...one, card: { ...one.card, stock } } : one
  })
}
