import { and, eq, inArray, isNotNull, ne, notInArray, or } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { blogCategories, blogPosts, blogRedirects } from '#app/db/schema/index.ts'
import { blogPostPath } from '#app/domain/blog/blog.ts'
import { postSlugOf } from '#app/domain/blog/blog-paths.ts'
import { AppError } from '#app/domain/errors.ts'

type Move = {
  postId: string
  /** Where the post is now. */
  path: string
  /** Where readers have known it until this save; null when they never have. */
  knownPath: string | null
  isPublished: boolean
  /** Whether the old address redirects to it. */
  isFollowed: boolean
  redirectFrom: readonly string[]
  now: Date
}

/**
 * Sets the redirects of a post to those of its form, plus its former public address. Existing redirects are pointed to
 * the new address, so that none leads to another. Returns the old addresses.
 */
export async function writeRedirects(tx: Tx, move: Move): Promise<string[]> {
  const { postId, path, knownPath, isPublished, isFollowed, now } = move
  const from = new Set(move.redirectFrom)
  if (isFollowed && knownPath !== null && knownPath !== path) from.add(knownPath)
  from.delete(path)
  const paths = [...from]
  const isOwn = eq(blogRedirects.postId, postId)
  await tx.delete(blogRedirects).where(and(isOwn, notInArray(blogRedirects.fromPath, paths)))
  // A post that readers can open wins over a redirect of somebody else at its address.
  if (isPublished) await tx.delete(blogRedirects).where(eq(blogRedirects.fromPath, path))
  if (paths.length > 0) {
    await refuseLivePosts(tx, postId, move.redirectFrom)
    await refuseOthers(tx, postId, paths)
    await tx
      .insert(blogRedirects)
      .values(paths.map((fromPath) => ({ fromPath, toPath: path, postId, createdAt: now })))
      .onConflictDoUpdate({ target: blogRedirects.fromPath, set: { toPath: path } })
  }
  await tx
    .update(blogRedirects)
    .set({ toPath: path })
    .where(
      and(
        ne(blogRedirects.toPath, path),
        or(
          isOwn,
          inArray(blogRedirects.toPath, paths),
          knownPath ? eq(blogRedirects.toPath, knownPath) : undefined,
        ),
      ),
    )
  // Removes redirects that now lead to themselves.
  await tx.delete(blogRedirects).where(and(eq(blogRedirects.fromPath, path), eq(blogRedirects.toPath, path)))
  return paths.sort()
}

async function refuseLivePosts(tx: Tx, postId: string, paths: readonly string[]) {
  const live = await livePostAt(tx, paths, postId)
  if (live)
    throw new AppError(
      'invalid-input',
      `${live.path} is the address of “${live.title}”, which readers can open`,
      {
        field: 'redirectFrom',
      },
    )
}

async function refuseOthers(tx: Tx, postId: string, paths: readonly string[]) {
  const others = await tx
    .select()
    .from(blogRedirects)
    .where(and(inArray(blogRedirects.fromPath, [...paths]), or(ne(blogRedirects.postId, postId), isHandMade)))
  const other = others[0]
  if (other)
    throw new AppError('invalid-input', `${other.fromPath} already leads to ${other.toPath}`, {
      field: 'redirectFrom',
    })
}

const isHandMade = eq(isNotNull(blogRedirects.postId), false)

/** A published post whose address is one of these; null when there is none. */
export async function livePostAt(
  tx: Pick<Tx, 'select'>,
  paths: readonly string[],
  exceptId?: string,
): Promise<{ path: string; title: string } | null> {
  for (const [path, title] of await livePostsAt(tx, paths, exceptId)) return { path, title }
  return null
}

/** The published posts at these paths: their titles by their paths. */
export async function livePostsAt(
  tx: Pick<Tx, 'select'>,
  paths: readonly string[],
  exceptId?: string,
): Promise<Map<string, string>> {
  const slugs = paths.flatMap((path) => postSlugOf(path) ?? [])
  const live = new Map<string, string>()
  if (slugs.length === 0) return live
  const posts = await tx
    .select({ title: blogPosts.title, slug: blogPosts.slug, category: blogCategories.slug })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(
      and(
        inArray(blogPosts.slug, slugs),
        eq(blogPosts.status, 'published'),
        exceptId ? ne(blogPosts.id, exceptId) : undefined,
      ),
    )
  const asked = new Set(paths)
  for (const { title, slug, category } of posts) {
    const path = blogPostPath(category, slug)
    if (asked.has(path)) live.set(path, title)
  }
  return live
}

/** Throws `invalid-input` where an old address of a post is a page of the product. */
export function refuseFixedPaths(paths: readonly string[], fixedPaths: ReadonlySet<string>): void {
  const path = paths.find((one) => fixedPaths.has(one))
  if (path)
    throw new AppError('invalid-input', `${path} is a page of this site and stays there`, {
      field: 'redirectFrom',
    })
}
