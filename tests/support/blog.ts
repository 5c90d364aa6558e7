import { newId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { blogAuthors, blogCategories, blogFaqs, blogPosts } from '#app/db/schema/index.ts'
import { blogSlug } from '#app/domain/blog/blog-slug.ts'
import { withHeadingIds } from '#app/domain/blog/contents.ts'
import { readingTimeMin } from '#app/domain/blog/reading-time.ts'
import { searchTextOf } from '#app/domain/blog/search-text.ts'

/** Blog content straight into the tables, for suites that are not about writing it. */

const NOW = new Date('2026-11-20T10:00:00Z')

type Changes<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>

export async function makeAuthor(db: Db, change: Changes<typeof blogAuthors> = {}) {
  const name = change.name ?? 'Mealwright Kitchen'
  const [author] = await db
    .insert(blogAuthors)
    .values({ id: newId(), name, slug: blogSlug(name), createdAt: NOW, updatedAt: NOW, ...change })
    .returning()
  return author!
}

export async function makeCategory(db: Db, change: Changes<typeof blogCategories> = {}) {
  const name = change.name ?? 'Nutrition'
  const [category] = await db
    .insert(blogCategories)
    .values({ id: newId(), name, slug: blogSlug(name), createdAt: NOW, updatedAt: NOW, ...change })
    .returning()
  return category!
}

let postCount = 0

/** A published post, each a minute newer than the one before, unless `change` says otherwise. `contentHtml` decides what is derived from it. */
export async function makePost(db: Db, change: Changes<typeof blogPosts> = {}) {
  postCount++
  const title = change.title ?? `Post ${postCount}`
  const excerpt = change.excerpt ?? ''
  const html = withHeadingIds(change.contentHtml ?? '<p>Lentils and rice.</p>')
  const at = new Date(NOW.getTime() + postCount * 60_000)
  const status = change.status ?? 'published'
  const [post] = await db
    .insert(blogPosts)
    .values({
      id: newId(),
      title,
      slug: blogSlug(title),
      content: html,
      contentFormat: 'html',
      status,
      publishedAt: status === 'published' ? at : null,
      timeToReadMin: readingTimeMin(html),
      createdAt: at,
      updatedAt: at,
      ...change,
      excerpt,
      contentHtml: html,
      searchText: searchTextOf({ title, excerpt, html }),
    })
    .returning()
  return post!
}

export async function makeFaqs(db: Db, postId: string, faqs: readonly (readonly [string, string])[]) {
  await db.insert(blogFaqs).values(
    faqs.map(([question, answer], sortOrder) => ({
      id: newId(),
      postId,
      question,
      answer,
      sortOrder,
      createdAt: NOW,
    })),
  )
}
