import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { recipes } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { openFolderFiles } from '#app/ports/files/folder-files.server.ts'
import type { WebPages } from '#app/ports/pages/web-pages.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { makeZip } from '#tests/support/make-zip.ts'
import { openReader } from '#app/pool/open-reader.server.ts'
import { deleteRecipes } from './delete-recipes.server.ts'
import { importRecipes } from './import-recipes.server.ts'
import { readAddress, readUpload, takeUploadPlace } from './read-import.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const idle = new AbortController().signal
const silent = () => {}
const log = { debug: silent, info: silent, warn: silent, error: silent }

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  folder = mkdtempSync(join(tmpdir(), 'imports-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const reader = openReader()
afterAll(async () => {
  await reader.close()
  await database.close()
})

const needs = () => ({ db: database.db, files: openFolderFiles({ folder }), log })
const rowsOf = (userId: string) =>
  database.db.select().from(recipes).where(eq(recipes.userId, userId)).orderBy(recipes.id)
const premium = () => makeMember(database.db, { tier: 'premium' })

const soup = (name: string, more: object = {}) =>
  JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['2 leeks', '1 l stock'], ...more })
const archive = async (names: readonly string[]) => {
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()
  const files = names.flatMap((name) => [
    {
      name: `${name}/recipe.json`,
      content: soup(name, { url: `https://example.org/${name}`, keywords: 'soup' }),
    },
    { name: `${name}/full.jpg`, content: photo },
  ])
  return new File(
    [makeZip([...files, { name: 'bad/recipe.json', content: '{"@type":' }]) as BlobPart],
    'x.zip',
  )
}

test('an archive is kept with pictures, sources and tags; what is broken is named', async () => {
  const ann = await premium()
  const file = await archive(['Leek', 'Pea'])
  const result = await importRecipes(needs(), ann, await readUpload(reader, file), { now: NOW, signal: idle })
  expect(result).toMatchObject({ known: [], leftOver: 0 })
  expect(result.saved.map(({ name }) => name)).toEqual(['Leek', 'Pea'])
  expect(result.broken).toEqual([{ name: 'bad', reason: 'It cannot be read.' }])
  const leek = (await rowsOf(ann.id)).find(({ name }) => name === 'Leek')
  expect(leek!.origin).toEqual({
    url: 'https://example.org/Leek',
    tags: ['soup'],
    notes: '',
    hasPicture: true,
  })
  expect(leek!.imageUrl).toMatch(/^\/pictures\/.*\.webp$/)
  expect(leek!.nutrition.perServing.kcal).toBeGreaterThan(5)
})

test('the same file a second time adds nothing, at once or later, also after an edit; again adds copies', async () => {
  const ann = await premium()
  const file = await archive(['Leek', 'Pea'])
  const once = async (isAgain = false) =>
    importRecipes(needs(), ann, await readUpload(reader, file), { now: NOW, isAgain, signal: idle })
  const both = await Promise.all([once(), once()])
  expect(both.flatMap(({ saved }) => saved)).toHaveLength(2)
  await database.db.update(recipes).set({ name: 'My leek' }).where(eq(recipes.name, 'Leek'))
  const later = await once()
  expect(later.saved).toEqual([])
  expect(later.known.map(({ name }) => name).sort()).toEqual(['Leek', 'Pea'])
  expect((await once(true)).saved).toHaveLength(2)
  expect(await rowsOf(ann.id)).toHaveLength(4)
  const ben = await premium()
  const his = await importRecipes(needs(), ben, await readUpload(reader, file), { now: NOW, signal: idle })
  expect(his.saved).toHaveLength(2)
})

test('what was deleted can be imported anew', async () => {
  const ann = await premium()
  const read = () => readUpload(reader, new File([soup('Leek')], 'leek.json'))
  const first = await importRecipes(needs(), ann, await read(), { now: NOW, signal: idle })
  await deleteRecipes(database.db, ann, [first.saved[0]!.path.split('/')[2]!], NOW)
  const second = await importRecipes(needs(), ann, await read(), { now: NOW, signal: idle })
  expect(second.saved).toHaveLength(1)
})

test('a file without a recipe is refused beside the field of files, XML too', async () => {
  for (const content of ['# Notes', '<?xml version="1.0"?><rss><channel><title>Blog</title></channel></rss>'])
    await expect(readUpload(reader, new File([content], 'notes.txt'))).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'file',
    })
})

test('a large collection comes in parts: the same file brings the next ones', async () => {
  const ann = await premium()
  const many = makeZip(
    Array.from({ length: 250 }, (_, at) => ({ name: `${at}.json`, content: soup(`Soup ${at}`) })),
  )
  const once = async () =>
    importRecipes(needs(), ann, await readUpload(reader, new File([many as BlobPart], 'x')), {
      now: NOW,
      signal: idle,
    })
  expect(await once()).toMatchObject({ leftOver: 50 })
  const second = await once()
  expect(second).toMatchObject({ leftOver: 0 })
  expect(second.saved).toHaveLength(50)
})

test('a page is read through the port, and its address is kept; without the port it is refused', async () => {
  const ann = await premium()
  const page = `<script type="application/ld+json">${soup('Page soup')}</script>`
  const pages: Pick<WebPages, 'read'> = { read: (address) => Promise.resolve({ url: address, text: page }) }
  const read = await readAddress(reader, pages, 'https://example.org/soup', idle)
  await importRecipes(needs(), ann, read, { now: NOW, signal: idle })
  const [row] = await rowsOf(ann.id)
  expect(row!.origin).toMatchObject({ url: 'https://example.org/soup' })
  await expect(readAddress(reader, null, 'https://example.org', idle)).rejects.toMatchObject({
    code: 'unavailable',
  })
  const empty: Pick<WebPages, 'read'> = { read: (url) => Promise.resolve({ url, text: '<p>Nothing</p>' }) }
  await expect(readAddress(reader, empty, 'https://example.org', idle)).rejects.toMatchObject({
    field: 'url',
  })
})

test('few large files are read at once; small ones always are', () => {
  const places = [1, 2, 3].map(() => takeUploadPlace(10_000_000))
  expect(() => takeUploadPlace(null)).toThrow(AppError)
  expect(() => takeUploadPlace(1000)).not.toThrow()
  for (const leave of places) leave()
  takeUploadPlace(10_000_000)()
})
