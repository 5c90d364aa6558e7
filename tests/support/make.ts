import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { newId } from '#app/db/id.ts'
import { profiles, users } from '#app/db/schema/index.ts'
import type { Tier } from '#app/domain/allowance.ts'
import type { Member } from '#app/features/account/viewer.ts'

/** A member in the database, without the work of a password: for suites that are not about signing in. */
export async function makeMember(db: Db, options: { tier?: Tier; email?: string } = {}): Promise<Member> {
  const id = newId()
  const email = options.email ?? `${randomUUID()}@example.org`
  const tier = options.tier ?? 'free'
  await db.insert(users).values({ id, name: '', email })
  await db.insert(profiles).values({ id, email, displayName: email.split('@')[0]!, subscription: tier })
  return { id, email, label: email.split('@')[0]!, tier, isEmailConfirmed: true, sessionId: newId() }
}

export async function profileOf(db: Db, member: Member) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, member.id))
  return profile!
}
