import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './card-page.module.css'
import card from '#app/ui/card.module.css'

/** A page with one thing to do: a card in the middle, with its heading. */
export function CardPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main className={classNames(layout.wrap, layout.section)}>
      <div className={classNames(card.card, card.pad, layout.stack, styles.card)}>
        <h1 className={text.heading2}>{title}</h1>
        {children}
      </div>
    </main>
  )
}
