import type { CSSProperties } from 'react'
import { useEnergy } from '#app/features/page/energy.tsx'
import type { EnergyWords } from '#app/features/page/energy-words.ts'
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
const TICKS = {
  kcal: [100, 200, 500],
  kJ: [500, 1000, 2000],
  proteinG: [10, 20, 50],
  carbsG: [10, 20, 50],
  fatG: [5, 10, 20],
} satisfies Readonly<Record<MacroName | EnergyWords['unit'], readonly number[]>>

type TargetScalesProps = { label: string; total: Macros; targets: Macros }

/** A day's figures against their targets: each on a scale that begins at zero, with a pin at the target. */
export function TargetScales({ label, total, targets }: TargetScalesProps) {
  const energy = useEnergy()
  const rows = MACROS.map(({ name, label: macro, unit, tone }) => {
    const isEnergy = name === 'kcal'
    const [value, target] = isEnergy
      ? [energy.of(total.kcal), energy.of(targets.kcal)]
      : [total[name], targets[name]]
    const end = scaleEnd(TICKS[isEnergy ? energy.unit : name], value, target)
    return { name, macro, tone, unit: isEnergy ? energy.unit : unit, value, target, ...end }
  })
  return (
    <div>
      <ul className={styles.scales} aria-label={label}>
        {rows.map(({ name, macro, tone, unit, value, target, max, ticks }) => {
          const isMet = differenceOf(value, target) === 0
          const off = isMet ? 'on target' : differenceText(value, target, unit)
          return (
            // The pin of the target has the ink's colour: the calories keep out of it.
            <li key={name} style={{ '--tone': name === 'kcal' ? 'var(--ink-3)' : tone } as CSSProperties}>
              <p className={styles.row}>
                <span>{macro}</span>
                <b className={text.num}>
                  {formatKcal(value)}{' '}
                  <small>
                    of {formatKcal(target)} {unit}
                  </small>
                </b>
                <em className={text.num}>{off}</em>
              </p>
              <Scale
                className={styles.scale}
                label={macro}
                value={value}
                max={max}
                ticks={ticks}
                target={target}
                valueText={`${formatKcal(value)} of ${formatKcal(target)} ${unit}, ${off}`}
              />
            </li>
          )
        })}
      </ul>
      <p className={classNames(text.muted, styles.legend)}>
        The pin is the target.{' '}
        {ticksInWords(
          rows.map(({ tick }) => tick),
          energy.unit,
        )}
      </p>
    </div>
  )
}

/** "A tick is 100 kcal, 10 g of protein or carbs, 5 g of fat." */
function ticksInWords(
  [energy, protein, carbs, fat]: readonly (number | undefined)[],
  unit: EnergyWords['unit'],
): string {
  const ofBoth =
    protein === carbs ? `${protein} g of protein or carbs` : `${protein} g of protein, ${carbs} g of carbs`
  return `A tick is ${energy} ${unit}, ${ofBoth}, ${fat} g of fat.`
}

function scaleEnd(steps: readonly number[], value: number, target: number) {
  const reach = Math.max(target * PAST_TARGET, value, 1)
  const tick = steps.find((one) => reach / one <= MOST_TICKS) ?? steps.at(-1)!
  const ticks = Math.ceil(reach / tick)
  return { tick, ticks, max: ticks * tick }
}
