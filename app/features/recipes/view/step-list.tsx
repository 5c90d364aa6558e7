import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import styles from './step-list.module.css'

/** Numbered steps of a short method; its children are `li`. */
export function StepList({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <ol className={classNames(styles.steps, className)}>{children}</ol>
}
