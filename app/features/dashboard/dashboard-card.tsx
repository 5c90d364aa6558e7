import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import styles from './dashboard.module.css'
import card from '#app/ui/card.module.css'

type DashboardCardProps = {
  /** Where it stands on the page. */
  area: 'plan' | 'nutrition' | 'soon' | 'weight'
  headingId: string
  children: ReactNode
}

/** One of the dashboard's cards. */
export function DashboardCard({ area, headingId, children }: DashboardCardProps) {
  return (
    <section
      className={classNames(card.card, card.pad, styles.card)}
      style={{ gridArea: area }}
      aria-labelledby={headingId}
    >
      {children}
    </section>
  )
}

/** A heading, and across from it what belongs to the whole of its part. */
export function CardHead({ children }: { children: ReactNode }) {
  return <div className={classNames(layout.row, layout.spread, styles.cardHead)}>{children}</div>
}
