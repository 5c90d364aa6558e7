import type { Db } from '#app/db/open.server.ts'
import { newId } from '#app/db/id.ts'
import { householdMembers, households } from '#app/db/schema/index.ts'
import type { HouseholdRole } from '#app/domain/household/rights.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { makeMember } from '#tests/support/make.ts'
import { NO_LIMITS } from '#tests/support/no-limits.ts'

/** What the household's commands need, with a clock that the suite moves. */
export const householdNeeds = (db: Db, now: () => Date) => ({ db, limits: NO_LIMITS, now })

/** So many members who have nothing to do with one another yet. */
export async function makeMembers(db: Db, count: number): Promise<Member[]> {
  const members: Member[] = []
  for (let made = 0; made < count; made++) members.push(await makeMember(db))
  return members
}

/** A household in the database, without the work of its invitations; each of its members with a role. */
export async function makeHousehold(
  db: Db,
  now: Date,
  roles: readonly (readonly [Pick<Member, 'id'>, HouseholdRole])[],
): Promise<string> {
  const householdId = newId(now.getTime())
  await db.insert(households).values({ id: householdId, createdAt: now })
  await db
    .insert(householdMembers)
    .values(roles.map(([{ id: userId }, role]) => ({ userId, householdId, role, joinedAt: now })))
  return householdId
}
