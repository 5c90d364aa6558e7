import { type ReactNode, useId } from 'react'
import text from '#app/ui/text.module.css'
import styles from './staff-page.module.css'

type PanelProps = {
  title: string
  /** A button at the end of the heading's line. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a staff page, named by its heading. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id} className={text.heading4}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
