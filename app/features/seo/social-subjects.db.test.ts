import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { articlePictureAddress, articlePictureKey, cardPictureOf } from '#app/domain/blog/article-picture.ts'
import { socialImageOf } from '#app/features/blog/public/blog-meta.ts'
import type { Services } from '#app/features/services.ts'
import { makeAuthor, makeCategory, makePost } from '#tests/support/blog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { socialSubject } from './social-subjects.server.ts'

const ID = '01999999-9999-7999-8999-999999999999'
const pictureOf = (widthPx: number, heightPx: number) =>
  `/blog-pictures/${ID}-${widthPx}x${heightPx}-960.webp`

let database: TestDatabase
const stored = new Map<string, Uint8Array>()
const files = {
  async get(key: string) {
    const bytes = stored.get(key)
    return bytes
      ? { body: new Blob([new Uint8Array(bytes)]).stream(), contentType: 'image/webp', sizeBytes: 1 }
      : null
  },
} as unknown as Services['files']
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  stored.clear()
  const webp = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#123456' } })
    .webp()
    .toBuffer()
  for (const width of [480, 960, 1600] as const) stored.set(articlePictureKey(ID, width), webp)
})
afterAll(() => database.close())

const subject = (kind: string, name: string) => socialSubject({ db: database.db, files }, kind, name)

test('a post is shared with a card of its title and its featured picture, as a photograph', async () => {
  const post = await makePost(database.db, {
    slug: 'dal',
    featuredImageUrl: pictureOf(1600, 1067),
    featuredImageAlt: 'A bowl of dal',
  })
  const found = await subject('post', 'dal')
  expect(await found!.picture()).toMatchObject({
    kind: 'post',
    title: post.title,
    dish: { side: expect.stringContaining('data:image/jpeg') },
  })
  expect(socialImageOf(post)).toEqual({
    path: `/og/post/dal.jpg?v=${found!.version}`,
    alt: `${post.title}: A bowl of dal`,
  })
  expect(socialImageOf({ ...post, featuredImageUrl: pictureOf(1200, 800) }).path).not.toContain(
    found!.version,
  )
})

test('a social picture of its own is shown as it is, and a social title stands on the card', async () => {
  const own = await makePost(database.db, {
    slug: 'own-picture',
    title: 'Dal',
    featuredImageUrl: '/plates/miso-ramen.svg',
    socialTitle: 'The dal everybody asks for',
    socialImageUrl: pictureOf(1200, 630),
  })
  const found = await subject('post', 'own-picture')
  const picture = await found!.picture()
  const file = stored.get(articlePictureKey(ID, 1600))!
  expect(picture.kind === 'photo' && Buffer.compare(picture.file, file)).toBe(0)
  expect(socialImageOf(own)).toEqual({
    path: `/og/post/own-picture.jpg?v=${found!.version}`,
    alt: 'The dal everybody asks for',
  })
  expect(socialImageOf({ ...own, socialImageUrl: null }).path).not.toContain(found!.version)
  await makePost(database.db, { slug: 'named', title: 'Dal', socialTitle: 'Shared dal' })
  expect(await (await subject('post', 'named'))!.picture()).toMatchObject({ title: 'Shared dal' })
})

test('the house’s own articles, whose pictures lie beside the code, are shared with them too', async () => {
  const url = articlePictureAddress({
    id: '00000000-0000-4000-8000-000000000001',
    widthPx: 1600,
    heightPx: 900,
  })
  await makePost(database.db, { slug: 'own', featuredImageUrl: url })
  expect(await (await subject('post', 'own'))!.picture()).toMatchObject({
    dish: { side: expect.stringContaining('data:image/jpeg') },
  })
})

test('without a picture, with a small one, or with one that is gone, a card has the title', async () => {
  const plain = await makePost(database.db, { slug: 'plain', title: 'Plain' })
  expect(socialImageOf(plain)).toMatchObject({
    path: expect.stringContaining('/og/post/plain.png'),
    alt: 'Plain',
  })
  expect(await (await subject('post', 'plain'))!.picture()).toMatchObject({
    kind: 'post',
    title: 'Plain',
    dish: { plateSvg: expect.stringContaining('<svg') },
  })
  const small = await makePost(database.db, { slug: 'small', featuredImageUrl: pictureOf(400, 300) })
  expect(socialImageOf(small).path).toContain('.png')
  expect(await (await subject('post', 'small'))!.picture()).toMatchObject({
    kind: 'post',
    dish: { photo: expect.stringContaining('data:image/jpeg') },
  })
  stored.clear()
  await makePost(database.db, { slug: 'gone', featuredImageUrl: pictureOf(1600, 900) })
  expect(await (await subject('post', 'gone'))!.picture()).toMatchObject({ kind: 'post' })
  await makePost(database.db, { slug: 'plate', featuredImageUrl: '/plates/miso-ramen.svg' })
  expect(await (await subject('post', 'plate'))!.picture()).toMatchObject({ kind: 'post' })
})

test('only published posts have a picture, and a freed address shows the post that has it now', async () => {
  const at = new Date('2026-11-20T10:00:00Z')
  await makePost(database.db, {
    slug: 'dal',
    title: 'Deleted',
    status: 'archived',
    deletedAt: at,
    statusBeforeDeletion: 'published',
  })
  await makePost(database.db, { slug: 'draft', status: 'draft' })
  expect(await subject('post', 'dal')).toBeNull()
  expect(await subject('post', 'draft')).toBeNull()
  await makePost(database.db, { slug: 'dal', title: 'Alive' })
  expect(await (await subject('post', 'dal'))!.picture()).toMatchObject({ title: 'Alive' })
})

test('authors and categories are shared by their name, an author with their photo', async () => {
  await makeAuthor(database.db, { name: 'Ada Miller', profilePhotoUrl: pictureOf(800, 800) })
  await makeCategory(database.db, { name: 'Beans', description: 'Pulses, cooked.' })
  expect(await (await subject('author', 'ada-miller'))!.picture()).toMatchObject({
    kind: 'page',
    title: 'Ada Miller',
    dish: { photo: expect.stringContaining('data:image/jpeg') },
  })
  expect(await (await subject('category', 'beans'))!.picture()).toMatchObject({
    title: 'Beans',
    line: 'Pulses, cooked.',
  })
  expect(await subject('author', 'nobody')).toBeNull()
  expect(await subject('category', 'none')).toBeNull()
})

test('only an uploaded picture that is large enough fills the card', () => {
  expect(cardPictureOf(pictureOf(600, 315))).not.toBeNull()
  for (const url of [null, '', pictureOf(599, 900), pictureOf(900, 314), '/plates/x.svg', '/pictures/x.webp'])
    expect(cardPictureOf(url)).toBeNull()
})
