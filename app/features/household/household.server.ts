import type { Db } from '#app/db/open.server.ts'
import { personTargets } from '#app/domain/household/person.ts'
import { mayDo } from '#app/domain/household/rights.ts'
import { wishesInWords } from '#app/domain/planning/dietary-preferences.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { membershipOf } from './household-access.server.ts'
import { membersOf, openInvitations } from './household-members.server.ts'
import type { HouseholdView } from './household-view.ts'
import { peopleOf } from './people.server.ts'
import { wishesOf } from './table.server.ts'

const dayInWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

/** The member's household as they may see it; null for whoever is in none. */
export async function viewHousehold(db: Db, member: Member, now: Date): Promise<HouseholdView | null> {
  const own = await membershipOf(db, member)
  if (!own) return null
  const { householdId, role } = own
  const [rows, members, invitations] = await Promise.all([
    peopleOf(db, householdId, member),
    membersOf(db, householdId),
    mayDo(role, 'invite') ? openInvitations(db, householdId, now) : [],
  ])
  const people = await Promise.all(
    rows.map(async (row) => {
      const isYou = row.memberId === member.id
      const mayChange = isYou || (row.memberId === null && mayDo(role, 'change-people'))
      return {
        id: row.id,
        name: row.name,
        isYou,
        isMember: row.memberId !== null,
        kcal: personTargets(row.figures).kcal,
        wishes: wishesInWords(await wishesOf(db, row)),
        entries: mayChange ? { figures: row.figures, wishes: row.wishes } : null,
      }
    }),
  )
  return {
    role,
    people,
    members: members.map(({ memberId, label, role: theirs, pantryJoinedAt }) => ({
      memberId,
      label,
      role: theirs,
      isYou: memberId === member.id,
      sharesPantry: pantryJoinedAt !== null,
    })),
    invitations: invitations.map(({ id, role: invited, expiresAt }) => ({
      id,
      role: invited,
      until: dayInWords.format(expiresAt),
    })),
  }
}
