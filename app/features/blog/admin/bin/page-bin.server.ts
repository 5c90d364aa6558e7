import { and, eq, isNotNull, isNull, like, or } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { blogPages } from '#app/db/schema/index.ts'
import { blogPagePath } from '#app/domain/blog/blog-paths.ts'
import { AppError } from '#app/domain/errors.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import { blogChanged } from '#app/features/blog/admin/posts/posts-changed.server.ts'
import type { EditorServices, Writer } from '#app/features/blog/admin/writer.ts'

/** Moves a custom page to the bin; its address is free. Throws `not-found`. */
export async function deleteBlogPage(
  { db, now, pages }: EditorServices,
  writer: Writer,
  id: string,
): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const [page] = await tx
      .select()
      .from(blogPages)
      .where(and(eq(blogPages.id, id), isNull(blogPages.deletedAt)))
      .for('update')
    if (!page) throw new AppError('not-found', 'This page is gone already')
    await tx
      .update(blogPages)
      .set({ status: 'archived', statusBeforeDeletion: page.status, deletedAt: at, deletedBy: writer.id })
      .where(eq(blogPages.id, id))
    await recordAuditEntry(tx, writer, 'delete-page', page.title, at)
  })
  await blogChanged(pages)
}

/**
 * Restores a page from the bin; if its address was taken meanwhile it gets a new one. Throws `not-found`. Returns the
 * message to show.
 */
export async function restoreDeletedPage(
  { db, now, pages }: EditorServices,
  writer: Writer,
  id: string,
): Promise<{ text: string }> {
  const told = await db.transaction(async (tx) => {
    const [page] = await tx.select().from(blogPages).where(eq(blogPages.id, id)).for('update')
    if (!page) throw new AppError('not-found', 'This page has been deleted for good')
    if (!page.deletedAt) return { text: `“${page.title}” is back.` }
    const taken = await tx
      .select({ slug: blogPages.slug, title: blogPages.title })
      .from(blogPages)
      .where(
        and(
          isNull(blogPages.deletedAt),
          or(eq(blogPages.slug, page.slug), like(blogPages.slug, `${page.slug}-%`)),
        ),
      )
      .limit(1000)
    const owner = taken.find(({ slug }) => slug === page.slug)
    let number = 2
    while (taken.some(({ slug }) => slug === `${page.slug}-${number}`)) number++
    const slug = owner ? `${page.slug}-${number}` : page.slug
    await tx
      .update(blogPages)
      .set({
        slug,
        status: page.statusBeforeDeletion ?? 'draft',
        deletedAt: null,
        deletedBy: null,
        statusBeforeDeletion: null,
      })
      .where(eq(blogPages.id, id))
    await recordAuditEntry(tx, writer, 'restore-page', page.title, now())
    const back = `“${page.title}” is back.`
    return {
      text: owner
        ? `${back} “${owner.title}” has its address now, so its own is ${blogPagePath(slug)}.`
        : back,
    }
  })
  await blogChanged(pages)
  return told
}

/** Deletes a page in the bin, with its sections. Throws `not-found`. */
export async function purgePage({ db, now }: EditorServices, writer: Writer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(blogPages)
      .where(and(eq(blogPages.id, id), isNotNull(blogPages.deletedAt)))
      .returning({ title: blogPages.title })
    if (!gone) throw new AppError('not-found', 'This page is not in the bin any more')
    await recordAuditEntry(tx, writer, 'purge-page', gone.title, now())
  })
}

/** A page in the bin; null for any other. */
export async function findDeletedPage(db: Db, id: string): Promise<{ id: string; title: string } | null> {
  if (!isId(id)) return null
  const [page] = await db
    .select({ id: blogPages.id, title: blogPages.title })
    .from(blogPages)
    .where(and(eq(blogPages.id, id), isNotNull(blogPages.deletedAt)))
  return page ?? null
}
