import { composeEmail, type EmailContent } from '#app/features/mail/compose-email.ts'

type Message = {
  reference: string
  name: string
  email: string
  category: string
  subject: string
  message: string
}

/** A message of the contact form, to us: a person wrote it, so answering machines may answer. */
export function contactEmail({ reference, name, email, category, subject, message }: Message): EmailContent {
  return composeEmail({
    subject: `${reference}: ${subject}`,
    opening: message,
    facts: [
      ['From', `${name} <${email}>`],
      ['Category', category],
      ['Reference', reference],
    ],
    notes: ['Reply to this email to answer the sender.'],
  })
}

export const contactSample = (): EmailContent =>
  contactEmail({
    reference: 'MW-SAMPLE',
    name: 'Anna Miller',
    email: 'anna@example.org',
    category: 'General question',
    subject: 'Lentils without soaking',
    message: 'Hello,\n\nmy red lentils fell apart.\nWhat did I do wrong?\n\nAnna',
  })
