import { emailPage } from './email-page.ts'

/** Plain text and HTML that say the same. */
export type EmailContent = { subject: string; text: string; html: string }

/** Somewhere to go: the HTML shows its label, plain text its address. */
export type EmailLink = { label: string; href: string }

/** A paragraph; one with a link leads there. */
export type EmailNote = string | { words: string; link: EmailLink }

export type EmailParts = {
  subject: string
  /** Line breaks are kept. */
  opening: string
  /** What figures and names there are, one per line: "Plan: Monthly Subscription". */
  facts?: readonly (readonly [string, string])[]
  /** What the e-mail asks for, as its one button. */
  action?: EmailLink | null
  notes: readonly EmailNote[]
}

export function composeEmail(parts: EmailParts): EmailContent {
  const { opening, facts = [], action = null, notes } = parts
  const subject = `${parts.subject} | Mealwright`
  const text = [
    opening,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(action === null ? [] : [action.href]),
    ...notes.map((note) => (typeof note === 'string' ? note : `${note.words} ${bareAddress(note.link)}`)),
    'Mealwright',
  ]
  return { subject, text: text.join('\n\n'), html: emailPage({ ...parts, facts, action }) }
}

const bareAddress = ({ href }: EmailLink) => href.replace(/^mailto:/, '')
