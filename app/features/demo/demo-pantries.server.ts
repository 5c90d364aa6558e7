import { addIngredientSchema } from '#app/domain/pantry/pantry-forms.ts'
import { addDays, dateInZone } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { addIngredient } from '#app/features/pantry/add-ingredients.server.ts'
import { listIngredients } from '#app/features/pantry/ingredients.server.ts'
import type { Services } from '#app/features/services.ts'

/** Name, quantity, unit, and in how many days it expires. */
type DemoFood = readonly [name: string, quantity: string, unit: string, expiresInDays?: number]

const FOODS: Readonly<Record<'free' | 'premium', readonly DemoFood[]>> = {
  free: [
    ['pasta', '500', 'grams'],
    ['canned tomatoes', '2', 'cans'],
    ['eggs', '6', 'pieces', 9],
    ['cheddar', '200', 'grams', 12],
    ['courgette', '2', 'pieces', 3],
    ['chicken breast', '500', 'grams', 1],
  ],
  premium: [
    ['olive oil', '500', 'ml'],
    ['basmati rice', '1', 'kg'],
    ['rolled oats', '500', 'grams'],
    ['canned chickpeas', '3', 'cans'],
    ['onions', '5', 'pieces', 18],
    ['potatoes', '1.5', 'kg', 14],
    ['lemons', '2', 'pieces', 12],
    ['eggs', '8', 'pieces', 10],
    ['feta', '200', 'grams', 8],
    ['Greek yoghurt', '500', 'grams', 6],
    ['bell peppers', '3', 'pieces', 5],
    ['tomatoes', '6', 'pieces', 4],
    ['milk', '1', 'liters', 3],
    ['spinach', '250', 'grams', 2],
    ['salmon fillet', '300', 'grams', 1],
    ['milk', '500', 'ml', 0],
  ],
}

/** Puts food into the pantry of a demo member who has none; expiry dates follow the day of the start. */
export async function stockDemoPantry(
  { db, now }: Pick<Services, 'db' | 'now'>,
  member: Member,
): Promise<void> {
  if ((await listIngredients(db, member)).length > 0) return
  const today = dateInZone(now().getTime(), 'UTC')
  for (const [index, [name, quantity, unit, expiresInDays]] of FOODS[member.tier].entries()) {
    const { idempotencyKey, ...food } = addIngredientSchema.parse({
      name,
      quantity,
      unit,
      expiryDate: expiresInDays === undefined ? '' : addDays(today, expiresInDays),
      idempotencyKey: `demo-food-${index}`,
    })
    await addIngredient(db, member, food, { idempotencyKey, now: now() })
  }
}
