import type { ReactNode } from 'react'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './link-page.module.css'

/** A page of one link in an e-mail: a button, because mail scanners open every link they see. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={classNames(layout.wrap, layout.section)}>
      <div className={classNames(card.card, card.pad, layout.stack, styles.link)}>
        <h1 className={text.heading2}>{title}</h1>
        {children}
      </div>
    </main>
  )
}
