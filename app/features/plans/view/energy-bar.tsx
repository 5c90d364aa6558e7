import type { CSSProperties } from 'react'
import type { EnergyBar as EnergyBarData, EnergyPart } from '#app/domain/chart/energy-bars.ts'
import energy from '#app/ui/energy-columns.module.css'

const TONES: Record<EnergyPart, string> = {
  protein: 'var(--protein)',
  carbs: 'var(--carbs)',
  fat: 'var(--fat)',
}

/** One day of a chart of energy, for the eye alone: the figures stand under it. Null leaves the day open. */
export function EnergyBar({ bar }: { bar: EnergyBarData | null }) {
  return (
    <span className={energy.bar} data-open={bar === null || undefined} aria-hidden>
      {bar && (
        <span style={{ '--height': bar.height } as CSSProperties}>
          {bar.parts.map(({ name, share }) => (
            <i key={name} style={{ '--tone': TONES[name], '--share': share } as CSSProperties} />
          ))}
        </span>
      )}
    </span>
  )
}
