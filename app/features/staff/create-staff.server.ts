import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { staffAccounts, staffSessions, staffTwoFactors, staffUsers } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { weaknessOf } from '#app/domain/staff/password.ts'
import type { StaffRank } from '#app/domain/staff/ranks.ts'
import { recordAuditEntry } from './audit-log.server.ts'

type NewStaff = { email: string; name: string; rank: StaffRank; password: string }

/** Who acts where nobody is signed in. */
const COMMAND_LINE = { id: null, name: 'The command line' }

/** Makes a staff account. Needs no key and no server: the first one is made on the command line. */
export async function createStaff(
  db: Db,
  { email, name, rank, password }: NewStaff,
  now: Date,
): Promise<string> {
  const weakness = weaknessOf(password, { email, name })
  if (weakness) throw new AppError('invalid-input', weakness, { field: 'password' })
  const hash = await hashOfPassword(password)
  return db.transaction(async (tx) => {
    const id = await addStaffAccount(tx, { email, name, rank, hash }, now)
    await recordAuditEntry(tx, COMMAND_LINE, rank === 'owner' ? 'add-owner' : 'add-staff', name, now)
    return id
  })
}

export const hashOfPassword = (password: string): Promise<string> => hashPassword(password)

/** The rows of a new account; throws `conflict` for an address that has one. */
export async function addStaffAccount(
  tx: Tx,
  { email, name, rank, hash }: { email: string; name: string; rank: StaffRank; hash: string },
  now: Date,
): Promise<string> {
  const id = newId()
  const made = await tx
    .insert(staffUsers)
    .values({ id, email, name, rank, emailVerified: true, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: staffUsers.email })
    .returning({ id: staffUsers.id })
  if (made.length === 0)
    throw new AppError('conflict', 'There is a staff account with this address already.', { field: 'email' })
  await tx.insert(staffAccounts).values({
    id: newId(),
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: hash,
    createdAt: now,
    updatedAt: now,
  })
  return id
}

/**
 * A new password for an account whose owner cannot get in, on the command line: the second factor goes, and every
 * session ends. With a rank it gets that one: a site whose owners are all gone gets a new one.
 */
export async function resetStaff(
  db: Db,
  { email, password, rank }: { email: string; password: string; rank?: StaffRank | undefined },
  now: Date,
): Promise<string> {
  const [found] = await db.select().from(staffUsers).where(eq(staffUsers.email, email))
  if (!found) throw new AppError('not-found', 'There is no staff account with this address.')
  const weakness = weaknessOf(password, found)
  if (weakness) throw new AppError('invalid-input', weakness, { field: 'password' })
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await recordAuditEntry(tx, COMMAND_LINE, 'reset-staff', found.name, now)
    await tx
      .update(staffAccounts)
      .set({ password: hash, updatedAt: now })
      .where(eq(staffAccounts.userId, found.id))
    await tx
      .update(staffUsers)
      .set({ twoFactorEnabled: false, updatedAt: now, ...(rank && { rank }) })
      .where(eq(staffUsers.id, found.id))
    await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, found.id))
    await tx.delete(staffSessions).where(eq(staffSessions.userId, found.id))
  })
  return found.id
}
