import { asc, eq } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { blogAuthors } from '#app/db/schema/index.ts'
import type { BlogAuthor } from '#app/features/blog/blog-types.ts'
import { fetched } from './fetched.server.ts'

const MOST_AUTHORS = 1000

/** All but the e-mail address, which only staff may see. */
const SHOWN = {
  id: blogAuthors.id,
  name: blogAuthors.name,
  slug: blogAuthors.slug,
  bio: blogAuthors.bio,
  profilePhotoUrl: blogAuthors.profilePhotoUrl,
  websiteUrl: blogAuthors.websiteUrl,
  socialLinks: blogAuthors.socialLinks,
  seoTitle: blogAuthors.seoTitle,
  seoDescription: blogAuthors.seoDescription,
  createdAt: blogAuthors.createdAt,
  updatedAt: blogAuthors.updatedAt,
}

/** Everybody who writes, by name. */
export function listAuthors(db: Db): Promise<BlogAuthor[]> {
  return fetched('authors', () =>
    db
      .select(SHOWN)
      .from(blogAuthors)
      .orderBy(asc(blogAuthors.name), asc(blogAuthors.id))
      .limit(MOST_AUTHORS),
  )
}

/** One author by slug or by id; null where there is none. */
export function findAuthor(db: Db, by: { slug: string } | { id: string }): Promise<BlogAuthor | null> {
  return fetched('author', async () => {
    if ('id' in by && !isId(by.id)) return null
    const [author] = await db
      .select(SHOWN)
      .from(blogAuthors)
      .where('id' in by ? eq(blogAuthors.id, by.id) : eq(blogAuthors.slug, by.slug))
    return author ?? null
  })
}
