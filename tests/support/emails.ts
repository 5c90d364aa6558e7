import type { EmailKind } from '#app/features/mail/email-kind.ts'
import type { EmailContent } from '#app/features/mail/compose-email.ts'
import type { QueueEmail } from '#app/features/mail/send-mail.server.ts'

type Waiting = { kind: EmailKind<object, never>; params: object }

/**
 * E-mails of a test. What is posted with a transaction waits for `deliver`, as it does in the queue; everything else is
 * written at once.
 */
export function openMailbox(services: () => object) {
  const emails: { to: string; message: EmailContent }[] = []
  const waiting: Waiting[] = []
  const write = async ({ kind, params }: Waiting) => {
    const written = await kind.write(params, services() as never)
    if (written) emails.push({ to: written.to, message: written })
  }
  const queueEmail: QueueEmail = async (kind, params, options) => {
    const one = { kind: kind as unknown as Waiting['kind'], params: kind.params.parse(params) }
    if (options?.tx) waiting.push(one)
    else await write(one)
  }
  return {
    emails,
    queueEmail,
    async deliver() {
      for (const one of waiting.splice(0)) await write(one)
    },
    lastEmailTo: (to: string) => emails.findLast((sent) => sent.to === to)?.message,
  }
}

/** The secret in the link of an e-mail. */
export const tokenIn = (message: EmailContent | undefined): string =>
  new URL(/http\S+/.exec(message?.text ?? '')![0]).searchParams.get('token')!
