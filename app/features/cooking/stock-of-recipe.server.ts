import { dateInZone } from '#app/domain/pantry/plain-date.ts'
import { type InPantry, inPantry } from '#app/domain/pantry/in-pantry.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { listPantryItems } from '#app/features/pantry/ingredients.server.ts'
import type { SavedRecipe } from '#app/features/recipes/recipes.server.ts'
import type { Services } from '#app/features/services.ts'

/** How much of a recipe the member's pantry holds; one query, at most 300 lots. Null where the pantry is empty. */
export async function stockOfRecipe(
  { db, now }: Pick<Services, 'db' | 'now'>,
  member: Member,
  { nutrition }: Pick<SavedRecipe, 'nutrition'>,
): Promise<InPantry | null> {
  const items = await listPantryItems(db, member)
  if (items.length === 0) return null
  const needed = [
    ...nutrition.counted.map(({ foodId, foodName }) => ({ foodId, name: foodName })),
    ...nutrition.uncounted.map((name) => ({ foodId: null, name })),
  ]
  return inPantry(needed, items, dateInZone(now().getTime(), 'UTC'))
}
