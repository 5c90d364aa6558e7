import { useFetcher } from 'react-router'
import { WEIGHT_UNITS, type WeightUnit } from '#app/domain/diary/diary-settings.ts'
import { daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { poundsFromKg } from '#app/domain/planning/imperial.ts'
import { type TrendPoint, weeklyPaceKg, weightTrend } from '#app/domain/weights/weight-trend.ts'
import { stonesFromKg, weightInWords } from '#app/domain/weights/weight-units.ts'
import type { TrackAnswer } from '#app/features/dashboard/track-answer.ts'
import { useDiaryDisplay } from '#app/features/page/diary-display.ts'
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
  const [unit, chooseUnit] = useWeightUnit()
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
              { value: 'kg', label: 'kg' },
              { value: 'lb', label: 'lb' },
              { value: 'st', label: 'st' },
            ]}
            value={unit}
            onChoose={(value) => chooseUnit(WEIGHT_UNITS.find((one) => one === value) ?? 'kg')}
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
          <TrendInWords points={all} unit={unit} />
          <WeightChart
            points={points}
            unit={unit}
            summary={`Weight from ${points[0]!.measuredOn} to ${points.at(-1)!.measuredOn}: ${points.length} weighings, the trend now at ${weightInWords(points.at(-1)!.trendKg, unit)}. The table below has every weighing.`}
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
      <WeightEntryForm unit={unit} today={today} latestKg={weights[0]?.weightKg} />
      {weights.length > 0 && <WeightTable weights={weights} points={all} unit={unit} />}
    </RuledSection>
  )
}

/** The unit the member chose for good; until then the one chosen last in this browser. Choosing one keeps it. */
function useWeightUnit(): [WeightUnit, (unit: WeightUnit) => void] {
  const [units, chooseUnits] = useUnits()
  const { weightUnit } = useDiaryDisplay()
  const fetcher = useFetcher<TrackAnswer>({ key: 'weight-unit' })
  const sent = fetcher.formData?.get('unit')
  const chosen = WEIGHT_UNITS.find((one) => one === sent) ?? weightUnit
  const choose = (unit: WeightUnit) => {
    chooseUnits(unit === 'kg' ? 'metric' : 'imperial')
    void fetcher.submit({ intent: 'weight-unit', unit }, { method: 'post', action: '/dashboard' })
  }
  return [chosen ?? (units === 'metric' ? 'kg' : 'lb'), choose]
}

function TrendInWords({ points, unit }: { points: readonly TrendPoint[]; unit: WeightUnit }) {
  const pace = weeklyPaceKg(points)
  // A pace is a matter of pounds, also where the weight is one of stones.
  const paceUnit = unit === 'kg' ? 'kg' : 'lb'
  const weekly = pace === null ? null : weightInWords(Math.abs(pace), paceUnit)
  return (
    <p className={page.kcal}>
      <span className={classNames(text.kcal, styles.trendNow)}>
        <TrendNow trendKg={points.at(-1)!.trendKg} unit={unit} />
      </span>
      <span className={text.muted}>
        {weekly === null
          ? 'A week of weighings shows where it goes.'
          : weekly === weightInWords(0, paceUnit)
            ? 'Steady over the last weeks.'
            : `${pace! < 0 ? 'Falling' : 'Rising'} by ${weekly} a week.`}
      </span>
    </p>
  )
}

/** "70.4 kg trend", the figures large and their units small. */
function TrendNow({ trendKg, unit }: { trendKg: number; unit: WeightUnit }) {
  if (unit === 'kg')
    return (
      <>
        {trendKg.toFixed(1)} <small>kg trend</small>
      </>
    )
  if (unit === 'lb')
    return (
      <>
        {poundsFromKg(trendKg).toFixed(1)} <small>lb trend</small>
      </>
    )
  const { stones, pounds } = stonesFromKg(trendKg)
  return (
    <>
      {stones} <small>st</small> {pounds.toFixed(1)} <small>lb trend</small>
    </>
  )
}
