import type { CSSProperties } from 'react'
import styles from './split-bar.module.css'

/** One part of a whole: `amount` in any unit, `tone` a CSS colour such as `var(--protein)`. */
export type Share = { label: string; amount: number; tone: string }

/** Whole per cents that add up to 100 (largest remainder), or all 0 when there is nothing to share. */
export function percentages(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0)
  if (!(total > 0)) return amounts.map(() => 0)
  const exact = amounts.map((amount) => (Math.max(0, amount) / total) * 100)
  const whole = exact.map(Math.floor)
  let missing = 100 - whole.reduce((sum, percent) => sum + percent, 0)
  const byRemainder = exact
    .map((percent, index) => ({ index, remainder: percent - Math.floor(percent) }))
    .sort((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder) {
    if (missing-- <= 0) break
    whole[index] = (whole[index] ?? 0) + 1
  }
  return whole
}

/** "protein 19 %, carbs 46 %, fat 35 %": the words behind a picture of shares. */
export function sharesInWords(shares: readonly Share[]): string {
  const percents = percentages(shares.map((share) => share.amount))
  return shares.map((share, index) => `${share.label.toLowerCase()} ${percents[index] ?? 0} %`).join(', ')
}

/** A bar of shares. The figures stand in words beside it; colour only repeats them. */
export function SplitBar({ label, shares }: { label: string; shares: readonly Share[] }) {
  return (
    <div
      className={styles.bar}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of boxes, so that it takes any width
      role="img"
      aria-label={`${label}: ${sharesInWords(shares)}`}
    >
      {shares
        .filter((share) => share.amount > 0)
        .map((share) => (
          <i
            key={share.label}
            style={{ '--share': Math.round(share.amount * 10) / 10, '--tone': share.tone } as CSSProperties}
          />
        ))}
    </div>
  )
}
