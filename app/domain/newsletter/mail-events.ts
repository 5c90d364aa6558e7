import { z } from 'zod'
import { parseJson } from '#app/domain/bounded-json.ts'

/** Bounces and complaints as mail providers post them, read into one form. */

export type MailEvent = {
  email: string
  why: 'bounced' | 'complained'
  /** The letter, where the provider gives back the id that it was sent under. */
  letterId: string | null
}

export const MOST_MAIL_EVENTS = 1000

const emailSchema = z.string().trim().min(3).max(254).includes('@')

/** The form of our own: one of them, or a list. What bounces for now only is not acted on. */
const plainSchema = z.object({
  type: z.enum(['bounce', 'complaint']),
  email: emailSchema,
  permanent: z.boolean().default(true),
  messageId: z.string().max(300).optional(),
})

/** Postmark: a webhook for bounces and one for spam complaints. */
const postmarkSchema = z.object({
  RecordType: z.enum(['Bounce', 'SpamComplaint']),
  Type: z.string().max(60),
  Email: emailSchema,
})
/** Those of Postmark's types that say that the address takes no mail, now or later. */
const POSTMARK_DEAD: ReadonlySet<string> = new Set(['HardBounce', 'BadEmailAddress'])

const sesRecipientsSchema = z.array(z.object({ emailAddress: emailSchema })).max(MOST_MAIL_EVENTS)
const sesMailSchema = z
  .object({
    headers: z
      .array(z.object({ name: z.string().max(200), value: z.string().max(20_000) }))
      .max(1000)
      .optional(),
  })
  .optional()
/** Amazon SES; `eventType` where events are published instead of notifications. */
const sesSchema = z.union([
  z.object({
    kind: z.literal('Bounce'),
    bounce: z.object({ bounceType: z.string().max(60), bouncedRecipients: sesRecipientsSchema }),
    mail: sesMailSchema,
  }),
  z.object({
    kind: z.literal('Complaint'),
    complaint: z.object({
      complainedRecipients: sesRecipientsSchema,
      complaintFeedbackType: z.string().max(60).nullish(),
    }),
    mail: sesMailSchema,
  }),
])

/** The envelope of Amazon SNS around it. */
const snsSchema = z.object({ Type: z.literal('Notification'), Message: z.string().max(256 * 1024) })
const snsInvitationSchema = z.object({
  Type: z.literal('SubscriptionConfirmation'),
  SubscribeURL: z
    .url({ protocol: /^https$/, hostname: /^sns\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/ })
    .max(2000),
})

export type ReadMailEvents =
  | { kind: 'events'; events: MailEvent[] }
  /** Amazon asks whether it may post here: whoever runs the site opens this address once. */
  | { kind: 'invitation'; url: string }
  /** A form that is not known. */
  | { kind: 'unreadable' }

/** What a provider posted, parsed from JSON. Kinds of events that call for nothing, such as deliveries, are none. */
export function readMailEvents(given: unknown): ReadMailEvents {
  const invitation = snsInvitationSchema.safeParse(given)
  if (invitation.success) return { kind: 'invitation', url: invitation.data.SubscribeURL }
  const list = Array.isArray(given) ? given : [given]
  if (list.length > MOST_MAIL_EVENTS) return { kind: 'unreadable' }
  const read = list.map((entry) => eventsIn(entry))
  return read.every((events) => events === null)
    ? { kind: 'unreadable' }
    : { kind: 'events', events: read.flatMap((events) => events ?? []) }
}

/** Null for what is of no known form. */
function eventsIn(given: unknown): MailEvent[] | null {
  if (typeof given !== 'object' || given === null) return null
  const sns = snsSchema.safeParse(given)
  if (sns.success) return eventsOfSes(parsed(sns.data.Message))
  if ('RecordType' in given) return eventsOfPostmark(given)
  if ('notificationType' in given || 'eventType' in given) return eventsOfSes(given)
  const plain = plainSchema.safeParse(given)
  if (!plain.success) return null
  const { type, email, permanent, messageId } = plain.data
  if (type === 'bounce' && !permanent) return []
  return [{ email, why: type === 'bounce' ? 'bounced' : 'complained', letterId: letterIdIn(messageId) }]
}

function eventsOfPostmark(given: object): MailEvent[] | null {
  const event = postmarkSchema.safeParse(given)
  if (!event.success) return []
  const { RecordType, Type, Email } = event.data
  if (RecordType === 'SpamComplaint' || Type === 'SpamComplaint')
    return [{ email: Email, why: 'complained', letterId: null }]
  return POSTMARK_DEAD.has(Type) ? [{ email: Email, why: 'bounced', letterId: null }] : []
}

function eventsOfSes(given: unknown): MailEvent[] | null {
  if (typeof given !== 'object' || given === null) return null
  const { notificationType, eventType } = given as { notificationType?: unknown; eventType?: unknown }
  const kind = notificationType ?? eventType
  if (typeof kind !== 'string') return null
  const event = sesSchema.safeParse({ ...given, kind })
  if (!event.success) return []
  const letterId = letterIdIn(
    event.data.mail?.headers?.find(({ name }) => name.toLowerCase() === 'message-id')?.value,
  )
  if (event.data.kind === 'Bounce') {
    const { bounceType, bouncedRecipients } = event.data.bounce
    if (bounceType !== 'Permanent') return []
    return bouncedRecipients.map(({ emailAddress }) => ({ email: emailAddress, why: 'bounced', letterId }))
  }
  const { complainedRecipients, complaintFeedbackType } = event.data.complaint
  // Somebody took it out of the spam folder.
  if (complaintFeedbackType === 'not-spam') return []
  return complainedRecipients.map(({ emailAddress }) => ({
    email: emailAddress,
    why: 'complained',
    letterId,
  }))
}

/** Letters are sent as `<letter.reader@host>`. */
function letterIdIn(messageId: string | undefined): string | null {
  const id = /<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[0-9a-f-]{36}@/i.exec(messageId ?? '')?.[1]
  return id?.toLowerCase() ?? null
}

function parsed(json: string): unknown {
  try {
    return parseJson(json)
  } catch {
    return null
  }
}
