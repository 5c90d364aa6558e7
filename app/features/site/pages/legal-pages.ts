export const LEGAL_PAGES = ['terms', 'privacy', 'cookies'] as const
export type LegalPageName = (typeof LEGAL_PAGES)[number]

export type LegalPage = {
  title: string
  description: string
  lede: string
  /** "last updated …", as the page says it. */
  note: string
  html: string
  /** Sections with an id, to jump to. */
  contents: readonly { id: string; title: string }[]
}
