import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { householdMembers, householdPeople, households, profiles } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { PersonEntries } from '#app/domain/household/household-forms.ts'
import { mayDo, refusalOf } from '#app/domain/household/rights.ts'
import { MOST_PEOPLE, UNDO_WITHIN_MS } from '#app/domain/household/person.ts'
import type { Member } from '#app/features/account/viewer.ts'
import {
  changeHousehold,
  type HouseholdNeeds,
  type Membership,
  membershipOf,
} from './household-access.server.ts'

const GONE = 'This person is no longer at the table.'

/** What the form for somebody new sends along. */
export const newPersonId = (now: Date): string => newId(now.getTime())

export type PersonRow = typeof householdPeople.$inferSelect

/** Who is at the table, the member first, then as they were added. */
export function peopleOf(db: Db | Tx, householdId: string, member: Pick<Member, 'id'>): Promise<PersonRow[]> {
  return db
    .select()
    .from(householdPeople)
    .where(and(eq(householdPeople.householdId, householdId), isNull(householdPeople.removedAt)))
    .orderBy(
      sql`${householdPeople.memberId} is distinct from ${member.id}`,
      asc(householdPeople.createdAt),
      asc(householdPeople.id),
    )
}

/**
 * Sets somebody at the table or writes them anew. Members enter themselves, and with that begin a household where they
 * are in none; people without an account are entered by whoever may change people.
 */
export async function savePerson(
  needs: HouseholdNeeds,
  member: Member,
  { id, newId: sentId, isSelf, ...entries }: PersonEntries,
): Promise<void> {
  if (isSelf) await beginHousehold(needs, member)
  await changeHousehold(needs, member, isSelf ? 'enter-oneself' : 'change-people', async (tx, own, at) => {
    const whose = isSelf
      ? eq(householdPeople.memberId, member.id)
      : id === null
        ? null
        : and(eq(householdPeople.id, id), isNull(householdPeople.memberId))
    const changed = whose
      ? await tx
          .update(householdPeople)
          .set(entries)
          .where(
            and(whose, eq(householdPeople.householdId, own.householdId), isNull(householdPeople.removedAt)),
          )
          .returning({ id: householdPeople.id })
      : []
    if (changed.length > 0) return
    if (id !== null && !isSelf) throw new AppError('not-found', GONE)
    // The same form sent twice: who was added by it is there.
    if (sentId !== undefined && (await tx.$count(householdPeople, eq(householdPeople.id, sentId))) > 0) return
    await keepRoom(tx, own.householdId)
    await tx.insert(householdPeople).values({
      ...entries,
      id: sentId ?? newId(at.getTime()),
      householdId: own.householdId,
      memberId: isSelf ? member.id : null,
      createdAt: at,
    })
  })
}

/** Takes somebody off the table, for a while to be put back. Members take themselves off by themselves. */
export async function removePerson(
  needs: HouseholdNeeds,
  member: Member,
  id: string,
): Promise<{ name: string }> {
  return changeHousehold(needs, member, 'enter-oneself', async (tx, own, at) => {
    const [removed] = await tx
      .update(householdPeople)
      // A second click finds it off already: that is no failure, and does not lengthen the undo.
      .set({ removedAt: sql`coalesce(${householdPeople.removedAt}, ${at.toISOString()})` })
      .where(and(eq(householdPeople.id, id), isChangeableBy(member, own)))
      .returning({ name: householdPeople.name })
    if (!removed) throw refusal(own)
    return removed
  })
}

/** Puts somebody back who was taken off lately. */
export async function restorePerson(needs: HouseholdNeeds, member: Member, id: string): Promise<void> {
  await changeHousehold(needs, member, 'enter-oneself', async (tx, own, at) => {
    await keepRoom(tx, own.householdId)
    const since = new Date(at.getTime() - UNDO_WITHIN_MS)
    const restored = await tx
      .update(householdPeople)
      .set({ removedAt: null })
      .where(
        and(
          eq(householdPeople.id, id),
          gt(householdPeople.removedAt, since),
          isChangeableBy(member, own),
          // Who was entered anew meanwhile is not there twice.
          sql`not exists (select 1 from household_people other
            where other.member_id = ${householdPeople.memberId} and other.removed_at is null)`,
        ),
      )
      .returning({ id: householdPeople.id })
    if (restored.length === 0) throw refusal(own)
  })
}

/** Members change themselves; whoever may change people changes those without an account. */
function isChangeableBy({ id }: Member, { householdId, role }: Membership): SQL | undefined {
  const isSelf = eq(householdPeople.memberId, id)
  return and(
    eq(householdPeople.householdId, householdId),
    mayDo(role, 'change-people') ? or(isSelf, isNull(householdPeople.memberId)) : isSelf,
  )
}

const refusal = ({ role }: Membership) =>
  mayDo(role, 'change-people')
    ? new AppError('not-found', GONE)
    : new AppError('forbidden', refusalOf('change-people'))

async function keepRoom(tx: Tx, householdId: string): Promise<void> {
  const there = and(eq(householdPeople.householdId, householdId), isNull(householdPeople.removedAt))
  if ((await tx.$count(householdPeople, there)) >= MOST_PEOPLE)
    throw new AppError(
      'invalid-input',
      `At most ${MOST_PEOPLE} people fit at the table. Remove someone first.`,
    )
}

/** Makes the member the owner of a household of their own; whoever is in one already, also since just now, stays there. */
async function beginHousehold({ db, now }: HouseholdNeeds, member: Member): Promise<void> {
  if (await membershipOf(db, member)) return
  await db.transaction(async (tx) => {
    await lockMember(tx, member)
    if (await membershipOf(tx, member)) return
    const at = now()
    const householdId = newId(at.getTime())
    await tx.insert(households).values({ id: householdId, createdAt: at })
    await tx.insert(householdMembers).values({ userId: member.id, householdId, role: 'owner', joinedAt: at })
  })
}

/** One change of where a member belongs after another. */
export const lockMember = (tx: Tx, { id }: Pick<Member, 'id'>) =>
  tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, id)).for('update')
