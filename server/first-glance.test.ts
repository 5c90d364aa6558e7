import sharp from 'sharp'
import { expect, test } from 'vitest'
import { glanceWriter } from './first-glance.ts'

const ADDRESS = '/blog-pictures/00000000-0000-4000-8000-000000000001-1600x900-480.webp'
const page = (address: string) =>
  `<html><head><link rel="preload" as="image" imageSrcSet="${address} 480w, /b.webp 960w"/></head><body></body></html>`
const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 480, height: 270, channels: 3, background: '#b06030' } })
      .webp()
      .toBuffer(),
  )

test('a page gets a soft copy of its first picture, made once', async () => {
  const asked: string[] = []
  const write = glanceWriter((path) => {
    asked.push(path)
    return picture()
  })
  const html = await write(page(ADDRESS))
  const [, data] = /url\(data:image\/avif;base64,([^)]+)\)/.exec(html)!
  expect(await sharp(Buffer.from(data!, 'base64')).metadata()).toMatchObject({ width: 480, height: 270 })
  expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('</head>'))
  expect(await write(page(ADDRESS))).toBe(html)
  expect(asked).toEqual([ADDRESS])
})

test('a page without such a picture, or with one that cannot be read, stays as it is', async () => {
  const write = glanceWriter(async () => new TextEncoder().encode('no picture'))
  expect(await write(page(ADDRESS))).toBe(page(ADDRESS))
  expect(await write(page('https://elsewhere.test/x-480.webp'))).toBe(
    page('https://elsewhere.test/x-480.webp'),
  )
  expect(await glanceWriter(async () => null)(page(ADDRESS))).toBe(page(ADDRESS))
})
