import { eq, sql } from 'drizzle-orm'
import { householdMembers } from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { changeHousehold, type HouseholdNeeds } from './household-access.server.ts'
import { lockMember } from './people.server.ts'

/** Puts the member's food into one pantry with that of the others of the household who do the same. */
export async function joinPantry(needs: HouseholdNeeds, member: Member): Promise<void> {
  await changeHousehold(needs, member, 'join-pantry', async (tx, _own, at) => {
    await lockMember(tx, member)
    await tx
      .update(householdMembers)
      // A second click does not begin the joint books anew.
      .set({ pantryJoinedAt: sql`coalesce(${householdMembers.pantryJoinedAt}, ${at.toISOString()})` })
      .where(eq(householdMembers.userId, member.id))
  })
}

/** Gives the member a pantry of their own again, with what they put in themselves. */
export async function leavePantry(needs: HouseholdNeeds, member: Member): Promise<void> {
  await changeHousehold(needs, member, 'join-pantry', async (tx) => {
    await lockMember(tx, member)
    await tx
      .update(householdMembers)
      .set({ pantryJoinedAt: null })
      .where(eq(householdMembers.userId, member.id))
  })
}
