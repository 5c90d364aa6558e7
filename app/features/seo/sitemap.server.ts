import { and, asc, desc, eq, gt, isNull, lte } from 'drizzle-orm'
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
  MOST_ADDRESSES,
  partOfName,
  type SitemapAddress,
  sitemapEntries,
  sitemapFile,
  sitemapFileOfEntries,
  sitemapIndex,
  type SitemapKind,
} from '#app/domain/seo/sitemap.ts'
import { recipePath } from '#app/domain/slug.ts'
import type { Services } from '#app/features/services.ts'
import { isPublished } from './sitemap-parts.server.ts'

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
    .limit(MOST_ADDRESSES)
  const files: SitemapAddress[] = (['recipes', 'posts'] as const).flatMap((kind) => {
    const all = parts.filter((part) => part.kind === kind)
    // A file without addresses is none; but the open one may have got some since.
    const own = all.filter(({ changedAt, untilId }) => changedAt !== null || untilId === null)
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
  const text = await madeFile(needs, name)
  if (text === null) return null
  files.delete(name)
  files.set(name, { text, untilMs: nowMs + KEPT_MS })
  if (files.size > MOST_KEPT) files.delete(files.keys().next().value!)
  return text
}

/** Read and written at once; whoever else asks for something is served after each piece. */
const ADDRESSES_PER_PIECE = 1000

async function madeFile({ db, site }: Needs, name: string): Promise<string | null> {
  if (name === 'pages.xml') return sitemapFile(site.origin, await pagesOf(db))
  const file = partOfName(name)
  if (!file) return null
  const { kind, part } = file
  const [found] = await db
    .select()
    .from(sitemapParts)
    .where(and(eq(sitemapParts.kind, kind), eq(sitemapParts.part, part)))
  if (!found && part > 1) return null
  const untilId = found?.untilId ?? null
  const pieces: string[] = []
  let reading: Promise<Placed[]> | null = READ[kind](db, { afterId: found?.afterId ?? null, untilId })
  while (reading) {
    const rows: Placed[] = await reading
    const isMore =
      rows.length === ADDRESSES_PER_PIECE && pieces.length + 1 < MOST_ADDRESSES / ADDRESSES_PER_PIECE
    // The database reads the next piece while this one is written.
    reading = isMore ? READ[kind](db, { afterId: rows.at(-1)!.id, untilId }) : null
    pieces.push(sitemapEntries(site.origin, rows))
  }
  return sitemapFileOfEntries(pieces)
}

type Range = { afterId: string | null; untilId: string | null }
type Placed = SitemapAddress & { id: string }

export function recipesQuery(db: Db, { afterId, untilId }: Range) {
  const { id, hiddenAt } = publicRecipes
  return db
    .select({ id, recipeId: recipes.id, name: recipes.name, changedAt: publicRecipes.updatedAt })
    .from(publicRecipes)
    .innerJoin(recipes, eq(recipes.id, publicRecipes.recipeId))
    .where(
      and(isNull(hiddenAt), afterId ? gt(id, afterId) : undefined, untilId ? lte(id, untilId) : undefined),
    )
    .orderBy(asc(id))
    .limit(ADDRESSES_PER_PIECE)
}

async function recipesWithin(db: Db, range: Range): Promise<Placed[]> {
  const rows = await recipesQuery(db, range)
  return rows.map(({ id, recipeId, name, changedAt }) => ({
    id,
    path: recipePath(recipeId, name),
    changedAt,
  }))
}

async function postsWithin(db: Db, { afterId, untilId }: Range): Promise<Placed[]> {
  const { id } = blogPosts
  const rows = await db
    .select({ id, slug: blogPosts.slug, category: blogCategories.slug, changedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(and(isPublished, afterId ? gt(id, afterId) : undefined, untilId ? lte(id, untilId) : undefined))
    .orderBy(asc(id))
    .limit(ADDRESSES_PER_PIECE)
  return rows.map((row) => ({ id: row.id, path: postPath(row.category, row.slug), changedAt: row.changedAt }))
}

const READ: Record<SitemapKind, (db: Db, range: Range) => Promise<Placed[]>> = {
  recipes: recipesWithin,
  posts: postsWithin,
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
