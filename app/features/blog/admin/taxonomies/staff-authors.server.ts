import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { blogAuthors, blogPosts } from '#app/db/schema/index.ts'
import type { SocialLinks } from '#app/domain/blog/blog.ts'

/** An author as staff see it: with the e-mail address. */
export type StaffAuthor = {
  id: string
  name: string
  slug: string
  email: string | null
  bio: string
  profilePhotoUrl: string | null
  websiteUrl: string | null
  socialLinks: SocialLinks
  seoTitle: string
  seoDescription: string
  createdAt: Date
}

export type AuthorInList = Pick<
  StaffAuthor,
  'id' | 'name' | 'slug' | 'email' | 'profilePhotoUrl' | 'websiteUrl' | 'createdAt'
>

const MOST_AUTHORS = 1000

export async function authorsForStaff(db: Db): Promise<AuthorInList[]> {
  return db
    .select({
      id: blogAuthors.id,
      name: blogAuthors.name,
      slug: blogAuthors.slug,
      email: blogAuthors.email,
      profilePhotoUrl: blogAuthors.profilePhotoUrl,
      websiteUrl: blogAuthors.websiteUrl,
      createdAt: blogAuthors.createdAt,
    })
    .from(blogAuthors)
    .orderBy(asc(blogAuthors.name), asc(blogAuthors.id))
    .limit(MOST_AUTHORS)
}

export async function authorForStaff(db: Db, id: string): Promise<StaffAuthor | null> {
  if (!isId(id)) return null
  const [author] = await db.select().from(blogAuthors).where(eq(blogAuthors.id, id))
  return author ?? null
}

/** How many posts, in whatever state, move when this author or category goes. */
export async function postsOf(
  db: Db,
  of: { authorId: string } | { categoryId: string },
): Promise<{ all: number; published: number }> {
  const [counted] = await db
    .select({
      all: count(),
      published: sql<number>`count(*) filter (where ${blogPosts.status} = 'published')`.mapWith(Number),
    })
    .from(blogPosts)
    .where(
      and(
        isNull(blogPosts.deletedAt),
        'authorId' in of ? eq(blogPosts.authorId, of.authorId) : eq(blogPosts.categoryId, of.categoryId),
      ),
    )
  return counted ?? { all: 0, published: 0 }
}
