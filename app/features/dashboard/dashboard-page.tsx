import { WaterOfDay } from '#app/features/dashboard/water/water-of-day.tsx'
import { WeightLog } from '#app/features/dashboard/weights/weight-log.tsx'
import { daysBetween } from '#app/domain/pantry/plain-date.ts'
import { MOST_DAYS_BACK } from '#app/domain/diary/diary-limits.ts'
import { useDiaryToday } from '#app/features/page/use-today.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from './dashboard.module.css'
import { DashboardHead } from './dashboard-head.tsx'
import type { DashboardView } from './dashboard.server.ts'
import { DiaryEntries } from './diary-entries.tsx'
import { EatenWeek } from './eaten-week.tsx'
import { ExpiringFood } from './expiring-food.tsx'
import { NextMeal } from './next-meal.tsx'
import { NutrientsOfDay } from './nutrients-of-day.tsx'
import { NutritionOfDay } from './nutrition-of-day.tsx'
import { PlannedMeals } from './planned-meals.tsx'
import { QuickEntry } from './quick-entry.tsx'
import type { AskedEntry } from './track-answer.ts'

type DashboardPageProps = {
  view: DashboardView
  /** Until the browser says which day it is here. */
  serverDay: string
  /** Made anew with the page, so that what is sent twice counts once. */
  idempotencyKey: string
  /** What was asked about a quick entry sent without scripts. */
  askedBefore: AskedEntry | undefined
}

/** Where a member begins: the day against its targets, the next meal, what should be eaten, what else was. */
export function DashboardPage({ view, serverDay, idempotencyKey, askedBefore }: DashboardPageProps) {
  const today = useDiaryToday(serverDay)
  const { day, plan, targets, entries } = view
  const isToday = day === today
  return (
    <div className={classNames(styles.page, !targets && styles.withoutDial)}>
      <DashboardHead words={isToday && plan ? dayInWords(plan) : null} today={today} />
      <NutritionOfDay day={day} today={today} entries={entries} plan={plan} targets={targets} />
      <div className={styles.next}>{isToday && <NextMeal plan={plan} toCome={view.toCome} />}</div>
      <PlannedMeals day={day} today={today} plan={plan} />
      <ExpiringFood {...view.expiring} today={today} />
      <div className={styles.side}>
        {daysBetween(day, today) <= MOST_DAYS_BACK && (
          <QuickEntry
            day={day}
            today={today}
            again={view.again}
            favourites={view.favourites}
            idempotencyKey={idempotencyKey}
            askedBefore={askedBefore}
          />
        )}
        <DiaryEntries
          day={day}
          today={today}
          entries={entries}
          dayBefore={view.dayBefore}
          favourites={view.favourites}
          idempotencyKey={idempotencyKey}
        />
        <NutrientsOfDay entries={entries} />
        {view.water && <WaterOfDay key={day} day={day} {...view.water} idempotencyKey={idempotencyKey} />}
        <EatenWeek
          day={day}
          today={today}
          week={view.week}
          average={view.average}
          targetKcal={targets?.kcal ?? null}
        />
      </div>
      <WeightLog weights={view.weights} today={today} />
    </div>
  )
}

/** "Two of three meals eaten, dinner to come." */
function dayInWords({ meals }: NonNullable<DashboardView['plan']>): string | null {
  const toCome = meals.filter(({ isEaten }) => !isEaten).length
  if (meals.length === 0) return null
  if (toCome === 0) return 'Everything planned for today is eaten.'
  return toCome === meals.length
    ? `${meals.length === 1 ? 'One meal' : `${meals.length} meals`} planned today.`
    : `${meals.length - toCome} of ${meals.length} meals eaten.`
}
