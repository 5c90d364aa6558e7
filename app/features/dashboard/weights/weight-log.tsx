import { daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { poundsFromKg } from '#app/domain/planning/imperial.ts'
import { type TrendPoint, weeklyPaceKg, weightTrend } from '#app/domain/weights/weight-trend.ts'
import { useUnits } from '#app/features/body/use-units.ts'
import { Segmented } from '#app/ui/segmented.tsx'
import { WeightChart } from './weight-chart.tsx'
import { WeightEntryForm } from './weight-entry-form.tsx'
import { WeightTable } from './weight-table.tsx'
import type { WeightEntry } from './weights.server.ts'
import { SectionHead, RuledSection } from '#app/features/dashboard/ruled-section.tsx'
import page from '#app/features/dashboard/dashboard.module.css'
import styles from './weights.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'

type WeightLogProps = {
  /** Newest first. */
  weights: readonly WeightEntry[]
  today: PlainDate
}

/** The chart shows as much; older weighings still move the trend. */
const SHOWN_DAYS = 90

/** What was weighed, its trend, and a way to weigh in. */
export function WeightLog({ weights, today }: WeightLogProps) {
  const [units, chooseUnits] = useUnits()
  const unit = units === 'metric' ? 'kg' : 'lb'
  const shown = (weightKg: number) => (unit === 'kg' ? weightKg : poundsFromKg(weightKg))
  const all = weightTrend(weights)
  const points = all.filter(({ measuredOn }) => daysBetween(measuredOn, today) <= SHOWN_DAYS)
  return (
    <RuledSection area="weight" headingId="weight">
      <SectionHead>
        <h2 id="weight" className={text.heading3} tabIndex={-1}>
          Weight
        </h2>
        <div className={classNames(layout.needsScript, styles.units)}>
          <Segmented
            legend="Units"
            isLegendHidden
            name="weightUnits"
            options={[
              { value: 'metric', label: 'kg' },
              { value: 'imperial', label: 'lb' },
            ]}
            value={units}
            onChoose={(value) => chooseUnits(value === 'imperial' ? 'imperial' : 'metric')}
          />
        </div>
      </SectionHead>
      {points.length === 0 ? (
        <p className={text.muted}>
          {all.length === 0
            ? 'No weight yet. Weigh in now and then: the trend smooths out day-to-day changes.'
            : 'No weight in the last three months.'}
        </p>
      ) : (
        <>
          <TrendInWords points={all} shown={shown} unit={unit} />
          <WeightChart
            points={points}
            shown={shown}
            unit={unit}
            summary={`Weight from ${points[0]!.measuredOn} to ${points.at(-1)!.measuredOn}: ${points.length} weighings, the trend now at ${toTenth(shown(points.at(-1)!.trendKg))} ${unit}. The table below has every weighing.`}
          />
          <p className={classNames(text.small, text.muted, styles.key)} aria-hidden>
            <span>
              <i className={styles.keyDot} /> weighed
            </span>
            <span>
              <i className={styles.keyLine} /> trend
            </span>
          </p>
        </>
      )}
      <WeightEntryForm units={units} today={today} latestKg={weights[0]?.weightKg} />
      {weights.length > 0 && <WeightTable weights={weights} points={all} shown={shown} unit={unit} />}
    </RuledSection>
  )
}

type TrendProps = { points: readonly TrendPoint[]; shown: (weightKg: number) => number; unit: string }

function TrendInWords({ points, shown, unit }: TrendProps) {
  const pace = weeklyPaceKg(points)
  const weekly = pace === null ? null : toTenth(shown(Math.abs(pace)))
  return (
    <p className={page.kcal}>
      <span className={classNames(text.kcal, styles.trendNow)}>
        {toTenth(shown(points.at(-1)!.trendKg))} <small>{unit} trend</small>
      </span>
      <span className={text.muted}>
        {weekly === null
          ? 'A week of weighings shows where it goes.'
          : weekly === '0.0'
            ? 'Steady over the last weeks.'
            : `${pace! < 0 ? 'Falling' : 'Rising'} by ${weekly} ${unit} a week.`}
      </span>
    </p>
  )
}

const toTenth = (value: number): string => value.toFixed(1)
