import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './fold.module.css'

/** A line that opens to more: native details. Folds with the same `group` close each other. */
export function Fold({
  summary,
  isOpen,
  group,
  className,
  children,
}: {
  summary: ReactNode
  isOpen?: boolean
  group?: string
  className?: string
  children: ReactNode
}) {
  return (
    <details className={classNames(styles.fold, className)} open={isOpen} name={group}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
