import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ContentFormat } from '#app/domain/blog/blog.ts'
import type { DeliveryStatus, LetterKind, LetterStatus } from '#app/domain/newsletter/letters.ts'
import type { SubscriberStatus } from '#app/domain/newsletter/newsletter.ts'
import { blogPosts } from './blog.ts'
import { staffUsers } from './staff.ts'

/** Who asked for the e-mails. An address counts only while it is confirmed and has not left. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey(),
    /** Lower case, trimmed. */
    email: text('email').notNull().unique(),
    status: text('status').$type<SubscriberStatus>().notNull(),
    /** What a confirmed address gets; whoever wants neither has left. */
    wantsLetters: boolean('wants_letters').notNull().default(true),
    wantsDigest: boolean('wants_digest').notNull().default(false),
    /** Hash of the token in the mailed confirmation link; null once used. */
    confirmHash: text('confirm_hash').unique(),
    /** When that link stops working. */
    confirmUntil: timestamp('confirm_until', { withTimezone: true }),
    /** Hash of the token in every e-mail's link to leave. */
    leaveHash: text('leave_hash').notNull().unique(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** When it left, bounced or complained. */
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [
    index('newsletter_subscribers_status_idx').on(table.status, table.confirmedAt, table.id),
    check(
      'newsletter_subscribers_status_known',
      sql`${table.status} in ('pending', 'confirmed', 'left', 'bounced', 'complained')`,
    ),
  ],
)

/** Letters to the subscribers: written by staff, or the weekly digest. */
export const newsletterLetters = pgTable(
  'newsletter_letters',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<LetterKind>().notNull().default('letter'),
    subject: text('subject').notNull(),
    /** As written; what is sent is made from it. */
    content: text('content').notNull(),
    contentFormat: text('content_format').$type<ContentFormat>().notNull().default('markdown'),
    /** The post whose text it began with and that it links to. */
    postId: uuid('post_id').references(() => blogPosts.id, { onDelete: 'set null' }),
    status: text('status').$type<LetterStatus>().notNull().default('draft'),
    /** When a scheduled one is to be sent, and the zone that the time was chosen in. */
    sendAt: timestamp('send_at', { withTimezone: true }),
    timeZone: text('time_zone'),
    /** The run that sends it. A run that another has taken over changes nothing any more. */
    runId: uuid('run_id'),
    /** Of a digest: the moment up to which it has told of new posts. One digest for each. */
    coversUntil: timestamp('covers_until', { withTimezone: true, precision: 3 }).unique(),
    /** How many it was addressed to when it was begun. */
    readers: integer('readers').notNull().default(0),
    createdBy: uuid('created_by').references(() => staffUsers.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('newsletter_letters_post_id_idx').on(table.postId),
    index('newsletter_letters_status_idx').on(table.status, table.sendAt),
    check(
      'newsletter_letters_status_known',
      sql`${table.status} in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')`,
    ),
  ],
)

/**
 * One row for each letter and reader. It holds no address: once the subscriber is forgotten, it counts and says nothing
 * of anybody.
 */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    letterId: uuid('letter_id')
      .notNull()
      .references(() => newsletterLetters.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id').notNull(),
    status: text('status').$type<DeliveryStatus>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** What the mail server said when it refused. */
    reply: text('reply'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    bouncedAt: timestamp('bounced_at', { withTimezone: true }),
    complainedAt: timestamp('complained_at', { withTimezone: true }),
    /** When the reader left by this letter's own link. */
    leftAt: timestamp('left_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.letterId, table.subscriberId] }),
    index('newsletter_deliveries_open_idx')
      .on(table.letterId, table.attempts, table.subscriberId)
      .where(sql`${table.status} in ('waiting', 'sending')`),
    index('newsletter_deliveries_subscriber_id_idx').on(table.subscriberId, table.sentAt),
    check(
      'newsletter_deliveries_status_known',
      sql`${table.status} in ('waiting', 'sending', 'sent', 'failed', 'unknown', 'skipped')`,
    ),
  ],
)
