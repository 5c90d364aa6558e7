import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { prepared } from '#app/db/prepared.server.ts'
import { blogAuthors, profiles, staffUsers } from '#app/db/schema/index.ts'
import { labelFromEmail } from '#app/domain/email-label.ts'
import { AppError } from '#app/domain/errors.ts'
import { isReservedLabel } from '#app/domain/reserved-label.ts'
import type { QueueEmail } from '#app/features/mail/send-mail.server.ts'
import { emailChanged as addressChangedEmail } from './account-emails.server.ts'
import { usedBefore } from './former-trials.server.ts'
import type { Member } from './viewer.ts'

type SignedInUser = { id: string; email: string; emailVerified: boolean }

/** The member behind a signed-in user. The profile is made with the account, and again here if a crash came between. */
export async function memberOf(
  db: Db,
  user: SignedInUser,
  sessionId: string,
  {
    fingerprintOf,
    emailChanged,
  }: { fingerprintOf(email: string): string; emailChanged(memberId: string): Promise<void> },
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
  const [profile] = await profileById(db, { id })
  return profile ?? null
}

const profileById = prepared('profile_by_id', (db) =>
  db
    .select({ email: profiles.email, displayName: profiles.displayName, subscription: profiles.subscription })
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('id'))),
)

async function makeProfile(db: Db, user: SignedInUser, fingerprint: string) {
  await db
    .insert(profiles)
    .values({
      id: user.id,
      email: user.email,
      displayName: await firstLabel(db, user.email),
      ...(await usedBefore(db, fingerprint)),
    })
    .onConflictDoNothing()
  const profile = await findProfile(db, user.id)
  if (!profile) throw new AppError('failed', 'Your profile could not be opened. Please try again.')
  return profile
}

/** Once an address is confirmed: tells the one before it, which the profile still holds, where there was one. */
export async function tellOldEmail(
  db: Db,
  queueEmail: QueueEmail,
  member: { id: string; email: string },
): Promise<void> {
  const profile = await findProfile(db, member.id)
  if (!profile || profile.email === member.email) return
  await queueEmail(addressChangedEmail, { memberId: member.id, oldEmail: profile.email })
}

/** The profile's copy of the address follows the account's after a confirmed change. */
async function setProfileEmail(db: Db, id: string, email: string): Promise<void> {
  await db.update(profiles).set({ email, updatedAt: new Date() }).where(eq(profiles.id, id))
}

async function namesOfStaff(db: Db): Promise<string[]> {
  const rows = await Promise.all([
    db.select({ name: staffUsers.name }).from(staffUsers),
    db.select({ name: blogAuthors.name }).from(blogAuthors),
  ])
  return rows.flat().map(({ name }) => name)
}

/** The part before the at-sign, unless that would pass for somebody of the site. */
async function firstLabel(db: Db, email: string): Promise<string> {
  const label = labelFromEmail(email)
  return isReservedLabel(label, await namesOfStaff(db)) ? 'Home cook' : label
}

/** The public label others see from now on. */
export async function changeLabel(db: Db, member: Member, label: string): Promise<void> {
  if (isReservedLabel(label, await namesOfStaff(db)))
    throw new AppError('invalid-input', 'This name could be mistaken for Mealwright staff. Choose another.', {
      field: 'label',
    })
  await db
    .update(profiles)
    .set({ displayName: label, updatedAt: new Date() })
    .where(eq(profiles.id, member.id))
}
