import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Db } from '#app/db/open.server.ts'
import { newId } from '#app/db/id.ts'
import * as tables from '#app/db/schema/index.ts'
import { PASSWORD_LENGTH } from '#app/domain/account.ts'
import { COOKIE_PREFIX } from './cookie-name.ts'
import type { Letter } from '#app/features/mail/letter.ts'
import { changeEmailLetter, confirmEmailLetter, resetPasswordLetter } from './account-mails.ts'
import { withHashedSessionTokens } from './hashed-sessions.server.ts'

const DAY_S = 24 * 60 * 60

export type AuthOptions = {
  db: Db
  origin: string
  secret: string
  sendLetter(to: string, letter: Letter): Promise<void>
}

/**
 * better-auth for members: passwords, sessions, mailed links. Called from our own actions only; its HTTP
 * routes are not mounted. Nothing about plan, role or counters is in its tables.
 */
export function openAuth({ db, origin, secret, sendLetter }: AuthOptions) {
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
    database: (options: BetterAuthOptions) => withHashedSessionTokens(adapter(options)),
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
      resetPasswordTokenExpiresIn: 60 * 60,
      sendResetPassword: ({ user, token }) =>
        sendLetter(user.email, resetPasswordLetter(link(origin, '/reset-password', token))),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: DAY_S,
      sendVerificationEmail: ({ user, token }) =>
        sendLetter(user.email, letterFor(token, link(origin, '/confirm-email', token))),
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

function link(origin: string, path: string, token: string): string {
  return `${origin}${path}?${new URLSearchParams({ token })}`
}

/** The same mechanism confirms a first address and a changed one; the token's payload says which. */
function letterFor(token: string, url: string): Letter {
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}')
  const isChange =
    typeof payload === 'object' && payload !== null && 'updateTo' in payload && Boolean(payload.updateTo)
  return isChange ? changeEmailLetter(url) : confirmEmailLetter(url)
}
