import { expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import type { LogFacts } from '#app/ports/log/log.ts'
import { loggedAccounts, loggedLimits, loggedStaff } from './security-log.server.ts'

function openLines() {
  const lines: LogFacts[] = []
  const write = (facts: LogFacts) => void lines.push(facts)
  return { lines, log: { debug: write, info: write, warn: write, error: write } }
}

const fingerprintOf = (text: string) => `fingerprint-${text.length}`
const wrong = async (): Promise<never> => {
  throw new AppError('invalid-input', 'Wrong.')
}
const done = async (..._values: unknown[]) => ['cookie']

const members = {
  signIn: done,
  signUp: done,
  signOut: done,
  confirmEmail: async () => false,
  resetPassword: done,
  changePassword: wrong,
  changeEmail: done,
  checkPassword: wrong,
  revokeSession: done,
  revokeOtherSessions: done,
  notAnAct: 7,
}

test('what is done and what is refused is written down, without an address or a password', async () => {
  const { lines, log } = openLines()
  const accounts = loggedAccounts(members, { log, fingerprintOf })
  expect(await accounts.signIn({ email: 'Anna@example.org', password: 'a secret' })).toEqual(['cookie'])
  expect(await accounts.confirmEmail()).toBe(false)
  await expect(accounts.changePassword()).rejects.toThrow('Wrong.')
  await accounts.revokeOtherSessions({ id: 'member-1', email: 'anna@example.org' })
  expect(lines).toEqual([
    { event: 'sign-in', account: 'fingerprint-16', outcome: 'done' },
    { event: 'confirm-email', account: undefined, outcome: 'refused' },
    { event: 'change-password', account: undefined, outcome: 'refused', reason: 'invalid-input' },
    { event: 'end-other-sessions', account: 'member-1', outcome: 'done' },
  ])
  expect(accounts.notAnAct).toBe(7)
  expect(JSON.stringify(lines)).not.toMatch(/anna|a secret/i)
})

test('an act that calls another one of its object is the object’s own still', async () => {
  const { log } = openLines()
  const accounts = loggedAccounts(
    {
      ...members,
      signUp(): Promise<string[]> {
        return this.signIn()
      },
    },
    { log, fingerprintOf },
  )
  expect(await accounts.signUp()).toEqual(['cookie'])
})

test('a staff password that is wrong is a refusal, though nothing is thrown', async () => {
  const { lines, log } = openLines()
  const staff = loggedStaff(
    {
      signInWithPassword: async () => null,
      signInWithCode: wrong,
      signOut: done,
      revokeOtherSessions: done,
      beginSecondFactor: done,
      confirmSecondFactor: done,
      renewRecoveryCodes: done,
      switchOffSecondFactor: done,
    },
    { log, fingerprintOf },
  )
  expect(await staff.signInWithPassword()).toBeNull()
  await expect(staff.signInWithCode()).rejects.toThrow('Wrong.')
  expect(lines.map(({ event, outcome }) => `${String(event)} ${String(outcome)}`)).toEqual([
    'staff-sign-in refused',
    'staff-code refused',
  ])
})

test('a limit that is used up is written down by its name, without its key', async () => {
  const { lines, log } = openLines()
  const limits = loggedLimits(
    {
      spend: async () => {
        throw new AppError('too-many-requests', 'Too many attempts.')
      },
      clear: async () => {},
    },
    log,
  )
  await expect(limits.spend('sign-in-address', '203.0.113.7')).rejects.toThrow('Too many attempts.')
  expect(lines).toEqual([{ event: 'limit', limit: 'sign-in-address' }])
})
