import type { z } from 'zod'
import type { EmailContent } from './compose-email.ts'

/** An e-mail and where it goes. */
export type AddressedEmail = EmailContent & {
  to: string
  /** Where an answer goes, if not to the sender. */
  replyTo?: string
  leaveUrl?: string | undefined
  /** False where a person wrote it; all others say that they are automatic. */
  isAutomatic?: boolean
}

/**
 * A kind of e-mail. What waits in the queue is its name and its parameters, which hold no secret; the e-mail is written
 * when it is sent, and links that open something are made then.
 */
export type EmailKind<Params extends object, Services> = {
  name: string
  params: z.ZodType<Params>
  /** Null where there is nobody to write to any more, or nothing to say. */
  write(params: Params, services: Services): Promise<AddressedEmail | null>
  /** Told when the mail server did not take it: it will be written and tried again. */
  notSent?(params: Params, services: Services): Promise<void>
  /** What it looks like, each of its wordings once, from made-up facts: for the staff's previews. */
  samples(site: SampleSite): readonly EmailContent[]
}

/** Of the site, as far as samples name it; their links open nothing. */
export type SampleSite = { origin: string; supportEmail: string | null }

/** An e-mail kind as the list of all of them holds it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parameters' type is each kind's own affair
export type AnyEmailKind<Services> = EmailKind<any, Services>

export function defineEmail<Params extends object, Services>(
  kind: EmailKind<Params, Services>,
): EmailKind<Params, Services> {
  return kind
}
