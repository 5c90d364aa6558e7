import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { blogAuthors, blogCategories, blogPosts } from '#app/db/schema/index.ts'
import { RESERVED_CATEGORY_SLUGS } from '#app/domain/blog/blog-slug.ts'
import { pointRedirects } from '#app/features/blog/admin/posts/point-redirects.server.ts'
import { blogChanged } from '#app/features/blog/admin/posts/posts-changed.server.ts'
import type { EditorServices, Writer } from '#app/features/blog/admin/writer.ts'
import { freeSlugNear, goneForGood, keepInBin, takeFromBin } from './kept-rows.server.ts'

type Author = typeof blogAuthors.$inferSelect
type Category = typeof blogCategories.$inferSelect

/** Where its posts went, so that those that are still there come back with it. */
type Moved = { postIds: string[]; movedTo: string | null }

/** Puts an author into the bin; the caller has moved the posts and deletes the row. */
export const binAuthor = (tx: Tx, writer: Writer, row: Author, moved: Moved, at: Date): Promise<void> =>
  keepInBin(tx, writer, { id: row.id, kind: 'author', title: row.name, data: { row, ...moved } }, at)

/** The same for a category; `childIds` are the categories that lay below it. */
export const binCategory = (
  tx: Tx,
  writer: Writer,
  row: Category,
  moved: Moved & { childIds: string[] },
  at: Date,
): Promise<void> =>
  keepInBin(tx, writer, { id: row.id, kind: 'category', title: row.name, data: { row, ...moved } }, at)

/**
 * Brings an author back, with the posts that nobody has moved on since; under a new address if theirs was taken.
 * Idempotent. Throws `not-found`. Returns the message to show.
 */
export async function restoreAuthor(
  { db, now, pages }: Omit<EditorServices, 'jobs'>,
  writer: Writer,
  id: string,
): Promise<{ text: string }> {
  const told = await db.transaction(async (tx) => {
    const kept = await takeFromBin(tx, writer, { id, kind: 'author', at: now() })
    if (!kept) {
      const [there] = await tx.select().from(blogAuthors).where(eq(blogAuthors.id, id))
      if (!there) throw goneForGood()
      return { text: toldBack(there.name, 0) }
    }
    const { row, postIds, movedTo } = kept.data as Moved & { row: Author }
    const others = await tx.select({ slug: blogAuthors.slug }).from(blogAuthors)
    const slug = freeSlugNear(
      row.slug,
      others.map((other) => other.slug),
    )
    await tx.insert(blogAuthors).values({ ...row, slug, ...timesOf(row) })
    const back = await tx
      .update(blogPosts)
      .set({ authorId: id })
      .where(and(inArray(blogPosts.id, postIds), isAt(blogPosts.authorId, movedTo)))
      .returning({ id: blogPosts.id })
    return { text: toldBack(row.name, back.length, slug === row.slug ? null : slug) }
  })
  await blogChanged(pages)
  return told
}

/** The same for a category, with its place among the others as far as those are there. */
export async function restoreCategory(
  { db, now, pages }: Omit<EditorServices, 'jobs'>,
  writer: Writer,
  id: string,
): Promise<{ text: string }> {
  const told = await db.transaction(async (tx) => {
    const kept = await takeFromBin(tx, writer, { id, kind: 'category', at: now() })
    const others = await tx.select().from(blogCategories).orderBy(blogCategories.id).for('update')
    if (!kept) {
      const there = others.find((other) => other.id === id)
      if (!there) throw goneForGood()
      return { text: toldBack(there.name, 0) }
    }
    const { row, postIds, movedTo, childIds } = kept.data as Moved & { row: Category; childIds: string[] }
    const slug = freeSlugNear(row.slug, [...RESERVED_CATEGORY_SLUGS, ...others.map((other) => other.slug)])
    const isParentThere = others.some((other) => other.id === row.parentCategoryId)
    const parentCategoryId = isParentThere ? row.parentCategoryId : null
    await tx.insert(blogCategories).values({ ...row, slug, parentCategoryId, ...timesOf(row) })
    await tx
      .update(blogCategories)
      .set({ parentCategoryId: id })
      .where(
        and(
          inArray(blogCategories.id, childIds),
          isAt(blogCategories.parentCategoryId, row.parentCategoryId),
        ),
      )
    const back = await tx
      .update(blogPosts)
      .set({ categoryId: id })
      .where(and(inArray(blogPosts.id, postIds), isAt(blogPosts.categoryId, movedTo)))
      .returning({ id: blogPosts.id })
    await pointRedirects(tx, id, slug)
    return { text: toldBack(row.name, back.length, slug === row.slug ? null : slug) }
  })
  await blogChanged(pages)
  return told
}

const isAt = (
  column: typeof blogPosts.authorId | typeof blogPosts.categoryId | typeof blogCategories.parentCategoryId,
  id: string | null,
) => (id === null ? isNull(column) : eq(column, id))

/** In the bin times are text. */
const timesOf = (row: { createdAt: Date; updatedAt: Date }) => ({
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
})

function toldBack(name: string, posts: number, newSlug: string | null = null): string {
  const withPosts = posts === 0 ? '' : posts === 1 ? ' with one post' : ` with ${posts} posts`
  const renamed = newSlug === null ? '' : ` Another one has the address now, so it is “${newSlug}”.`
  return `“${name}” is back${withPosts}.${renamed}`
}
