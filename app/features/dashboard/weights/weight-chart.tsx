import { daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { WeightUnit } from '#app/domain/diary/diary-settings.ts'
import { poundsFromKg } from '#app/domain/planning/imperial.ts'
import { LB_PER_ST } from '#app/domain/weights/weight-units.ts'
import { axisSteps, type TrendPoint } from '#app/domain/weights/weight-trend.ts'
import styles from './weights.module.css'

type WeightChartProps = {
  /** In date order. */
  points: readonly TrendPoint[]
  unit: WeightUnit
  /** What the picture says, in words. */
  summary: string
}

const WIDTH = 640
const HEIGHT = 240
const PLOT = { left: 54, right: WIDTH - 12, top: 12, bottom: HEIGHT - 28 }
/** Stones and pounds beside the chart take more room. */
const STONES_LEFT = 92

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dateText = (date: PlainDate) => short.format(Date.parse(`${date}T00:00:00Z`))

/** Weighings as dots, their trend as a line; drawn on the server, in the theme's colours. */
export function WeightChart({ points, unit, summary }: WeightChartProps) {
  // Stones are drawn by their pounds.
  const shown = (weightKg: number) => (unit === 'kg' ? weightKg : poundsFromKg(weightKg))
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return null
  const steps = axisSteps(
    points.flatMap(({ weightKg, trendKg }) => [shown(weightKg), shown(trendKg)]),
    unit === 'kg' ? 0.5 : 1,
  )
  const [low = 0, high = 1] = [steps[0], steps.at(-1)]
  const left = unit === 'st' ? STONES_LEFT : PLOT.left
  const days = Math.max(1, daysBetween(first.measuredOn, last.measuredOn))
  const x = (date: PlainDate) =>
    round(left + (daysBetween(first.measuredOn, date) / days) * (PLOT.right - left))
  const y = (value: number) => round(PLOT.bottom - ((value - low) / (high - low)) * (PLOT.bottom - PLOT.top))
  const trend = points.map(({ measuredOn, trendKg }) => `${x(measuredOn)} ${y(shown(trendKg))}`).join('L')
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing in the theme's colours
      role="img"
      aria-label={summary}
    >
      {steps.map((step) => (
        <g key={step}>
          <line x1={left} x2={PLOT.right} y1={y(step)} y2={y(step)} />
          <text x={left - 8} y={y(step)} textAnchor="end" dominantBaseline="middle">
            {unit === 'st' ? `${Math.floor(step / LB_PER_ST)} st ${step % LB_PER_ST}` : step}
          </text>
        </g>
      ))}
      {points.length > 1 && <path d={`M${trend}`} />}
      {points.map(({ measuredOn, weightKg }) => (
        <circle key={measuredOn} cx={x(measuredOn)} cy={y(shown(weightKg))} r="4" />
      ))}
      <text x={left} y={HEIGHT - 6}>
        {dateText(first.measuredOn)}
      </text>
      {points.length > 1 && (
        <text x={PLOT.right} y={HEIGHT - 6} textAnchor="end">
          {dateText(last.measuredOn)}
        </text>
      )}
    </svg>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
