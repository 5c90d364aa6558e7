/** Somewhere to go: the HTML shows its label, plain text its address. */
export type EmailLink = { label: string; href: string }

/** A paragraph; one with a link leads there. */
export type EmailNote = string | { words: string; link: EmailLink }

export type EmailParts = {
  subject: string
  /** Line breaks are kept. */
  opening: string
  /** What figures and names there are, one per line: "Plan: Monthly Subscription". Line breaks are kept. */
  facts?: readonly (readonly [string, string])[]
  /** What the e-mail asks for, as its one button. */
  action?: EmailLink | null
  notes: readonly EmailNote[]
}
