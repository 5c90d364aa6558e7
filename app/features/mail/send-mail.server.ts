import { z } from 'zod'
import { defineJob, type EnqueueOptions, type Jobs } from '#app/ports/jobs/jobs.ts'
import type { Mail } from '#app/ports/mail/mail.ts'
import type { AnyEmailKind, EmailKind } from './email-kind.ts'

type EmailJob = { kind: string; params: Record<string, unknown> }

/** What sending e-mails needs besides what the kinds themselves take of the services. */
export type MailServices = {
  mail: Pick<Mail, 'send'>
  /** Where messages to us go. */
  inbox: string
  emailKinds: ReadonlyMap<string, AnyEmailKind<never>>
}

/** Sends one e-mail, again and again until it is gone: a mail server that is down delays, and loses nothing. */
export const sendMail = defineJob<EmailJob, MailServices>({
  name: 'send-mail',
  payload: z.object({ kind: z.string(), params: z.record(z.string(), z.unknown()) }),
  retries: 12,
  retryAfterSeconds: 5,
  timeoutSeconds: 60,
  concurrency: 2,
  isPersonal: true,
  async handler({ kind: name, params }, services) {
    const kind = services.emailKinds.get(name)
    if (!kind) throw new Error(`There is no email of the kind ${name}`)
    const parsed: unknown = kind.params.parse(params)
    const message = await kind.write(parsed, services as never)
    if (!message) return
    try {
      await services.mail.send({ isAutomatic: true, ...message })
    } catch (error) {
      await kind.notSent?.(parsed, services as never)
      throw error
    }
  },
})

/** Puts an e-mail into the queue, with the transaction it tells of. */
export async function enqueueEmail<Params extends object>(
  jobs: Pick<Jobs<never>, 'enqueue'>,
  kind: EmailKind<Params, never>,
  params: Params,
  options: EnqueueOptions = {},
): Promise<void> {
  await jobs.enqueue(
    sendMail,
    { kind: kind.name, params: Object.fromEntries(Object.entries(kind.params.parse(params))) },
    options,
  )
}

/** As `enqueueEmail`, for who has no queue at hand. */
export type QueueEmail = <Params extends object>(
  kind: EmailKind<Params, never>,
  params: Params,
  options?: EnqueueOptions,
) => Promise<void>
