import type { Config } from '#app/config/config.ts'
import { openAccounts } from '#app/features/account/accounts.server.ts'
import { openAuth } from '#app/features/account/auth.server.ts'
import { tellNewEmail } from '#app/features/account/former-customers.server.ts'
import { knownDevices } from '#app/features/account/known-devices.server.ts'
import { openLimits } from '#app/features/account/limits.server.ts'
import { tellOldEmail } from '#app/features/account/profiles.server.ts'
import { loggedAccounts, loggedLimits, loggedStaff } from '#app/features/account/security-log.server.ts'
import { enqueueEmail, type QueueEmail } from '#app/features/mail/send-mail.server.ts'
import { openStaffAccounts } from '#app/features/staff/staff-accounts.server.ts'
import { openStaffAuth } from '#app/features/staff/staff-auth.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import { signingKey } from '#app/secrets.server.ts'
import type { Adapters } from './adapters.server.ts'

/** Who people are: accounts of members and of staff, what each may try how often, and the devices that are known. */
export function openIdentities(
  config: Config,
  log: Log,
  { database: { db, pool }, secret, jobs, now }: Adapters,
) {
  const { origin } = config
  const queueEmail: QueueEmail = (kind, params, options) => enqueueEmail(jobs, kind, params, options)
  const fingerprintOf = (text: string) => signingKey(secret, text).slice(0, 32)
  const seal = (purpose: string, text: string) => signingKey(signingKey(secret, purpose), text)
  const auth = openAuth({
    db,
    origin,
    secret,
    queueEmail,
    emailConfirmed: (member) => tellOldEmail(db, queueEmail, member),
  })
  const accounts = openAccounts({
    auth,
    db,
    origin,
    queueEmail,
    fingerprintOf,
    emailChanged: (memberId) => jobs.enqueue(tellNewEmail, { memberId }),
  })
  const limits = loggedLimits(openLimits(pool, fingerprintOf), log)
  const devices = knownDevices({ seal, origin, now })
  const staff = openStaffAccounts({
    auth: openStaffAuth({ db, origin, secret: signingKey(secret, 'staff') }),
    db,
    limits,
    devices,
    origin,
    isSecondFactorRequired: config.isStaffSecondFactorRequired,
    queueEmail,
    now,
  })
  return {
    accounts: loggedAccounts(accounts, { log, fingerprintOf }),
    staff: loggedStaff(staff, { log, fingerprintOf }),
    limits,
    devices,
    seal,
  }
}
