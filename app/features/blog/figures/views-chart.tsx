import type { CSSProperties } from 'react'
import { viewsInWords } from '#app/features/blog/public/post-views.ts'
import { figureOf } from '#app/features/staff/figures.ts'
import table from '#app/ui/figure-table.module.css'
import { Fold } from '#app/ui/fold.tsx'
import text from '#app/ui/text.module.css'
import type { DayViews } from './figures.ts'
import styles from './figures-page.module.css'

/** "1 view in 30 days; the best day had 1." */
export function viewsOfDays(days: readonly DayViews[]): string {
  const total = days.reduce((sum, { views }) => sum + views, 0)
  const best = Math.max(0, ...days.map(({ views }) => views))
  const inDays = `${viewsInWords(total)} in ${days.length} days`
  return total === 0 ? `${inDays}.` : `${inDays}; the best day had ${figureOf(best)}.`
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const inWords = (iso: string) => day.format(new Date(iso))

/** A column per day, the highest as tall as the chart; the same figures as a table below. */
export function ViewsChart({ days }: { days: readonly DayViews[] }) {
  const most = Math.max(1, ...days.map(({ views }) => views))
  const total = days.reduce((sum, { views }) => sum + views, 0)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure>
      <figcaption className={text.srOnly}>{viewsOfDays(days)}</figcaption>
      <div className={styles.chart} aria-hidden style={{ '--days': days.length } as CSSProperties}>
        {days.map(({ day: iso, views }) => (
          <i
            key={iso}
            title={`${inWords(iso)}: ${figureOf(views)}`}
            style={{ '--share': views / most } as CSSProperties}
          />
        ))}
      </div>
      <p className={styles.axis} aria-hidden>
        <span>{first && inWords(first.day)}</span>
        <span>{total > 0 && `best day: ${figureOf(most)}`}</span>
        <span>{last && inWords(last.day)}</span>
      </p>
      <Fold summary="Day by day">
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              <th scope="col" className={table.figure}>
                Views
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day: iso, views }) => (
              <tr key={iso}>
                <th scope="row">{inWords(iso)}</th>
                <td className={table.figure}>{figureOf(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </figure>
  )
}
