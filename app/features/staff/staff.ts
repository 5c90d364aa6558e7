/**
 * Somebody who runs the blog. A type of its own with nothing in common with a member's: neither can be passed where
 * the other is asked for.
 */
export type Staff = StaffPerson & { readonly role: 'staff' }

/** Somebody with a staff password, who may still owe the second factor and then may do nothing else. */
export type StaffPerson = {
  id: string
  email: string
  name: string
  hasSecondFactor: boolean
  /** The session this request came with; never its token. */
  sessionId: string
}

/** Who a staff cookie belongs to. `owes-second-factor`: signed in with a password where that is not enough. */
export type StaffSession =
  | { kind: 'none' }
  | { kind: 'owes-second-factor'; person: StaffPerson }
  | { kind: 'staff'; staff: Staff }
