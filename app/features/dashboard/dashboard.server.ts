import type { Db } from '#app/db/open.server.ts'
import { bySlot } from '#app/domain/diary/slots.ts'
import { DEFAULT_DIARY_SETTINGS, type DiarySettings } from '#app/domain/diary/diary-settings.ts'
import { withNetCarbs } from '#app/domain/diary/net-carbs.ts'
import { dayTargets } from '#app/domain/diary/own-targets.ts'
import { averageEaten, weekEaten } from '#app/domain/diary/week.ts'
import { bySoonest, EXPIRING_WITHIN_DAYS } from '#app/domain/pantry/expiry.ts'
import { addDays, daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { diaryOf } from '#app/features/calories/diary.server.ts'
import { favouritesOf } from '#app/features/calories/favourites.server.ts'
import { frequentMeals } from '#app/features/calories/quick-entry.server.ts'
import { listPantryItems } from '#app/features/pantry/ingredients.server.ts'
import { listWeights } from '#app/features/dashboard/weights/weights.server.ts'
import { waterOfDay } from '#app/features/dashboard/water/water.server.ts'
import { suggestionFor } from './use-soon.server.ts'
import { mealsOfDay, planAfter, targetsOfDay } from './plan-of-day.server.ts'

export type DashboardView = Awaited<ReturnType<typeof dashboardOf>>

const MOST_EXPIRING = 6

/** Everything the dashboard of a premium member shows of a day and the week that ends with it. */
export async function dashboardOf(
  db: Db,
  member: Member,
  day: PlainDate,
  today: PlainDate,
  settings: DiarySettings = DEFAULT_DIARY_SETTINGS,
) {
  const eaten = await diaryOf(db, member, { firstDay: addDays(day, -6), lastDay: day })
  const diary = settings.countsNetCarbs ? eaten.map(withNetCarbs) : eaten
  const week = weekEaten(day, diary)
  const planned = await mealsOfDay(db, member, day)
  const plan =
    planned && settings.countsNetCarbs ? { ...planned, meals: planned.meals.map(withNetCarbs) } : planned
  const shared = plan?.ownTargets && { planName: plan.planName, ...plan.ownTargets }
  return {
    day,
    plan,
    toCome: plan === null && day >= today ? await planAfter(db, member, day) : null,
    targets: dayTargets(shared ?? (await targetsOfDay(db, member, day)), settings.targets),
    entries: diary.filter(({ eatenOn }) => eatenOn === day),
    /** The meals of the day before, to be copied: by slot, with their energy. */
    dayBefore: bySlot(diary.filter(({ eatenOn }) => eatenOn === addDays(day, -1))).flatMap(
      ({ slot, totalKcal }) => (slot === null ? [] : [{ slot, totalKcal }]),
    ),
    favourites: await favouritesOf(db, member),
    week,
    average: averageEaten(week),
    again: await frequentMeals(db, member, today),
    expiring: await expiringFood(db, member, today),
    weights: await listWeights(db, member),
    water: settings.showsWater
      ? { ...(await waterOfDay(db, member, day)), goalMl: settings.waterGoalMl }
      : null,
  }
}

/** Food of the pantry that expires within days, or did, soonest first, and a dish that uses some of it. */
export async function expiringFood(db: Db, member: Member, today: PlainDate) {
  const items = (await listPantryItems(db, member)).flatMap(
    ({ id, name, quantity, unit, expiryDate, foodId, cookingId }) =>
      expiryDate === null || daysBetween(today, expiryDate) > EXPIRING_WITHIN_DAYS
        ? []
        : [{ id, name, quantity, unit, expiryDate, foodId, cookingId }],
  )
  const soonest = bySoonest(items, ({ expiryDate }) => expiryDate)
  return {
    items: soonest.slice(0, MOST_EXPIRING),
    count: items.length,
    suggestion: await suggestionFor(db, member, soonest, today),
  }
}
