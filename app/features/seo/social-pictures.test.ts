import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { DrawnPicture, SocialPicture } from '#app/domain/seo/social-picture.ts'
import { openSocialPictures } from './social-pictures.server.ts'

const plateSvg = readFileSync('public/plates/poke-bowl.svg', 'utf8')
const PAGE: DrawnPicture = {
  kind: 'page',
  title: 'About Mealwright',
  line: 'Where the numbers come from',
  dish: { backdrop: '#c6dce0', plateSvg },
}
const give = (picture: SocialPicture) => () => Promise.resolve(picture)

const pictures = openSocialPictures()
afterAll(() => pictures.close())

test('[BLOG-43] every kind of picture is a PNG of 1200 by 630, with its words on paper and a dish on a cloth', async () => {
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()
  const all: DrawnPicture[] = [
    PAGE,
    { kind: 'post', title: 'x'.repeat(400), category: 'Nutrition', byline: 'Anna', dish: PAGE.dish },
    {
      kind: 'recipe',
      title: 'Борщ <b>&amp;</b> "bread"',
      line: '30 min',
      kcal: '486',
      shares: [
        { label: 'Protein', kcal: 120, amountG: 30, colour: '#2f6b4f' },
        { label: 'Fat', kcal: 150, amountG: 17, colour: '#d0442a' },
      ],
      dish: { backdrop: '#f8e2ab', photo: `data:image/jpeg;base64,${photo.toString('base64')}` },
    },
  ]
  for (const picture of all) {
    const png = await pictures.draw(picture.kind, give(picture))
    const image = sharp(png)
    expect(await image.metadata(), picture.kind).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(png.byteLength, picture.kind).toBeLessThan(200_000)
    const { data } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) =>
      Buffer.from(data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)).toString('hex')
    expect(`#${at(10, 10)}`, 'paper').toBe('#fbf7f0')
    expect(`#${at(1190, 620)}`, 'cloth').toBe(picture.dish.backdrop)
    const words = new Set(Array.from({ length: 540 }, (_, x) => at(64 + x, 130 + (x % 5) * 30)))
    expect(words.size, 'something is written').toBeGreaterThan(3)
    if ('photo' in picture.dish) expect(at(930, 315)).toMatch(/^1[0-4]3[2-6]5[3-8]$/)
  }
})

test('paper and cloth are each a single colour, whatever is drawn on them', async () => {
  const backdrop = '#f4cdc2'
  for (const plate of ['avocado-toast', 'beef-stir-fry', 'cod-plate', 'poke-bowl']) {
    const dish = { backdrop, plateSvg: readFileSync(`public/plates/${plate}.svg`, 'utf8') }
    const card = { ...PAGE, title: 'Contact', line: 'A person reads every message', dish }
    const png = await pictures.draw(`flat ${plate}`, give(card))
    const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const coloursIn = (left: number, top: number, right: number, bottom: number) => {
      const found = new Set<number>()
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) found.add(data.readUIntBE((y * 1200 + x) * 3, 3))
      return [...found].map((colour) => `#${colour.toString(16)}`)
    }
    expect(coloursIn(0, 0, 60, 630), `${plate}: margin`).toEqual(['#fbf7f0'])
    expect(coloursIn(664, 0, 1200, 24), `${plate}: cloth`).toEqual([backdrop])
  }
})

test('[BLOG-43] a featured picture takes the side of the card, its title the other', async () => {
  const photo = await sharp({ create: { width: 540, height: 630, channels: 3, background: '#2020d0' } })
    .jpeg()
    .toBuffer()
  const side = `data:image/jpeg;base64,${photo.toString('base64')}`
  const card: DrawnPicture = {
    kind: 'post',
    title: 'A dal for the week',
    category: 'Cooking',
    byline: 'Ada',
    dish: { backdrop: '#c6dce0', side },
  }
  const jpeg = await pictures.draw('side', give(card), 'jpeg')
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const { data } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  const isBlue = (x: number, y: number) => data[(y * 1200 + x) * 3 + 2]! > data[(y * 1200 + x) * 3]! + 100
  expect([665, 930, 1195].map((x) => [5, 315, 625].map((y) => isBlue(x, y))).flat()).not.toContain(false)
  expect([10, 300, 650].map((x) => isBlue(x, 315))).not.toContain(true)
})

test('[BLOG-43] a chosen picture fills the card, cut to 1200 by 630 without being squeezed, as JPEG', async () => {
  // A red middle as wide as a third, between blue sides: the cut takes nothing from the sides of a wide picture.
  const middle = await sharp({ create: { width: 400, height: 900, channels: 3, background: '#d02020' } })
    .png()
    .toBuffer()
  const file = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2020d0' } })
    .composite([{ input: middle, left: 400, top: 0 }])
    .webp()
    .toBuffer()
  const jpeg = await pictures.draw('chosen', give({ kind: 'photo', file }), 'jpeg')
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const { data } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number) => data[(315 * 1200 + x) * 3]! > data[(315 * 1200 + x) * 3 + 2]!
  expect([10, 380, 420, 600, 780, 820, 1190].map(isRed)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
    false,
  ])
})

test('the same picture asked for by many at once, and again later, is drawn once', async () => {
  let asked = 0
  const picture = () => {
    asked++
    return Promise.resolve(PAGE)
  }
  const first = await Promise.all([1, 2, 3].map(() => pictures.draw('once', picture)))
  expect(await pictures.draw('once', picture)).toBe(first[0])
  expect(asked).toBe(1)
})

test('what waits is bounded, what is kept is bounded, and one failure does not stop the next', async () => {
  const small = openSocialPictures({ maxWaiting: 2, maxKeptBytes: 1 })
  try {
    const broken = small.draw('broken', () => Promise.reject(new Error('no row')))
    const second = small.draw('second', give(PAGE))
    await expect(small.draw('third', give(PAGE))).rejects.toMatchObject({ code: 'unavailable' })
    await expect(broken).rejects.toThrow('no row')
    const png = await second
    expect(await small.draw('second', give(PAGE)), 'drawn anew: too large to be kept').not.toBe(png)
  } finally {
    await small.close()
  }
  await expect(small.draw('late', give(PAGE))).rejects.toMatchObject({ code: 'unavailable' })
})

test('a drawing that takes too long is stopped, and the next one starts afresh', async () => {
  const hurried = openSocialPictures({ limitMs: 1 })
  try {
    for (const key of ['one', 'two'])
      await expect(hurried.draw(key, give(PAGE))).rejects.toMatchObject({ code: 'unavailable' })
  } finally {
    await hurried.close()
  }
})
