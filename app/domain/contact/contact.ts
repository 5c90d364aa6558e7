/** What a message can be about; the first is the default. */
export const CONTACT_CATEGORIES = [
  { value: 'general', label: 'General Inquiry' },
  { value: 'technical', label: 'Technical Support' },
  { value: 'billing', label: 'Billing & Subscriptions' },
  { value: 'feature', label: 'Feature Request' },
  { value: 'bug', label: 'Bug Report' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'press', label: 'Press & Media' },
] as const

export type ContactCategory = (typeof CONTACT_CATEGORIES)[number]['value']

/** Most characters of each field. */
export const CONTACT_LENGTHS = { name: 100, email: 254, subject: 200, message: 5000 } as const

/** Without those that are read as one another: 0 and O, 1 and I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const REFERENCE_LENGTH = 8

/** "MW-7K3F-9QXA": what a person names when asking again. Takes random bytes, at least eight. */
export function contactReference(bytes: Uint8Array): string {
  const signs = Array.from(bytes.subarray(0, REFERENCE_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')
  return `MW-${signs.slice(0, 4)}-${signs.slice(4)}`
}

/** What somebody wrote, as it stood in the form. */
export type ContactWords = Record<keyof typeof CONTACT_LENGTHS | 'category', string>

/** The words of a form that was refused, so that it can be shown as it was. */
export function wordsOfContact(form: Pick<FormData, 'get'>): ContactWords {
  const word = (name: keyof ContactWords) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: word('name'),
    email: word('email'),
    category: word('category'),
    subject: word('subject'),
    message: word('message'),
  }
}
