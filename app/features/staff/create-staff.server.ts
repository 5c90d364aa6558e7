import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { staffAccounts, staffSessions, staffTwoFactors, staffUsers } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { weaknessOf } from '#app/domain/staff/password.ts'

type NewStaff = { email: string; name: string; password: string }

/** Makes a staff account. Needs no key and no server: the first one is made on the command line. */
export async function createStaff(db: Db, { email, name, password }: NewStaff, now: Date): Promise<string> {
  const weakness = weaknessOf(password, { email, name })
  if (weakness) throw new AppError('invalid-input', weakness, { field: 'password' })
  const hash = await hashPassword(password)
  const id = newId()
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(staffUsers)
      .values({ id, email, name, emailVerified: true, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: staffUsers.email })
      .returning({ id: staffUsers.id })
    if (made.length === 0)
      throw new AppError('conflict', 'There is a staff account with this address already.', {
        field: 'email',
      })
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
  })
}

/**
 * A new password for an account whose owner cannot get in, on the command line: the second factor goes, and every
 * session ends.
 */
export async function resetStaff(
  db: Db,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<string> {
  const [found] = await db.select().from(staffUsers).where(eq(staffUsers.email, email))
  if (!found) throw new AppError('not-found', 'There is no staff account with this address.')
  const weakness = weaknessOf(password, found)
  if (weakness) throw new AppError('invalid-input', weakness, { field: 'password' })
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await tx
      .update(staffAccounts)
      .set({ password: hash, updatedAt: now })
      .where(eq(staffAccounts.userId, found.id))
    await tx
      .update(staffUsers)
      .set({ twoFactorEnabled: false, updatedAt: now })
      .where(eq(staffUsers.id, found.id))
    await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, found.id))
    await tx.delete(staffSessions).where(eq(staffSessions.userId, found.id))
  })
  return found.id
}
