import type { StaffRank } from '#app/domain/staff/ranks.ts'

/**
 * Somebody who runs the blog. A type of its own with nothing in common with a member's: neither can be passed where
 * the other is asked for.
 */
export type Staff = StaffPerson & { readonly role: 'staff' }

/** Whoever may do what owners alone may: commands of that kind take this type. */
export type Owner = Staff & { readonly rank: 'owner' }

/** Somebody with a staff password, who may still owe the second factor and then may do nothing else. */
export type StaffPerson = {
  id: string
  email: string
  name: string
  rank: StaffRank
  hasSecondFactor: boolean
  /** The session this request came with; never its token. */
  sessionId: string
}

/** Who a staff cookie belongs to. `owes-second-factor`: signed in with a password where that is not enough. */
export type StaffSession =
  | { kind: 'none' }
  | { kind: 'owes-second-factor'; person: StaffPerson }
  | { kind: 'staff'; staff: Staff }
