import type { EmailLink, EmailParts } from './email-parts.ts'
import { emailPage } from './email-page.ts'

/** Plain text and HTML that say the same. */
export type EmailContent = { subject: string; text: string; html: string }

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
