import { expect, test } from 'vitest'
import { markedPhoto, pngOfSize, storedQuarters } from '#tests/support/made-photos.ts'
import { pictureForReading } from './picture-for-reading.server.ts'
import { PHOTO_REFUSALS } from './photo-refusals.ts'

const signal = new AbortController().signal
const made = (bytes: Uint8Array) => pictureForReading(bytes, { signal })

test('a picture is grey, one byte a pixel, and upright by its EXIF', async () => {
  const picture = await made(await markedPhoto('jpeg', 6))
  // Enlarged as far as it may be.
  expect(picture).toMatchObject({ widthPx: 300, heightPx: 200 })
  expect(picture.pixels.length).toBe(300 * 200)
  // White below on the right, as it is upright; blue beside it is dark.
  const at = (x: number, y: number) => picture.pixels[y * 300 + x]!
  expect(at(250, 150)).toBeGreaterThan(at(50, 150) + 100)
})

test('a large picture is brought down, a small one enlarged, both within bounds', async () => {
  const large = await storedQuarters(3000, 1500).jpeg().toBuffer()
  expect(await made(large)).toMatchObject({ widthPx: 2000, heightPx: 1000 })
  const small = await storedQuarters(900, 300).jpeg().toBuffer()
  expect(await made(small)).toMatchObject({ widthPx: 1500, heightPx: 500 })
})

test('what is no photo, too large or too many pixels is refused as everywhere', async () => {
  await expect(made(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
    code: 'invalid-input',
    message: 'Please upload an image file',
  })
  await expect(made(Buffer.alloc(12_000_001))).rejects.toMatchObject({
    code: 'too-large',
    message: PHOTO_REFUSALS.tooManyBytes,
  })
  await expect(made(pngOfSize(20_000, 20_000))).rejects.toMatchObject({
    code: 'too-large',
    message: PHOTO_REFUSALS.tooManyPixels,
  })
})
