import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import text from './text.module.css'

type EmptyStateProps = {
  title: string
  /** Why it is empty and what comes of filling it. */
  children?: ReactNode
  /** The one thing to do here. */
  action?: ReactNode
  headingLevel?: 2 | 3
}

/** An empty plate, a sentence, one action. */
export function EmptyState({ title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.empty}>
      <svg
        viewBox="-70 -70 140 140"
        width="120"
        height="120"
        aria-hidden
        fill="none"
        stroke="var(--line-control)"
        strokeWidth="2"
      >
        <circle r="60" />
        <circle r="42" />
        {/* The cross says "put something here": only where a button does. */}
        {action && <path d="M-14 0H14M0-14V14" strokeLinecap="round" stroke="var(--leaf)" strokeWidth="3" />}
      </svg>
      <Heading className={text.heading3}>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
