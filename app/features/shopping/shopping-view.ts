import type { PantryUnit } from '#app/domain/pantry/quantity.ts'
import type { Aisle } from '#app/domain/shopping/aisles.ts'
import type { Currency } from '#app/domain/shopping/shopping-limits.ts'

/** One line as everybody sees it who may see the list. */
export type ShoppingItem = {
  id: string
  /** "2 bananas", "500 g pack of lentils, 320 g used", or as it was typed. */
  text: string
  /** The food, to sort by and to name buttons with. */
  name: string
  aisle: Aisle
  note: string
  /** When it went into the basket; null while it is to be bought. */
  tickedAt: string | null
  tickedBy: 'owner' | 'guest' | null
  /** What only the owner sees; null for guests. */
  own: OwnFacts | null
}

type OwnFacts = {
  /** Names of the plans and recipes that ask for it. */
  askedBy: readonly string[]
  /** Lines as they were typed, where the list says it in what shops sell. */
  typed: readonly string[]
  /** The pantry has all of it: nothing to buy. */
  isInPantry: boolean
  price: { minor: number; currency: Currency } | null
  /** As a row of the pantry, once it is bought. */
  purchase: { name: string; quantity: number; unit: PantryUnit; keepsDays: number | null }
}

export type ShoppingView = {
  /** Null for guests: the link is their key. */
  id: string | null
  name: string
  revision: number
  /** Shared with the household of whose it is. */
  isHousehold: boolean
  /** Made by whoever looks: only they rename, delete and share it. */
  isOwn: boolean
  /** Whoever looks may tick, add and change. */
  mayChange: boolean
  items: readonly ShoppingItem[]
}

/** A list among the member's lists. */
export type ListSummary = { id: string; name: string; openCount: number; isHousehold: boolean }

export type ShoppingPage = {
  list: ShoppingView
  lists: readonly ListSummary[]
  /** The address that lets others in; null while the list is not shared. */
  shareLink: string | null
  /** The member is in a household, with which the list can be shared. */
  isInHousehold: boolean
}

/** What a change answers; only what belongs to the change is there. */
export type ShoppingChange = {
  /** Said in passing. */
  said?: string
  /** Taken off: can be put back. */
  removedIds?: readonly string[]
  /** The list that is to be shown next. */
  listId?: string
  /** Of a deleted list, which can be put back. */
  removedListId?: string
}

/** What scripts get: what was done, and how the list is now. */
export type ShoppingAnswer = { change: ShoppingChange; list: ShoppingView }
