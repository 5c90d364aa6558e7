import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { profiles } from '#app/db/schema/index.ts'
import { labelFromEmail } from '#app/domain/email-label.ts'
import { AppError } from '#app/domain/errors.ts'
import type { AccountOptions } from './accounts.server.ts'
import { usedBefore } from './former-trials.server.ts'
import type { Member } from './viewer.ts'

type SignedInUser = { id: string; email: string; emailVerified: boolean }

/** The member behind a signed-in user. The profile is made with the account, and again here if a crash came between. */
export async function memberOf(
  db: Db,
  user: SignedInUser,
  sessionId: string,
  { fingerprintOf, emailChanged }: Pick<AccountOptions, 'fingerprintOf' | 'emailChanged'>,
): Promise<Member> {
  const profile = (await findProfile(db, user.id)) ?? (await makeProfile(db, user, fingerprintOf(user.email)))
  if (profile.email !== user.email) {
    // In this order: if the second fails, the next request finds both still to be done.
    await emailChanged(user.id)
    await setProfileEmail(db, user.id, user.email)
  }
  return {
    id: user.id,
    email: user.email,
    label: profile.displayName,
    tier: profile.subscription,
    isEmailConfirmed: user.emailVerified,
    sessionId,
  }
}

async function findProfile(db: Db, id: string) {
  const [profile] = await db
    .select({ email: profiles.email, displayName: profiles.displayName, subscription: profiles.subscription })
    .from(profiles)
    .where(eq(profiles.id, id))
  return profile ?? null
}

async function makeProfile(db: Db, user: SignedInUser, fingerprint: string) {
  await db
    .insert(profiles)
    .values({
      id: user.id,
      email: user.email,
      displayName: labelFromEmail(user.email),
      ...(await usedBefore(db, fingerprint)),
    })
    .onConflictDoNothing()
  const profile = await findProfile(db, user.id)
  if (!profile) throw new AppError('failed', 'Your profile could not be opened. Please try again.')
  return profile
}

/** The profile's copy of the address follows the account's after a confirmed change. */
async function setProfileEmail(db: Db, id: string, email: string): Promise<void> {
  await db.update(profiles).set({ email, updatedAt: new Date() }).where(eq(profiles.id, id))
}

/** The public label others see from now on. */
export async function changeLabel(db: Db, member: Member, label: string): Promise<void> {
  await db
    .update(profiles)
    .set({ displayName: label, updatedAt: new Date() })
    .where(eq(profiles.id, member.id))
}
