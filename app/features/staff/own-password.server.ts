import { randomBytes } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { staffUsers } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { weaknessOf } from '#app/domain/staff/password.ts'
import type { Limits } from '#app/features/account/limits.server.ts'
import type { QueueEmail } from '#app/features/mail/send-mail.server.ts'
import { LINK_IS_OVER } from './link-is-over.ts'
import type { StaffPerson } from './staff.ts'
import type { StaffAuth } from './staff-auth.server.ts'
import { staffNews } from './staff-emails.server.ts'
import { STAFF_AREA } from './staff-paths.ts'
import { asCodeError } from './staff-sign-in.server.ts'

const LINK_LIFE_MS = 24 * 60 * 60 * 1000

type Needs = { auth: StaffAuth; db: Db; limits: Limits; origin: string; queueEmail: QueueEmail; now(): Date }

/** Choosing and changing the password of one's own account. */
export function ownPasswordOf({ auth, db, limits, origin, queueEmail, now }: Needs) {
  const ownerOf = async (token: string) => {
    const { internalAdapter } = await auth.$context
    const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
    if (!found || found.expiresAt <= now()) return null
    const [owner] = await db.select().from(staffUsers).where(eq(staffUsers.id, found.value))
    return owner ?? null
  }
  const tell = (staffId: string) => queueEmail(staffNews, { staffId, news: 'password-changed', about: '' })

  return {
    /** A link for the e-mail that is being written; null where the account is gone. */
    async passwordLink(staffId: string): Promise<{ email: string; link: string } | null> {
      const [person] = await db.select().from(staffUsers).where(eq(staffUsers.id, staffId))
      return person
        ? { email: person.email, link: await makePasswordLink(auth, origin, staffId, now()) }
        : null
    },

    isPasswordLink: async (token: string): Promise<boolean> => (await ownerOf(token)) !== null,

    /** By the mailed link. Every session of the account ends. Resolves to whose account it is. */
    async choosePassword(token: string, newPassword: string): Promise<{ email: string }> {
      const owner = await ownerOf(token)
      if (!owner) throw new AppError('not-found', LINK_IS_OVER)
      refuseWeak(newPassword, owner)
      try {
        await auth.api.resetPassword({ body: { token, newPassword } })
      } catch (error) {
        if (isAPIError(error) && error.statusCode < 500)
          throw new AppError('not-found', LINK_IS_OVER, { cause: error })
        throw error
      }
      await tell(owner.id)
      return { email: owner.email }
    },

    async changePassword(
      person: StaffPerson,
      form: { password: string; newPassword: string },
      headers: Headers,
    ): Promise<string[]> {
      await limits.spend('staff-password', person.id)
      refuseWeak(form.newPassword, person)
      try {
        const { headers: sent } = await auth.api.changePassword({
          body: {
            currentPassword: form.password,
            newPassword: form.newPassword,
            revokeOtherSessions: true,
          },
          headers,
          returnHeaders: true,
        })
        await tell(person.id)
        return sent.getSetCookie()
      } catch (error) {
        throw asCodeError(error)
      }
    },

    /** Ended sessions and links nobody followed. */
    async forgetExpired(): Promise<void> {
      await db.execute(sql`delete from staff_sessions where expires_at < ${now()}`)
      await db.execute(sql`delete from staff_verifications where expires_at < ${now()}`)
    },
  }
}

/** A link that works once and for a day, to choose a password by. */
export async function makePasswordLink(
  auth: StaffAuth,
  origin: string,
  personId: string,
  now: Date,
): Promise<string> {
  const { internalAdapter } = await auth.$context
  const token = randomBytes(24).toString('base64url')
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: personId,
    expiresAt: new Date(now.getTime() + LINK_LIFE_MS),
  })
  return `${origin}${STAFF_AREA}/choose-password?${new URLSearchParams({ token })}`
}

function refuseWeak(newPassword: string, owner: { email: string; name: string }): void {
  const weakness = weaknessOf(newPassword, owner)
  if (weakness) throw new AppError('invalid-input', weakness, { field: 'newPassword' })
}
