import type { AuditAction } from '#app/domain/staff/audit-actions.ts'
import type { StaffRank } from '#app/domain/staff/ranks.ts'
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * People who run the blog, apart from members in every table. The property names are those of better-auth 1.7 and
 * its two-factor plugin.
 */

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const updatedAt = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()
const staffId = () =>
  uuid('user_id')
    .notNull()
    .references(() => staffUsers.id, { onDelete: 'cascade' })

export const staffUsers = pgTable('staff_users', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  /** What they may do: `domain/staff/ranks.ts`. */
  rank: text('rank').$type<StaffRank>().notNull().default('editor'),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: staffId(),
    /** A hash of the token: a copy of the database opens no session. */
    token: text('token').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('staff_sessions_user_id_idx').on(table.userId)],
)

export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: uuid('id').primaryKey(),
    userId: staffId(),
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
  (table) => [index('staff_accounts_user_id_idx').on(table.userId)],
)

export const staffVerifications = pgTable(
  'staff_verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('staff_verifications_identifier_idx').on(table.identifier)],
)

/** What staff took down or changed about accounts, for a year. The name stays when its account goes. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: uuid('id').primaryKey(),
    staffId: uuid('staff_id').references(() => staffUsers.id, { onDelete: 'set null' }),
    staffName: text('staff_name').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** Names the thing; holds nothing a member wrote. */
    about: text('about').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('staff_actions_created_at_id_idx').on(table.createdAt, table.id)],
)

/** Secret of the authenticator and the recovery codes, both encrypted by better-auth. */
export const staffTwoFactors = pgTable(
  'staff_two_factors',
  {
    id: uuid('id').primaryKey(),
    userId: staffId(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
  },
  (table) => [index('staff_two_factors_user_id_idx').on(table.userId)],
)
