/** What this installation says of itself, from its settings. */
export type Site = {
  origin: string
  /** Null where the operator has named none. */
  supportEmail: string | null
  /** Who runs the site; null where the operator has not said. */
  trader?: { name: string; address: string } | null
  /** The landing page shows counts from the database instead of the operator's claims. */
  hasLiveCounts?: boolean
  /** A model that sees is connected: photos of food are read. */
  readsPhotos?: boolean
  /** For how many days a nightly backup is kept: so long it remembers what was deleted. */
  backupDays?: number
}
