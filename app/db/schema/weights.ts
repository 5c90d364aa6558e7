import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { profiles } from './members.ts'

/** What a member weighed, once a day: weighing again that day replaces it. */
export const weightEntries = pgTable(
  'weight_entries',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** As the person's calendar has it. */
    measuredOn: date('measured_on').notNull(),
    /** To a tenth. */
    weightKg: doublePrecision('weight_kg').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Taken out and still to be put back for a while; null is in the log. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    unique('weight_entries_one_a_day').on(table.memberId, table.measuredOn),
    check('weight_entries_plausible', sql`${table.weightKg} between 30 and 300`),
  ],
)
