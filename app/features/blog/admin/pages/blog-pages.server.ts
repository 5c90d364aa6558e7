import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import { isId, newId } from '#app/db/id.ts'
import { errorFacts } from '#app/db/error-facts.ts'
import type { Db } from '#app/db/open.server.ts'
import { blogPages, blogPageSections } from '#app/db/schema/index.ts'
import type { BlogPageValues } from '#app/domain/blog/blog-forms.ts'
import { blogSlug } from '#app/domain/blog/blog-slug.ts'
import { AppError } from '#app/domain/errors.ts'
import { renderFragment } from '#app/features/blog/render-article.server.ts'
import { blogChanged } from '#app/features/blog/admin/posts/posts-changed.server.ts'
import type { EditorServices } from '#app/features/blog/admin/writer.ts'

/** Custom pages, changed last first. */
export function listBlogPages(db: Db) {
  return db
    .select()
    .from(blogPages)
    .where(isNull(blogPages.deletedAt))
    .orderBy(desc(blogPages.updatedAt))
    .limit(500)
}

/** A custom page of any state with its sections in order; null where there is none. */
export async function findBlogPageById(db: Db, id: string) {
  if (!isId(id)) return null
  const [page] = await db
    .select()
    .from(blogPages)
    .where(and(eq(blogPages.id, id), isNull(blogPages.deletedAt)))
  if (!page) return null
  const sections = await db
    .select()
    .from(blogPageSections)
    .where(eq(blogPageSections.pageId, id))
    .orderBy(asc(blogPageSections.sortOrder))
  return { ...page, sections }
}

/** Saves a custom page with its sections in the order given; without an id it is a new one. Gives its id. */
export async function saveBlogPage(
  { db, now, pages }: EditorServices,
  { id, sections, ...values }: BlogPageValues & { id: string | null },
): Promise<string> {
  const at = now()
  const pageId = id ?? newId(at.getTime())
  const slug = values.slug || blogSlug(values.title)
  if (slug === '') throw refusal('Write an address of letters a to z and figures')
  const row = { ...values, slug, updatedAt: at }
  await db
    .transaction(async (tx) => {
      const taken = await tx
        .select({ title: blogPages.title })
        .from(blogPages)
        .where(and(eq(blogPages.slug, slug), ne(blogPages.id, pageId), isNull(blogPages.deletedAt)))
      if (taken[0]) throw refusal(`The address “${slug}” belongs to “${taken[0].title}”`)
      if (id === null) await tx.insert(blogPages).values({ ...row, id: pageId, createdAt: at })
      else {
        const changed = await tx
          .update(blogPages)
          .set(row)
          .where(and(eq(blogPages.id, id), isNull(blogPages.deletedAt)))
          .returning()
        if (changed.length === 0) throw new AppError('not-found', 'This page has been deleted meanwhile')
      }
      await tx.delete(blogPageSections).where(eq(blogPageSections.pageId, pageId))
      if (sections.length > 0)
        await tx.insert(blogPageSections).values(
          sections.map(({ content, categoryId, count, ...section }, sortOrder) => ({
            ...section,
            id: newId(at.getTime()),
            pageId,
            content: renderFragment(content, /^\s*</.test(content) ? 'html' : 'markdown').trim(),
            settings: settingsOf(section.sectionType, categoryId, count),
            sortOrder,
            createdAt: at,
          })),
        )
    })
    .catch((error: unknown) => {
      throw errorFacts(error).code === '23505'
        ? refusal(`The address “${slug}” belongs to another page`)
        : error
    })
  await blogChanged(pages)
  return pageId
}

function settingsOf(sectionType: string, categoryId: string | null, count: number): Record<string, string> {
  if (sectionType !== 'posts') return {}
  return { count: String(count), ...(categoryId && { categoryId }) }
}

function refusal(message: string): AppError {
  return new AppError('invalid-input', message, { field: 'slug' })
}
