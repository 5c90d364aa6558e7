/** Somebody whose food is in a joint pantry. */
export type PantryOwner = { id: string; name: string }

/** With whom a member has one pantry, as its pages show it. */
export type PantryShare = {
  /** Everybody else; empty where the pantry is the member's alone. */
  others: readonly PantryOwner[]
  /** Whether they may change what others put in. */
  mayChangeAll: boolean
}
