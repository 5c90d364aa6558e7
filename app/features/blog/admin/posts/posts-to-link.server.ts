import type { Db } from '#app/db/open.server.ts'
import { blogPostPath } from '#app/domain/blog/blog.ts'
import { listBlogPosts } from '#app/features/blog/public/posts.server.ts'
import type { PostToLink } from './post-to-link.ts'

const MOST_FOUND = 6
const LONGEST_WORDS = 100

/** Published posts only, best match first: a link to a draft would lead nowhere. */
export async function findPostsToLink(db: Db, words: string): Promise<PostToLink[]> {
  const search = words.slice(0, LONGEST_WORDS)
  if (search.trim() === '') return []
  const { posts } = await listBlogPosts(db, { search, isBestFirst: true, limit: MOST_FOUND })
  return posts.map(({ title, slug, category }) => ({
    title,
    path: blogPostPath(category?.slug ?? null, slug),
  }))
}
