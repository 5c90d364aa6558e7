import type { Services } from '#app/features/services.ts'
import type { ListedPost } from '#app/features/blog/blog-types.ts'
import { newestPosts } from './posts.server.ts'

/** The newest published posts for a page that is about something else: none where they cannot be had. */
export async function latestPosts(
  { db, log }: Pick<Services, 'db' | 'log'>,
  count: number,
): Promise<ListedPost[]> {
  try {
    return await newestPosts(db, count)
  } catch (error) {
    log.warn({ error }, 'the latest posts could not be read')
    return []
  }
}
