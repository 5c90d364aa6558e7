import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicRecipes, recipes } from '#app/db/schema/index.ts'
import { seedCommunity } from '#app/features/demo/seed-community.server.ts'
import { makeAuthor, makeCategory, makePost } from '#tests/support/blog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { recipesAfter, sitemapFileOf, sitemapIndexOf } from './sitemap.server.ts'
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
  await seedCommunity(database, { posts: POSTS, now: NOW, report: () => {} })
}, 120_000)
afterAll(() => database.close())

const locations = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!)
const recipeFiles = async () =>
  locations(await sitemapIndexOf(needs(), PER_FILE)).filter((address) => address.includes('/recipes'))
const addressesIn = async (files: readonly string[]) => {
  const all: string[][] = []
  for (const file of files)
    all.push(locations(await sitemapFileOf(needs(), file.split('/').at(-1)!, PER_FILE)))
  return all
}

test('a book that fits into one file is one file, and whole', async () => {
  const index = await sitemapIndexOf(needs())
  expect(locations(index)).toEqual([
    `${ORIGIN}/sitemaps/pages.xml`,
    `${ORIGIN}/sitemaps/recipes.xml`,
    `${ORIGIN}/sitemaps/posts.xml`,
  ])
  expect(locations(await sitemapFileOf(needs(), 'recipes.xml'))).toHaveLength(POSTS)
})

test('of more, every shared recipe stands in exactly one file, none of which is too large', async () => {
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
  expect(await sitemapIndexOf(needs(), PER_FILE)).toMatch(
    /recipes-[0-9a-f-]{36}\.xml<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/,
  )
  const [last] = await database.db.select().from(publicRecipes).orderBy(desc(publicRecipes.id)).limit(1)
  expect(await sitemapFileOf(needs(), `recipes-${last!.id}.xml`)).toBeNull()
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
  await makePost(database.db, { title: 'Soup', categoryId: category.id, tags: ['Soup', 'bread'] })
  await makePost(database.db, { title: 'Broth', categoryId: category.id, tags: ['soup'] })
  later()
  const [posts] = await addressesIn(['posts.xml'])
  expect(posts).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(new RegExp(`^${ORIGIN}/blog/${category.slug}/`))),
  )
  const [pages] = await addressesIn(['pages.xml'])
  expect(pages).toEqual(
    expect.arrayContaining([
      `${ORIGIN}/`,
      `${ORIGIN}/blog/${category.slug}`,
      `${ORIGIN}/blog/author/${author.slug}`,
      `${ORIGIN}/blog/tag/soup`,
    ]),
  )
  expect(pages, 'one article with it is all there is').not.toContain(`${ORIGIN}/blog/tag/bread`)
})

test.each([
  'recipes-1.xml',
  'recipes',
  'users.xml',
  '../pages.xml',
  'posts-ffffffff-ffff-ffff-ffff-ffffffffffff.xml',
  'posts-x.xml',
])('%s is no file', async (name) => {
  expect(await sitemapFileOf(needs(), name)).toBeNull()
})

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] }
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

test('a file is a walk along the key: nothing is read whole, skipped or sorted', async () => {
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
  for (const afterId of [null, middle!.id]) {
    const { rows } = await database.db.execute<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      sql`explain (format json) ${recipesAfter(database.db, afterId, PER_FILE)}`,
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
