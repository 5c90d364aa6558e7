import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './scale.module.css'

const TONES = { plain: null, warn: styles.warn, limit: styles.limit }

type ScaleProps = {
  /** What is measured, read out with the figures. */
  label: string
  value: number
  max: number
  /** How many ticks; each counts something (an attempt, a meal, 100 kcal). Default: one for each unit up to 40. */
  ticks?: number
  /** A dark pin at this value. */
  target?: number
  tone?: 'plain' | 'warn' | 'limit'
  /** `progress` for work under way, `meter` for a quantity. */
  kind?: 'meter' | 'progress'
  /** Low, without ticks: inside rows. */
  isFine?: boolean
  /** The figures in words, if they need more than "3 of 21". */
  valueText?: string
  className?: string
}

/** A measuring jug laid on its side: every quantity that has a limit or a target. */
export function Scale({
  label,
  value,
  max,
  ticks,
  target,
  tone = 'plain',
  kind = 'meter',
  isFine,
  valueText,
  className,
}: ScaleProps) {
  const share = (amount: number) =>
    Math.round(Math.min(1, Math.max(0, max > 0 ? amount / max : 0)) * 10_000) / 10_000
  const style = {
    '--value': share(value),
    '--ticks': ticks ?? Math.min(40, Math.max(1, Math.round(max))),
  } as CSSProperties
  return (
    <div
      className={classNames(styles.scale, TONES[tone], isFine && styles.fine, className)}
      role={kind === 'progress' ? 'progressbar' : 'meter'}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
      style={style}
    >
      {target !== undefined && <i style={{ '--target': share(target) } as CSSProperties} />}
    </div>
  )
}
