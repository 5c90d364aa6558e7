import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import {
  blogAuthors,
  blogCategories,
  blogPages,
  blogPosts,
  publicRecipes,
  recipes,
} from '#app/db/schema/index.ts'
import { tagPath } from '#app/domain/blog/tags.ts'
import { listTags } from '#app/features/blog/public/tags.server.ts'
import { blogPostPath } from '#app/domain/blog/blog.ts'
import {
  ADDRESSES_PER_FILE,
  readSitemapFileName,
  type SitemapAddress,
  sitemapFile,
  sitemapFileName,
  sitemapIndex,
  type SitemapKind,
} from '#app/domain/seo/sitemap.ts'
import { recipePath } from '#app/domain/slug.ts'
import type { Services } from '#app/features/services.ts'

type Needs = Pick<Services, 'db' | 'site' | 'now'>

/** Pages that are always there, and may be found. */
export const PUBLIC_PATHS = [
  '/',
  '/upload',
  '/calories',
  '/pricing',
  '/help',
  '/about',
  '/contact',
  '/newsletter',
  '/terms',
  '/privacy',
  '/cookies',
  '/blog',
  '/blog/all',
] as const

const MOST_OF_A_KIND = 3000

const isShown = {
  recipes: isNull(publicRecipes.hiddenAt),
  posts: sql`${blogPosts.status} = 'published' and not ${blogPosts.noIndex}`,
}

/** The file that names the files of at most `most` addresses. */
export function sitemapIndexOf(needs: Needs, most = ADDRESSES_PER_FILE): Promise<string> {
  return kept(needs, 'index', async () => {
    const files = [...(await filesOf(needs.db, 'recipes', most)), ...(await filesOf(needs.db, 'posts', most))]
    return sitemapIndex(needs.site.origin, [{ path: '/sitemaps/pages.xml' }, ...files])
  })
}

/** One file by its name; null for a name that is none. */
export function sitemapFileOf(needs: Needs, name: string, most = ADDRESSES_PER_FILE): Promise<string | null> {
  return kept(needs, name, async () => {
    const { db, site } = needs
    if (name === 'pages.xml') return sitemapFile(site.origin, await pagesOf(db))
    const file = readSitemapFileName(name)
    if (!file) return null
    const addresses = await READ[file.kind](db, file.afterId, most)
    return addresses.length === 0 && file.afterId !== null ? null : sitemapFile(site.origin, addresses)
  })
}

const KEPT_MS = 10 * 60_000
const MOST_KEPT = 12
const files = new WeakMap<Db, Map<string, { text: string; untilMs: number }>>()

/** Kept for some minutes: a crawler asks in bursts. */
async function kept<Text extends string | null>(
  { db, now }: Needs,
  name: string,
  make: () => Promise<Text>,
): Promise<Text> {
  const known = files.get(db) ?? new Map<string, { text: string; untilMs: number }>()
  files.set(db, known)
  const nowMs = now().getTime()
  const found = known.get(name)
  if (found && found.untilMs > nowMs) return found.text as Text
  const text = await make()
  if (text === null) return text
  known.delete(name)
  known.set(name, { text, untilMs: nowMs + KEPT_MS })
  if (known.size > MOST_KEPT) known.delete(known.keys().next().value!)
  return text
}

/** Every file of a kind: it begins after the last address of the one before, and changed with its newest. */
async function filesOf(db: Db, kind: SitemapKind, most: number): Promise<SitemapAddress[]> {
  const table = { recipes: publicRecipes, posts: blogPosts }[kind]
  const { rows } = await db.execute<{ last_id: string; changed_at: string }>(sql`
    select max(id::text) as last_id, max(changed_at) as changed_at from (
      select ${table.id} as id, ${table.updatedAt} as changed_at,
        (row_number() over (order by ${table.id}) - 1) / ${most} as file
      from ${table} where ${isShown[kind]}) shown
    group by file order by file`)
  if (rows.length === 0) return [{ path: `/sitemaps/${sitemapFileName(kind, null)}` }]
  return rows.map(({ changed_at }, index) => ({
    path: `/sitemaps/${sitemapFileName(kind, rows[index - 1]?.last_id ?? null)}`,
    changedAt: new Date(changed_at),
  }))
}

export function recipesAfter(db: Db, afterId: string | null, most: number) {
  return db
    .select({ recipeId: recipes.id, name: recipes.name, changedAt: publicRecipes.updatedAt })
    .from(publicRecipes)
    .innerJoin(recipes, eq(recipes.id, publicRecipes.recipeId))
    .where(and(isShown.recipes, afterId === null ? undefined : gt(publicRecipes.id, afterId)))
    .orderBy(asc(publicRecipes.id))
    .limit(most)
}

function postsAfter(db: Db, afterId: string | null, most: number) {
  return db
    .select({ slug: blogPosts.slug, category: blogCategories.slug, changedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(and(isShown.posts, afterId === null ? undefined : gt(blogPosts.id, afterId)))
    .orderBy(asc(blogPosts.id))
    .limit(most)
}

const READ: Record<SitemapKind, (db: Db, afterId: string | null, most: number) => Promise<SitemapAddress[]>> =
  {
    recipes: async (...asked) =>
      (await recipesAfter(...asked)).map(({ recipeId, name, changedAt }) => ({
        path: recipePath(recipeId, name),
        changedAt,
      })),
    posts: async (...asked) =>
      (await postsAfter(...asked)).map(({ slug, category, changedAt }) => ({
        path: blogPostPath(category, slug),
        changedAt,
      })),
  }

async function pagesOf(db: Db): Promise<SitemapAddress[]> {
  const newest = (column: typeof blogCategories.updatedAt | typeof blogAuthors.updatedAt) => desc(column)
  const [categories, authors, pages, tags] = [
    await db
      .select({ slug: blogCategories.slug, changedAt: blogCategories.updatedAt })
      .from(blogCategories)
      .orderBy(newest(blogCategories.updatedAt))
      .limit(MOST_OF_A_KIND),
    await db
      .select({ slug: blogAuthors.slug, changedAt: blogAuthors.updatedAt })
      .from(blogAuthors)
      .orderBy(newest(blogAuthors.updatedAt))
      .limit(MOST_OF_A_KIND),
    await db
      .select({ slug: blogPages.slug, changedAt: blogPages.updatedAt })
      .from(blogPages)
      .where(eq(blogPages.status, 'published'))
      .orderBy(desc(blogPages.updatedAt))
      .limit(MOST_OF_A_KIND),
    (await listTags(db)).slice(0, MOST_OF_A_KIND),
  ]
  const below = (start: string, rows: readonly { slug: string; changedAt: Date }[]) =>
    rows.map(({ slug, changedAt }) => ({ path: start + slug, changedAt }))
  return [
    ...PUBLIC_PATHS.map((path) => ({ path })),
    ...below('/blog/', categories),
    ...below('/blog/author/', authors),
    ...below('/blog/page/', pages),
    // One that a single article has says no more than the article.
    ...tags.filter(({ postCount }) => postCount > 1).map(({ slug }) => ({ path: tagPath(slug) })),
  ]
}
