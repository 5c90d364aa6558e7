import type { Db } from '#app/db/open.server.ts'
import type { DiarySettings } from '#app/domain/diary/diary-settings.ts'
import { daysOfMonth, type PlainMonth } from '#app/domain/diary/month.ts'
import { withNetCarbs } from '#app/domain/diary/net-carbs.ts'
import { dayTargets } from '#app/domain/diary/own-targets.ts'
import { averageEaten, type DayEaten, daysEaten } from '#app/domain/diary/week.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { diaryOf } from '#app/features/calories/diary.server.ts'
import { targetsBegunBy } from './plan-of-day.server.ts'

export type MonthDay = DayEaten & { targetKcal: number | null }
export type MonthView = Awaited<ReturnType<typeof monthOf>>

/** More plans than a month has days tell nothing more of it. */
const MOST_PLANS = 200

/** What was eaten in a month, day by day, against the target of each day. The average leaves today out, which is not over. */
export async function monthOf(
  db: Db,
  member: Member,
  month: PlainMonth,
  today: PlainDate,
  settings: DiarySettings,
) {
  const { firstDay, lastDay, days } = daysOfMonth(month)
  const eaten = await diaryOf(db, member, { firstDay, lastDay })
  const plans = await targetsBegunBy(db, member, lastDay, MOST_PLANS)
  const shown = daysEaten(firstDay, days, settings.countsNetCarbs ? eaten.map(withNetCarbs) : eaten)
  return {
    month,
    days: shown.map((day): MonthDay => {
      const plan = plans.find(({ startDate }) => startDate <= day.date) ?? null
      return { ...day, targetKcal: dayTargets(plan, settings.targets)?.kcal ?? null }
    }),
    average: averageEaten(shown.filter(({ date }) => date < today)),
  }
}
