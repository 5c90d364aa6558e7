import { AppError } from '#app/domain/errors.ts'
import type { QueueEmail } from '#app/features/mail/send-mail.server.ts'
import { deviceLink } from './device-email.server.ts'
import type { KnownDevices, Realm } from './known-devices.server.ts'
import { type LimitName, type Limits, refusalOfSpending } from './limits.server.ts'

export type Asker = { headers: Headers; clientAddress: string }

/** The rules a try is counted by; the numbers are in `limits.server.ts`. */
const RULES = {
  member: {
    device: 'sign-in-device',
    address: 'sign-in-address',
    accountFromAddress: 'sign-in-account-address',
    account: 'sign-in-account',
  },
  staff: {
    device: 'staff-sign-in-device',
    address: 'staff-sign-in-address',
    accountFromAddress: 'staff-sign-in-account-address',
    account: 'staff-sign-in-account',
  },
} as const satisfies Record<Realm, Record<string, LimitName>>

const BESIEGED =
  'Somebody has tried many wrong passwords for this account. From a new device we ask for one more step: if the password was right, a link is on its way to the account’s address.'

type Needs = { limits: Limits; devices: KnownDevices; queueEmail: QueueEmail }
type Try<Value> = {
  realm: Realm
  email: string
  asker: Asker
  /** Signs in; throws, or resolves to null, when the password is wrong. */
  signIn(): Promise<Value>
  /** Only whether the password is right; takes as long for an address that nobody has. */
  isRight(): Promise<boolean>
}

/**
 * One try of a password. A device that is known has tries of its own, which no stranger can use up. Others are counted
 * by network, by account and network, and by account for a day: that is how many guesses anybody gets an answer to, over
 * however many networks. After that the right password is not answered but mailed a link that makes the device known; a
 * wrong one gets the same words. Resolves to whether the device was known too. Throws `too-many-requests`.
 */
export async function tryPassword<Value>(
  { limits, devices, queueEmail }: Needs,
  { realm, email, asker, signIn, isRight }: Try<Value>,
): Promise<{ value: Value; isKnownDevice: boolean; cookie: string }> {
  const rules = RULES[realm]
  const device = devices.deviceOf(realm, email, asker.headers)
  if (device !== null) {
    const key = `${email} ${device}`
    await limits.spend(rules.device, key)
    const value = await signIn()
    if (value !== null) await limits.clear(rules.device, key)
    return { value, isKnownDevice: true, cookie: devices.cookieOf(realm, email, device) }
  }
  const fromHere = `${email} ${asker.clientAddress}`
  await limits.spend(rules.address, asker.clientAddress)
  await limits.spend(rules.accountFromAddress, fromHere)
  const refusal = await refusalOfSpending(limits, rules.account, email)
  if (refusal) {
    // Put into the queue either way: how long the answer takes tells nothing.
    await queueEmail(deviceLink, { realm, email, isRight: await isRight() })
    throw new AppError('too-many-requests', BESIEGED, { details: refusal.details })
  }
  const value = await signIn()
  if (value !== null) {
    await limits.clear(rules.accountFromAddress, fromHere)
    await limits.clear(rules.account, email)
  }
  return { value, isKnownDevice: false, cookie: devices.cookieOf(realm, email) }
}
