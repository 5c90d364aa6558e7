import { z } from 'zod'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import type { Mail, OutgoingMail } from '#app/ports/mail/mail.ts'

/** Sends one letter, again and again until it is gone: a mail server that is down delays, and loses nothing. */
export const sendMail = defineJob<
  Pick<OutgoingMail, 'to' | 'subject' | 'text' | 'html' | 'leaveUrl'>,
  { mail: Mail }
>({
  name: 'send-mail',
  payload: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().optional(),
    leaveUrl: z.string().optional(),
  }),
  retries: 12,
  retryAfterSeconds: 5,
  timeoutSeconds: 60,
  concurrency: 2,
  handler: (letter, { mail }) => mail.send(letter),
})
