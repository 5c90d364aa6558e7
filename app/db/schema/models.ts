import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MealReply } from '#app/domain/food/meal-reply.ts'
import type { ModelFeature, ModelOutcome } from '#app/domain/model-use.ts'
import { profiles } from './members.ts'

/**
 * One row per call to a model: what it was for, what it took and how it ended. Never what was asked or answered. A
 * row without an outcome is a call under way, or one whose process died before its deadline.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey(),
    /** Null for calls nobody in person asked for, and once the member is gone: the cost stays in the books. */
    memberId: uuid('member_id').references(() => profiles.id, { onDelete: 'set null' }),
    feature: text('feature').$type<ModelFeature>().notNull(),
    model: text('model').notNull(),
    outcome: text('outcome').$type<ModelOutcome>(),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    pictures: integer('pictures').notNull().default(0),
    /** Millionths of the currency the prices are set in: reserved while it runs, then what it came to. */
    amountMicro: bigint('amount_micro', { mode: 'number' }).notNull(),
    deadlineAt: timestamp('deadline_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('model_calls_created_at_id_idx').on(table.createdAt, table.id),
    index('model_calls_running_idx')
      .on(table.memberId, table.deadlineAt)
      .where(sql`${table.outcome} is null`),
    check('model_calls_ended_once', sql`(${table.outcome} is null) = (${table.endedAt} is null)`),
    check(
      'model_calls_not_negative',
      sql`${table.inputTokens} >= 0 and ${table.outputTokens} >= 0 and ${table.pictures} >= 0 and ${table.amountMicro} >= 0`,
    ),
  ],
)

/** What models cost per day (UTC), with what running calls may still cost: one row to ask before each call. */
export const modelSpend = pgTable(
  'model_spend',
  {
    day: date('day').primaryKey(),
    amountMicro: bigint('amount_micro', { mode: 'number' }).notNull(),
  },
  (table) => [check('model_spend_not_negative', sql`${table.amountMicro} >= 0`)],
)

/**
 * A model's answers about words that the food table does not know, so that the same words are not paid for twice. These
 * figures are unchecked. The words are stored as a hash only.
 */
export const modelReadings = pgTable(
  'model_readings',
  {
    /** SHA-256 of the model's name and the words. */
    key: text('key').primaryKey(),
    reply: jsonb('reply').$type<MealReply>().notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('model_readings_read_at_idx').on(table.readAt)],
)
