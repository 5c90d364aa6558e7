import type { ReactNode } from 'react'
import type { Usage } from '#app/domain/allowance.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Scale } from '#app/ui/scale.tsx'
import styles from './usage-meter.module.css'

const TONE = { plenty: 'plain', low: 'warn', reached: 'limit' } as const

type UsageMeterProps = {
  usage: Usage
  title: string
  /** What the scale measures, read out. */
  label: string
  /** The scale in words. */
  valueText: string
  /** Beside the title. */
  figure: ReactNode
  /** Below the scale. */
  note: ReactNode
}

/** How much of one feature's trial is used, on a scale: a warning near the end, red at it. */
export function UsageMeter({ usage, title, label, valueText, figure, note }: UsageMeterProps) {
  const { used, limit, state } = usage
  return (
    <div className={styles.usage} data-state={state}>
      <div className={classNames(layout.row, layout.spread)}>
        <strong>{title}</strong>
        {figure}
      </div>
      <Scale label={label} value={used} max={limit} tone={TONE[state]} valueText={valueText} />
      {note}
    </div>
  )
}
