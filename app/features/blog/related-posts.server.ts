import type { Db } from '#app/db/open.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import type { ListedPost } from './blog-types.ts'
import { newestPosts } from './posts.server.ts'

const RELATED_POSTS = 3

type About = Pick<ListedPost, 'id' | 'categoryId'>

/** The newest posts, of one category or of all; one more than are shown, for the post itself is among them. */
export type NewestPosts = (limit: number, categoryId?: string) => Promise<readonly ListedPost[]>

/** Posts to read next: of the same category first, the newest first, without the post itself. None where that fails. */
export async function relatedPosts(
  db: Db,
  post: About,
  { log, newest = newestOf(db) }: { log: Log; newest?: NewestPosts },
): Promise<ListedPost[]> {
  try {
    const near = post.categoryId === null ? [] : await newest(RELATED_POSTS + 1, post.categoryId)
    // So many of the newest at most are already there through the category.
    const any = near.length > RELATED_POSTS ? [] : await newest(RELATED_POSTS * 2 + 1)
    const others = new Map([...near, ...any].map((each) => [each.id, each]))
    others.delete(post.id)
    return [...others.values()].slice(0, RELATED_POSTS)
  } catch (error) {
    log.warn({ error, postId: post.id }, 'related posts could not be found')
    return []
  }
}

const newestOf =
  (db: Db): NewestPosts =>
  (limit, categoryId) =>
    newestPosts(db, limit, categoryId === undefined ? {} : { categoryId })

const FRESH_MS = 60_000

/** The newest posts, kept until something of the blog changes; for a minute at most, as stored pages are. */
export function openNewestPosts(db: Db, nowMs: () => number = () => performance.now()) {
  const kept = new Map<string, { posts: Promise<readonly ListedPost[]>; freshUntilMs: number }>()
  const read = newestOf(db)
  const newest: NewestPosts = (limit, categoryId) => {
    const key = `${limit} ${categoryId}`
    const before = kept.get(key)
    if (before && before.freshUntilMs >= nowMs()) return before.posts
    const posts = read(limit, categoryId)
    kept.set(key, { posts, freshUntilMs: nowMs() + FRESH_MS })
    posts.catch(() => kept.delete(key))
    return posts
  }
  return { newest, forget: () => kept.clear() }
}
