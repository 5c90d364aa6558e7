import { newId } from '#app/db/id.ts'
import type { Database } from '#app/db/open.server.ts'
import { blogAuthors, blogCategories, blogPosts } from '#app/db/schema/index.ts'
import { blogSlug } from '#app/domain/blog/blog-slug.ts'
import { readingTimeMin } from '#app/domain/blog/reading-time.ts'
import { writeSamplePost } from './sample-posts.ts'

const POSTS_A_BATCH = 250
const HOUR_MS = 3_600_000
const CATEGORIES = ['Nutrition', 'Cooking', 'Planning', 'Shopping', 'Storing', 'Baking', 'Pulses', 'Seasons']
const AUTHORS = ['Kitchen', 'Nutrition', 'Pantry']

type SeedOptions = { posts: number; now: Date; report?(line: string): void }

/** Fills a blog with so many made-up articles of some 900 words, an hour apart, the last one now. */
export async function seedPosts({ db, pool }: Pick<Database, 'db' | 'pool'>, options: SeedOptions) {
  const { posts, now, report } = options
  const times = { createdAt: now, updatedAt: now }
  const named = (name: string) => ({ id: newId(), name, slug: `sample-${blogSlug(name)}`, ...times })
  const categories = CATEGORIES.map(named)
  const authors = AUTHORS.map(named)
  await db
    .insert(blogCategories)
    .values(categories.map((one) => ({ ...one, description: `About ${one.name}.` })))
  await db.insert(blogAuthors).values(authors)
  for (let first = 0; first < posts; first += POSTS_A_BATCH) {
    const numbers = Array.from({ length: Math.min(POSTS_A_BATCH, posts - first) }, (_, at) => first + at)
    await db.insert(blogPosts).values(
      numbers.map((number) => {
        const { title, excerpt, html, tags } = writeSamplePost(number)
        const at = new Date(now.getTime() - (posts - number) * HOUR_MS)
        return {
          id: newId(at.getTime()),
          title,
          slug: `${blogSlug(title)}-${number}`,
          content: html,
          contentFormat: 'html' as const,
          contentHtml: html,
          excerpt,
          status: 'published' as const,
          publishedAt: at,
          timeToReadMin: readingTimeMin(html),
          categoryId: categories[number % categories.length]!.id,
          authorId: authors[number % authors.length]!.id,
          isFeatured: number % 500 === 0,
          tags,
          createdAt: at,
          updatedAt: at,
        }
      }),
    )
    report?.(`${first + numbers.length} posts`)
  }
  // Without figures about the new rows the planner goes astray.
  await pool.query('vacuum analyze blog_posts')
}
