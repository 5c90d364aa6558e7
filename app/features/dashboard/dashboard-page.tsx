import { Link } from 'react-router'
import { dateInWords } from '#app/features/plans/view/plan-words.ts'
import { useToday } from '#app/features/page/use-today.ts'
import { WeightLog } from '#app/features/dashboard/weights/weight-log.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { DashboardView } from './dashboard.server.ts'
import { DiaryEntries } from './diary-entries.tsx'
import { EatenWeek } from './eaten-week.tsx'
import { ExpiringFood } from './expiring-food.tsx'
import { NutritionOfDay } from './nutrition-of-day.tsx'
import { PlannedMeals } from './planned-meals.tsx'
import { DashboardCard } from './dashboard-card.tsx'
import styles from './dashboard.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'

type DashboardPageProps = {
  view: DashboardView
  /** Until the browser says which day it is here. */
  serverDay: string
}

const ACTIONS = [
  ['/calories', 'Estimate a meal'],
  ['/upload', 'Create recipes'],
  ['/meal-planning?tab=plans', 'Plan meals'],
  ['/meal-planning', 'Add food'],
  ['/shopping', 'Shopping list'],
] as const

/** What a premium member eats, planned and eaten; what should be eaten soon; and where the weight goes. */
export function DashboardPage({ view, serverDay }: DashboardPageProps) {
  const today = useToday(serverDay)
  return (
    <>
      <div className={classNames(layout.pageHead, styles.head)}>
        <h1>Your Dashboard</h1>
        <p className={text.lede}>{dateInWords(today)}</p>
        <nav aria-label="Quick actions" className={styles.actions}>
          {ACTIONS.map(([to, label]) => (
            <Link key={to} className={buttonClass({ variant: 'secondary', isSmall: true })} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <div className={styles.columns}>
        <PlannedMeals day={view.day} today={today} plan={view.plan} />
        <DashboardCard area="nutrition" headingId="nutrition">
          <NutritionOfDay
            day={view.day}
            today={today}
            entries={view.entries}
            targets={view.targets}
            headingId="nutrition"
          />
          <DiaryEntries day={view.day} today={today} entries={view.entries} />
          <EatenWeek
            day={view.day}
            today={today}
            week={view.week}
            average={view.average}
            targetKcal={view.targets?.macros.kcal ?? null}
          />
        </DashboardCard>
        <ExpiringFood {...view.expiring} today={today} />
        <WeightLog weights={view.weights} today={today} />
      </div>
    </>
  )
}
