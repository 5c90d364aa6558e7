import { inArray } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { blogAuthors, blogCategories, blogPages, blogPosts } from '#app/db/schema/index.ts'
import { isOwnPicturePath } from '#app/domain/blog/article-picture.ts'
import { oldPath } from '#app/domain/blog/redirect-paths.ts'
import { type ImportPlan, MOST_LEFT_OUT_NAMED } from '#app/domain/blog/moving/import-plan.ts'
import { type LeftOut, MOVED_LIMITS, type MovedBlog } from '#app/domain/blog/moving/moved-blog.ts'
import type { OpenedExport } from './open-export.server.ts'

const MOST_TITLES = 20
const MOST_HOSTS = 10

/** What importing a file would do, compared with what is already here. Changes nothing. */
export async function planImport(
  db: Db,
  { blog, pictures, hasPicture }: OpenedExport,
  fixedPaths: ReadonlySet<string>,
): Promise<ImportPlan> {
  const [postKeys, pageKeys] = [await knownPosts(db, blog), await knownPages(db, blog)]
  const newPosts = blog.posts.filter(({ key }) => !postKeys.has(key))
  const newPages = blog.pages.filter(({ key }) => !pageKeys.has(key))
  const authors = await slugsThere(db, blogAuthors, blog.authors)
  const categories = await slugsThere(db, blogCategories, blog.categories)
  const addresses = new Set([
    ...blog.posts.flatMap(({ key }, at) => (postKeys.has(key) ? [] : pictures.posts[at]!)),
    ...blog.pages.flatMap(({ key }, at) => (pageKeys.has(key) ? [] : pictures.pages[at]!)),
  ])
  const foreign = [...addresses].filter((address) => !isOwnPicturePath(address) || hasPicture(address))
  const elsewhere = foreign.filter((address) => !hasPicture(address))
  const oldPaths = [...newPosts, ...newPages].flatMap((one) => one.oldPaths)
  const leftOut: LeftOut[] = [
    ...leftOutAtFirst(blog),
    ...unusablePaths(oldPaths, fixedPaths),
    ...tooManyPictures(foreign.length),
  ]
  const count = (all: number, toMake: number) => ({ toMake, alreadyThere: all - toMake })
  return {
    source: blog.source,
    site: blog.site,
    posts: count(blog.posts.length, newPosts.length),
    pages: count(blog.pages.length, newPages.length),
    authors: count(blog.authors.length, blog.authors.length - authors),
    categories: count(blog.categories.length, blog.categories.length - categories),
    redirects: oldPaths.filter((path) => isUsable(path, fixedPaths)).length + blog.redirects.length,
    pictures: { inFile: foreign.length - elsewhere.length, elsewhere: elsewhere.length },
    hosts: hostsOf(elsewhere),
    titles: newPosts.slice(0, MOST_TITLES).map(({ title }) => title),
    leftOut: leftOut.slice(0, MOST_LEFT_OUT_NAMED),
    leftOutCount: leftOut.length,
  }
}

/** What of a file is known not to come before anything is imported. */
export const leftOutAtFirst = ({ leftOut, authors }: MovedBlog): LeftOut[] => [
  ...leftOut,
  ...authors
    .filter(({ slug }) => slug === '')
    .map(({ name, key }) => ({ what: name || key, why: 'This author has no name to make an address from' })),
]

const tooManyPictures = (count: number): LeftOut[] =>
  count <= MOVED_LIMITS.pictures
    ? []
    : [
        {
          what: `${count - MOVED_LIMITS.pictures} of ${count} pictures`,
          why: `At most ${MOVED_LIMITS.pictures} pictures are imported at once: a link to each of the others stays`,
        },
      ]

const PER_QUERY = 500

async function inParts<Value, Found>(
  values: readonly Value[],
  find: (part: Value[]) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = []
  for (let from = 0; from < values.length; from += PER_QUERY)
    found.push(...(await find(values.slice(from, from + PER_QUERY))))
  return found
}

/** An export of this very blog names its posts by their ids. */
export const ownIdOf = (key: string): string | null =>
  /^mealwright ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(key)?.[1] ?? null

async function knownPosts(db: Db, { posts }: MovedBlog): Promise<Set<string>> {
  const keys = posts.map(({ key }) => key)
  const imported = await inParts(keys, (part) =>
    db.select({ key: blogPosts.importKey }).from(blogPosts).where(inArray(blogPosts.importKey, part)),
  )
  const ids = keys.flatMap((key) => ownIdOf(key) ?? [])
  const own = await inParts(ids, (part) =>
    db.select({ id: blogPosts.id }).from(blogPosts).where(inArray(blogPosts.id, part)),
  )
  return new Set([...imported.flatMap(({ key }) => key ?? []), ...own.map(({ id }) => `mealwright ${id}`)])
}

async function knownPages(db: Db, { pages }: MovedBlog): Promise<Set<string>> {
  const keys = pages.map(({ key }) => key)
  const imported = await inParts(keys, (part) =>
    db.select({ key: blogPages.importKey }).from(blogPages).where(inArray(blogPages.importKey, part)),
  )
  const ids = keys.flatMap((key) => ownIdOf(key) ?? [])
  const own = await inParts(ids, (part) =>
    db.select({ id: blogPages.id }).from(blogPages).where(inArray(blogPages.id, part)),
  )
  return new Set([...imported.flatMap(({ key }) => key ?? []), ...own.map(({ id }) => `mealwright ${id}`)])
}

async function slugsThere(
  db: Db,
  table: typeof blogAuthors | typeof blogCategories,
  moved: readonly { slug: string }[],
): Promise<number> {
  const rows = await inParts(
    moved.map(({ slug }) => slug),
    (part) => db.select({ slug: table.slug }).from(table).where(inArray(table.slug, part)),
  )
  return rows.length
}

/** Whether a redirect may begin at an old path. */
export function isUsable(path: string, fixedPaths: ReadonlySet<string>): boolean {
  const kept = oldPath(path)
  return kept !== null && !fixedPaths.has(kept)
}

const unusablePaths = (paths: readonly string[], fixedPaths: ReadonlySet<string>): LeftOut[] =>
  paths
    .filter((path) => !isUsable(path, fixedPaths))
    .map((path) => ({
      what: `Redirect from ${path}`,
      why:
        oldPath(path) === null
          ? 'No redirect can begin at an address like that'
          : 'There is a page of this site at that address',
    }))

function hostsOf(addresses: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const address of addresses) {
    const host = URL.parse(address)?.host
    if (host) counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  const most = [...counts].toSorted(([, one], [, other]) => other - one)
  return most.slice(0, MOST_HOSTS).map(([host]) => host)
}
