import { Link } from 'react-router'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { buttonClass } from '#app/ui/button.tsx'
import text from '#app/ui/text.module.css'
import styles from './dashboard.module.css'

const ACTIONS = [
  ['/upload', 'Create Recipes Now'],
  ['/calories', 'Estimate Calories'],
  ['/meal-planning', 'Plan Meals'],
  ['/shopping', 'Shopping List'],
] as const

/** The page's title small, the day large: it is the day that one opens. */
export function DashboardHead({ words, today }: { words: string | null; today: string }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>Your Dashboard</h1>
      <p className={styles.day}>{dateInWords(today)}</p>
      {words && <p className={text.muted}>{words}</p>}
      <nav aria-label="Quick actions" className={styles.actions}>
        {ACTIONS.map(([to, label]) => (
          <Link key={to} className={buttonClass({ variant: 'secondary', isSmall: true })} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
