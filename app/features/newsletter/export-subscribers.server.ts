import { and, asc, count, eq, gt, or } from 'drizzle-orm'
import type { Services } from '#app/features/services.ts'
import type { Db } from '#app/db/open.server.ts'
import { newsletterSubscribers } from '#app/db/schema/index.ts'
import { csvLine } from '#app/domain/csv-line.ts'
import type { SubscriberStatus } from '#app/domain/newsletter/newsletter.ts'
import { leaveUrl } from './newsletter-links.server.ts'

export type SubscriberCounts = Record<SubscriberStatus, number> & { digest: number }

const AT_ONCE = 1000

export async function countSubscribers(db: Db): Promise<SubscriberCounts> {
  const rows = await db
    .select({ status: newsletterSubscribers.status, people: count() })
    .from(newsletterSubscribers)
    .groupBy(newsletterSubscribers.status)
  const counts = { confirmed: 0, pending: 0, left: 0, bounced: 0, complained: 0 }
  for (const { status, people } of rows) counts[status] = people
  const digest = await db.$count(
    newsletterSubscribers,
    and(eq(newsletterSubscribers.status, 'confirmed'), newsletterSubscribers.wantsDigest),
  )
  return { ...counts, digest }
}

/**
 * Confirmed addresses and nobody else's, as CSV (RFC 4180), a thousand at a time. Each line has the reader's own link to
 * leave: whoever writes to them by other means puts it into the letter.
 */
export async function* subscribersAsCsv(
  needs: Pick<Services, 'db' | 'seal' | 'site'>,
): AsyncGenerator<string> {
  const { db } = needs
  yield csvLine(['email', 'confirmed_at', 'letters', 'digest', 'leave_url'])
  let last: { at: Date; id: string } | null = null
  for (;;) {
    const rows: ConfirmedRow[] = await db
      .select({
        id: newsletterSubscribers.id,
        email: newsletterSubscribers.email,
        confirmedAt: newsletterSubscribers.confirmedAt,
        wantsLetters: newsletterSubscribers.wantsLetters,
        wantsDigest: newsletterSubscribers.wantsDigest,
      })
      .from(newsletterSubscribers)
      .where(and(eq(newsletterSubscribers.status, 'confirmed'), last ? after(last) : undefined))
      .orderBy(asc(newsletterSubscribers.confirmedAt), asc(newsletterSubscribers.id))
      .limit(AT_ONCE)
    if (rows.length === 0) return
    yield rows.map((row) => csvLine(cellsOf(row, leaveUrl(needs, row.id)))).join('')
    const end = rows.at(-1)!
    if (rows.length < AT_ONCE || !end.confirmedAt) return
    last = { at: end.confirmedAt, id: end.id }
  }
}

type ConfirmedRow = {
  id: string
  email: string
  confirmedAt: Date | null
  wantsLetters: boolean
  wantsDigest: boolean
}

const cellsOf = (row: ConfirmedRow, leave: string): string[] => [
  row.email,
  row.confirmedAt?.toISOString() ?? '',
  row.wantsLetters ? 'yes' : 'no',
  row.wantsDigest ? 'yes' : 'no',
  leave,
]

const after = ({ at, id }: { at: Date; id: string }) =>
  or(
    gt(newsletterSubscribers.confirmedAt, at),
    and(eq(newsletterSubscribers.confirmedAt, at), gt(newsletterSubscribers.id, id)),
  )
