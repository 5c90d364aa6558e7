import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogPosts, publicRecipes, sitemapParts } from '#app/db/schema/index.ts'
import { ADDRESSES_PER_FILE, type SitemapKind } from '#app/domain/seo/sitemap.ts'

/** Posts that stand in the sitemap. */
export const isPublished = sql`${blogPosts.status} = 'published' and not ${blogPosts.noIndex}`

const SHOWN: Record<SitemapKind, { table: typeof publicRecipes | typeof blogPosts; isShown: SQL }> = {
  recipes: { table: publicRecipes, isShown: sql`${publicRecipes.hiddenAt} is null` },
  posts: { table: blogPosts, isShown: isPublished },
}

const isAfter = (kind: SitemapKind, afterId: string | null) =>
  afterId ? sql` and ${SHOWN[kind].table.id} > ${afterId}` : sql``

/** The next file's worth of a kind after an id: where it ends, how many it holds, and its newest change. */
export const nextPart = (kind: SitemapKind, afterId: string | null, most = ADDRESSES_PER_FILE) => {
  const { table, isShown } = SHOWN[kind]
  return sql`with part as materialized (
    select ${table.id} as id, ${table.updatedAt} as changed_at from ${table}
    where ${isShown}${isAfter(kind, afterId)} order by ${table.id} limit ${most}
  ) select (select id from part order by id desc limit 1) as last_id,
    (select count(*)::int from part) as addresses, (select max(changed_at) from part) as changed_at`
}

/** What a file holds now whose ends are known: how many, and the newest change. */
export const partWithin = (
  kind: SitemapKind,
  { afterId, untilId }: { afterId: string | null; untilId: string },
) => {
  const { table, isShown } = SHOWN[kind]
  return sql`select ${untilId}::text as last_id, count(*)::int as addresses, max(${table.updatedAt}) as changed_at
    from ${table} where ${isShown}${isAfter(kind, afterId)} and ${table.id} <= ${untilId}`
}

type Walked = { last_id: string | null; addresses: number; changed_at: string | null }
type Part = typeof sitemapParts.$inferInsert

/**
 * Divides each kind into files of `most` addresses, one short query per file. A file that was full stays where it
 * begins and ends, whatever leaves it: a crawler finds changed what has changed, and nothing moves on to the next file.
 */
export async function divideSitemap(db: Db, most = ADDRESSES_PER_FILE): Promise<void> {
  for (const kind of ['recipes', 'posts'] as const) {
    const known = await db
      .select()
      .from(sitemapParts)
      .where(eq(sitemapParts.kind, kind))
      .orderBy(asc(sitemapParts.part))
    const full = await fullParts(db, kind, known)
    const parts = await partsAfter(db, kind, isWorn(full, most) ? [] : full, most)
    await db.transaction(async (tx) => {
      await tx.delete(sitemapParts).where(eq(sitemapParts.kind, kind))
      await tx.insert(sitemapParts).values(parts)
    })
  }
}

type Counted = Part & { addresses: number }

const ask = async (db: Db, query: SQL): Promise<Walked> => (await db.execute<Walked>(query)).rows[0]!
const dateOf = (changed: string | null) => (changed === null ? null : new Date(changed))

/** The files that were ended, with what they hold by now. */
async function fullParts(db: Db, kind: SitemapKind, known: readonly Part[]): Promise<Counted[]> {
  const full: Counted[] = []
  for (const part of known) {
    const { afterId = null, untilId = null } = part
    if (untilId === null) break
    const { addresses, changed_at } = await ask(db, partWithin(kind, { afterId, untilId }))
    full.push({ ...part, changedAt: dateOf(changed_at), addresses })
  }
  return full
}

/** Half of what the files could hold is gone, or one grew (what was hidden came back): they are made from nothing. */
function isWorn(full: readonly Counted[], most: number): boolean {
  const held = full.reduce((sum, { addresses }) => sum + addresses, 0)
  return held < (full.length * most) / 2 || full.some(({ addresses }) => addresses > most * 2)
}

/** All the files, the last of which is open, with those that stay as they are. */
async function partsAfter(
  db: Db,
  kind: SitemapKind,
  full: readonly Counted[],
  most: number,
): Promise<Part[]> {
  const parts: Part[] = full.map(({ part, afterId, untilId, changedAt }) => ({
    kind,
    part,
    afterId,
    untilId,
    changedAt,
  }))
  let afterId = parts.at(-1)?.untilId ?? null
  for (let isMore = true; isMore;) {
    const { last_id: untilId, addresses, changed_at } = await ask(db, nextPart(kind, afterId, most))
    isMore = addresses === most
    if (addresses === 0 && parts.length > 0) break
    parts.push({ kind, part: parts.length + 1, afterId, untilId, changedAt: dateOf(changed_at) })
    afterId = untilId
  }
  // What comes next belongs into the last one, until it is divided again.
  parts.at(-1)!.untilId = null
  return parts
}
