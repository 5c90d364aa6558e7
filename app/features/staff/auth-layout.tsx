import type { ReactNode } from 'react'
import { Wordmark } from '#app/features/site/wordmark.tsx'

/** A page before the staff area: the name, one card, nothing that leads elsewhere. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="door">
      <meta name="robots" content="noindex, nofollow" />
      <Wordmark />
      <section className="card card-pad stack">
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  )
}
