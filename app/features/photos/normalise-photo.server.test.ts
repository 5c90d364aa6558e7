import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  CANARY,
  gifWithComment,
  markedPhoto,
  pngOfSize,
  quartersOf,
  storedQuarters,
} from '#tests/support/made-photos.ts'
import { normalisePhoto } from './normalise-photo.server.ts'
import { PHOTO_REFUSALS } from './photo-refusals.ts'

const signal = new AbortController().signal
const normalised = async (bytes: Uint8Array) => Buffer.from((await normalisePhoto(bytes, { signal })).bytes)
const refusalOf = (bytes: Uint8Array) =>
  normalisePhoto(bytes, { signal }).then(
    () => 'accepted',
    (error: unknown) => error,
  )

for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
  test(`[GEN-07] makes a JPEG without place, camera or text of a ${format}`, async () => {
    const marked = await markedPhoto(format)
    expect(marked.includes(CANARY)).toBe(true)
    const jpeg = await normalised(marked)
    const facts = await sharp(jpeg).metadata()
    expect(facts).toMatchObject({ format: 'jpeg', width: 120, height: 80 })
    for (const kind of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
      expect(facts[kind]).toBeUndefined()
    expect(jpeg.includes('CANARY')).toBe(false)
    expect(jpeg.includes('Exif')).toBe(false)
  })
}

test('takes the first frame of a GIF and none of its comments', async () => {
  const comment = `${CANARY}<script>alert(1)</script>`
  const jpeg = await normalised(await gifWithComment(comment))
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 })
  expect(await quartersOf(jpeg)).toBe('rgbw')
  expect(jpeg.includes('CANARY')).toBe(false)

  const frames = await sharp(
    await Promise.all(
      [10, 200].map((red) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background: { r: red, g: 0, b: 0 } } })
          .png()
          .toBuffer(),
      ),
    ),
    { join: { animated: true } },
  )
    .gif()
    .toBuffer()
  expect((await sharp(frames).metadata()).pages).toBe(2)
  expect(await sharp(await normalised(frames)).metadata()).toMatchObject({ width: 20, height: 20 })
})

for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
  test(`turns a photo upright that is stored with orientation ${orientation}`, async () => {
    const jpeg = await normalised(await markedPhoto('jpeg', orientation))
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 120, height: 80 })
    expect(await quartersOf(jpeg)).toBe('rgbw')
  })
}

test('[GEN-07] brings the longest side down to 1920 px, upright, and keeps the shape', async () => {
  const wide = await storedQuarters(2600, 1300, 6).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await sharp(await normalised(wide)).metadata()).toMatchObject({ width: 1920, height: 960 })
})

test('[GEN-07] leaves a small photo at its size', async () => {
  const small = await storedQuarters(64, 48).png().toBuffer()
  expect(await sharp(await normalised(small)).metadata()).toMatchObject({ width: 64, height: 48 })
})

test('[GEN-07] keeps even noise under 1 MB', async () => {
  const noise = await sharp({
    create: {
      width: 1920,
      height: 1920,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(noise.length).toBeGreaterThan(1_000_000)
  expect((await normalised(noise)).length).toBeLessThanOrEqual(1_000_000)
})

test('lays transparent pictures on white', async () => {
  const clear = await sharp({
    create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const { data } = await sharp(await normalised(clear))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(Math.min(...data)).toBeGreaterThan(250)
})

test('refuses a pixel bomb by its head, before decoding it', async () => {
  const bomb = pngOfSize(16_000, 16_000)
  expect(bomb.length).toBeLessThan(100_000)
  expect(await refusalOf(bomb)).toMatchObject({ code: 'too-large', message: PHOTO_REFUSALS.tooManyPixels })
})

test('refuses a GIF that says it has 400 megapixels', async () => {
  const gif = await storedQuarters(8, 8).gif().toBuffer()
  const frame = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 8, 0, 8, 0]))
  for (const at of [6, 8, frame + 5, frame + 7]) gif.writeUInt16LE(20_000, at)
  expect(await refusalOf(gif)).toMatchObject({ code: 'too-large', message: PHOTO_REFUSALS.tooManyPixels })
})

test('reads a photo of just 24 megapixels', async () => {
  expect(await sharp(await normalised(pngOfSize(6000, 4000))).metadata()).toMatchObject({
    width: 1920,
    height: 1280,
  })
})

test('refuses more than 12 MB', async () => {
  expect(await refusalOf(new Uint8Array(12_000_001))).toMatchObject({
    code: 'too-large',
    message: PHOTO_REFUSALS.tooManyBytes,
  })
})

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="red"/></svg>'
const NO_PHOTOS: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  SVG: () => Buffer.from(SVG),
  'SVG behind an XML head': () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`),
  TIFF: () => storedQuarters(20, 20).tiff().toBuffer(),
  PDF: () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'),
  HTML: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  BMP: () => Buffer.from('BM\u0000\u0000\u0000\u0000'),
  nothing: () => new Uint8Array(),
}
for (const [kind, make] of Object.entries(NO_PHOTOS)) {
  test(`[GEN-05] refuses ${kind}`, async () => {
    expect(await refusalOf(await make())).toMatchObject({
      code: 'invalid-input',
      message: 'Please upload an image file',
    })
  })
}

test('names HEIC and what to do about it', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
  expect(await refusalOf(heic)).toMatchObject({
    code: 'invalid-input',
    message: expect.stringContaining('Most Compatible'),
  })
})

test('[GEN-12] says so when a photo is cut off or only begins like one', async () => {
  const whole = await storedQuarters(400, 400).jpeg().toBuffer()
  for (const broken of [
    whole.subarray(0, 40),
    whole.subarray(0, whole.length / 2),
    Buffer.from('\u0089PNG\r\n\u001a\n<svg/>', 'latin1'),
    Buffer.from(`GIF89a${SVG}`),
    Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
    Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypavif\0\0\0\0')]),
  ]) {
    expect(await refusalOf(broken)).toMatchObject({
      code: 'invalid-input',
      message: 'Failed to process image',
    })
  }
})

test('no decoder of another format can be reached, not even directly', async () => {
  const tiff = await storedQuarters(20, 20).tiff().toBuffer()
  await expect(sharp(Buffer.from(SVG)).metadata()).rejects.toThrow('unsupported image format')
  await expect(sharp(tiff).metadata()).rejects.toThrow('unsupported image format')
})

test('a photo that is also a script or an archive comes out as a photo only', async () => {
  const photo = await storedQuarters(60, 60).jpeg().toBuffer()
  const script = Buffer.from('/*<script>alert(1)</script><?php system("id") ?>*/')
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script])
  const inside = Buffer.concat([
    photo.subarray(0, 2),
    comment,
    photo.subarray(2),
    script,
    Buffer.from('PK\u0003\u0004'),
  ])
  const jpeg = await normalised(inside)
  expect(jpeg.includes('script')).toBe(false)
  expect(jpeg.includes('php')).toBe(false)
  expect(jpeg.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
  expect(await quartersOf(jpeg)).toBe('rgbw')
})

test('an aborted request decodes nothing', async () => {
  const photo = await storedQuarters(60, 60).jpeg().toBuffer()
  await expect(normalisePhoto(photo, { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow(
    'left',
  )
})
