import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { articlePictureKey, articlePictureOf } from '#app/domain/blog/article-picture.ts'
import { openFolderFiles } from '#app/ports/files/folder-files.server.ts'
import { makeCategory, makePost } from '#tests/support/blog.ts'
import { makeStaff, openBlogEditor } from '#tests/support/blog-editor.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { CANARY, gifWithComment, markedPhoto, pngOfSize, storedQuarters } from '#tests/support/made-photos.ts'
import { NO_LIMITS } from '#tests/support/no-limits.ts'
import { describePicture, listPictures } from './pictures.server.ts'
import { previewArticle } from '#app/features/blog/admin/editor/preview-article.server.ts'
import { uploadPicture } from './upload-picture.server.ts'

let database: TestDatabase
let blogEditor: ReturnType<typeof openBlogEditor>
let writer: Writer
const folder = mkdtempSync(join(tmpdir(), 'mealwright-pictures-'))
const files = openFolderFiles({ folder })
const { signal } = new AbortController()
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  blogEditor = openBlogEditor(database.db)
  writer = await makeStaff(database.db)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const upload = (bytes: Uint8Array, alt = '') =>
  uploadPicture(
    { ...blogEditor.needs, files, limits: NO_LIMITS },
    writer,
    { file: new Blob([Uint8Array.from(bytes)]), alt },
    { signal },
  )
async function fileOf(address: string, fileWidthPx: 480 | 960 | 1600, format: 'webp' | 'avif' = 'webp') {
  const file = await files.get(articlePictureKey(articlePictureOf(address)!.id, fileWidthPx, format))
  return Buffer.from(await new Response(file!.body).arrayBuffer())
}

test('a picture is kept in three widths as WebP, none larger than it was, its size in its address', async () => {
  const large = await upload(await storedQuarters(2400, 1600).jpeg().toBuffer(), 'Oats')
  expect(large).toMatchObject({ alt: 'Oats', widthPx: 1600, heightPx: 1067 })
  expect(large.address).toBe(`/blog-pictures/${large.id}-1600x1067-960.webp`)
  for (const widthPx of [480, 960, 1600] as const)
    expect(await sharp(await fileOf(large.address, widthPx)).metadata()).toMatchObject({
      format: 'webp',
      width: widthPx,
    })
  const small = await upload(await storedQuarters(300, 200).png().toBuffer())
  expect((await sharp(await fileOf(small.address, 1600)).metadata()).width).toBe(300)
})

test('it is kept as AVIF, too, in the widths where that is smaller', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#888', noise } }).blur(2)
  const { address } = await upload(await photo.png().toBuffer())
  for (const widthPx of [480, 960, 1600] as const) {
    const [webp, avif] = [await fileOf(address, widthPx), await fileOf(address, widthPx, 'avif')]
    expect(await sharp(avif).metadata()).toMatchObject({
      format: 'heif',
      compression: 'av1',
      width: Math.min(widthPx, 900),
    })
    expect(avif.length).toBeLessThan(webp.length)
  }
  // Of a few flat pixels it would be larger.
  const flat = await upload(await storedQuarters(20, 20).png().toBuffer())
  const key = articlePictureKey(articlePictureOf(flat.address)!.id, 480, 'avif')
  expect(await files.get(key)).toBeNull()
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('nothing but pixels of a %s is kept', async (format) => {
  const { address } = await upload(await markedPhoto(format))
  for (const widthPx of [480, 960, 1600] as const) {
    const file = await fileOf(address, widthPx)
    expect(file.includes(CANARY)).toBe(false)
    expect((await sharp(file).metadata()).exif).toBeUndefined()
  }
})

test('a picture is turned upright', async () => {
  const { widthPx, heightPx } = await upload(await markedPhoto('jpeg', 6))
  expect([widthPx, heightPx]).toEqual([120, 80])
})

test('what is no picture, or too large a one, is refused with a sentence', async () => {
  const comment = await upload(await gifWithComment('<script>alert(1)</script>'))
  expect((await fileOf(comment.address, 480)).includes('script')).toBe(false)
  const refused = (bytes: Uint8Array) => expect(upload(bytes)).rejects
  await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')).toMatchObject({
    code: 'invalid-input',
    message: 'This is no picture that can be read. Use JPEG, PNG, WebP, AVIF or GIF.',
  })
  await refused(Buffer.from('%PDF-1.7')).toMatchObject({ code: 'invalid-input' })
  await refused(new Uint8Array()).toMatchObject({ code: 'invalid-input' })
  await refused(pngOfSize(30_000, 30_000)).toMatchObject({
    code: 'too-large',
    message: 'This picture has more than 50 megapixels. Choose a smaller one.',
  })
  await refused(new Uint8Array(12_000_001).fill(1)).toMatchObject({ code: 'too-large' })
  await expect(
    uploadPicture(
      { ...blogEditor.needs, files, limits: NO_LIMITS },
      writer,
      { file: 'text', alt: '' },
      { signal },
    ),
  ).rejects.toMatchObject({ code: 'invalid-input' })
})

test('the library lists pictures newest first, page by page, and finds them by their words', async () => {
  const photo = await storedQuarters(20, 20).png().toBuffer()
  const ids: string[] = []
  for (let index = 0; index < 26; index++) {
    blogEditor.later(1)
    ids.push((await upload(photo, `Bowl ${index}`)).id)
  }
  const first = await listPictures(database.db)
  expect(first.pictures.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 24))
  expect(first.hasMore).toBe(true)
  const rest = await listPictures(database.db, { before: first.pictures.at(-1)!.id })
  expect(rest.pictures).toHaveLength(2)
  expect(rest.hasMore).toBe(false)
  await describePicture(database.db, writer, { id: ids[0]!, alt: '100% oats' })
  expect((await listPictures(database.db, { search: '100% OATS' })).pictures.map(({ id }) => id)).toEqual([
    ids[0],
  ])
  expect((await listPictures(database.db, { search: '%' })).pictures).toHaveLength(1)
})

test('links to pages that readers cannot open are named, others are not', async () => {
  const category = await makeCategory(database.db, { name: 'Food' })
  await makePost(database.db, { slug: 'live', categoryId: category.id })
  await makePost(database.db, { slug: 'hidden', status: 'draft' })
  const paths = ['/', '/help#plans', '/blog', '/blog/all', '/blog/food', '/blog/food/live', '/upload?x=1']
  const lost = [
    '/nope',
    '/blog/nope',
    '/blog/food/none',
    '/blog/food/hidden',
    '/blog/author/none',
    '/blog/page/none',
  ]
  const content = [...paths, ...lost].map((path) => `[words](${path})`).join('\n\n')
  const { faults } = await previewArticle(database.db, { content, contentFormat: 'markdown' })
  expect(faults.map(({ message }) => message)).toEqual(
    lost.map((path) => `${path} is no page readers can open`),
  )
})

/** Frames of different colours, one above the other as the library wants them. */
const gifOf = async (frames: number, sizePx: number, delayMs: number) => {
  const stills = await Promise.all(
    Array.from({ length: frames }, (_, at) =>
      sharp({
        create: {
          width: sizePx,
          height: sizePx,
          channels: 3,
          background: { r: (at * 90) % 256, g: 80, b: 20 },
        },
      })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(stills, { join: { animated: true } })
    .gif({ delay: stills.map(() => delayMs), loop: 0 })
    .toBuffer()
}

test('a moving GIF keeps moving, and stops by itself within five seconds', async () => {
  const { address, widthPx, heightPx } = await upload(await gifOf(4, 600, 200))
  expect([widthPx, heightPx]).toEqual([600, 600])
  for (const [fileWidthPx, width] of [
    [480, 480],
    [960, 600],
  ] as const) {
    const facts = await sharp(await fileOf(address, fileWidthPx)).metadata()
    expect(facts).toMatchObject({ format: 'webp', pages: 4, width, loop: 6 })
  }
  expect(await files.get(articlePictureKey(articlePictureOf(address)!.id, 480, 'avif'))).toBeNull()
})

test('of a GIF with too many frames its first one is kept', async () => {
  const { address } = await upload(await gifOf(201, 8, 20))
  expect((await sharp(await fileOf(address, 480)).metadata()).pages ?? 1).toBe(1)
})
