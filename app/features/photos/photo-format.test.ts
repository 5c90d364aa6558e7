import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedPhoto, storedQuarters } from '#tests/support/made-photos.ts'
import { claimsToBeImage } from './image-claim.ts'
import { photoFormatOf } from './photo-format.ts'

const isoFile = (...brands: string[]) => {
  const length = 8 + 4 * (brands.length + 1)
  return Buffer.from(
    `\0\0\0${String.fromCharCode(length)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}mdatavif`,
    'latin1',
  )
}

test('tells formats by their bytes', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    expect(photoFormatOf(await markedPhoto(format))).toBe(format)
  }
  expect(photoFormatOf(await storedQuarters(9, 9).gif().toBuffer())).toBe('gif')
  expect(photoFormatOf(await storedQuarters(9, 9).tiff().toBuffer())).toBeNull()
  expect(photoFormatOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
})

test('tells HEIC from AVIF by the brands of the first box only', () => {
  expect(photoFormatOf(isoFile('heic', 'mif1', 'heic'))).toBe('heic')
  expect(photoFormatOf(isoFile('mif1', 'mif1', 'heic'))).toBe('heic')
  expect(photoFormatOf(isoFile('mif1', 'avif', 'mif1'))).toBe('avif')
  expect(photoFormatOf(isoFile('isom', 'mp42', 'isom'))).toBeNull()
})

test('stands any bytes, however few', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect([null, 'jpeg', 'png', 'webp', 'gif', 'avif', 'heic']).toContain(photoFormatOf(bytes))
    }),
  )
})

test('[GEN-05] takes a file for an image by its type, or by its name where the browser knows no type', () => {
  expect(claimsToBeImage(new File([''], 'a.jpg', { type: 'image/jpeg' }))).toBe(true)
  expect(claimsToBeImage(new File([''], 'IMG_0001.HEIC'))).toBe(true)
  expect(claimsToBeImage(new Blob([''], { type: 'image/png' }))).toBe(true)
  expect(claimsToBeImage(new File([''], 'a.jpg', { type: 'application/pdf' }))).toBe(false)
  expect(claimsToBeImage(new File([''], 'notes.txt'))).toBe(false)
  expect(claimsToBeImage(new Blob(['']))).toBe(false)
})
