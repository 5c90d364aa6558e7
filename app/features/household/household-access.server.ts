import { and, eq, inArray, type Placeholder, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '#app/db/open.server.ts'
import { householdMembers, households } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import {
  type HouseholdCommand,
  type HouseholdRole,
  mayDo,
  refusalOf,
  rolesThatMay,
} from '#app/domain/household/rights.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'

export type Membership = { householdId: string; role: HouseholdRole }

export type HouseholdNeeds = Pick<Services, 'db' | 'limits' | 'now'>

/** The household the member belongs to, or null. */
export async function membershipOf(db: Db | Tx, { id }: Pick<Member, 'id'>): Promise<Membership | null> {
  const [own] = await db
    .select({ householdId: householdMembers.householdId, role: householdMembers.role })
    .from(householdMembers)
    .where(eq(householdMembers.userId, id))
  return own ?? null
}

/** That a row is shared with a household in which the member may do this; `column` says with which it is. */
export function sharedFor(
  column: AnyPgColumn,
  memberId: string | Placeholder,
  command: HouseholdCommand,
): SQL {
  return inArray(
    column,
    new QueryBuilder()
      .select({ id: householdMembers.householdId })
      .from(householdMembers)
      .where(
        and(
          eq(householdMembers.userId, memberId),
          inArray(householdMembers.role, [...rolesThatMay(command)]),
        ),
      ),
  )
}

/** Whether the member may do this with what is shared with a household. */
export async function maySharedWith(
  db: Db | Tx,
  member: Pick<Member, 'id'>,
  householdId: string | null,
  command: HouseholdCommand,
): Promise<boolean> {
  const own = householdId === null ? null : await membershipOf(db, member)
  return own !== null && own.householdId === householdId && mayDo(own.role, command)
}

/** Locks a household for the rest of the transaction: what is counted in it stays so. */
export async function lockHousehold(tx: Tx, householdId: string): Promise<void> {
  await tx.select({ id: households.id }).from(households).where(eq(households.id, householdId)).for('update')
}

/**
 * Changes the member's household in one transaction, one change after another. Throws `not-found` for whoever is in
 * none and `forbidden` where the member's role does not do, as it is once the household is locked.
 */
export async function changeHousehold<Value>(
  { db, limits, now }: HouseholdNeeds,
  member: Member,
  command: HouseholdCommand,
  change: (tx: Tx, own: Membership, at: Date) => Promise<Value>,
): Promise<Value> {
  await limits.spend('household-minute', member.id)
  return db.transaction(async (tx) => {
    const before = await membershipOf(tx, member)
    if (before) await lockHousehold(tx, before.householdId)
    const own = before && (await membershipOf(tx, member))
    if (!own || own.householdId !== before?.householdId)
      throw new AppError('not-found', 'You are not in a household.')
    if (!mayDo(own.role, command)) throw new AppError('forbidden', refusalOf(command))
    return change(tx, own, now())
  })
}
