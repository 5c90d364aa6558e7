import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicRecipes, recipes, sitemapParts } from '#app/db/schema/index.ts'
import { seedBook } from '#app/features/demo/seed-book.server.ts'
import { makeAuthor, makeCategory, makePost } from '#tests/support/blog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { divideSitemap, nextPart, partWithin } from './sitemap-parts.server.ts'
import { recipesQuery, sitemapFileOf, sitemapIndexOf } from './sitemap.server.ts'
import { llmsText, robotsText } from './text-files.server.ts'

const POSTS = 3000
const PER_FILE = 700
const NOW = new Date('2026-11-20T10:00:00Z')
const ORIGIN = 'https://mealwright.example'
const site = { origin: ORIGIN, supportEmail: '' }

let database: TestDatabase
let nowMs = NOW.getTime()
const needs = () => ({ db: database.db, site, now: () => new Date(nowMs) })
/** What is kept has ended: files are read anew. */
const later = () => (nowMs += 11 * 60_000)

beforeAll(async () => {
  database = await openTestDatabase()
  await seedBook(database, { posts: POSTS, now: NOW, report: () => {} })
}, 120_000)
afterAll(() => database.close())

const locations = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!)
const recipeFiles = async () =>
  locations(await sitemapIndexOf(needs())).filter((address) => address.includes('/recipes-'))
const addressesIn = async (files: readonly string[]) => {
  const all: string[][] = []
  for (const file of files) all.push(locations(await sitemapFileOf(needs(), file.split('/').at(-1)!)))
  return all
}

test('before it is divided the sitemap is one file of each kind, and whole', async () => {
  const index = await sitemapIndexOf(needs())
  expect(locations(index)).toEqual([
    `${ORIGIN}/sitemaps/pages.xml`,
    `${ORIGIN}/sitemaps/recipes-1.xml`,
    `${ORIGIN}/sitemaps/posts-1.xml`,
  ])
  expect((await addressesIn(await recipeFiles()))[0]).toHaveLength(POSTS)
})

test('divided, every shared recipe stands in exactly one file, none of which is too large', async () => {
  await divideSitemap(database.db, PER_FILE)
  later()
  const files = await addressesIn(await recipeFiles())
  expect(files.map((file) => file.length)).toEqual([
    PER_FILE,
    PER_FILE,
    PER_FILE,
    PER_FILE,
    POSTS - 4 * PER_FILE,
  ])
  expect(new Set(files.flat()).size).toBe(POSTS)
  expect(files[0]![0]).toMatch(/^https:\/\/mealwright\.example\/recipe\/[0-9a-f-]{36}\/[a-z0-9-]+$/)
  expect(await sitemapIndexOf(needs())).toMatch(
    /recipes-5\.xml<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/,
  )
  expect(await sitemapFileOf(needs(), 'recipes-6.xml')).toBeNull()
})

test('divided again, full files begin and end where they did: what left them moves nothing on, what is new comes last', async () => {
  const ends = async () =>
    (await database.db.select().from(sitemapParts).orderBy(asc(sitemapParts.kind), asc(sitemapParts.part)))
      .filter(({ kind }) => kind === 'recipes')
      .map(({ untilId }) => untilId)
  const before = await ends()
  const [first, second] = await database.db
    .select()
    .from(publicRecipes)
    .orderBy(asc(publicRecipes.id))
    .limit(2)
  await database.db.update(recipes).set({ isHidden: NOW }).where(eq(recipes.id, first!.recipeId))
  const changedAt = new Date('2100-01-01T00:00:00Z')
  await database.db
    .update(publicRecipes)
    .set({ updatedAt: changedAt })
    .where(eq(publicRecipes.id, second!.id))
  await divideSitemap(database.db, PER_FILE)
  later()
  expect(await ends()).toEqual(before)
  const files = await addressesIn(await recipeFiles())
  expect(files.map((file) => file.length)).toEqual([
    PER_FILE - 1,
    ...Array.from({ length: 3 }, () => PER_FILE),
    POSTS - 4 * PER_FILE,
  ])
  expect(await sitemapIndexOf(needs())).toContain(
    `recipes-1.xml</loc><lastmod>${changedAt.toISOString()}</lastmod>`,
  )
  await database.db.update(recipes).set({ isHidden: null }).where(eq(recipes.id, first!.recipeId))
})

test('a file that lost everything is not named any more; when half of all is gone, all are made from nothing', async () => {
  const gone = sql`${recipes.id} in (select recipe_id from public_recipes order by id limit ${2 * PER_FILE})`
  await database.db.update(recipes).set({ isHidden: NOW }).where(gone)
  await divideSitemap(database.db, PER_FILE)
  later()
  expect((await addressesIn(await recipeFiles())).map((file) => file.length)).toEqual([
    PER_FILE,
    PER_FILE,
    POSTS - 4 * PER_FILE,
  ])
  const more = sql`${recipes.id} in (select recipe_id from public_recipes order by id limit ${2 * PER_FILE + 10})`
  await database.db.update(recipes).set({ isHidden: NOW }).where(more)
  await divideSitemap(database.db, PER_FILE)
  later()
  expect((await addressesIn(await recipeFiles())).map((file) => file.length)).toEqual([
    PER_FILE,
    PER_FILE,
    190,
  ])
  await database.db.update(recipes).set({ isHidden: null }).where(more)
  await divideSitemap(database.db, PER_FILE)
  later()
  const whole = (await addressesIn(await recipeFiles())).flat()
  expect([whole.length, new Set(whole).size]).toEqual([POSTS, POSTS])
})

test('what is hidden or taken back is gone from its file at once', async () => {
  const [row] = await database.db.select().from(publicRecipes).limit(1)
  const holds = async () => {
    later()
    return (await addressesIn(await recipeFiles())).flat().some((address) => address.includes(row!.recipeId))
  }
  expect(await holds()).toBe(true)
  await database.db.update(recipes).set({ isHidden: NOW }).where(eq(recipes.id, row!.recipeId))
  expect(await holds()).toBe(false)
  await database.db.update(recipes).set({ isHidden: null }).where(eq(recipes.id, row!.recipeId))
  expect(await holds()).toBe(true)
})

test('published posts stand in it under their category, drafts and those kept out of search engines do not', async () => {
  const author = await makeAuthor(database.db, { name: 'Ada' })
  const category = await makeCategory(database.db)
  await makePost(database.db, { title: 'Found', authorId: author.id, categoryId: category.id })
  await makePost(database.db, { title: 'Draft', status: 'draft' })
  await makePost(database.db, { title: 'Kept out', noIndex: true })
  later()
  const [posts] = await addressesIn(['posts-1.xml'])
  expect(posts).toEqual([expect.stringMatching(new RegExp(`^${ORIGIN}/blog/${category.slug}/`))])
  const [pages] = await addressesIn(['pages.xml'])
  expect(pages).toEqual(
    expect.arrayContaining([
      `${ORIGIN}/`,
      `${ORIGIN}/blog/${category.slug}`,
      `${ORIGIN}/blog/author/${author.slug}`,
    ]),
  )
})

test.each([
  'recipes-0.xml',
  'recipes-01.xml',
  'recipes-2',
  'users-1.xml',
  '../pages.xml',
  'posts-9999999.xml',
])('%s is no file', async (name) => {
  expect(await sitemapFileOf(needs(), name)).toBeNull()
})

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] }
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

test('a file, and finding where it ends, are walks along the key: nothing is read whole, skipped or sorted', async () => {
  // A few thousand rows are also read and sorted quickly: as it is planned from some ten thousand on.
  const settings = [
    'enable_bitmapscan',
    'enable_sort',
    'enable_incremental_sort',
    'enable_hashjoin',
    'enable_mergejoin',
  ]
  for (const setting of settings) await database.pool.query(`set ${setting} = off`)
  const [middle] = await database.db
    .select()
    .from(publicRecipes)
    .orderBy(publicRecipes.id)
    .offset(1500)
    .limit(1)
  const range = { afterId: middle!.id, untilId: null }
  for (const query of [
    recipesQuery(database.db, range).getSQL(),
    nextPart('recipes', middle!.id),
    partWithin('recipes', { afterId: null, untilId: middle!.id }),
  ]) {
    const { rows } = await database.db.execute<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      sql`explain (format json) ${query}`,
    )
    const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
    const onTables = nodes.filter((node) => node['Relation Name'] !== undefined)
    expect(onTables.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(nodes.map((node) => node['Index Name'])).toContain('public_recipes_pkey')
  }
  for (const setting of settings) await database.pool.query(`reset ${setting}`)
})

test('robots are told what is private, and where the sitemap is', () => {
  const text = robotsText(site)
  expect(text).toContain('User-agent: *\n')
  expect(text).toContain('Disallow: /meal-planning\n')
  expect(text).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  expect(text).not.toContain('Disallow: /\n')
})

test('assistants are told what this is, with whole addresses and the newest articles', async () => {
  const text = await llmsText(needs())
  expect(text).toMatch(/^# Mealwright\n\n> /)
  expect(text).toContain(`- [Help](${ORIGIN}/help): `)
  expect(text).toContain('[Found]')
  expect(text).not.toContain('[Draft]')
  for (const [, address] of text.matchAll(/\]\(([^)]+)\)/g))
    expect(address).toMatch(/^https:\/\/mealwright\.example\//)
})
