import { eq } from 'drizzle-orm'
import { blogCategories, blogPosts } from '#app/db/schema/index.ts'
import { blogPostPath } from '#app/domain/blog/blog.ts'
import type { LetterKind, LetterText } from '#app/domain/newsletter/letters.ts'
import { plainArticle } from '#app/features/blog/blocks/plain-article.server.ts'
import { renderFragment } from '#app/features/blog/render-article.server.ts'
import { choicesUrl, leaveUrl } from '#app/features/newsletter/newsletter-links.server.ts'
import type { EmailContent } from '#app/features/mail/compose-email.ts'
import type { Services } from '#app/features/services.ts'
import { letterEmail } from './letter-email.ts'

type Needs = Pick<Services, 'db' | 'seal' | 'site'>
type Letter = LetterText & { id: string; kind: LetterKind; postId: string | null }
export type LetterCopy = EmailContent & { leaveUrl: string }

/** The letter as each of its readers gets it. */
export async function letterCopies(
  needs: Needs,
  letter: Letter,
): Promise<(subscriberId: string) => LetterCopy> {
  const write = letterEmail(await emailPartsOf(needs, letter))
  return (subscriberId) =>
    write({ leaveUrl: leaveUrl(needs, subscriberId, letter.id), choicesUrl: choicesUrl(needs, subscriberId) })
}

/** The letter as nobody in particular gets it: its links lead to a page that says so. */
export async function sampleCopy(needs: Needs, letter: Letter): Promise<LetterCopy> {
  const { origin } = needs.site
  return letterEmail(await emailPartsOf(needs, letter))({
    leaveUrl: `${origin}/newsletter/leave?token=sample`,
    choicesUrl: `${origin}/newsletter/choices?token=sample`,
  })
}

async function emailPartsOf({ db, site }: Needs, letter: Letter) {
  const { origin, trader = null } = site
  return {
    kind: letter.kind,
    subject: letter.subject,
    html: plainArticle(renderFragment(letter.content, letter.contentFormat)),
    origin,
    postUrl: letter.postId === null ? null : await urlOfPost({ db, origin }, letter.postId),
    trader,
  }
}

/** Null for one that is not public, or not any more: a letter leads to no page that is not there. */
async function urlOfPost({ db, origin }: { db: Services['db']; origin: string }, postId: string) {
  const [post] = await db
    .select({ slug: blogPosts.slug, status: blogPosts.status, category: blogCategories.slug })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(eq(blogPosts.id, postId))
  return post?.status === 'published' ? origin + blogPostPath(post.category, post.slug) : null
}
