import { randomBytes } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { asc, eq, max, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { staffSessions, staffTwoFactors, staffUsers } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { weaknessOf } from '#app/domain/staff/password.ts'
import type { Limits } from '#app/features/account/limits.server.ts'
import type { Letter } from '#app/features/mail/letter.ts'
import { createStaff } from './create-staff.server.ts'
import type { Staff, StaffPerson } from './staff.ts'
import { noteDeed } from './staff-actions.server.ts'
import type { StaffAuth } from './staff-auth.server.ts'
import { choosePasswordLetter } from './staff-mails.ts'
import { STAFF_AREA } from './staff-paths.ts'
import { asCodeError } from './staff-sign-in.server.ts'

const LINK_LIFE_MS = 24 * 60 * 60 * 1000

type Needs = {
  auth: StaffAuth
  db: Db
  limits: Limits
  origin: string
  sendLetter(to: string, letter: Letter): Promise<void>
  now(): Date
}

export type StaffInList = {
  id: string
  email: string
  name: string
  hasSecondFactor: boolean
  createdAt: Date
  lastSeenAt: Date | null
}

/** `mail`: the link went to its owner. `show`: it is shown this once to whoever asked for it. */
export type PasswordLink = { how: 'mail' | 'show'; email: string; link: string | null }

/** Adding, removing and helping staff. Everything that changes an account asks the actor's password again. */
export function managingStaff({ auth, db, limits, origin, sendLetter, now }: Needs) {
  const checkPassword = async (actor: StaffPerson, password: string, headers: Headers) => {
    await limits.spend('staff-password', actor.id)
    try {
      await auth.api.verifyPassword({ body: { password }, headers })
    } catch (error) {
      throw asCodeError(error)
    }
    await limits.clear('staff-password', actor.id)
  }

  const linkFor = async (
    person: { id: string; email: string },
    how: 'mail' | 'show',
  ): Promise<PasswordLink> => {
    const link = await makePasswordLink(auth, origin, person.id, now())
    if (how === 'mail') await sendLetter(person.email, choosePasswordLetter(link))
    return { how, email: person.email, link: how === 'show' ? link : null }
  }

  const personOf = async (id: string) => {
    const [person] = await db.select().from(staffUsers).where(eq(staffUsers.id, id))
    if (!person) throw new AppError('not-found', 'This staff account is gone.')
    return person
  }

  return {
    async listStaff(): Promise<StaffInList[]> {
      return db
        .select({
          id: staffUsers.id,
          email: staffUsers.email,
          name: staffUsers.name,
          hasSecondFactor: staffUsers.twoFactorEnabled,
          createdAt: staffUsers.createdAt,
          lastSeenAt: max(staffSessions.updatedAt),
        })
        .from(staffUsers)
        .leftJoin(staffSessions, eq(staffSessions.userId, staffUsers.id))
        .groupBy(staffUsers.id)
        .orderBy(asc(staffUsers.name), asc(staffUsers.id))
    },

    /** The new account has a password nobody knows; its owner chooses one by the link. */
    async addStaff(
      actor: Staff,
      form: { email: string; name: string; how: 'mail' | 'show'; password: string },
      headers: Headers,
    ): Promise<PasswordLink> {
      await checkPassword(actor, form.password, headers)
      const unknown = randomBytes(32).toString('base64url')
      const id = await createStaff(db, { email: form.email, name: form.name, password: unknown }, now())
      await noteDeed(db, actor, 'add-staff', form.name, now())
      return linkFor({ id, email: form.email }, form.how)
    },

    /** For somebody who lost the password. The old one works until a new one is chosen. */
    async sendPasswordLink(
      actor: Staff,
      form: { staffId: string; how: 'mail' | 'show'; password: string },
      headers: Headers,
    ): Promise<PasswordLink> {
      await checkPassword(actor, form.password, headers)
      const person = await personOf(form.staffId)
      await noteDeed(db, actor, 'send-password-link', person.name, now())
      return linkFor(person, form.how)
    },

    /** Its sessions go with the account, so that the next request of theirs is a stranger's. */
    async removeStaff(
      actor: Staff,
      form: { staffId: string; password: string },
      headers: Headers,
    ): Promise<void> {
      await checkPassword(actor, form.password, headers)
      await db.transaction(async (tx) => {
        // In one order, so that two who remove each other at once do not both succeed.
        const everybody = await tx
          .select({ id: staffUsers.id, name: staffUsers.name })
          .from(staffUsers)
          .orderBy(asc(staffUsers.id))
          .for('update')
        const gone = everybody.find(({ id }) => id === form.staffId)
        if (!gone) throw new AppError('not-found', 'This staff account is gone.')
        if (everybody.length === 1)
          throw new AppError('conflict', 'The last staff account cannot be removed. Add another one first.')
        await noteDeed(tx, actor, 'remove-staff', gone.name, now())
        await tx.delete(staffUsers).where(eq(staffUsers.id, form.staffId))
      })
    },

    /** For somebody who lost phone and recovery codes: the next sign-in asks for a password only, or to enrol. */
    async resetSecondFactor(
      actor: Staff,
      form: { staffId: string; password: string },
      headers: Headers,
    ): Promise<void> {
      if (form.staffId === actor.id)
        throw new AppError('conflict', 'Switch off your own second factor on the page “Second factor”.')
      await checkPassword(actor, form.password, headers)
      const person = await personOf(form.staffId)
      await db.transaction(async (tx) => {
        await noteDeed(tx, actor, 'reset-second-factor', person.name, now())
        await tx
          .update(staffUsers)
          .set({ twoFactorEnabled: false, updatedAt: now() })
          .where(eq(staffUsers.id, form.staffId))
        await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, form.staffId))
        await tx.delete(staffSessions).where(eq(staffSessions.userId, form.staffId))
      })
    },

    /** By the mailed or shown link. Every session of the account ends. */
    async choosePassword(token: string, newPassword: string): Promise<void> {
      const { internalAdapter } = await auth.$context
      const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
      const [owner] =
        found && found.expiresAt > now()
          ? await db.select().from(staffUsers).where(eq(staffUsers.id, found.value))
          : []
      if (!owner) throw new AppError('invalid-input', LINK_IS_OVER)
      refuseWeak(newPassword, owner)
      try {
        await auth.api.resetPassword({ body: { token, newPassword } })
      } catch (error) {
        if (isAPIError(error) && error.statusCode < 500)
          throw new AppError('invalid-input', LINK_IS_OVER, { cause: error })
        throw error
      }
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

const LINK_IS_OVER = 'This link has expired or was used before. Ask a colleague for a new one.'

function refuseWeak(newPassword: string, owner: { email: string; name: string }): void {
  const weakness = weaknessOf(newPassword, owner)
  if (weakness) throw new AppError('invalid-input', weakness, { field: 'newPassword' })
}
