import { dayArcs } from '#app/domain/chart/day-dial.ts'
import type { Macros } from '#app/domain/planning/macros.ts'
import { useDiaryDisplay } from '#app/features/page/diary-display.ts'
import { useEnergy } from '#app/features/page/energy.tsx'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { arcPath, DIAL_SIZE, dialArcs, labelPath, tickPath } from '#app/ui/dial-geometry.ts'
import text from '#app/ui/text.module.css'
import { classNames } from '#app/ui/class-names.ts'
import styles from './day-dial.module.css'

type DayDialProps = {
  targets: Macros
  eaten: Macros
  /** What the plan still has for the day. */
  planned: Macros
}

const LABELS = { protein: 'Protein', carbs: 'Carbs', fat: 'Fat' }
const KCAL_PER_TICK = 50
const TICK_RADIUS = 84
/** Room around the ring for the labels that run along it. */
const MARGIN = 24

/** The day as a ring that fills as meals are eaten: each macro has its own arc, pale is what is planned. */
export function DayDial({ targets, eaten, planned }: DayDialProps) {
  const energy = useEnergy()
  const labels = useDiaryDisplay().countsNetCarbs ? { ...LABELS, carbs: 'Net carbs' } : LABELS
  const arcs = dayArcs(targets, eaten, planned)
  const places = dialArcs(arcs.map(({ targetKcal }) => targetKcal))
  const left = energy.of(targets.kcal) - energy.of(eaten.kcal)
  const inWords = arcs
    .map(({ name, eatenG, targetG }) => `${labels[name]} ${formatKcal(eatenG)} of ${formatKcal(targetG)} g`)
    .join(', ')
  return (
    <figure className={styles.dial}>
      <svg
        viewBox={`${-MARGIN} ${-MARGIN} ${DIAL_SIZE + 2 * MARGIN} ${DIAL_SIZE + 2 * MARGIN}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing in the theme's colours
        role="img"
        aria-label={`${energy.figure(eaten.kcal)} of ${energy.words(targets.kcal)} eaten. ${inWords}.`}
      >
        <path
          d={tickPath(Math.max(1, Math.round(targets.kcal / KCAL_PER_TICK)), TICK_RADIUS)}
          stroke="var(--line-control)"
          fill="none"
        />
        {places.map(({ index, from, to }) => {
          const arc = arcs[index]
          if (!arc) return null
          const { name, eatenG, targetG, eatenShare, plannedShare } = arc
          const end = (share: number) => from + (to - from) * share
          return (
            <g key={name} className={styles.arc} style={{ color: `var(--${name})` }}>
              <path d={arcPath(from, to)} stroke="var(--track)" />
              {plannedShare > eatenShare && (
                <path d={arcPath(end(eatenShare), end(plannedShare))} stroke="currentColor" opacity="0.38" />
              )}
              {eatenShare > 0 && <path d={arcPath(from, end(eatenShare))} stroke="currentColor" />}
              <path id={`day-dial-${name}`} d={labelPath(from, to)} stroke="none" />
              <text aria-hidden>
                <textPath href={`#day-dial-${name}`} startOffset="50%" textAnchor="middle">
                  <tspan className={styles.name}>{labels[name]}</tspan> {formatKcal(eatenG)} of{' '}
                  {formatKcal(targetG)} g
                </textPath>
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption>
        <b className={text.num}>{energy.figure(eaten.kcal)}</b>
        <span>{energy.unit} eaten</span>
        <span className={classNames(text.small, styles.left)}>
          {leftInWords(left, energy.figure(targets.kcal))}
        </span>
      </figcaption>
    </figure>
  )
}

/** "575 left of 1,850", "on target", "120 over 1,850": whole figures, so that they add up with the total above them. */
function leftInWords(left: number, target: string): string {
  if (left === 0) return 'on target'
  return `${formatKcal(Math.abs(left))} ${left > 0 ? 'left of' : 'over'} ${target}`
}
