import { and, asc, count, eq, gt, or } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { newsletterSubscribers } from '#app/db/schema/index.ts'

export type SubscriberCounts = { confirmed: number; pending: number; left: number }

const AT_ONCE = 1000

export async function countSubscribers(db: Db): Promise<SubscriberCounts> {
  const rows = await db
    .select({ status: newsletterSubscribers.status, people: count() })
    .from(newsletterSubscribers)
    .groupBy(newsletterSubscribers.status)
  const counts = { confirmed: 0, pending: 0, left: 0 }
  for (const { status, people } of rows) counts[status] = people
  return counts
}

/** Confirmed addresses and nobody else's, as CSV (RFC 4180), a thousand at a time. */
export async function* subscribersAsCsv(db: Db): AsyncGenerator<string> {
  yield csvLine(['email', 'confirmed_at'])
  let last: { at: Date; id: string } | null = null
  for (;;) {
    const rows: { id: string; email: string; confirmedAt: Date | null }[] = await db
      .select({
        id: newsletterSubscribers.id,
        email: newsletterSubscribers.email,
        confirmedAt: newsletterSubscribers.confirmedAt,
      })
      .from(newsletterSubscribers)
      .where(and(eq(newsletterSubscribers.status, 'confirmed'), last ? after(last) : undefined))
      .orderBy(asc(newsletterSubscribers.confirmedAt), asc(newsletterSubscribers.id))
      .limit(AT_ONCE)
    if (rows.length === 0) return
    yield rows.map(({ email, confirmedAt }) => csvLine([email, confirmedAt?.toISOString() ?? ''])).join('')
    const end = rows.at(-1)!
    if (rows.length < AT_ONCE || !end.confirmedAt) return
    last = { at: end.confirmedAt, id: end.id }
  }
}

const after = ({ at, id }: { at: Date; id: string }) =>
  or(
    gt(newsletterSubscribers.confirmedAt, at),
    and(eq(newsletterSubscribers.confirmedAt, at), gt(newsletterSubscribers.id, id)),
  )

/**
 * One line of CSV. A cell that a spreadsheet would take for a formula gets an apostrophe before it: an address may
 * begin with `=` or `+`, and whoever subscribes with such a one would otherwise write into somebody's spreadsheet.
 */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
    return `"${safe.replaceAll('"', '""')}"`
  })
  return `${quoted.join(',')}\r\n`
}
