import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { prepared } from '#app/db/prepared.server.ts'
import { diarySettings, mealPlans, profiles } from '#app/db/schema/index.ts'
import type { UsageStats } from '#app/domain/allowance.ts'
import { type DiaryDisplay, displayOf } from '#app/domain/diary/diary-settings.ts'
import type { Member } from './viewer.ts'

/** What every page of a member says of the account, besides who it is. */
export type AccountFacts = {
  usageStats: UsageStats
  /** A finished plan of the member's waits to be seen: the bar of every page says so. */
  hasUnseenPlan: boolean
  /** The units and the beginning of the day that every page shows a premium member. */
  display: DiaryDisplay
}

const factsOfMember = prepared('account_facts', (db) => {
  const unseen = db
    .select({ id: mealPlans.id })
    .from(mealPlans)
    .where(
      and(
        eq(mealPlans.userId, profiles.id),
        isNull(mealPlans.deletedAt),
        isNull(mealPlans.seenAt),
        inArray(mealPlans.status, ['ready', 'incomplete']),
      ),
    )
  return db
    .select({
      usageStats: {
        recipesGenerated: profiles.recipesGenerated,
        mealsPlanned: profiles.mealsPlanned,
        caloriesEstimated: profiles.caloriesEstimated,
      },
      hasUnseenPlan: sql<boolean>`${exists(unseen)}`,
      settings: {
        energyUnit: diarySettings.energyUnit,
        weightUnit: diarySettings.weightUnit,
        countsNetCarbs: diarySettings.countsNetCarbs,
        dayStartMin: diarySettings.dayStartMin,
      },
    })
    .from(profiles)
    .leftJoin(diarySettings, eq(diarySettings.memberId, profiles.id))
    .where(eq(profiles.id, sql.placeholder('memberId')))
})

/** In one query, because every page asks; null for a member who is gone meanwhile. */
export async function accountFactsOf(db: Db, member: Member): Promise<AccountFacts | null> {
  const [facts] = await factsOfMember(db, { memberId: member.id })
  if (!facts) return null
  const { settings, ...rest } = facts
  return { ...rest, display: displayOf(member.tier === 'premium' ? settings : null) }
}
