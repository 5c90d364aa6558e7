import type { CSSProperties } from 'react'
import { useEnergy } from '#app/features/page/energy.tsx'
import type { EnergyWords } from '#app/features/page/energy-words.ts'
import type { Range } from '#app/domain/calories/meal-estimate.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './calorie-estimator.module.css'

/** Where the figure lies in what is likely, on a bar that reaches a little further to both sides. */
export function RangeBar({ kcal, range: { low, high } }: { kcal: number; range: Range }) {
  const energy = useEnergy()
  // Drawn from and to the tens that the words name.
  const [likelyFrom, likelyTo] = [to10(low, Math.floor), to10(high, Math.ceil)]
  const reach = Math.max(likelyTo - likelyFrom, 20) * 0.6
  const from = Math.max(0, to10(likelyFrom - reach, Math.floor))
  const to = Math.max(from + 10, to10(likelyTo + reach, Math.ceil))
  const at = (value: number) => `${(((value - from) / (to - from)) * 100).toFixed(2)}%`
  const positions = { '--at': at(kcal), '--from': at(likelyFrom), '--to': at(likelyTo) } as CSSProperties
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of boxes, so that it takes any width
      role="img"
      aria-label={`Estimate ${energy.words(kcal)}, likely between ${rangeInWords({ low, high }, energy, ' and ')}`}
      style={positions}
    >
      <p className={classNames(text.small, styles.likely)}>
        <b className={text.num}>{rangeInWords({ low, high }, energy)}</b> is likely
      </p>
      <div className={styles.track}>
        <i />
        <b />
      </div>
      <div className={classNames(layout.row, layout.spread, text.small, text.muted)}>
        <span className={text.num}>{energy.figure(from)}</span>
        <span className={text.num}>{energy.words(to)}</span>
      </div>
    </div>
  )
}

/** "540 to 700": to the ten, because no more is known. */
export function rangeInWords({ low, high }: Range, energy: EnergyWords, between = ' to '): string {
  return `${energy.figure(to10(low, Math.floor))}${between}${energy.figure(to10(high, Math.ceil))}`
}

const to10 = (value: number, round: (value: number) => number) => round(value / 10) * 10
