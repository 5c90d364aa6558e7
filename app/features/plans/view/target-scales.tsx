import type { CSSProperties } from 'react'
import type { Macros } from '#app/domain/planning/macros.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Scale } from '#app/ui/scale.tsx'
import text from '#app/ui/text.module.css'
import { differenceOf, differenceText, MACROS, type MacroName } from './plan-words.ts'
import styles from './target-scales.module.css'

/** A scale reaches at least a tenth past its target, so that the pin never stands at the edge. */
const PAST_TARGET = 1.1
const MOST_TICKS = 40
/** What a tick may count: the first of them that leaves room between the ticks. */
const TICKS: Readonly<Record<MacroName, readonly number[]>> = {
  kcal: [100, 200, 500],
  proteinG: [10, 20, 50],
  carbsG: [10, 20, 50],
  fatG: [5, 10, 20],
}

type TargetScalesProps = { label: string; total: Macros; targets: Macros }

/** A day's figures against their targets: each on a scale that begins at zero, with a pin at the target. */
export function TargetScales({ label, total, targets }: TargetScalesProps) {
  const ends = MACROS.map(({ name }) => scaleEnd(name, total[name], targets[name]))
  return (
    <div>
      <ul className={styles.scales} aria-label={label}>
        {MACROS.map(({ name, label: macro, unit, tone }, index) => {
          const [value, target] = [formatKcal(total[name]), formatKcal(targets[name])]
          const isMet = differenceOf(total[name], targets[name]) === 0
          const off = isMet ? 'on target' : differenceText(total[name], targets[name], unit)
          const { max, ticks } = ends[index]!
          return (
            // The pin of the target has the ink's colour: the calories keep out of it.
            <li key={name} style={{ '--tone': name === 'kcal' ? 'var(--ink-3)' : tone } as CSSProperties}>
              <p className={styles.row}>
                <span>{macro}</span>
                <b className={text.num}>
                  {value}{' '}
                  <small>
                    of {target} {unit}
                  </small>
                </b>
                <em className={text.num}>{off}</em>
              </p>
              <Scale
                className={styles.scale}
                label={macro}
                value={total[name]}
                max={max}
                ticks={ticks}
                target={targets[name]}
                valueText={`${value} of ${target} ${unit}, ${off}`}
              />
            </li>
          )
        })}
      </ul>
      <p className={classNames(text.muted, styles.legend)}>
        The pin is the target. {ticksInWords(ends.map(({ tick }) => tick))}
      </p>
    </div>
  )
}

/** "A tick is 100 kcal, 10 g of protein or carbs, 5 g of fat." */
function ticksInWords([kcal, protein, carbs, fat]: readonly (number | undefined)[]): string {
  const ofBoth =
    protein === carbs ? `${protein} g of protein or carbs` : `${protein} g of protein, ${carbs} g of carbs`
  return `A tick is ${kcal} kcal, ${ofBoth}, ${fat} g of fat.`
}

function scaleEnd(name: MacroName, value: number, target: number) {
  const reach = Math.max(target * PAST_TARGET, value, 1)
  const tick = TICKS[name].find((one) => reach / one <= MOST_TICKS) ?? TICKS[name].at(-1)!
  const ticks = Math.ceil(reach / tick)
  return { tick, ticks, max: ticks * tick }
}
