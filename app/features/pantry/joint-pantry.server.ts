import { and, asc, eq, inArray, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '#app/db/open.server.ts'
import { householdMembers, profiles } from '#app/db/schema/index.ts'
import { type HouseholdRole, mayDo } from '#app/domain/household/rights.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { PantryOwner, PantryShare } from './pantry-share.ts'

/**
 * A joint pantry is the lots of all members of a household who take part in it. Each lot stays the row of whoever put it
 * in, so it is clear who keeps what when somebody leaves.
 */

type MemberId = Pick<Member, 'id'>

const own = alias(householdMembers, 'own')
const other = alias(householdMembers, 'other')

/** That a row belongs to the member, or to somebody they have a joint pantry with. */
export const inPantryOf = (column: AnyPgColumn, memberId: string | Placeholder): SQL =>
  // An array, so that the index on the owner is used however many there are.
  sql`${column} = any(array(
    select ${memberId}::uuid
    union
    select fellow.user_id from household_members self
    join household_members fellow on fellow.household_id = self.household_id
    where self.user_id = ${memberId} and self.pantry_joined_at is not null
      and fellow.pantry_joined_at is not null))`

/** The others of the member's joint pantry, by when they joined the household; none where theirs is their own. */
async function fellowsOf(
  db: Db | Tx,
  { id }: MemberId,
): Promise<{ role: HouseholdRole; fellows: PantryOwner[] }> {
  const rows = await db
    .select({ role: own.role, id: other.userId, name: profiles.displayName })
    .from(own)
    .innerJoin(other, eq(other.householdId, own.householdId))
    .innerJoin(profiles, eq(profiles.id, other.userId))
    .where(and(eq(own.userId, id), isNotNull(own.pantryJoinedAt), isNotNull(other.pantryJoinedAt)))
    .orderBy(asc(other.joinedAt), asc(other.userId))
  return {
    role: rows[0]?.role ?? 'reader',
    fellows: rows.flatMap(({ id: fellowId, name }) => (fellowId === id ? [] : [{ id: fellowId, name }])),
  }
}

/** A pantry that is the member's alone. */
export const NOT_SHARED: PantryShare = { others: [], mayChangeAll: false }

/** With whom the member has one pantry, and what they may do there. */
export async function pantryShareOf(db: Db, member: MemberId): Promise<PantryShare> {
  const { role, fellows } = await fellowsOf(db, member)
  return { others: fellows, mayChangeAll: mayDo(role, 'change-pantry') }
}

/** A pantry that is locked for the rest of a transaction: whose lots are in it, and whose may be changed. */
export type LockedPantry = { memberId: string; seen: readonly string[]; changeable: readonly string[] }

/** The member's own lots alone: enough for what only adds. */
export const ownPantry = ({ id }: MemberId): LockedPantry => ({
  memberId: id,
  seen: [id],
  changeable: [id],
})

/**
 * One change of a pantry at a time: two tabs wait for one another, and so do two of a joint pantry. The profiles are
 * locked in the order of their ids, and whoever left meanwhile is not counted in. Taking part and leaving lock them too.
 */
export async function lockPantry(tx: Tx, member: MemberId): Promise<LockedPantry> {
  const before = await fellowsOf(tx, member)
  const locked = [member.id, ...before.fellows.map(({ id }) => id)]
  await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(inArray(profiles.id, locked))
    .orderBy(asc(profiles.id))
    .for('update')
  if (before.fellows.length === 0) return ownPantry(member)
  const { role, fellows } = await fellowsOf(tx, member)
  const seen = [member.id, ...fellows.flatMap(({ id }) => (locked.includes(id) ? [id] : []))]
  return { memberId: member.id, seen, changeable: mayDo(role, 'change-pantry') ? seen : [member.id] }
}
