import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { prepared } from '#app/db/prepared.server.ts'
import { foodPreferences } from '#app/db/schema/index.ts'
import { type DietaryPreferences, NO_DIETARY_PREFERENCES } from '#app/domain/planning/dietary-preferences.ts'
import type { Member } from './viewer.ts'

/** What a member does not eat: recipes and plans keep all of it. */
export async function dietaryPreferencesOf(db: Db, member: Pick<Member, 'id'>): Promise<DietaryPreferences> {
  const [row] = await preferencesOfMember(db, { memberId: member.id })
  return row ?? NO_DIETARY_PREFERENCES
}

const preferencesOfMember = prepared('preferences_of_member', (db) =>
  db
    .select({
      diets: foodPreferences.diets,
      allergens: foodPreferences.allergens,
      dislikes: foodPreferences.dislikes,
      eaters: foodPreferences.eaters,
    })
    .from(foodPreferences)
    .where(eq(foodPreferences.userId, sql.placeholder('memberId'))),
)

export async function saveDietaryPreferences(
  db: Db,
  member: Member,
  { diets, allergens, dislikes, eaters }: DietaryPreferences,
  now: Date,
): Promise<void> {
  const values = { diets, allergens, dislikes, eaters, updatedAt: now }
  await db
    .insert(foodPreferences)
    .values({ userId: member.id, ...values })
    .onConflictDoUpdate({ target: foodPreferences.userId, set: values })
}
