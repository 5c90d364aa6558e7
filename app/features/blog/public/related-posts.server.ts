import type { Db } from '#app/db/open.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import type { ListedPost } from '#app/features/blog/blog-types.ts'
import { newestPosts } from './posts.server.ts'

const RELATED_POSTS = 3

type About = Pick<ListedPost, 'id' | 'categoryId'>

/** Posts to read next: of the same category first, the newest first, without the post itself. None where that fails. */
export async function relatedPosts(db: Db, post: About, { log }: { log: Log }): Promise<ListedPost[]> {
  try {
    const near =
      post.categoryId === null
        ? []
        : await newestPosts(db, RELATED_POSTS + 1, { categoryId: post.categoryId })
    // Enough of the newest, even if some are already listed by category.
    const any = near.length > RELATED_POSTS ? [] : await newestPosts(db, RELATED_POSTS * 2 + 1)
    const others = new Map([...near, ...any].map((each) => [each.id, each]))
    others.delete(post.id)
    return [...others.values()].slice(0, RELATED_POSTS)
  } catch (error) {
    log.warn({ error, postId: post.id }, 'related posts could not be found')
    return []
  }
}
