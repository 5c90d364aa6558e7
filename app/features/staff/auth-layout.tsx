import type { ReactNode } from 'react'
import { Wordmark } from '#app/features/site/wordmark.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './auth-layout.module.css'
import card from '#app/ui/card.module.css'

/** A page of signing in: the site's name and one card. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className={styles.page}>
      <meta name="robots" content="noindex, nofollow" />
      <Wordmark />
      <section className={classNames(card.card, card.pad, layout.stack, styles.card)}>
        <h1 className={text.heading2}>{title}</h1>
        {children}
      </section>
    </main>
  )
}
