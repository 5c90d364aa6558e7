import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import styles from './dashboard.module.css'

type RuledSectionProps = {
  /** Where it stands on the page; without it, where it comes. */
  area?: 'plan' | 'soon' | 'weight'
  headingId: string
  children: ReactNode
}

/** A part of the page under a rule of its own. */
export function RuledSection({ area, headingId, children }: RuledSectionProps) {
  return (
    <section className={styles.section} style={area && { gridArea: area }} aria-labelledby={headingId}>
      {children}
    </section>
  )
}

/** A heading, and across from it what belongs to the whole of its part. */
export function SectionHead({ children }: { children: ReactNode }) {
  return <div className={classNames(layout.row, layout.spread, styles.sectionHead)}>{children}</div>
}
