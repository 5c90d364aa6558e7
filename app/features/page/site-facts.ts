import { createContext, use } from 'react'

/** What an operator has set up, as far as pages say it: they offer and promise nothing that does not work here. */
export type SiteFacts = {
  /** A model that sees is connected. */
  readsPhotos: boolean
  /** Counts from the database stand in the place of the operator's claims. */
  hasLiveCounts: boolean
}

export const SiteFactsContext = createContext<SiteFacts>({ readsPhotos: false, hasLiveCounts: false })

export const useSiteFacts = (): SiteFacts => use(SiteFactsContext)
