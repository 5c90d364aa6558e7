import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { profiles } from './members.ts'

/**
 * One row per thing a member asked for that counts against an allowance. It goes from reserved to committed
 * or released, once; a reservation past its deadline is released by a sweep, so a crash costs nobody a trial.
 */
export const usageClaims = pgTable(
  'usage_claims',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    feature: text('feature').$type<'recipes' | 'calories' | 'plans'>().notNull(),
    /** Made by the page: the same click sent twice is one claim. */
    idempotencyKey: text('idempotency_key').notNull(),
    state: text('state').$type<'reserved' | 'committed' | 'released'>().notNull().default('reserved'),
    deadlineAt: timestamp('deadline_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    /** What the attempt gave, for the same click sent again; forgotten after a day. */
    result: jsonb('result').$type<Record<string, unknown>>(),
  },
  (table) => [
    unique('usage_claims_once').on(table.memberId, table.feature, table.idempotencyKey),
    index('usage_claims_reserved_deadline_idx')
      .on(table.deadlineAt)
      .where(sql`${table.state} = 'reserved'`),
    check('usage_claims_feature_known', sql`${table.feature} in ('recipes', 'calories', 'plans')`),
    check('usage_claims_state_known', sql`${table.state} in ('reserved', 'committed', 'released')`),
    check('usage_claims_settled_once', sql`(${table.state} = 'reserved') = (${table.settledAt} is null)`),
  ],
)

/** The table of rate-limiter-flexible, whose inserts name no columns: their order and types are its own. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Unix milliseconds; null never expires. */
  expire: bigint('expire', { mode: 'number' }),
})
