import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ContactCategory } from '#app/domain/contact/contact.ts'

/** What people wrote to us. Not tied to an account: the form is open to everybody. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    /** What the writer is told, and names when asking again. */
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    category: text('category').$type<ContactCategory>().notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Of everything in it and the day: the same click sent twice is one message. The page is kept for all visitors
     * alike and can hold no key. */
    fingerprint: text('fingerprint').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the support address had it. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** When staff had nothing more to do about it. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
    /** What staff answered from here, and who wrote it. */
    answer: text('answer'),
    answeredBy: text('answered_by'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [index('contact_messages_created_at_id_idx').on(table.createdAt, table.id)],
)
