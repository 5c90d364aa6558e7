import { and, eq } from 'drizzle-orm'
import { newsletterSubscribers } from '#app/db/schema/index.ts'
import type { ReaderChoices } from '#app/domain/newsletter/newsletter-forms.ts'
import type { Services } from '#app/features/services.ts'
import { leaveNewsletter } from './leave-newsletter.server.ts'
import { hashOfToken } from './newsletter-links.server.ts'

const readerOf = (token: string) =>
  and(eq(newsletterSubscribers.leaveHash, hashOfToken(token)), eq(newsletterSubscribers.status, 'confirmed'))

/** What the reader gets whose link this is; null where it leads to nobody who gets anything. */
export async function choicesOf({ db }: Pick<Services, 'db'>, token: string): Promise<ReaderChoices | null> {
  const [reader] = await db
    .select({ letters: newsletterSubscribers.wantsLetters, digest: newsletterSubscribers.wantsDigest })
    .from(newsletterSubscribers)
    .where(readerOf(token))
  return reader ?? null
}

/** Changes it; whoever wants neither has left. Null for a link that leads to nobody. */
export async function chooseLetters(
  needs: Pick<Services, 'db' | 'now'>,
  token: string,
  { letters, digest }: ReaderChoices,
): Promise<'saved' | 'left' | null> {
  if (!letters && !digest) {
    const gets = await choicesOf(needs, token)
    return gets && (await leaveNewsletter(needs, token)) ? 'left' : null
  }
  const saved = await needs.db
    .update(newsletterSubscribers)
    .set({ wantsLetters: letters, wantsDigest: digest })
    .where(readerOf(token))
    .returning({ id: newsletterSubscribers.id })
  return saved.length > 0 ? 'saved' : null
}
