import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogAuthors, blogCategories, blogPosts, blogPostViews } from '#app/db/schema/index.ts'
import { blogPostPath } from '#app/domain/blog/blog.ts'
import { searchTextOf } from '#app/domain/search/search-text.ts'
import { holdsText, viewsOfPost } from '#app/features/blog/public/posts.server.ts'
import { findText } from '#app/features/search/search.server.ts'
import { EVERY_POST, type PostsFilter, type PostSort } from './posts-filter.ts'
import { MOST_COUNTED, POSTS_PER_PAGE, type PostChoices, type StaffPosts } from './staff-posts.ts'

type Asked = Partial<PostsFilter> & {
  page: number
  /** Only the posts of this person. */
  writtenBy?: string
}

/** Posts of every state for the staff's list. A page past the end gives the last one. */
export function listStaffPosts(db: Db, { page, writtenBy, ...given }: Asked): Promise<StaffPosts> {
  const filter = { ...EVERY_POST, ...given }
  const find = (matches?: SQL) =>
    pageOf(db, {
      where: and(
        ...conditionsOf(filter),
        writtenBy === undefined ? undefined : eq(blogPosts.writtenBy, writtenBy),
        matches,
      ),
      sort: filter.sort,
      page,
      mostCounted: matches ? MOST_COUNTED : null,
    })
  if (filter.search.trim() === '') return find()
  const text = searchTextOf(filter.search)
  if (text === '') return find(sql`false`)
  return findText(
    db,
    text,
    (words) => find(holdsText(words)),
    ({ total }) => total === 0,
  )
}

function conditionsOf(filter: PostsFilter): (SQL | undefined)[] {
  const { status, isSubmitted, author, category, tag, updatedFrom, updatedTo } = filter
  const isOf = (column: typeof blogPosts.authorId | typeof blogPosts.categoryId, id: string | null) =>
    id === null ? undefined : id === 'none' ? isNull(column) : eq(column, id)
  return [
    isNull(blogPosts.deletedAt),
    status ? eq(blogPosts.status, status) : undefined,
    isSubmitted ? isNotNull(blogPosts.submittedAt) : undefined,
    isOf(blogPosts.authorId, author),
    isOf(blogPosts.categoryId, category),
    tag === ''
      ? undefined
      : sql`exists (select 1 from unnest(${blogPosts.tags}) one where lower(one) = ${tag.toLowerCase()})`,
    updatedFrom === null ? undefined : gte(blogPosts.updatedAt, new Date(`${updatedFrom}T00:00:00Z`)),
    updatedTo === null ? undefined : lt(blogPosts.updatedAt, dayAfter(updatedTo)),
  ]
}

const DAY_MS = 24 * 60 * 60 * 1000
const dayAfter = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS)

/** The order of each sort; the id makes it one order, whatever is alike. */
const ORDERS: Readonly<Record<PostSort, readonly SQL[]>> = {
  updated: [desc(blogPosts.updatedAt), desc(blogPosts.id)],
  oldest: [asc(blogPosts.updatedAt), asc(blogPosts.id)],
  published: [sql`${blogPosts.publishedAt} desc nulls last`, desc(blogPosts.id)],
  views: [desc(viewsOfPost), desc(blogPosts.updatedAt), desc(blogPosts.id)],
  title: [sql`lower(${blogPosts.title})`, asc(blogPosts.id)],
}

async function pageOf(
  db: Db,
  {
    where,
    sort,
    page: asked,
    mostCounted,
  }: { where: SQL | undefined; sort: PostSort; page: number; mostCounted: number | null },
): Promise<StaffPosts> {
  const found = await countPosts(db, where, mostCounted)
  const total = Math.min(found, mostCounted ?? found)
  const pageCount = Math.max(1, Math.ceil(total / POSTS_PER_PAGE))
  const page = Math.min(Math.max(1, asked), pageCount)
  // The ids come off an index; only the rows of this page are read.
  const all = db.select({ id: blogPosts.id }).from(blogPosts).$dynamic()
  const ids = (sort === 'views' ? all.leftJoin(blogPostViews, eq(blogPostViews.postId, blogPosts.id)) : all)
    .where(where)
    .orderBy(...ORDERS[sort])
    .limit(POSTS_PER_PAGE)
    .offset((page - 1) * POSTS_PER_PAGE)
    .as('page')
  const rows = await db
    .select({
      id: blogPosts.id,
      title: blogPosts.title,
      slug: blogPosts.slug,
      excerpt: blogPosts.excerpt,
      featuredImageUrl: blogPosts.featuredImageUrl,
      author: blogAuthors.name,
      category: blogCategories.name,
      categorySlug: blogCategories.slug,
      status: blogPosts.status,
      viewCount: viewsOfPost,
      isFeatured: blogPosts.isFeatured,
      updatedAt: blogPosts.updatedAt,
      publishOn: blogPosts.publishOn,
      submittedAt: blogPosts.submittedAt,
      hasStaged: sql<boolean>`${blogPosts.stagedVersion} is not null`,
    })
    .from(ids)
    .innerJoin(blogPosts, eq(blogPosts.id, ids.id))
    .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .leftJoin(blogPostViews, eq(blogPostViews.postId, blogPosts.id))
    .orderBy(...ORDERS[sort])
  const posts = rows.map(({ slug, categorySlug, ...post }) => ({
    ...post,
    path: blogPostPath(categorySlug, slug),
  }))
  return { posts, total, isTotalCapped: found > total, page, pageCount }
}

/** How many posts there are; where most of all match a search, one more than are counted. */
async function countPosts(db: Db, where: SQL | undefined, mostCounted: number | null): Promise<number> {
  if (mostCounted === null) return db.$count(blogPosts, where)
  const first = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(where)
    .limit(mostCounted + 1)
    .as('counted')
  const [counted] = await db.select({ total: count() }).from(first)
  return counted?.total ?? 0
}

/** How many posts wait for a review. */
export const countSubmitted = (db: Db): Promise<number> =>
  db.$count(blogPosts, and(isNotNull(blogPosts.submittedAt), isNull(blogPosts.deletedAt)))

const TAGS_OFFERED = 200
/** To count the tags of all posts would take most of the time of the page. */
const POSTS_WITH_TAGS = 1000

/** What the list can be narrowed to: authors, categories and the tags used most of late, told apart without their case. */
export async function choicesForPosts(db: Db): Promise<PostChoices> {
  const [authors, categories, tags] = await Promise.all([
    db.select({ id: blogAuthors.id, name: blogAuthors.name }).from(blogAuthors).orderBy(blogAuthors.name),
    db
      .select({ id: blogCategories.id, name: blogCategories.name })
      .from(blogCategories)
      .orderBy(blogCategories.name),
    db.execute<{ tag: string }>(sql`
      select min(tag) as tag
      from (
        select ${blogPosts.tags} from ${blogPosts} where ${blogPosts.deletedAt} is null
        order by ${blogPosts.updatedAt} desc limit ${POSTS_WITH_TAGS}
      ) latest, unnest(latest.tags) tag
      group by lower(tag) order by count(*) desc, min(tag) limit ${TAGS_OFFERED}`),
  ])
  return { authors, categories, tags: tags.rows.map(({ tag }) => tag) }
}
