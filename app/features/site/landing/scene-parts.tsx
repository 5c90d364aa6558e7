import type { CSSProperties } from 'react'
import { differenceChart } from '#app/domain/chart/energy-bars.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import styles from './scene-parts.module.css'
import type { SampleWeek } from './sample-week.ts'

/** A chart never makes a hair look like a gap: its edges are at least this far from the line. */
const LEAST_REACH_KCAL = 20

/** "−41", "+12": the sign as a sign, not a hyphen. */
export const withSign = (kcal: number): string =>
  kcal === 0 ? '0' : `${kcal < 0 ? '−' : '+'}${formatKcal(Math.abs(kcal))}`

/** The day furthest from its target, in kcal and in per cent of the day. */
export function furthestInWords({ days, targetKcal }: SampleWeek): string {
  const furthest = days.reduce((far, one) =>
    Math.abs(one.differenceKcal) > Math.abs(far.differenceKcal) ? one : far,
  )
  const { day, differenceKcal } = furthest
  const share = ((Math.abs(differenceKcal) / targetKcal) * 100).toFixed(1)
  const side = differenceKcal < 0 ? 'under' : 'over'
  return `Furthest from the line: ${day}, ${Math.abs(differenceKcal)} kcal ${side}. That is ${share} % of the day.`
}

/** Each day's difference from the target, to scale around the line of the target. */
export function TargetChart({ week: { days, targetKcal } }: { week: SampleWeek }) {
  const { reachKcal, shares } = differenceChart(
    days.map(({ differenceKcal }) => differenceKcal),
    LEAST_REACH_KCAL,
  )
  return (
    <div>
      <p className={styles.chartHead}>
        <strong>Difference from {formatKcal(targetKcal)} kcal</strong>
        <span className={text.muted}>up to {reachKcal} kcal above or below</span>
      </p>
      <ul className={styles.columns}>
        {days.map(({ day, differenceKcal }, index) => {
          const share = shares[index] ?? 0
          return (
            <li key={day}>
              <span
                className={styles.column}
                data-over={share > 0 || undefined}
                style={{ '--off': Math.abs(share) } as CSSProperties}
              >
                <b>
                  {withSign(differenceKcal)}
                  <span className={text.srOnly}> kcal on</span>
                </b>
              </span>
              <span>{day}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The beginning of the week's shopping list. */
export function BuySlip({ week: { toBuy, toBuyCount } }: { week: SampleWeek }) {
  return (
    <div className={styles.slip}>
      <p className={styles.slipHead}>
        <strong>Shopping list</strong> <span className={text.small}>{toBuyCount} things</span>
      </p>
      <ul className={styles.buy}>
        {toBuy.map((line) => (
          <li key={line}>
            <span className={styles.box} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
      <p className={classNames(text.small, text.muted, styles.more)}>and {toBuyCount - toBuy.length} more</p>
    </div>
  )
}
