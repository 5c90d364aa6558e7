import { isAPIError } from 'better-auth/api'
import { and, eq, ne } from 'drizzle-orm'
import { renderSVG } from 'uqr'
import type { Db } from '#app/db/open.server.ts'
import { staffSessions, staffTwoFactors } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { hashToken } from '#app/features/account/hashed-sessions.server.ts'
import type { Limits } from '#app/features/account/limits.server.ts'
import type { QueueEmail } from '#app/features/mail/send-mail.server.ts'
import type { Enrolment } from './enrolment.ts'
import type { StaffPerson } from './staff.ts'
import type { StaffAuth } from './staff-auth.server.ts'
import { staffNews } from './staff-emails.server.ts'
import { asCodeError, useOnce } from './staff-sign-in.server.ts'

type Needs = { auth: StaffAuth; db: Db; limits: Limits; queueEmail: QueueEmail }

/** Setting up, renewing and switching off the authenticator of one's own account. */
export function secondFactorOf({ auth, db, limits, queueEmail }: Needs) {
  return {
    /** Makes a new secret; nothing is asked for at sign-in until a code has proved that it was taken over. */
    async beginSecondFactor(person: StaffPerson, password: string, headers: Headers): Promise<Enrolment> {
      refuseEnrolled(person)
      await limits.spend('staff-password', person.id)
      try {
        const begun = await auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers })
        if (begun.method !== 'totp') throw new Error('The authenticator was not begun')
        return enrolmentOf(begun.totpURI)
      } catch (error) {
        throw asCodeError(error)
      }
    },

    /**
     * The first code: from now on sign-in asks for one. Sessions that got in without end. Answers with the recovery
     * codes, which are shown this once.
     */
    async confirmSecondFactor(
      person: StaffPerson,
      code: string,
      headers: Headers,
    ): Promise<{ cookies: string[]; recoveryCodes: string[] }> {
      refuseEnrolled(person)
      await limits.spend('staff-code-account', person.id)
      await useOnce(limits, person.id, code)
      try {
        const { headers: sent } = await auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
        await limits.clear('staff-code-account', person.id)
        const cookies = sent.getSetCookie()
        const { authCookies } = await auth.$context
        const own = hashToken(tokenIn(cookies, authCookies.sessionToken.name))
        await db
          .delete(staffSessions)
          .where(and(eq(staffSessions.userId, person.id), ne(staffSessions.token, own)))
        const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: person.id } })
        return { cookies, recoveryCodes: backupCodes }
      } catch (error) {
        throw asCodeError(error)
      }
    },

    /** Ten new recovery codes; the old ones work no more. */
    async renewRecoveryCodes(person: StaffPerson, password: string, headers: Headers): Promise<string[]> {
      await limits.spend('staff-password', person.id)
      try {
        const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers })
        return backupCodes
      } catch (error) {
        throw asCodeError(error)
      }
    },

    async recoveryCodesLeft(person: StaffPerson): Promise<number> {
      if (!person.hasSecondFactor) return 0
      try {
        const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: person.id } })
        return backupCodes.length
      } catch (error) {
        if (isAPIError(error)) return 0
        throw error
      }
    },

    async switchOffSecondFactor(person: StaffPerson, password: string, headers: Headers): Promise<string[]> {
      await limits.spend('staff-password', person.id)
      try {
        const { headers: sent } = await auth.api.disableTwoFactor({
          body: { password },
          headers,
          returnHeaders: true,
        })
        await db.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, person.id))
        await queueEmail(staffNews, { staffId: person.id, news: 'second-factor-off', about: '' })
        return sent.getSetCookie()
      } catch (error) {
        throw asCodeError(error)
      }
    },
  }
}

function refuseEnrolled(person: StaffPerson): void {
  if (person.hasSecondFactor)
    throw new AppError('conflict', 'The second factor is on. Switch it off first to set up another device.')
}

/** Draws the QR code here, because its address holds the secret: no other service may see it. */
export function enrolmentOf(uri: string): Enrolment {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return {
    uri,
    qrSvg: renderSVG(uri, { border: 2, pixelSize: 6 }),
    secret: secret.replace(/=+$/, '').replace(/(.{4})(?=.)/g, '$1 '),
  }
}

/** The session token in a Set-Cookie line; its signature follows after a dot. */
function tokenIn(cookies: readonly string[], name: string): string {
  const line = cookies.findLast((cookie) => cookie.startsWith(`${name}=`) && !/max-age=0/i.test(cookie)) ?? ''
  const value = decodeURIComponent(line.slice(name.length + 1).split(';')[0] ?? '')
  return value.slice(0, value.lastIndexOf('.'))
}
