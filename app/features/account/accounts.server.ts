import { isAPIError } from 'better-auth/api'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { sessions } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { passwordFault } from '#app/domain/password/common-password.ts'
import type { Auth } from './auth.server.ts'
import type { QueueEmail } from '#app/features/mail/send-mail.server.ts'
import { emailChangeAsked, passwordChanged } from './account-emails.server.ts'
import { accountLinks } from './account-links.server.ts'
import { isPassword } from './is-password.server.ts'
import { memberOf } from './profiles.server.ts'
import { VISITOR, type Member, type Viewer } from './viewer.ts'

export const WRONG_CREDENTIALS =
  'Invalid email or password. Please check your credentials or confirm your email address if you just signed up.'

const RESET_LINK_IS_OVER = 'This link has expired or was used before. Ask for a new one.'

/** Set-Cookie lines the answer has to carry. */
export type Cookies = string[]

export type SessionInList = {
  id: string
  device: string | null
  createdAt: Date
  lastSeenAt: Date
  isCurrent: boolean
}

export type Accounts = ReturnType<typeof openAccounts>

export type AccountOptions = {
  auth: Auth
  db: Db
  origin: string
  queueEmail: QueueEmail
  /** One way and keyed: tells whether an address was here before, and nothing else. */
  fingerprintOf(email: string): string
  /** Called before the profile follows a confirmed change of address; again if that fails. */
  emailChanged(memberId: string): Promise<void>
}

/** What a person can do with an account. Refusals are `AppError`s with the sentence to show. */
export function openAccounts({ auth, db, origin, queueEmail, fingerprintOf, emailChanged }: AccountOptions) {
  const links = accountLinks({ auth, db, origin })

  return {
    ...links,
    fingerprintOf,

    /** The member a request's cookie belongs to, refreshed when due; a visitor otherwise. */
    async viewerOf(headers: Headers): Promise<{ viewer: Viewer; cookies: Cookies }> {
      const { response, headers: sent } = await auth.api.getSession({ headers, returnHeaders: true })
      if (!response) return { viewer: VISITOR, cookies: sent.getSetCookie() }
      const { user, session } = response
      const member = await memberOf(db, user, session.id, { fingerprintOf, emailChanged })
      return { viewer: { member }, cookies: sent.getSetCookie() }
    },

    /**
     * Creates the account and signs in at once; the confirmation mail goes out and blocks nothing. An address
     * that is taken signs in when the password is its own, and otherwise gets an answer that sends both the
     * owner and a stranger the same way.
     */
    async signUp(
      form: { email: string; password: string },
      headers: Headers,
      signInInstead = () => this.signIn({ ...form, remember: false }, headers),
    ): Promise<Cookies> {
      refuseEasy(form.password, form.email, 'password')
      try {
        const { headers: sent, response } = await auth.api.signUpEmail({
          // Nobody is asked to be remembered here: the session is the browser's.
          body: { ...form, name: '', rememberMe: false },
          headers,
          returnHeaders: true,
        })
        await memberOf(db, response.user, '', { fingerprintOf, emailChanged })
        return sent.getSetCookie()
      } catch (error) {
        if (!isTakenAddress(error)) throw asAppError(error)
        return await signInInstead().catch((refusal: unknown) => {
          // Too many tries, or a database that does not answer, says nothing of the address.
          if (!(refusal instanceof AppError && refusal.code === 'invalid-input')) throw refusal
          throw new AppError(
            'conflict',
            'We could not create an account with these details. If you already have one, log in or choose a new password.',
            { cause: error },
          )
        })
      }
    },

    async signIn(
      form: { email: string; password: string; remember: boolean },
      headers: Headers,
    ): Promise<Cookies> {
      try {
        const { headers: sent } = await auth.api.signInEmail({
          body: { email: form.email, password: form.password, rememberMe: form.remember },
          headers,
          returnHeaders: true,
        })
        return sent.getSetCookie()
      } catch (error) {
        throw asAppError(error)
      }
    },

    isPassword: (form: { email: string; password: string }) => isPassword(auth, form),

    async signOut(headers: Headers): Promise<Cookies> {
      const { headers: sent } = await auth.api.signOut({ headers, returnHeaders: true })
      return sent.getSetCookie()
    },

    /** True when the link was good; confirms a new account's address or completes a change of address. */
    async confirmEmail(token: string, headers: Headers): Promise<boolean> {
      try {
        const isSignedIn = (await auth.api.getSession({ headers })) !== null
        const { headers: sent } = await auth.api.verifyEmail({
          query: { token },
          headers,
          returnHeaders: true,
        })
        // A link proves an address, not a person: the session the library opens for a changed one ends here.
        if (!isSignedIn) await auth.api.signOut({ headers: asSent(sent.getSetCookie()) })
        return true
      } catch (error) {
        if (isAPIError(error)) return false
        throw error
      }
    },

    async sendConfirmation(member: Member): Promise<void> {
      if (!member.isEmailConfirmed) await auth.api.sendVerificationEmail({ body: { email: member.email } })
    },

    /** Resolves to the address whose password is changed now. */
    async resetPassword(token: string, newPassword: string): Promise<string> {
      const email = await links.ownerOfResetLink(token)
      if (email === null) throw new AppError('not-found', RESET_LINK_IS_OVER)
      refuseEasy(newPassword, email, 'password')
      try {
        await auth.api.resetPassword({ body: { token, newPassword } })
        return email
      } catch (error) {
        if (isAPIError(error) && error.body?.code === 'INVALID_TOKEN')
          throw new AppError('not-found', RESET_LINK_IS_OVER, { cause: error })
        throw asAppError(error)
      }
    },

    /** Changes the password and signs every other device out. */
    async changePassword(
      form: { currentPassword: string; newPassword: string },
      headers: Headers,
    ): Promise<Cookies> {
      const session = await auth.api.getSession({ headers })
      refuseEasy(form.newPassword, session?.user.email ?? '', 'newPassword')
      try {
        const { headers: sent } = await auth.api.changePassword({
          body: { ...form, revokeOtherSessions: true },
          headers,
          returnHeaders: true,
        })
        if (session) await queueEmail(passwordChanged, { memberId: session.user.id })
        return sent.getSetCookie()
      } catch (error) {
        throw asAppError(error, 'currentPassword')
      }
    },

    /** Sends a link to the new address; the old one stays until it is followed. Same answer if the address is taken. */
    async changeEmail(
      member: Member,
      form: { email: string; password: string },
      headers: Headers,
    ): Promise<void> {
      try {
        await auth.api.verifyPassword({ body: { password: form.password }, headers })
        if (form.email === member.email)
          throw new AppError('invalid-input', 'This is already your address.', { field: 'email' })
        await auth.api.changeEmail({ body: { newEmail: form.email }, headers })
        await queueEmail(emailChangeAsked, { memberId: member.id, newEmail: form.email })
      } catch (error) {
        throw asAppError(error, 'password')
      }
    },

    /** Throws `invalid-input` for a wrong one: asked again before what cannot be taken back. */
    async checkPassword(password: string, headers: Headers): Promise<void> {
      try {
        await auth.api.verifyPassword({ body: { password }, headers })
      } catch (error) {
        throw asAppError(error)
      }
    },

    async listSessions(member: Member): Promise<SessionInList[]> {
      const rows = await db
        .select({
          id: sessions.id,
          device: sessions.userAgent,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.updatedAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, member.id), gt(sessions.expiresAt, new Date())))
        .orderBy(desc(sessions.updatedAt))
        .limit(50)
      return rows.map((row) => ({ ...row, isCurrent: row.id === member.sessionId }))
    },

    /** Signs one device of the member out; another member's session answers as if there were none. */
    async revokeSession(member: Member, sessionId: string): Promise<void> {
      const gone = await db
        .delete(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, member.id)))
        .returning({ id: sessions.id })
      if (gone.length === 0) throw new AppError('not-found', 'That device is already signed out.')
    },

    async revokeOtherSessions(member: Member): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.userId, member.id), ne(sessions.id, member.sessionId)))
    },
  }
}

/** Refuses a password that is tried first, or that is little more than its owner's address. */
function refuseEasy(password: string, email: string, field: string): void {
  const fault = passwordFault(password, email)
  if (fault) throw new AppError('invalid-input', fault, { field })
}

/** The cookies of an answer as a request would bring them back. */
function asSent(cookies: Cookies): Headers {
  return new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
}

function isTakenAddress(error: unknown): boolean {
  // A race of two sign-ups for one address ends for the loser in the second code on PostgreSQL.
  return (
    isAPIError(error) &&
    ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'FAILED_TO_CREATE_USER'].includes(error.body?.code ?? '')
  )
}

function asAppError(error: unknown, passwordField = 'password'): unknown {
  if (!isAPIError(error)) return error
  switch (error.body?.code) {
    case 'INVALID_EMAIL_OR_PASSWORD':
      return new AppError('invalid-input', WRONG_CREDENTIALS, { cause: error })
    case 'INVALID_PASSWORD':
      return new AppError('invalid-input', 'That is not your current password.', {
        field: passwordField,
        cause: error,
      })
    case 'UNAUTHORIZED':
      return new AppError('signed-out', 'Please sign in to continue', { cause: error })
    default:
      return error.statusCode < 500
        ? new AppError('invalid-input', error.body?.message ?? 'That did not work. Please try again.', {
            cause: error,
          })
        : (error.cause ?? error)
  }
}
