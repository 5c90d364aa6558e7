import { randomBytes } from 'node:crypto'
import { asc, eq, max } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { staffSessions, staffTwoFactors, staffUsers } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { AuditAction } from '#app/domain/staff/audit-actions.ts'
import { refusalWords, type StaffRank } from '#app/domain/staff/ranks.ts'
import type { Limits } from '#app/features/account/limits.server.ts'
import type { QueueEmail } from '#app/features/mail/send-mail.server.ts'
import { addStaffAccount, hashOfPassword } from './create-staff.server.ts'
import type { Owner } from './staff.ts'
import { recordAuditEntry } from './audit-log.server.ts'
import type { StaffAuth } from './staff-auth.server.ts'
import { choosePassword, removedFromStaff, staffNews } from './staff-emails.server.ts'
import type { StaffNews } from './staff-email-texts.ts'
import { asCodeError } from './staff-sign-in.server.ts'

type Needs = { auth: StaffAuth; db: Db; limits: Limits; queueEmail: QueueEmail; now(): Date }

export type StaffInList = {
  id: string
  email: string
  name: string
  rank: StaffRank
  hasSecondFactor: boolean
  createdAt: Date
  lastSeenAt: Date | null
}

type Person = { id: string; name: string; email: string; rank: StaffRank }
type OneStaff = { staffId: string; password: string }

/**
 * What owners do with accounts. Each command asks for the owner's password, is logged, and is e-mailed to those
 * concerned. No owner gets access to another's account.
 */
export function managingStaff({ auth, db, limits, queueEmail, now }: Needs) {
  const checkPassword = async (actor: Owner, password: string, headers: Headers) => {
    await limits.spend('staff-password', actor.id)
    try {
      await auth.api.verifyPassword({ body: { password }, headers })
    } catch (error) {
      throw asCodeError(error)
    }
    await limits.clear('staff-password', actor.id)
  }

  /** Runs a command about one account while nobody else changes any, and only for somebody who still is an owner. */
  const about = (
    actor: Owner,
    { staffId, action }: { staffId: string; action: AuditAction },
    change: (tx: Tx, person: Person, everybody: readonly Person[]) => Promise<void>,
  ) =>
    db.transaction(async (tx) => {
      const everybody = await lockStaff(tx, actor)
      const person = everybody.find(({ id }) => id === staffId)
      if (!person) throw new AppError('not-found', 'This staff account is gone.')
      await recordAuditEntry(tx, actor, action, person.name, now())
      await change(tx, person, everybody)
    })

  const tell = (tx: Tx, staffId: string, news: StaffNews, said = '') =>
    queueEmail(staffNews, { staffId, news, about: said }, { tx })

  const tellOwners = async (tx: Tx, everybody: readonly Person[], news: StaffNews, person: Person) => {
    for (const owner of everybody.filter(({ id, rank }) => rank === 'owner' && id !== person.id))
      await tell(tx, owner.id, news, person.name)
  }

  return {
    async listStaff(): Promise<StaffInList[]> {
      return db
        .select({
          id: staffUsers.id,
          email: staffUsers.email,
          name: staffUsers.name,
          rank: staffUsers.rank,
          hasSecondFactor: staffUsers.twoFactorEnabled,
          createdAt: staffUsers.createdAt,
          lastSeenAt: max(staffSessions.updatedAt),
        })
        .from(staffUsers)
        .leftJoin(staffSessions, eq(staffSessions.userId, staffUsers.id))
        .groupBy(staffUsers.id)
        .orderBy(asc(staffUsers.name), asc(staffUsers.id))
    },

    /** The new account has a password nobody knows; its owner chooses one by the link that goes to the address. */
    async addStaff(
      actor: Owner,
      form: { email: string; name: string; rank: StaffRank; password: string },
      headers: Headers,
    ): Promise<void> {
      await checkPassword(actor, form.password, headers)
      const hash = await hashOfPassword(randomBytes(32).toString('base64url'))
      await db.transaction(async (tx) => {
        const everybody = await lockStaff(tx, actor)
        const { email, name, rank } = form
        const id = await addStaffAccount(tx, { email, name, rank, hash }, now())
        await recordAuditEntry(tx, actor, rank === 'owner' ? 'add-owner' : 'add-staff', name, now())
        await queueEmail(choosePassword, { staffId: id }, { tx })
        if (rank === 'owner') await tellOwners(tx, everybody, 'owner-added', { id, name, email, rank })
      })
    },

    /** For somebody who lost the password. The old one works until a new one is chosen. */
    async sendPasswordLink(actor: Owner, { staffId, password }: OneStaff, headers: Headers): Promise<void> {
      await checkPassword(actor, password, headers)
      await about(actor, { staffId, action: 'send-password-link' }, (tx) =>
        queueEmail(choosePassword, { staffId }, { tx }),
      )
    },

    async changeRank(
      actor: Owner,
      { staffId, rank, password }: OneStaff & { rank: StaffRank },
      headers: Headers,
    ): Promise<void> {
      await checkPassword(actor, password, headers)
      await about(actor, { staffId, action: `make-${rank}` }, async (tx, person, everybody) => {
        if (person.rank === rank) throw new AppError('conflict', 'This is their rank already.')
        if (rank !== 'owner') refuseLastOwner(everybody, person)
        await tx.update(staffUsers).set({ rank, updatedAt: now() }).where(eq(staffUsers.id, staffId))
        await tell(tx, staffId, `now-${rank}`)
        if (rank === 'owner') await tellOwners(tx, everybody, 'owner-added', person)
        if (person.rank === 'owner') await tellOwners(tx, everybody, 'owner-removed', person)
      })
    },

    /** Sessions are deleted with the account, so the next request is signed out. */
    async removeStaff(actor: Owner, { staffId, password }: OneStaff, headers: Headers): Promise<void> {
      await checkPassword(actor, password, headers)
      await about(actor, { staffId, action: 'remove-staff' }, async (tx, person, everybody) => {
        refuseLastOwner(everybody, person)
        await queueEmail(removedFromStaff, { email: person.email }, { tx })
        if (person.rank === 'owner') await tellOwners(tx, everybody, 'owner-removed', person)
        await tx.delete(staffUsers).where(eq(staffUsers.id, staffId))
      })
    },

    async endSessions(actor: Owner, { staffId, password }: OneStaff, headers: Headers): Promise<void> {
      await checkPassword(actor, password, headers)
      await about(actor, { staffId, action: 'end-sessions' }, async (tx) => {
        await tx.delete(staffSessions).where(eq(staffSessions.userId, staffId))
        await tell(tx, staffId, 'sessions-ended', actor.name)
      })
    },

    /** For somebody who lost phone and recovery codes: the next sign-in asks for a password only, or to enrol. */
    async resetSecondFactor(actor: Owner, { staffId, password }: OneStaff, headers: Headers): Promise<void> {
      if (staffId === actor.id)
        throw new AppError('conflict', 'Switch off your own second factor on the page “Your sign-in”.')
      await checkPassword(actor, password, headers)
      await about(actor, { staffId, action: 'reset-second-factor' }, async (tx) => {
        await tx
          .update(staffUsers)
          .set({ twoFactorEnabled: false, updatedAt: now() })
          .where(eq(staffUsers.id, staffId))
        await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, staffId))
        await tx.delete(staffSessions).where(eq(staffSessions.userId, staffId))
        await tell(tx, staffId, 'second-factor-reset', actor.name)
      })
    },
  }
}

/**
 * Everybody, locked in one order, so that of two who remove or demote each other at once one finds that they are no
 * owner any more.
 */
async function lockStaff(tx: Tx, actor: Owner): Promise<Person[]> {
  const everybody = await tx
    .select({ id: staffUsers.id, name: staffUsers.name, email: staffUsers.email, rank: staffUsers.rank })
    .from(staffUsers)
    .orderBy(asc(staffUsers.id))
    .for('update')
  if (everybody.find(({ id }) => id === actor.id)?.rank !== 'owner')
    throw new AppError('forbidden', refusalWords('change-staff'))
  return everybody
}

function refuseLastOwner(everybody: readonly Person[], person: Person): void {
  if (person.rank === 'owner' && everybody.filter(({ rank }) => rank === 'owner').length === 1)
    throw new AppError('conflict', 'There has to be an owner. Make somebody else one first.')
}
