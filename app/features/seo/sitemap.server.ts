import { and, asc, desc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import {
  blogAuthors,
  blogCategories,
  blogPages,
  blogPosts,
  publicRecipes,
  recipes,
  sitemapParts,
} from '#app/db/schema/index.ts'
import { postPath } from '#app/domain/blog/blog.ts'
import {
  ADDRESSES_PER_FILE,
  partOfName,
  type SitemapAddress,
  sitemapFile,
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

/** The file that names the files; a kind that was never divided is one open file. */
export async function sitemapIndexOf({ db, site }: Needs): Promise<string> {
  const parts = await db
    .select()
    .from(sitemapParts)
    .orderBy(asc(sitemapParts.kind), asc(sitemapParts.part))
    .limit(ADDRESSES_PER_FILE)
  const files: SitemapAddress[] = (['recipes', 'posts'] as const).flatMap((kind) => {
    const own = parts.filter((part) => part.kind === kind)
    if (own.length === 0) return [{ path: `/sitemaps/${kind}-1.xml` }]
    return own.map(({ part, changedAt }) => ({ path: `/sitemaps/${kind}-${part}.xml`, changedAt }))
  })
  return sitemapIndex(site.origin, [{ path: '/sitemaps/pages.xml' }, ...files])
}

const KEPT_MS = 10 * 60_000
const MOST_KEPT = 12
type Kept = Map<string, { text: string; untilMs: number }>
const kept = new WeakMap<Db, Kept>()

/** One file by its name; null for a name that is none. Kept for some minutes: a crawler asks for it in bursts. */
export async function sitemapFileOf(needs: Needs, name: string): Promise<string | null> {
  const files: Kept = kept.get(needs.db) ?? new Map()
  kept.set(needs.db, files)
  const nowMs = needs.now().getTime()
  const known = files.get(name)
  if (known && known.untilMs > nowMs) return known.text
  const addresses = name === 'pages.xml' ? await pagesOf(needs.db) : await addressesOf(needs.db, name)
  if (!addresses) return null
  const text = sitemapFile(needs.site.origin, addresses)
  files.delete(name)
  files.set(name, { text, untilMs: nowMs + KEPT_MS })
  if (files.size > MOST_KEPT) files.delete(files.keys().next().value!)
  return text
}

async function addressesOf(db: Db, name: string): Promise<SitemapAddress[] | null> {
  const file = partOfName(name)
  if (!file) return null
  const { kind, part } = file
  const [found] = await db
    .select()
    .from(sitemapParts)
    .where(and(eq(sitemapParts.kind, kind), eq(sitemapParts.part, part)))
  if (!found && part > 1) return null
  const range = { afterId: found?.afterId ?? null, untilId: found?.untilId ?? null }
  return kind === 'recipes' ? recipesWithin(db, range) : postsWithin(db, range)
}

type Range = { afterId: string | null; untilId: string | null }

export function recipesQuery(db: Db, { afterId, untilId }: Range) {
  const { id, hiddenAt } = publicRecipes
  return db
    .select({ id: recipes.id, name: recipes.name, changedAt: publicRecipes.updatedAt })
    .from(publicRecipes)
    .innerJoin(recipes, eq(recipes.id, publicRecipes.recipeId))
    .where(
      and(isNull(hiddenAt), afterId ? gt(id, afterId) : undefined, untilId ? lte(id, untilId) : undefined),
    )
    .orderBy(asc(id))
    .limit(ADDRESSES_PER_FILE)
}

async function recipesWithin(db: Db, range: Range): Promise<SitemapAddress[]> {
  const rows = await recipesQuery(db, range)
  return rows.map(({ id, name, changedAt }) => ({ path: recipePath(id, name), changedAt }))
}

const isPublished = sql`${blogPosts.status} = 'published' and not ${blogPosts.noIndex}`

async function postsWithin(db: Db, { afterId, untilId }: Range): Promise<SitemapAddress[]> {
  const { id } = blogPosts
  const rows = await db
    .select({ slug: blogPosts.slug, category: blogCategories.slug, changedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(and(isPublished, afterId ? gt(id, afterId) : undefined, untilId ? lte(id, untilId) : undefined))
    .orderBy(asc(id))
    .limit(ADDRESSES_PER_FILE)
  return rows.map(({ slug, category, changedAt }) => ({ path: postPath(category, slug), changedAt }))
}

async function pagesOf(db: Db): Promise<SitemapAddress[]> {
  const newest = (column: typeof blogCategories.updatedAt | typeof blogAuthors.updatedAt) => desc(column)
  const [categories, authors, pages] = [
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
  ]
  const below = (start: string, rows: readonly { slug: string; changedAt: Date }[]) =>
    rows.map(({ slug, changedAt }) => ({ path: start + slug, changedAt }))
  return [
    ...PUBLIC_PATHS.map((path) => ({ path })),
    ...below('/blog/', categories),
    ...below('/blog/author/', authors),
    ...below('/blog/page/', pages),
  ]
}

const SHOWN: Record<SitemapKind, { table: typeof publicRecipes | typeof blogPosts; isShown: SQL }> = {
  recipes: { table: publicRecipes, isShown: sql`${publicRecipes.hiddenAt} is null` },
  posts: { table: blogPosts, isShown: isPublished },
}

/** The next file's worth of a kind after an id: where it ends, how many it holds, and its newest change. */
export const nextPart = (kind: SitemapKind, afterId: string | null, most = ADDRESSES_PER_FILE) => {
  const { table, isShown } = SHOWN[kind]
  const after = afterId ? sql` and ${table.id} > ${afterId}` : sql``
  return sql`with part as materialized (
    select ${table.id} as id, ${table.updatedAt} as changed_at from ${table}
    where ${isShown}${after} order by ${table.id} limit ${most}
  ) select (select id from part order by id desc limit 1) as last_id,
    (select count(*)::int from part) as addresses, (select max(changed_at) from part) as changed_at`
}

type Walked = { last_id: string | null; addresses: number; changed_at: string | null }

/** Divides each kind into files of at most `most` addresses, one short query per file. */
export async function divideSitemap(db: Db, most = ADDRESSES_PER_FILE): Promise<void> {
  for (const kind of ['recipes', 'posts'] as const) {
    const parts = await partsOf(db, kind, most)
    await db.transaction(async (tx) => {
      await tx.delete(sitemapParts).where(eq(sitemapParts.kind, kind))
      await tx.insert(sitemapParts).values(parts)
    })
  }
}

async function partsOf(db: Db, kind: SitemapKind, most: number) {
  const parts: (typeof sitemapParts.$inferInsert)[] = []
  let afterId: string | null = null
  for (let isMore = true; isMore;) {
    const walked: { rows: Walked[] } = await db.execute<Walked>(nextPart(kind, afterId, most))
    const { last_id: untilId, addresses, changed_at: changed } = walked.rows[0]!
    isMore = addresses === most
    if (addresses === 0 && parts.length > 0) break
    const changedAt = changed === null ? null : new Date(changed)
    parts.push({ kind, part: parts.length + 1, afterId, untilId, changedAt })
    afterId = untilId
  }
  // What comes next belongs into the last one, until it is divided again.
  parts.at(-1)!.untilId = null
  return parts
}
