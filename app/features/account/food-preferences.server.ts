import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { foodPreferences } from '#app/db/schema/index.ts'
import type { FoodWishes } from '#app/domain/planning/food-wishes.ts'
import type { Member } from './viewer.ts'

const NO_WISHES: FoodWishes = { diets: [], allergens: [], dislikes: [] }

/** What a member does not eat: recipes and plans keep all of it. */
export async function foodWishesOf(db: Db, member: Member): Promise<FoodWishes> {
  const [row] = await db
    .select({
      diets: foodPreferences.diets,
      allergens: foodPreferences.allergens,
      dislikes: foodPreferences.dislikes,
    })
    .from(foodPreferences)
    .where(eq(foodPreferences.userId, member.id))
  return row ?? NO_WISHES
}

export async function saveFoodWishes(
  db: Db,
  member: Member,
  { diets, allergens, dislikes }: FoodWishes,
  now: Date,
): Promise<void> {
  const values = { diets, allergens, dislikes, updatedAt: now }
  await db
    .insert(foodPreferences)
    .values({ userId: member.id, ...values })
    .onConflictDoUpdate({ target: foodPreferences.userId, set: values })
}
