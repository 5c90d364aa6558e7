import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Db } from '#app/db/open.server.ts'
import { newId } from '#app/db/id.ts'
import * as tables from '#app/db/schema/index.ts'
import { PASSWORD_LENGTH } from '#app/domain/account.ts'
import { COOKIE_PREFIX } from './cookie-name.ts'
import type { QueueEmail } from '#app/features/mail/send-mail.server.ts'
import { changeEmail, confirmEmail, passwordChanged } from './account-emails.server.ts'
import { CONFIRM_LIFE_S } from './link-life.ts'
import { findSession } from './find-session.server.ts'
import { withHashedSessionTokens } from './hashed-sessions.server.ts'
import { withCausesOfFailure } from './causes-of-failure.server.ts'

const DAY_S = 24 * 60 * 60

export type AuthOptions = {
  db: Db
  origin: string
  secret: string
  queueEmail: QueueEmail
  /** Called when an address has been confirmed, the first or a new one. */
  emailConfirmed(member: { id: string; email: string }): Promise<void>
}

/**
 * better-auth for members: passwords, sessions, mailed links. Called from our own actions only; its HTTP
 * routes are not mounted. Nothing about plan, role or counters is in its tables.
 */
export function openAuth({ db, origin, secret, queueEmail, emailConfirmed }: AuthOptions) {
  const adapter = drizzleAdapter(db, {
    provider: 'pg',
    schema: {
      user: tables.users,
      session: tables.sessions,
      account: tables.accounts,
      verification: tables.verifications,
    },
  })
  return betterAuth({
    appName: 'Mealwright',
    baseURL: origin,
    basePath: '/auth',
    secret,
    database: (options: BetterAuthOptions) =>
      withCausesOfFailure(
        withHashedSessionTokens(adapter(options), (tokenHash) => findSession(db, tokenHash)),
      ),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // The actions that call it hold limits per account and address, in the database.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => queueEmail(passwordChanged, { memberId: user.id }),
    },
    // The library's own links are not used: the e-mail makes one when it is written.
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: CONFIRM_LIFE_S,
      sendVerificationEmail: ({ user, token }) =>
        isForNewEmail(token)
          ? queueEmail(changeEmail, { memberId: user.id, newEmail: user.email })
          : queueEmail(confirmEmail, { memberId: user.id }),
      afterEmailVerification: (user) => emailConfirmed(user),
    },
    user: { changeEmail: { enabled: true } },
    session: { expiresIn: 30 * DAY_S, updateAge: DAY_S },
    // Reset tokens lie hashed in the table too.
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      database: { generateId: () => newId() },
      // We keep no addresses of members.
      ipAddress: { disableIpTracking: true },
    },
  })
}

export type Auth = ReturnType<typeof openAuth>

/** The same mechanism confirms a first address and a changed one; the token's payload says which. */
function isForNewEmail(token: string): boolean {
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}')
  return typeof payload === 'object' && payload !== null && 'updateTo' in payload && Boolean(payload.updateTo)
}
