import { asc, count, eq, sql } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { blogCategories, blogPosts } from '#app/db/schema/index.ts'
import type { BlogCategory, ListedCategory } from '#app/features/blog/blog-types.ts'
import { fetched } from './fetched.server.ts'

const MOST_CATEGORIES = 1000

const isPublished = sql`${blogPosts.status} = 'published'`

/** All categories by name, each with the number of its published posts. */
export function listCategories(db: Db): Promise<ListedCategory[]> {
  return fetched('categories', async () => {
    const [rows, counts] = await Promise.all([
      db
        .select({
          id: blogCategories.id,
          name: blogCategories.name,
          slug: blogCategories.slug,
          description: blogCategories.description,
          parentCategoryId: blogCategories.parentCategoryId,
        })
        .from(blogCategories)
        .orderBy(asc(blogCategories.name), asc(blogCategories.id))
        .limit(MOST_CATEGORIES),
      db
        .select({ id: blogPosts.categoryId, posts: count() })
        .from(blogPosts)
        .where(isPublished)
        .groupBy(blogPosts.categoryId),
    ])
    const postsIn = new Map(counts.map(({ id, posts }) => [id, posts]))
    return rows.map((row) => ({ ...row, postCount: postsIn.get(row.id) ?? 0 }))
  })
}

/** One category by slug or by id, with the number of its published posts; null where there is none. */
export function findCategory(db: Db, by: { slug: string } | { id: string }): Promise<BlogCategory | null> {
  return fetched('category', async () => {
    if ('id' in by && !isId(by.id)) return null
    const [category] = await db
      .select()
      .from(blogCategories)
      .where('id' in by ? eq(blogCategories.id, by.id) : eq(blogCategories.slug, by.slug))
    if (!category) return null
    const [counted] = await db
      .select({ posts: count() })
      .from(blogPosts)
      .where(sql`${isPublished} and ${blogPosts.categoryId} = ${category.id}`)
    return { ...category, postCount: counted?.posts ?? 0 }
  })
}

export type CategoryTree = ListedCategory & { children: CategoryTree[] }

/** Categories as a tree; one without a reachable root is listed at the top level. */
export function nested(categories: readonly ListedCategory[]): CategoryTree[] {
  const nodes = new Map(
    categories.map((category) => [category.id, { ...category, children: [] as CategoryTree[] }]),
  )
  const isUnderItself = (node: CategoryTree) => {
    const seen = new Set<string>()
    for (let up = node.parentCategoryId; up !== null; up = nodes.get(up)?.parentCategoryId ?? null) {
      if (up === node.id) return true
      if (seen.has(up)) return false
      seen.add(up)
    }
    return false
  }
  const top: CategoryTree[] = []
  for (const node of nodes.values()) {
    const parent = node.parentCategoryId === null ? undefined : nodes.get(node.parentCategoryId)
    if (parent && !isUnderItself(node)) parent.children.push(node)
    else top.push(node)
  }
  return top
}
