import { figureOf } from '#app/features/blog/admin/figures.ts'
import { Button } from '#app/ui/button.tsx'
import text from '#app/ui/text.module.css'
import type { SubscriberCounts } from './export-subscribers.server.ts'

/** How many read the e-mails, and their addresses to take along. */
export function SubscribersPage({ counts }: { counts: SubscriberCounts | null }) {
  return (
    <>
      <h1>Newsletter</h1>
      <dl className="staff-cards">
        <div>
          <dt>Confirmed</dt>
          <dd>{counts ? figureOf(counts.confirmed) : '–'}</dd>
        </div>
        <div>
          <dt>Waiting for confirmation</dt>
          <dd>{counts ? figureOf(counts.pending) : '–'}</dd>
        </div>
        <div>
          <dt>Left</dt>
          <dd>{counts ? figureOf(counts.left) : '–'}</dd>
        </div>
      </dl>
      <section className="staff-panel">
        <h2>Export</h2>
        <p className={text.muted}>
          A CSV file of the confirmed addresses and no others. Who exported is noted under Staff.
        </p>
        {/* A download: the browser asks for it itself. */}
        <form method="post" action="/blog-admin/newsletter/export">
          <Button type="submit">Export confirmed addresses</Button>
        </form>
      </section>
    </>
  )
}
