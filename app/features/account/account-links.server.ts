import { CONFIRM_LIFE_S } from './link-life.ts'
import { randomBytes } from 'node:crypto'
import { createEmailVerificationToken } from 'better-auth/api'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { users, verifications } from '#app/db/schema/index.ts'
import type { Auth } from './auth.server.ts'

const HOUR_MS = 60 * 60 * 1000

type Needs = { auth: Auth; db: Db; origin: string }
export type MailedLink = { to: string; link: string }

/**
 * The links in an account's e-mails, made when the e-mail is written: what waits in the queue opens nothing. Each is
 * null where there is nobody to send it to any more.
 */
export function accountLinks({ auth, db, origin }: Needs) {
  const addressOf = (path: string, token: string) => `${origin}${path}?${new URLSearchParams({ token })}`

  const memberOf = async (id: string) => {
    const [found] = await db.select().from(users).where(eq(users.id, id))
    return found ?? null
  }

  const confirmToken = async (email: string, newEmail?: string) => {
    const { secret } = await auth.$context
    const kind = newEmail === undefined ? {} : { requestType: 'change-email-verification' }
    return createEmailVerificationToken(secret, email, newEmail, CONFIRM_LIFE_S, kind)
  }

  return {
    async confirmEmailLink(memberId: string): Promise<MailedLink | null> {
      const member = await memberOf(memberId)
      if (!member || member.emailVerified) return null
      return { to: member.email, link: addressOf('/confirm-email', await confirmToken(member.email)) }
    },

    async changeEmailLink(memberId: string, newEmail: string): Promise<MailedLink | null> {
      const member = await memberOf(memberId)
      if (!member) return null
      return { to: newEmail, link: addressOf('/confirm-email', await confirmToken(member.email, newEmail)) }
    },

    /** Works once and for an hour, as long as the library's own would. */
    async resetPasswordLink(email: string): Promise<MailedLink | null> {
      const { internalAdapter } = await auth.$context
      const found = await internalAdapter.findUserByEmail(email)
      if (!found) return null
      const token = randomBytes(24).toString('base64url')
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: found.user.id,
        expiresAt: new Date(Date.now() + HOUR_MS),
      })
      return { to: found.user.email, link: addressOf('/reset-password', token) }
    },

    /** The address of the account that a link for a new password belongs to; null for a link that is no good. */
    async ownerOfResetLink(token: string): Promise<string | null> {
      const { internalAdapter } = await auth.$context
      const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
      if (!link || link.expiresAt <= new Date()) return null
      return (await internalAdapter.findUserById(link.value))?.email ?? null
    },

    async emailOf(memberId: string): Promise<string | null> {
      return (await memberOf(memberId))?.email ?? null
    },

    /** Links nobody followed. */
    async forgetExpiredLinks(now: Date): Promise<void> {
      await db.delete(verifications).where(sql`${verifications.expiresAt} < ${now}`)
    },
  }
}
