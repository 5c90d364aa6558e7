import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'
import text from './text.module.css'

const KINDS = { plain: null, detected: styles.detected, unknown: styles.unknown, warn: styles.warn }

type ChipProps = {
  /** What the chip says; also names its remove button. */
  label: string
  /** A small word after the label: "not counted". */
  note?: string
  /** Typed (plain), found in a photo, unknown to the table, or asking for attention. */
  kind?: 'plain' | 'detected' | 'unknown' | 'warn'
  icon?: ReactNode
  /** With `onRemove` the chip carries a button; with `removeValue` that button submits the form it is in. */
  onRemove?: () => void
  /** With it the label is a button that asks for another one. */
  onRename?: () => void
  removeName?: string
  removeValue?: string
  className?: string
}

/** A paper label. */
export function Chip({
  label,
  note,
  kind = 'plain',
  icon,
  onRemove,
  onRename,
  removeName,
  removeValue,
  className,
}: ChipProps) {
  const isRemovable = onRemove !== undefined || removeValue !== undefined
  return (
    <span className={classNames(styles.chip, KINDS[kind], className)}>
      {icon}
      <span>
        {onRename ? (
          <button type="button" className={styles.name} title="Change" onClick={onRename}>
            {label}
          </button>
        ) : (
          label
        )}
        {note && <small> {note}</small>}
      </span>
      {isRemovable && (
        <button
          type={removeValue === undefined ? 'button' : 'submit'}
          {...(removeValue !== undefined && { name: removeName, value: removeValue, formNoValidate: true })}
          aria-label={`Remove ${label}`}
          {...(onRemove && {
            onClick: (event) => {
              event.preventDefault()
              onRemove()
            },
          })}
        >
          <X className={text.icon} aria-hidden />
        </button>
      )}
    </span>
  )
}
