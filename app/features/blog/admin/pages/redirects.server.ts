import { and, asc, count, eq, ilike, inArray, or } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { blogAuthors, blogCategories, blogPages, blogPosts, blogRedirects } from '#app/db/schema/index.ts'
import { authorPath, blogPagePath, categoryPath } from '#app/domain/blog/blog-paths.ts'
import type { ListedRedirect, RefusedLine } from '#app/domain/blog/redirect-list.ts'
import { endOfRedirects } from '#app/domain/blog/redirect-paths.ts'
import { AppError } from '#app/domain/errors.ts'
import { livePostsAt } from '#app/features/blog/admin/posts/post-redirects.server.ts'
import { blogChanged } from '#app/features/blog/admin/posts/posts-changed.server.ts'
import type { RedirectList } from './redirect-list.ts'
import type { EditorServices } from '#app/features/blog/admin/writer.ts'

const REDIRECTS_PER_PAGE = 100

/** Old addresses by their path, those of posts with the post; `search` looks into both addresses. */
export async function listRedirects(
  db: Db,
  { search, page: asked }: { search: string; page: number },
): Promise<RedirectList> {
  const words = `%${search
    .trim()
    .slice(0, 100)
    .replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const where =
    words === '%%' ? undefined : or(ilike(blogRedirects.fromPath, words), ilike(blogRedirects.toPath, words))
  const [counted] = await db.select({ total: count() }).from(blogRedirects).where(where)
  const total = counted?.total ?? 0
  const pageCount = Math.max(1, Math.ceil(total / REDIRECTS_PER_PAGE))
  const page = Math.min(Math.max(1, asked), pageCount)
  const redirects = await db
    .select({
      fromPath: blogRedirects.fromPath,
      toPath: blogRedirects.toPath,
      postId: blogRedirects.postId,
      postTitle: blogPosts.title,
    })
    .from(blogRedirects)
    .leftJoin(blogPosts, eq(blogPosts.id, blogRedirects.postId))
    .where(where)
    .orderBy(asc(blogRedirects.fromPath))
    .limit(REDIRECTS_PER_PAGE)
    .offset((page - 1) * REDIRECTS_PER_PAGE)
  return { redirects, total, page, pageCount }
}

type Wanted = { fromPath: string; toPath: string }

/**
 * Adds a redirect. Chains are flattened on both sides. Throws `invalid-input` for a circle, for the address of a page
 * that is there, and for one that is taken.
 */
export async function addRedirect(
  { db, now, pages }: EditorServices,
  wanted: Wanted,
  fixedPaths: ReadonlySet<string>,
): Promise<Wanted> {
  const toPath = await db.transaction(async (tx) => {
    const known = await knownRedirects(tx)
    const live = await livePagesAt(tx, [wanted.fromPath])
    const verdict = judged(wanted, { known, live, fixedPaths })
    if (verdict.kind === 'there') throw refusal('fromPath', takenWords(wanted.fromPath, verdict.toPath))
    if (verdict.kind === 'refused') throw refusal(verdict.field, verdict.why)
    await write(tx, [{ ...wanted, toPath: verdict.toPath }], now())
    return verdict.toPath
  })
  await blogChanged(pages)
  return { fromPath: wanted.fromPath, toPath }
}

/** Adds many at once: those that can be, together; the others are named. One that is there already is no fault. */
export async function addRedirects(
  { db, now, pages }: EditorServices,
  listed: readonly ListedRedirect[],
  fixedPaths: ReadonlySet<string>,
): Promise<{ added: number; alreadyThere: number; refused: RefusedLine[] }> {
  const done = await db.transaction(async (tx) => {
    const known = await knownRedirects(tx)
    const live = await livePagesAt(
      tx,
      listed.map(({ fromPath }) => fromPath),
    )
    const added: Wanted[] = []
    const refused: RefusedLine[] = []
    let alreadyThere = 0
    for (const wanted of listed) {
      const { fromPath, line } = wanted
      const verdict = judged(wanted, { known, live, fixedPaths })
      const refuse = (why: string) => refused.push({ line, given: `${fromPath}, ${wanted.toPath}`, why })
      if (verdict.kind === 'refused') refuse(verdict.why)
      else if (verdict.kind === 'add') {
        known.set(fromPath, verdict.toPath)
        added.push({ fromPath, toPath: verdict.toPath })
      } else if (verdict.toPath === wanted.toPath) alreadyThere++
      else refuse(takenWords(fromPath, verdict.toPath))
    }
    // A later line may be where an earlier one leads.
    const ends = added.map(({ fromPath, toPath }) => ({
      fromPath,
      toPath: endOfRedirects(fromPath, toPath, known) ?? toPath,
    }))
    await write(tx, ends, now())
    return { added: ends.length, alreadyThere, refused }
  })
  if (done.added > 0) await blogChanged(pages)
  return done
}

const knownRedirects = async (tx: Tx) =>
  new Map((await tx.select().from(blogRedirects)).map(({ fromPath, toPath }) => [fromPath, toPath]))

const takenWords = (fromPath: string, toPath: string) =>
  `${fromPath} already leads to ${toPath}. Remove that first.`

type Verdict =
  | { kind: 'add' | 'there'; toPath: string }
  | { kind: 'refused'; field: 'fromPath' | 'toPath'; why: string }

function judged(
  { fromPath, toPath }: Wanted,
  {
    known,
    live,
    fixedPaths,
  }: {
    known: ReadonlyMap<string, string>
    live: ReadonlyMap<string, string>
    fixedPaths: ReadonlySet<string>
  },
): Verdict {
  const taken = known.get(fromPath)
  if (taken !== undefined) return { kind: 'there', toPath: taken }
  const refused = (field: 'fromPath' | 'toPath', why: string) => ({ kind: 'refused', field, why }) as const
  if (fixedPaths.has(fromPath))
    return refused('fromPath', `${fromPath} is a page of this site and stays there`)
  const title = live.get(fromPath)
  if (title !== undefined)
    return refused('fromPath', `${fromPath} is the address of “${title}”, which readers can open`)
  const end = endOfRedirects(fromPath, toPath, known)
  return end === null ? refused('toPath', 'This would lead in a circle') : { kind: 'add', toPath: end }
}

const MOST_ROWS_AT_ONCE = 500

async function write(tx: Tx, added: readonly Wanted[], at: Date): Promise<void> {
  for (let from = 0; from < added.length; from += MOST_ROWS_AT_ONCE)
    await tx
      .insert(blogRedirects)
      .values(added.slice(from, from + MOST_ROWS_AT_ONCE).map((one) => ({ ...one, createdAt: at })))
  // Whoever led to one of these is led on at once.
  const ledOn = new Map(added.map(({ fromPath, toPath }) => [fromPath, toPath]))
  const before = await tx
    .selectDistinct({ toPath: blogRedirects.toPath })
    .from(blogRedirects)
    .where(inArray(blogRedirects.toPath, [...ledOn.keys()]))
  for (const { toPath } of before)
    await tx
      .update(blogRedirects)
      .set({ toPath: ledOn.get(toPath)! })
      .where(eq(blogRedirects.toPath, toPath))
}

/** Pages of the blog that readers can open at these paths: their titles by their paths. */
async function livePagesAt(tx: Tx, paths: readonly string[]): Promise<Map<string, string>> {
  const live = await livePostsAt(tx, paths)
  const slugsIn = (pattern: RegExp) => paths.flatMap((path) => pattern.exec(path)?.[1] ?? [])
  const isPublished = eq(blogPages.status, 'published')
  const kinds = [
    [blogCategories, blogCategories.name, categoryPath, /^\/blog\/([^/]+)$/, undefined],
    [blogAuthors, blogAuthors.name, authorPath, /^\/blog\/author\/([^/]+)$/, undefined],
    [blogPages, blogPages.title, blogPagePath, /^\/blog\/page\/([^/]+)$/, isPublished],
  ] as const
  for (const [table, title, pathOf, pattern, where] of kinds) {
    const slugs = slugsIn(pattern)
    if (slugs.length === 0) continue
    const rows = await tx
      .select({ slug: table.slug, title })
      .from(table)
      .where(and(inArray(table.slug, slugs), where))
    for (const row of rows) live.set(pathOf(row.slug), row.title)
  }
  return live
}

/** Removes one. Throws `not-found`. */
export async function removeRedirect({ db, pages }: EditorServices, fromPath: string): Promise<void> {
  const gone = await db.delete(blogRedirects).where(eq(blogRedirects.fromPath, fromPath)).returning()
  if (gone.length === 0) throw new AppError('not-found', 'This redirect is gone already')
  await blogChanged(pages)
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid-input', message, { field })
}
