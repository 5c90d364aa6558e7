import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import {
  householdInvitations,
  householdMembers,
  householdPeople,
  mealPlans,
  profiles,
  shoppingLists,
} from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { INVITATION_DAYS, MOST_INVITATIONS, MOST_MEMBERS } from '#app/domain/household/person.ts'
import type { HouseholdRole, InvitedRole } from '#app/domain/household/rights.ts'
import type { Member } from '#app/features/account/viewer.ts'
import {
  changeHousehold,
  type HouseholdNeeds,
  lockHousehold,
  type Membership,
  membershipOf,
} from './household-access.server.ts'
import type { Invitation } from './household-view.ts'
import { lockMember } from './people.server.ts'

/** 256 bits: nobody guesses it, so it needs no salt. */
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/
const DAY_MS = 86_400_000

const NO_INVITATION = 'This invitation was used, withdrawn or has expired. Ask for a new one.'
const NO_MEMBER = 'This member is no longer in your household.'
const LAST_OWNER = 'A household needs an owner. Make somebody else an owner first.'
const FULL = `A household has at most ${MOST_MEMBERS} members.`

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Makes a link that lets one member in, once, within a week. Only a hash of its secret is stored: it is given here only. */
export async function invite(
  needs: HouseholdNeeds,
  member: Member,
  role: InvitedRole,
): Promise<{ path: string }> {
  await needs.limits.spend('household-invite-hour', member.id)
  return changeHousehold(needs, member, 'invite', async (tx, { householdId }, at) => {
    if ((await tx.$count(householdInvitations, isOpenIn(householdId, at))) >= MOST_INVITATIONS)
      throw new AppError('conflict', `${MOST_INVITATIONS} invitations are still open. Withdraw one first.`)
    await keepRoom(tx, householdId)
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    await tx.insert(householdInvitations).values({
      id: newId(at.getTime()),
      householdId,
      role,
      tokenHash: hashOf(token),
      createdAt: at,
      expiresAt: new Date(at.getTime() + INVITATION_DAYS * DAY_MS),
    })
    return { path: `/household/join/${token}` }
  })
}

const isOpenIn = (householdId: string, at: Date) =>
  and(eq(householdInvitations.householdId, householdId), gt(householdInvitations.expiresAt, at))

/** Links that still wait for somebody. */
export function openInvitations(db: Db, householdId: string, now: Date) {
  return db
    .select({
      id: householdInvitations.id,
      role: householdInvitations.role,
      expiresAt: householdInvitations.expiresAt,
    })
    .from(householdInvitations)
    .where(isOpenIn(householdId, now))
    .orderBy(asc(householdInvitations.createdAt), asc(householdInvitations.id))
}

/** Takes a link back; one that was used meanwhile is gone as well. */
export async function revokeInvitation(needs: HouseholdNeeds, member: Member, id: string): Promise<void> {
  await changeHousehold(needs, member, 'invite', async (tx, { householdId }) => {
    await tx
      .delete(householdInvitations)
      .where(and(eq(householdInvitations.id, id), eq(householdInvitations.householdId, householdId)))
  })
}

/** What a link invites to; null where it opens nothing any more. */
export async function findInvitation(db: Db, token: string, now: Date): Promise<Invitation | null> {
  if (!TOKEN.test(token)) return null
  const [row] = await db
    .select({ householdId: householdInvitations.householdId, role: householdInvitations.role })
    .from(householdInvitations)
    .where(isOpen(token, now))
  if (!row) return null
  const [members, people] = await Promise.all([
    membersOf(db, row.householdId),
    db
      .select({ id: householdPeople.id, name: householdPeople.name })
      .from(householdPeople)
      .where(isFree(row.householdId))
      .orderBy(asc(householdPeople.createdAt), asc(householdPeople.id)),
  ])
  return { role: row.role, members: members.map(({ label }) => label), people }
}

const isOpen = (token: string, now: Date) =>
  and(eq(householdInvitations.tokenHash, hashOf(token)), gt(householdInvitations.expiresAt, now))

const isFree = (householdId: string) =>
  and(
    eq(householdPeople.householdId, householdId),
    isNull(householdPeople.memberId),
    isNull(householdPeople.removedAt),
  )

/**
 * Lets the member in by a link, which is used up with it: of two who come at the same time one is refused. `personId`
 * says who of those at the table they are, so that nobody is cooked for twice.
 */
export async function joinHousehold(
  { db, limits, now }: HouseholdNeeds,
  member: Member,
  token: string,
  { personId }: { personId: string | null },
): Promise<void> {
  await limits.spend('household-join-hour', member.id)
  await db.transaction(async (tx) => {
    const at = now()
    await lockMember(tx, member)
    if (await membershipOf(tx, member))
      throw new AppError('conflict', 'You are in a household already. Leave it to join another.')
    const [used] = TOKEN.test(token)
      ? await tx
          .delete(householdInvitations)
          .where(isOpen(token, at))
          .returning({ householdId: householdInvitations.householdId, role: householdInvitations.role })
      : []
    if (!used) throw new AppError('not-found', NO_INVITATION)
    const { householdId, role } = used
    await lockHousehold(tx, householdId)
    await keepRoom(tx, householdId)
    await tx.insert(householdMembers).values({ userId: member.id, householdId, role, joinedAt: at })
    if (personId === null) return
    const linked = await tx
      .update(householdPeople)
      .set({ memberId: member.id })
      .where(and(eq(householdPeople.id, personId), isFree(householdId)))
      .returning({ id: householdPeople.id })
    if (linked.length === 0)
      throw new AppError('conflict', 'Somebody else is this person now. Choose who you are again.')
  })
}

async function keepRoom(tx: Tx, householdId: string): Promise<void> {
  const count = await tx.$count(householdMembers, eq(householdMembers.householdId, householdId))
  if (count >= MOST_MEMBERS) throw new AppError('conflict', FULL)
}

export type HouseholdMemberRow = {
  memberId: string
  label: string
  role: HouseholdRole
  joinedAt: Date
  pantryJoinedAt: Date | null
}

/** Who is in a household, in the order they came. */
export function membersOf(db: Db, householdId: string): Promise<HouseholdMemberRow[]> {
  return db
    .select({
      memberId: householdMembers.userId,
      label: profiles.displayName,
      role: householdMembers.role,
      joinedAt: householdMembers.joinedAt,
      pantryJoinedAt: householdMembers.pantryJoinedAt,
    })
    .from(householdMembers)
    .innerJoin(profiles, eq(profiles.id, householdMembers.userId))
    .where(eq(householdMembers.householdId, householdId))
    .orderBy(asc(householdMembers.joinedAt), asc(householdMembers.userId))
}

/** Gives a member of the household another role. The last owner stays one. */
export async function changeRole(
  needs: HouseholdNeeds,
  member: Member,
  { memberId, role }: { memberId: string; role: HouseholdRole },
): Promise<void> {
  await changeHousehold(needs, member, 'change-roles', async (tx, own) => {
    if (role !== 'owner') await keepOwner(tx, own, memberId)
    const changed = await tx
      .update(householdMembers)
      .set({ role })
      .where(isMemberOf(own, memberId))
      .returning({ userId: householdMembers.userId })
    if (changed.length === 0) throw new AppError('not-found', NO_MEMBER)
  })
}

/** Takes a member out of the household, with what they shared with it. */
export async function removeMember(needs: HouseholdNeeds, member: Member, memberId: string): Promise<void> {
  if (memberId === member.id) await leaveHousehold(needs, member)
  else await changeHousehold(needs, member, 'remove-member', (tx, own) => takeOut(tx, own, memberId))
}

/** Leaves the household, which ends with its last member; the last owner of several members cannot. Says which it was. */
export async function leaveHousehold(needs: HouseholdNeeds, member: Member): Promise<'left' | 'ended'> {
  return changeHousehold(needs, member, 'leave', async (tx, own) => {
    const others = and(
      eq(householdMembers.householdId, own.householdId),
      ne(householdMembers.userId, member.id),
    )
    const isLast = (await tx.$count(householdMembers, others)) === 0
    if (!isLast) await keepOwner(tx, own, member.id)
    await takeOut(tx, own, member.id)
    return isLast ? 'ended' : 'left'
  })
}

const isMemberOf = ({ householdId }: Membership, memberId: string) =>
  and(eq(householdMembers.householdId, householdId), eq(householdMembers.userId, memberId))

/** Refuses where nobody but this member is an owner. */
async function keepOwner(tx: Tx, { householdId }: Membership, memberId: string): Promise<void> {
  const otherOwners = and(
    eq(householdMembers.householdId, householdId),
    eq(householdMembers.role, 'owner'),
    ne(householdMembers.userId, memberId),
  )
  if ((await tx.$count(householdMembers, otherOwners)) === 0) throw new AppError('conflict', LAST_OWNER)
}

/** What somebody shared and their food are theirs alone again, and they eat here no more. */
async function takeOut(tx: Tx, own: Membership, memberId: string): Promise<void> {
  // Whoever changes a joint pantry has locked its members: until then they are all in it.
  await lockMember(tx, { id: memberId })
  const gone = await tx
    .delete(householdMembers)
    .where(isMemberOf(own, memberId))
    .returning({ userId: householdMembers.userId })
  if (gone.length === 0) throw new AppError('not-found', NO_MEMBER)
  const { householdId } = own
  await tx
    .delete(householdPeople)
    .where(and(eq(householdPeople.householdId, householdId), eq(householdPeople.memberId, memberId)))
  await tx
    .update(mealPlans)
    .set({ householdId: null })
    .where(and(eq(mealPlans.userId, memberId), eq(mealPlans.householdId, householdId)))
  await tx
    .update(shoppingLists)
    .set({ householdId: null })
    .where(and(eq(shoppingLists.userId, memberId), eq(shoppingLists.householdId, householdId)))
}
