import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { mealPlans } from '#app/db/schema/index.ts'
import { type PlanEntries, planDefaults } from '#app/domain/planning/plan-request.ts'
import type { Member } from '#app/features/account/viewer.ts'

/** What the dialog begins with: what the member entered for the last plan, or the usual. */
export async function planEntriesOf(db: Db, member: Member): Promise<PlanEntries> {
  const [last] = await db
    .select({ request: mealPlans.request, targetWeightKg: mealPlans.targetWeight })
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, member.id), isNull(mealPlans.deletedAt)))
    .orderBy(desc(mealPlans.createdAt), desc(mealPlans.id))
    .limit(1)
  if (!last) return planDefaults(member.tier)
  const { seed: _seed, diets: _, allergens: _a, dislikes: _d, pantry: _p, ...entries } = last.request
  return { ...entries, targetWeightKg: last.targetWeightKg }
}
