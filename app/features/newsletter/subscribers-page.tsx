import { FigureCards } from '#app/features/staff/figure-cards.tsx'
import { Button } from '#app/ui/button.tsx'
import type { SubscriberCounts } from './export-subscribers.server.ts'
import { Panel } from '#app/features/staff/panel.tsx'
import staffPage from '#app/features/staff/staff-page.module.css'

/** How many read the e-mails, and their addresses to take along. */
export function SubscribersPage({ counts }: { counts: SubscriberCounts | null }) {
  return (
    <>
      <h1>Newsletter</h1>
      <FigureCards
        figures={[
          { label: 'Confirmed', value: counts?.confirmed },
          { label: 'Waiting for confirmation', value: counts?.pending },
          { label: 'Want the weekly digest', value: counts?.digest },
          { label: 'Unsubscribed', value: counts?.left },
          { label: 'Bounced', value: counts?.bounced, note: 'No such mailbox: they get no letters.' },
          { label: 'Complained', value: counts?.complained, note: 'Marked a letter as spam: they get none.' },
        ]}
      />
      <Panel title="Export">
        <p className={staffPage.intro}>
          A CSV file of the confirmed addresses and no others, each with its own unsubscribe link: put it into
          whatever you send them by other means. Each export is recorded under Staff.
        </p>
        {/* A download: the browser asks for it itself. */}
        <form method="post" action="/blog-admin/newsletter/export">
          <Button type="submit">Export confirmed addresses</Button>
        </form>
      </Panel>
    </>
  )
}
