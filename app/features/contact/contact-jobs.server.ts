import { and, eq, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#app/db/open.server.ts'
import { contactMessages } from '#app/db/schema/index.ts'
import { CONTACT_CATEGORIES } from '#app/domain/contact/contact.ts'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import type { Mail } from '#app/ports/mail/mail.ts'
import { contactChannel } from './contact-channel.ts'
import { contactEmail } from './contact-email-texts.ts'

const KEPT_MS = 2 * 365 * 24 * 60 * 60 * 1000

type Needs = Pick<Services, 'db' | 'push' | 'now' | 'log'> & { mail: Pick<Mail, 'send'>; inbox: string }

/** Mails a stored message to the support address, again and again until it is gone; an answer goes to its writer. */
export const mailContactMessage = defineJob<{ id: string }, Needs>({
  name: 'mail-contact-message',
  payload: z.object({ id: z.string() }),
  retries: 20,
  retryAfterSeconds: 5,
  timeoutSeconds: 60,
  async handler({ id }, { db, mail, inbox, push, now, log }) {
    const [row] = await db
      .select()
      .from(contactMessages)
      .where(and(eq(contactMessages.id, id), isNull(contactMessages.mailedAt)))
    if (!row) return
    const category = CONTACT_CATEGORIES.find(({ value }) => value === row.category)?.label ?? row.category
    await mail.send({ to: inbox, replyTo: row.email, ...contactEmail({ ...row, category }) })
    await db.update(contactMessages).set({ mailedAt: now() }).where(eq(contactMessages.id, id))
    await push
      .publish(contactChannel(id), 'mailed')
      .catch((error: unknown) => log.warn({ error }, 'a waiting contact form was not told'))
  },
})

/** Forgets messages after two years, as the privacy policy says. */
export const forgetContactMessages = defineJob<Record<string, never>, { db: Db; now(): Date }>({
  name: 'forget-contact-messages',
  payload: z.object({}),
  retries: 0,
  schedule: '50 3 * * *',
  async handler(_payload, { db, now }) {
    await db.delete(contactMessages).where(lt(contactMessages.createdAt, new Date(now().getTime() - KEPT_MS)))
  },
})
