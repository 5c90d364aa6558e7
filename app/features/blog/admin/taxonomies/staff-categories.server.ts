import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { blogCategories, blogPosts } from '#app/db/schema/index.ts'
import type { CategorySchemaType } from '#app/domain/blog/blog.ts'

export type StaffCategory = {
  id: string
  name: string
  slug: string
  description: string
  pillarContent: string
  featuredPosts: string[]
  parentCategoryId: string | null
  seoTitle: string
  seoDescription: string
  schemaType: CategorySchemaType
  createdAt: Date
}

export type CategoryInList = Pick<
  StaffCategory,
  'id' | 'name' | 'slug' | 'description' | 'parentCategoryId' | 'createdAt'
> & { postCount: number }

export type PostToFeature = { id: string; title: string }

const MOST_CATEGORIES = 1000
const MOST_CHOICES = 200

/** All categories by name; unlike readers, staff see posts of every state counted. */
export async function categoriesForStaff(db: Db): Promise<CategoryInList[]> {
  const posts = db
    .select({ categoryId: blogPosts.categoryId, posts: count().as('posts') })
    .from(blogPosts)
    .where(isNull(blogPosts.deletedAt))
    .groupBy(blogPosts.categoryId)
    .as('posts_of')
  return db
    .select({
      id: blogCategories.id,
      name: blogCategories.name,
      slug: blogCategories.slug,
      description: blogCategories.description,
      parentCategoryId: blogCategories.parentCategoryId,
      createdAt: blogCategories.createdAt,
      postCount: sql<number>`coalesce(${posts.posts}, 0)`.mapWith(Number),
    })
    .from(blogCategories)
    .leftJoin(posts, eq(posts.categoryId, blogCategories.id))
    .orderBy(asc(blogCategories.name), asc(blogCategories.id))
    .limit(MOST_CATEGORIES)
}

export async function categoryForStaff(db: Db, id: string): Promise<StaffCategory | null> {
  if (!isId(id)) return null
  const [category] = await db.select().from(blogCategories).where(eq(blogCategories.id, id))
  return category ?? null
}

/** Posts that may be featured: the category's published ones, newest first, and those that are featured now. */
export async function postsToFeature(db: Db, category: StaffCategory): Promise<PostToFeature[]> {
  return db
    .select({ id: blogPosts.id, title: blogPosts.title })
    .from(blogPosts)
    .where(
      or(
        sql`${blogPosts.categoryId} = ${category.id} and ${blogPosts.status} = 'published'`,
        and(inArray(blogPosts.id, category.featuredPosts), isNull(blogPosts.deletedAt)),
      ),
    )
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(MOST_CHOICES)
}

/** Possible parents of a category: all but itself and its descendants. */
export function possibleParents(
  categories: readonly CategoryInList[],
  id: string | null,
): { id: string; name: string }[] {
  const parentOf = new Map(categories.map((category) => [category.id, category.parentCategoryId]))
  const isBelow = (from: string) => {
    const seen = new Set<string>()
    for (let up: string | null = from; up !== null && !seen.has(up); up = parentOf.get(up) ?? null) {
      if (up === id) return true
      seen.add(up)
    }
    return false
  }
  return categories
    .filter((category) => id === null || !isBelow(category.id))
    .map(({ id, name }) => ({ id, name }))
}
