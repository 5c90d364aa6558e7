import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { mealPlans } from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { PlanNews } from './plan-view.ts'

/** What the bar of every page says of a member's plans: whether one waits to be seen, and which is being made. */
export async function planNewsOf(db: Db, member: Member): Promise<PlanNews> {
  const isMaking = eq(mealPlans.status, 'generating')
  const isUnseen = and(inArray(mealPlans.status, ['ready', 'incomplete']), isNull(mealPlans.seenAt))
  const rows = await db
    .select({ id: mealPlans.id, status: mealPlans.status })
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, member.id), isNull(mealPlans.deletedAt), or(isMaking, isUnseen)))
  return {
    isReady: rows.some(({ status }) => status !== 'generating'),
    makingId: rows.find(({ status }) => status === 'generating')?.id ?? null,
  }
}
