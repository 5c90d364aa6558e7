import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogPages, blogPageSections, blogRedirects, blogSettings } from '#app/db/schema/index.ts'
import type { Log } from '#app/ports/log/log.ts'
import type { BlogPage, BlogSettings } from '#app/features/blog/blog-types.ts'
import { fetched } from './fetched.server.ts'

const MOST_SECTIONS = 100

/** A published custom page by its slug, its sections in their order; null where there is none. */
export function findBlogPage(db: Db, slug: string): Promise<BlogPage | null> {
  return fetched('page', async () => {
    const [page] = await db
      .select()
      .from(blogPages)
      .where(and(eq(blogPages.slug, slug), sql`${blogPages.status} = 'published'`))
    if (!page) return null
    const sections = await db
      .select()
      .from(blogPageSections)
      .where(eq(blogPageSections.pageId, page.id))
      .orderBy(asc(blogPageSections.sortOrder), asc(blogPageSections.id))
      .limit(MOST_SECTIONS)
    return { ...page, sections }
  })
}

/** Where an old path leads now; null where nowhere, also when that cannot be found out. */
export async function findRedirect(db: Db, fromPath: string, log: Log): Promise<string | null> {
  try {
    const [row] = await db
      .select({ toPath: blogRedirects.toPath })
      .from(blogRedirects)
      .where(eq(blogRedirects.fromPath, fromPath))
    return row?.toPath ?? null
  } catch (error) {
    log.warn({ error, fromPath }, 'a redirect could not be looked up')
    return null
  }
}

const NO_SETTINGS: BlogSettings = { title: '', seoTitle: '', seoDescription: '' }

/** What staff have set for the blog's home; empty texts where nothing is set. */
export async function blogHomeSettings(db: Db): Promise<BlogSettings> {
  const [row] = await db
    .select({
      title: blogSettings.title,
      seoTitle: blogSettings.seoTitle,
      seoDescription: blogSettings.seoDescription,
    })
    .from(blogSettings)
    .where(eq(blogSettings.page, 'blog'))
  return row ?? NO_SETTINGS
}
