import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { staffSessions } from '#app/db/schema/index.ts'
import { isStaffRank } from '#app/domain/staff/ranks.ts'
import type { KnownDevices } from '#app/features/account/known-devices.server.ts'
import type { Limits } from '#app/features/account/limits.server.ts'
import type { Asker } from '#app/features/account/password-tries.server.ts'
import type { QueueEmail } from '#app/features/mail/send-mail.server.ts'
import { managingStaff } from './manage-staff.server.ts'
import { ownPasswordOf } from './own-password.server.ts'
import { secondFactorOf } from './second-factor.server.ts'
import type { StaffPerson, StaffSession } from './staff.ts'
import type { StaffAuth } from './staff-auth.server.ts'
import { isCodeAwaited, signInWithCode, signInWithPassword } from './staff-sign-in.server.ts'

/** A session nobody used for so long has ended. */
export const IDLE_LIMIT_MS = 2 * 60 * 60 * 1000
/** The last use is written at most this often per session. */
const NOTE_USE_EVERY_MS = 5 * 60 * 1000

export type StaffAccountsOptions = {
  auth: StaffAuth
  db: Db
  limits: Limits
  devices: KnownDevices
  origin: string
  isSecondFactorRequired: boolean
  queueEmail: QueueEmail
  now(): Date
}

export type StaffAccounts = ReturnType<typeof openStaffAccounts>

/** What can be done with staff accounts. Refusals are `AppError`s with the sentence to show. */
export function openStaffAccounts(options: StaffAccountsOptions) {
  const { auth, db, isSecondFactorRequired, now } = options
  return {
    isSecondFactorRequired,

    /** Whose staff cookie a request carries; a request without one costs no query. */
    async sessionOf(headers: Headers): Promise<{ session: StaffSession; cookies: string[] }> {
      const { authCookies } = await auth.$context
      if (!headers.get('cookie')?.includes(`${authCookies.sessionToken.name}=`)) return NOBODY
      const { response: found, headers: sent } = await auth.api.getSession({ headers, returnHeaders: true })
      const cookies = sent.getSetCookie()
      if (!found) return { session: { kind: 'none' }, cookies }
      const { user, session } = found
      const isAlive = await noteUse(db, session.id, session.updatedAt, now())
      if (!isAlive) return { session: { kind: 'none' }, cookies }
      const person: StaffPerson = {
        id: user.id,
        email: user.email,
        name: user.name,
        // Whatever is not known gives no rights beyond a writer's.
        rank: isStaffRank(user.rank) ? user.rank : 'writer',
        hasSecondFactor: user.twoFactorEnabled === true,
        sessionId: session.id,
      }
      return {
        session:
          isSecondFactorRequired && !person.hasSecondFactor
            ? { kind: 'owes-second-factor', person }
            : { kind: 'staff', staff: { ...person, role: 'staff' } },
        cookies,
      }
    },

    signInWithPassword: (form: { email: string; password: string }, asker: Asker) =>
      signInWithPassword(options, form, asker),
    signInWithCode: (code: string, asker: Asker) => signInWithCode(options, code, asker),
    isCodeAwaited: (headers: Headers) => isCodeAwaited(auth, headers),

    async signOut(headers: Headers): Promise<string[]> {
      const { headers: sent } = await auth.api.signOut({ headers, returnHeaders: true })
      return sent.getSetCookie()
    },

    async revokeOtherSessions(person: StaffPerson): Promise<void> {
      await db
        .delete(staffSessions)
        .where(and(eq(staffSessions.userId, person.id), ne(staffSessions.id, person.sessionId)))
    },

    ...secondFactorOf(options),
    ...ownPasswordOf(options),
    ...managingStaff(options),
  }
}

const NOBODY: { session: StaffSession; cookies: string[] } = { session: { kind: 'none' }, cookies: [] }

/** Ends a session that was idle too long; otherwise notes its use. */
async function noteUse(db: Db, sessionId: string, lastUsed: Date, now: Date): Promise<boolean> {
  const idleMs = now.getTime() - lastUsed.getTime()
  if (idleMs > IDLE_LIMIT_MS) {
    await db.delete(staffSessions).where(eq(staffSessions.id, sessionId))
    return false
  }
  if (idleMs > NOTE_USE_EVERY_MS)
    await db.update(staffSessions).set({ updatedAt: now }).where(eq(staffSessions.id, sessionId))
  return true
}
