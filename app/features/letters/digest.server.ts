import { and, desc, eq, gt, lte, max, sql } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { blogCategories, blogPosts, newsletterLetters } from '#app/db/schema/index.ts'
import { articleDescription } from '#app/domain/blog/article-description.ts'
import { blogPostPath } from '#app/domain/blog/blog.ts'
import type { Services } from '#app/features/services.ts'
import { type DigestPost, digestHtml, digestSubject } from './digest-html.ts'
import { countReaders } from './letters.server.ts'
import { beginSending } from './send-letter.server.ts'

type Needs = Pick<Services, 'db' | 'now'> & { enqueueDelivery(letterId: string, tx: Tx): Promise<void> }

const DAY_MS = 864e5
/** A digest tells of what is new, also where none was sent for long. */
const LOOKS_BACK_MS = 14 * DAY_MS
const WEEK_MS = 7 * DAY_MS
const MOST_POSTS = 20

/**
 * Sends the posts that were published since the last digest to those who chose it. Where nothing is new, or nobody
 * chose it, nothing is sent. A run that is repeated on the same day sends none a second time.
 */
export async function sendDigest(needs: Needs): Promise<void> {
  const { db, now } = needs
  // The whole hour: a second run of the same hour finds the row of the first.
  const until = new Date(Math.floor(now().getTime() / 36e5) * 36e5)
  const since = await lastDigest(db, until)
  if ((await countReaders(db, 'digest')) === 0) return
  const posts = await newPosts(db, since, until)
  if (posts.length === 0) return
  await db.transaction(async (tx) => {
    const [letter] = await tx
      .insert(newsletterLetters)
      .values({
        id: newId(now().getTime()),
        kind: 'digest',
        subject: digestSubject(posts),
        content: digestHtml(posts),
        contentFormat: 'html',
        coversUntil: until,
        createdAt: now(),
        updatedAt: now(),
      })
      .onConflictDoNothing({ target: newsletterLetters.coversUntil })
      .returning({ id: newsletterLetters.id })
    if (letter) await beginSending(needs, tx, { id: letter.id, from: ['draft'], kind: 'digest' })
  })
}

async function lastDigest(db: Db, until: Date): Promise<Date> {
  const [row] = await db.select({ last: max(newsletterLetters.coversUntil) }).from(newsletterLetters)
  const earliestMs = until.getTime() - LOOKS_BACK_MS
  return new Date(Math.max(row?.last?.getTime() ?? until.getTime() - WEEK_MS, earliestMs))
}

async function newPosts(db: Db, since: Date, until: Date): Promise<DigestPost[]> {
  const rows = await db
    .select({
      title: blogPosts.title,
      slug: blogPosts.slug,
      excerpt: blogPosts.excerpt,
      seoDescription: blogPosts.seoDescription,
      contentHtml: blogPosts.contentHtml,
      category: blogCategories.slug,
    })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(
      and(
        sql`${blogPosts.status} = 'published'`,
        sql`not ${blogPosts.noIndex}`,
        gt(blogPosts.publishedAt, since),
        lte(blogPosts.publishedAt, until),
      ),
    )
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(MOST_POSTS)
  return rows.map((post) => ({
    title: post.title,
    excerpt: articleDescription(post),
    path: blogPostPath(post.category, post.slug),
  }))
}
