/** What this installation says of itself, from its settings. */
export type Site = {
  origin: string
  supportEmail: string
  /** The landing page shows counts from the database instead of the operator's claims. */
  hasLiveCounts?: boolean
  /** A model that sees is connected: photos of food are read. */
  readsPhotos?: boolean
}
