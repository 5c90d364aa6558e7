import type { ReadEntry } from './add-ingredients.server.ts'
import type { PantryItem } from './ingredients.server.ts'
import type { Taken } from './take-from-lot.server.ts'

/** What a change of the pantry answers; only what belongs to the change is there. */
export type PantryChange = {
  added?: readonly PantryItem[]
  /** Why lines of a list were left out. */
  refused?: readonly string[]
  /** A list as it would be added, to be reviewed first. */
  read?: { entries: readonly ReadEntry[]; refused: readonly string[] }
  updated?: PantryItem
  removedIds?: readonly string[]
  /** Of what was removed, where it was one. */
  name?: string | null
  restoredCount?: number
  confirmedCount?: number
  /** What was done with a lot, and the key that takes it back. */
  taken?: Taken
  undoneCount?: number
}
