import { sql } from 'drizzle-orm'
import { check, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ReminderFrequency } from '#app/domain/pantry/reminders.ts'
import { profiles } from './members.ts'

/** How often a member is reminded by mail of what should be used up. Without a row it is as by default. */
export const useUpReminders = pgTable(
  'use_up_reminders',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    frequency: text('frequency').$type<ReminderFrequency>().notNull(),
    /** The day of the last one, as the server counts days. */
    sentOn: date('sent_on'),
    /** The day whose mail was given to the mail server: never a second time. */
    handedOverFor: date('handed_over_for'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('use_up_reminders_frequency', sql`${table.frequency} in ('off', 'weekly', 'daily')`)],
)
