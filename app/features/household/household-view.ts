import type { PersonFigures } from '#app/domain/household/person.ts'
import type { HouseholdRole, InvitedRole } from '#app/domain/household/rights.ts'
import type { DietaryPreferences } from '#app/domain/recipe/recipe.ts'

/** What the household's page is given. */

export type PersonView = {
  id: string
  name: string
  isYou: boolean
  /** Has an account here and changes their own figures. */
  isMember: boolean
  /** The day's energy, kcal. */
  kcal: number
  /** "vegetarian, no peanuts"; '' where there are none. */
  wishes: string
  /** As entered; null for whoever may not change them. */
  entries: { figures: PersonFigures; wishes: DietaryPreferences } | null
}

export type HouseholdMemberView = {
  memberId: string
  label: string
  role: HouseholdRole
  isYou: boolean
  /** Takes part in the joint pantry. */
  sharesPantry: boolean
}

export type InvitationView = { id: string; role: InvitedRole; until: string }

export type HouseholdView = {
  role: HouseholdRole
  people: readonly PersonView[]
  members: readonly HouseholdMemberView[]
  /** Open invitations; owners alone see them. */
  invitations: readonly InvitationView[]
}

/** What a change answers; only what belongs to the change is there. */
export type HouseholdChange = {
  said?: string
  /** Taken off the table: can be put back. */
  removedId?: string
  /** The link just made: it is shown this once. */
  invitePath?: string
}

/** What a link invites to. */
export type Invitation = {
  role: InvitedRole
  /** Public names of those who are in already. */
  members: readonly string[]
  /** People at the table without an account: one of them may be the one who joins. */
  people: readonly { id: string; name: string }[]
}
