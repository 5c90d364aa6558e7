import { asc, count, eq, ilike, or } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogPosts, blogRedirects } from '#app/db/schema/index.ts'
import { endOfRedirects } from '#app/domain/blog/redirect-paths.ts'
import { AppError } from '#app/domain/errors.ts'
import { livePostAt } from '#app/features/blog/admin/posts/post-redirects.server.ts'
import { blogChanged } from '#app/features/blog/admin/posts/posts-changed.server.ts'
import type { RedirectList } from './redirect-list.ts'
import type { EditorServices } from '#app/features/blog/admin/writer.ts'

const REDIRECTS_PER_PAGE = 100

/** Old addresses by their path, those of posts with the post; `search` looks into both addresses. */
export async function listRedirects(
  db: Db,
  { search, page: asked }: { search: string; page: number },
): Promise<RedirectList> {
  const words = `%${search
    .trim()
    .slice(0, 100)
    .replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const where =
    words === '%%' ? undefined : or(ilike(blogRedirects.fromPath, words), ilike(blogRedirects.toPath, words))
  const [counted] = await db.select({ total: count() }).from(blogRedirects).where(where)
  const total = counted?.total ?? 0
  const pageCount = Math.max(1, Math.ceil(total / REDIRECTS_PER_PAGE))
  const page = Math.min(Math.max(1, asked), pageCount)
  const redirects = await db
    .select({
      fromPath: blogRedirects.fromPath,
      toPath: blogRedirects.toPath,
      postId: blogRedirects.postId,
      postTitle: blogPosts.title,
    })
    .from(blogRedirects)
    .leftJoin(blogPosts, eq(blogPosts.id, blogRedirects.postId))
    .where(where)
    .orderBy(asc(blogRedirects.fromPath))
    .limit(REDIRECTS_PER_PAGE)
    .offset((page - 1) * REDIRECTS_PER_PAGE)
  return { redirects, total, page, pageCount }
}

/**
 * Adds a redirect. Chains are flattened on both sides. Throws `invalid-input` for a circle, for the address of a live
 * post, and for one that is taken.
 */
export async function addRedirect(
  { db, now, pages }: EditorServices,
  { fromPath, toPath }: { fromPath: string; toPath: string },
): Promise<{ fromPath: string; toPath: string }> {
  const end = await db.transaction(async (tx) => {
    const known = new Map(
      (await tx.select().from(blogRedirects)).map((redirect) => [redirect.fromPath, redirect.toPath]),
    )
    const taken = known.get(fromPath)
    if (taken) throw refusal('fromPath', `${fromPath} already leads to ${taken}. Remove that first.`)
    const live = await livePostAt(tx, [fromPath])
    if (live)
      throw refusal('fromPath', `${fromPath} is the address of “${live.title}”, which readers can open`)
    const end = endOfRedirects(fromPath, toPath, known)
    if (end === null) throw refusal('toPath', 'This would lead in a circle')
    await tx.insert(blogRedirects).values({ fromPath, toPath: end, createdAt: now() })
    await tx.update(blogRedirects).set({ toPath: end }).where(eq(blogRedirects.toPath, fromPath))
    return end
  })
  await blogChanged(pages)
  return { fromPath, toPath: end }
}

/** Removes one. Throws `not-found`. */
export async function removeRedirect({ db, pages }: EditorServices, fromPath: string): Promise<void> {
  const gone = await db.delete(blogRedirects).where(eq(blogRedirects.fromPath, fromPath)).returning()
  if (gone.length === 0) throw new AppError('not-found', 'This redirect is gone already')
  await blogChanged(pages)
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid-input', message, { field })
}
