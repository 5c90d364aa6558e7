import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { contactMessages } from '#app/db/schema/index.ts'
import type { ContactCategory } from '#app/domain/contact/contact.ts'

export type ContactMessage = {
  id: string
  reference: string
  name: string
  email: string
  category: ContactCategory
  subject: string
  message: string
  createdAt: Date
  mailedAt: Date | null
  handledAt: Date | null
  answer: string | null
  answeredBy: string | null
  answeredAt: Date | null
}

const PAGE_SIZE = 20

/** What people wrote to us, newest first, a page at a time; `before` is the id of the last one seen. */
export async function listMessages(
  db: Db,
  before: string | null,
): Promise<{ messages: ContactMessage[]; next: string | null }> {
  const [last] =
    before === null
      ? []
      : await db
          .select({ id: contactMessages.id, createdAt: contactMessages.createdAt })
          .from(contactMessages)
          .where(eq(contactMessages.id, before))
  const rows = await db
    .select({
      id: contactMessages.id,
      reference: contactMessages.reference,
      name: contactMessages.name,
      email: contactMessages.email,
      category: contactMessages.category,
      subject: contactMessages.subject,
      message: contactMessages.message,
      createdAt: contactMessages.createdAt,
      mailedAt: contactMessages.mailedAt,
      handledAt: contactMessages.handledAt,
      answer: contactMessages.answer,
      answeredBy: contactMessages.answeredBy,
      answeredAt: contactMessages.answeredAt,
    })
    .from(contactMessages)
    .where(
      last &&
        or(
          lt(contactMessages.createdAt, last.createdAt),
          and(eq(contactMessages.createdAt, last.createdAt), lt(contactMessages.id, last.id)),
        ),
    )
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(PAGE_SIZE + 1)
  const messages = rows.slice(0, PAGE_SIZE)
  return { messages, next: rows.length > PAGE_SIZE ? messages.at(-1)!.id : null }
}

/** How many messages are neither answered nor marked as done. */
export const countOpenMessages = (db: Db): Promise<number> =>
  db.$count(contactMessages, isNull(contactMessages.handledAt))
