import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Who may sign in, as better-auth 1.7 keeps it (the property names are its field names), and the profile
 * that is ours. Plan, role and counters live in `profiles` only: what sign-up can write must not hold them.
 */

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const updatedAt = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A hash of the token: a copy of the database opens no session. */
    token: text('token').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user_id_idx').on(table.userId)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
    scope: text('scope'),
    /** The password's hash, for the provider "credential". */
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('accounts_user_id_idx').on(table.userId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier_idx').on(table.identifier)],
)

/**
 * What deleted accounts had used of their trial, so that signing up again with the address does not begin a new one.
 * The address is kept as a keyed fingerprint only, and all of it for a year.
 */
export const formerTrials = pgTable(
  'former_trials',
  {
    fingerprint: text('fingerprint').primaryKey(),
    recipesGenerated: integer('recipes_generated').notNull(),
    mealsPlanned: integer('meals_planned').notNull(),
    caloriesEstimated: integer('calories_estimated').notNull(),
    keptUntil: timestamp('kept_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('former_trials_kept_until_idx').on(table.keptUntil)],
)

/**
 * A member as the product knows one. The three counters say what was used for good; the three `reserved`
 * say what running work has claimed and may still give back (see `usage_claims`).
 */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** The public label of a person; the part before the at-sign until they choose another. */
    displayName: text('display_name').notNull(),
    subscription: text('subscription').$type<'free' | 'premium'>().notNull().default('free'),
    recipesGenerated: integer('recipes_generated').notNull().default(0),
    mealsPlanned: integer('meals_planned').notNull().default(0),
    caloriesEstimated: integer('calories_estimated').notNull().default(0),
    recipesReserved: integer('recipes_reserved').notNull().default(0),
    mealsReserved: integer('meals_reserved').notNull().default(0),
    caloriesReserved: integer('calories_reserved').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('profiles_subscription_known', sql`${table.subscription} in ('free', 'premium')`),
    check(
      'profiles_used_not_negative',
      sql`${table.recipesGenerated} >= 0 and ${table.mealsPlanned} >= 0 and ${table.caloriesEstimated} >= 0`,
    ),
    check(
      'profiles_reserved_not_negative',
      sql`${table.recipesReserved} >= 0 and ${table.mealsReserved} >= 0 and ${table.caloriesReserved} >= 0`,
    ),
  ],
)
