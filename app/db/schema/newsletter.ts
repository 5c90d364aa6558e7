import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who asked for the e-mails. An address counts only while it is confirmed and has not left. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey(),
    /** Lower case, trimmed. */
    email: text('email').notNull().unique(),
    status: text('status').$type<'pending' | 'confirmed' | 'left'>().notNull(),
    /** Hash of the token in the mailed confirmation link; null once used. */
    confirmHash: text('confirm_hash').unique(),
    /** When that link stops working. */
    confirmUntil: timestamp('confirm_until', { withTimezone: true }),
    /** Hash of the token in every e-mail's link to leave. */
    leaveHash: text('leave_hash').notNull().unique(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [
    index('newsletter_subscribers_status_idx').on(table.status, table.confirmedAt, table.id),
    check('newsletter_subscribers_status_known', sql`${table.status} in ('pending', 'confirmed', 'left')`),
  ],
)
