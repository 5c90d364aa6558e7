import { AppError } from '#app/domain/errors.ts'
import type { Log } from '#app/ports/log/log.ts'
import type { Limits } from './limits.server.ts'

/**
 * Lines of the log about signing in and credentials (OWASP ASVS 16.3): what was tried, whether it was done, and a name
 * of the account that cannot be turned back into its address. The line's request id leads to the rest.
 */

const MEMBER_EVENTS = {
  signIn: 'sign-in',
  signUp: 'sign-up',
  signOut: 'sign-out',
  confirmEmail: 'confirm-email',
  resetPassword: 'reset-password',
  changePassword: 'change-password',
  changeEmail: 'change-email',
  checkPassword: 'check-password',
  revokeSession: 'end-session',
  revokeOtherSessions: 'end-other-sessions',
} as const

const STAFF_EVENTS = {
  signInWithPassword: 'staff-sign-in',
  signInWithCode: 'staff-code',
  signOut: 'staff-sign-out',
  revokeOtherSessions: 'staff-end-other-sessions',
  beginSecondFactor: 'staff-begin-second-factor',
  confirmSecondFactor: 'staff-confirm-second-factor',
  renewRecoveryCodes: 'staff-renew-recovery-codes',
  switchOffSecondFactor: 'staff-switch-off-second-factor',
} as const

type Act = (...values: never[]) => Promise<unknown>
type ActNames<Acts> = { [Name in keyof Acts]: Acts[Name] extends Act ? Name : never }[keyof Acts]
type Needs = { log: Log; fingerprintOf(text: string): string }

/** The accounts' acts, each written into the log. */
export const loggedAccounts = <Acts extends Record<keyof typeof MEMBER_EVENTS, Act>>(
  acts: Acts,
  needs: Needs,
) => withLog(acts, MEMBER_EVENTS, needs)

/** The staff accounts' acts, each written into the log. */
export const loggedStaff = <Acts extends Record<keyof typeof STAFF_EVENTS, Act>>(acts: Acts, needs: Needs) =>
  withLog(acts, STAFF_EVENTS, needs)

/** Limits whose refusals are written into the log: somebody tries too often. */
export const loggedLimits = (limits: Limits, log: Log): Limits => ({
  ...limits,
  async spend(name, key) {
    try {
      await limits.spend(name, key)
    } catch (error) {
      if (error instanceof AppError && error.code === 'too-many-requests')
        log.warn({ event: 'limit', limit: name }, 'refused for now: tried too often')
      throw error
    }
  },
})

function withLog<Acts extends object>(
  acts: Acts,
  events: { [Name in ActNames<Acts>]?: string },
  { log, fingerprintOf }: Needs,
): Acts {
  const logged: Record<string, Act> = {}
  for (const [name, event] of Object.entries<string | undefined>(events)) {
    const act = Reflect.get(acts, name) as (...values: unknown[]) => Promise<unknown>
    logged[name] = async (...values: unknown[]) => {
      const facts = { event, account: accountIn(values, fingerprintOf) }
      try {
        const result = await act.apply(acts, values)
        const isDone = result !== null && result !== false
        log.info({ ...facts, outcome: isDone ? 'done' : 'refused' }, 'security event')
        return result
      } catch (error) {
        const reason = error instanceof AppError ? error.code : 'failed'
        log.warn({ ...facts, outcome: 'refused', reason }, 'security event')
        throw error
      }
    }
  }
  return { ...acts, ...logged }
}

/** Whose account an act is about: the person's id where they are known, else what their address becomes. */
function accountIn(values: readonly unknown[], fingerprintOf: Needs['fingerprintOf']): string | undefined {
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue
    if ('id' in value && typeof value.id === 'string') return value.id
    if ('email' in value && typeof value.email === 'string') return fingerprintOf(value.email.toLowerCase())
  }
  return undefined
}
