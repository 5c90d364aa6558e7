import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import {
  blogAuthors,
  blogCategories,
  blogFaqs,
  blogPosts,
  blogPostViews,
  blogPreparedPosts,
  blogRedirects,
  type PreparedFacts,
} from '#app/db/schema/index.ts'
import { postPath } from '#app/domain/blog/blog.ts'
import { postSlugOf } from '#app/domain/blog/blog-paths.ts'
import { viewsOfPost } from './posts.server.ts'

/** The pieces of a page, packed, one after the other. */
export type PreparedPage = { html: Buffer; facts: PreparedFacts }

/** A published post as it is asked for: what its page needs beside what was prepared of it, which may be nothing. */
export type AskedPost = {
  id: string
  categoryId: string | null
  views: number
  /** Of the rows its page shows, as they are now. */
  stamp: string
  prepared: PreparedPage | null
}

export type PreparedPosts = {
  /** The published post whose page stands at this path; null for any other path and for one that leads elsewhere. */
  find(path: string): Promise<AskedPost | null>
  /** Keeps a page that was rendered after `stamp` was read. */
  keep(post: Pick<AskedPost, 'id' | 'stamp'>, page: PreparedPage): Promise<void>
  /** Paths of the published posts that are not prepared as they are now, newest first. */
  missing(): Promise<string[]>
  /** Drops what other editions have prepared, unless it is so new that they may still run. */
  dropOthers(): Promise<void>
}

const KEPT_FOR_OTHERS_MS = 24 * 3_600_000

/**
 * Every change of a row, whoever makes it, gives it another `xmin`. A page is served only while all rows it was made
 * from are the same: there is nothing to be told and nothing to be forgotten.
 */
const stamp = sql<string>`concat_ws('.', ${blogPosts}.xmin, coalesce(${blogAuthors}.xmin::text, '-'),
  coalesce(${blogCategories}.xmin::text, '-'), (select string_agg(${blogFaqs}.xmin::text, ',' order by ${blogFaqs.sortOrder})
  from ${blogFaqs} where ${blogFaqs.postId} = ${blogPosts.id}))`

/** Pages of posts that were rendered ahead, by this edition: the build and the settings that pages are made by. */
export function openPreparedPosts(db: Db, edition: string, now: () => Date): PreparedPosts {
  const isPublished = sql`${blogPosts.status} = 'published'`
  const ofEdition = and(
    eq(blogPreparedPosts.postId, blogPosts.id),
    sql`${blogPreparedPosts.edition} = ${sql.placeholder('edition')}`,
  )
  // Planned once per connection: to plan it takes longer than to run it.
  const asked = db
    .select({
      id: blogPosts.id,
      slug: blogPosts.slug,
      categoryId: blogPosts.categoryId,
      categorySlug: blogCategories.slug,
      views: viewsOfPost,
      stamp,
      preparedStamp: blogPreparedPosts.stamp,
      html: blogPreparedPosts.html,
      facts: blogPreparedPosts.facts,
      isRedirected: sql<boolean>`exists (select 1 from ${blogRedirects}
        where ${blogRedirects.fromPath} = ${sql.placeholder('path')}
        and ${blogRedirects.toPath} <> ${blogRedirects.fromPath})`,
    })
    .from(blogPosts)
    .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .leftJoin(blogPostViews, eq(blogPostViews.postId, blogPosts.id))
    .leftJoin(blogPreparedPosts, ofEdition)
    .where(and(sql`${blogPosts.slug} = ${sql.placeholder('slug')}`, isPublished))
    .prepare('asked_post')

  return {
    async find(path) {
      const slug = postSlugOf(path)
      if (slug === null) return null
      const [row] = await asked.execute({ path, slug, edition })
      if (!row || row.isRedirected || postPath(row.categorySlug, row.slug) !== path) return null
      const { id, categoryId, views, html, facts } = row
      const isFresh = html !== null && facts !== null && row.preparedStamp === row.stamp
      return { id, categoryId, views, stamp: row.stamp, prepared: isFresh ? { html, facts } : null }
    },
    async keep(post, { html, facts }) {
      const made = { stamp: post.stamp, html, facts, createdAt: now() }
      await db
        .insert(blogPreparedPosts)
        .select(
          // Not for a post that was deleted meanwhile.
          db
            .select({
              postId: blogPosts.id,
              edition: sql`${edition}::text`.as('edition'),
              stamp: sql`${made.stamp}::text`.as('stamp'),
              html: sql`${made.html}::bytea`.as('html'),
              facts: sql`${JSON.stringify(made.facts)}::jsonb`.as('facts'),
              createdAt: sql`${made.createdAt.toISOString()}::timestamptz`.as('created_at'),
            })
            .from(blogPosts)
            .where(eq(blogPosts.id, post.id)),
        )
        .onConflictDoUpdate({
          target: [blogPreparedPosts.postId, blogPreparedPosts.edition],
          set: made,
        })
    },
    async missing() {
      const rows = await db
        .select({ slug: blogPosts.slug, categorySlug: blogCategories.slug })
        .from(blogPosts)
        .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
        .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
        .leftJoin(
          blogPreparedPosts,
          and(eq(blogPreparedPosts.postId, blogPosts.id), eq(blogPreparedPosts.edition, edition)),
        )
        .where(and(isPublished, sql`${blogPreparedPosts.stamp} is distinct from ${stamp}`))
        .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
      return rows.map(({ slug, categorySlug }) => postPath(categorySlug, slug))
    },
    async dropOthers() {
      const before = new Date(now().getTime() - KEPT_FOR_OTHERS_MS)
      await db
        .delete(blogPreparedPosts)
        .where(and(ne(blogPreparedPosts.edition, edition), sql`${blogPreparedPosts.createdAt} < ${before}`))
    },
  }
}
