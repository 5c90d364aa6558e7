import type { CSSProperties } from 'react'
import type { Nutrients } from '#app/domain/food/nutrients.ts'
import { percentages } from '#app/ui/split-bar.tsx'
import text from '#app/ui/text.module.css'
import { macroShares } from './figures.ts'
import styles from '#app/ui/macro-key.module.css'

type MacroKeyProps = {
  nutrients: Pick<Nutrients, 'proteinG' | 'carbsG' | 'fatG' | 'fiberG' | 'alcoholG'>
}

/** Grams and rounded shares of calories in words, each beside its colour. */
export function MacroKey({ nutrients }: MacroKeyProps) {
  const shares = macroShares(nutrients)
  const percents = percentages(shares.map(({ amount }) => amount))
  const grams = [nutrients.proteinG, nutrients.carbsG, nutrients.fatG, nutrients.alcoholG ?? 0]
  return (
    <dl className={styles.key}>
      {shares.map((share, index) => (
        <div key={share.label} style={{ '--tone': share.tone } as CSSProperties}>
          <dt>{share.label}</dt>
          <dd>
            <span className={text.num}>{Math.round(grams[index] ?? 0)} g</span>{' '}
            <small className={text.num}>{percents[index]} %</small>
          </dd>
        </div>
      ))}
      <div style={{ '--tone': 'var(--fibre)' } as CSSProperties}>
        <dt>Fiber</dt>
        <dd className={text.num}>
          {nutrients.fiberG === null ? <small>not known</small> : `${Math.round(nutrients.fiberG)} g`}
        </dd>
      </div>
    </dl>
  )
}
