import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { newId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import * as tables from '#app/db/schema/index.ts'
import { STAFF_PASSWORD_LENGTH } from '#app/domain/staff/password.ts'
import { withHashedSessionTokens } from '#app/features/account/hashed-sessions.server.ts'
import { newRecoveryCodes } from './recovery-codes.server.ts'
import { STAFF_AREA } from './staff-paths.ts'

export const SESSION_LENGTH_S = 12 * 60 * 60

export type StaffAuthOptions = { db: Db; origin: string; secret: string }

/**
 * better-auth a second time, for staff: tables, cookies and signing key of its own, so that nothing of a member's
 * session can be taken for a staff one. Nobody signs up here; its HTTP routes are not mounted.
 */
export function openStaffAuth({ db, origin, secret }: StaffAuthOptions) {
  const adapter = drizzleAdapter(db, {
    provider: 'pg',
    schema: {
      user: tables.staffUsers,
      session: tables.staffSessions,
      account: tables.staffAccounts,
      verification: tables.staffVerifications,
      twoFactor: tables.staffTwoFactors,
    },
  })
  return betterAuth({
    appName: 'Mealwright staff',
    baseURL: origin,
    basePath: STAFF_AREA,
    secret,
    database: (options: BetterAuthOptions) => withHashedSessionTokens(adapter(options)),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // The commands that call it hold limits per account and address, in the database.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: STAFF_PASSWORD_LENGTH.min,
      maxPasswordLength: STAFF_PASSWORD_LENGTH.max,
      revokeSessionsOnPasswordReset: true,
    },
    user: { additionalFields: { rank: { type: 'string', input: false, required: false } } },
    // Twelve hours and no more, however busy; the idle limit is kept in staff-accounts.
    session: { expiresIn: SESSION_LENGTH_S, disableSessionRefresh: true },
    verification: { storeIdentifier: 'hashed' },
    plugins: [
      twoFactor({
        issuer: 'Mealwright staff',
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
      }),
    ],
    advanced: {
      cookiePrefix: 'mealwright-staff',
      // The browser sends them to the staff area only: readers' pages stay cached for staff too.
      defaultCookieAttributes: { path: STAFF_AREA },
      database: { generateId: () => newId() },
      ipAddress: { disableIpTracking: true },
    },
  })
}

export type StaffAuth = ReturnType<typeof openStaffAuth>
