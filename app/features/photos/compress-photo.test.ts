import { expect, test } from 'vitest'
import { compressPhoto, type CompressionWay } from './compress-photo.ts'

const photo = new File(['\u00ff\u00d8\u00ff'], 'fridge.jpg', { type: 'image/jpeg' })
const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' })
const works: CompressionWay = () => Promise.resolve(jpeg)
const fails: CompressionWay = () => Promise.reject(new Error('no such codec'))

test('[GEN-06] refuses what is no file', async () => {
  for (const nothing of [
    null,
    undefined,
    'fridge.jpg',
    {},
    { size: 3, type: 'image/jpeg' },
    new Uint8Array(3),
  ]) {
    await expect(compressPhoto(nothing, { ways: [works] })).rejects.toThrow(
      'The file given is not an instance of Blob or File',
    )
  }
})

test('[GEN-06] refuses a file that is no image', async () => {
  const text = new File(['eggs'], 'list.txt', { type: 'text/plain' })
  await expect(compressPhoto(text, { ways: [works] })).rejects.toThrow('The file given is not an image')
})

test('[GEN-08] takes the first way that works and asks no other', async () => {
  const asked: string[] = []
  const way =
    (name: string, run: CompressionWay): CompressionWay =>
    (file, signal) => {
      asked.push(name)
      return run(file, signal)
    }
  expect(await compressPhoto(photo, { ways: [way('worker', works), way('page', works)] })).toBe(jpeg)
  expect(asked).toEqual(['worker'])

  asked.length = 0
  expect(await compressPhoto(photo, { ways: [way('worker', fails), way('page', works)] })).toBe(jpeg)
  expect(asked).toEqual(['worker', 'page'])
})

test('[GEN-08] falls back where making the worker throws', async () => {
  const noWorker: CompressionWay = () => {
    throw new ReferenceError('Worker is not defined')
  }
  expect(await compressPhoto(photo, { ways: [noWorker, works] })).toBe(jpeg)
})

test('[GEN-12] [CAL-07] says so when no way can read the picture', async () => {
  await expect(compressPhoto(photo, { ways: [fails, fails] })).rejects.toMatchObject({
    code: 'invalid-input',
    message: 'Failed to compress image. Please try a different image.',
  })
})

test('says what to do about HEIC that this browser cannot read, and takes it where it can', async () => {
  const heic = new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'IMG_0001.HEIC')
  await expect(compressPhoto(heic, { ways: [fails, fails] })).rejects.toThrow(/HEIC.*JPEG.*Most Compatible/)
  expect(await compressPhoto(heic, { ways: [fails, works] })).toBe(jpeg)
})

test('[GEN-12] a file that is gone since it was chosen cannot be read', async () => {
  const gone = new File(['x'], 'gone.jpg', { type: 'image/jpeg' })
  Object.defineProperty(gone, 'slice', {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  })
  await expect(compressPhoto(gone, { ways: [works] })).rejects.toThrow('Failed to read file')
})

test('an abort ends the work and tries no other way', async () => {
  const stop = new AbortController()
  let isPageAsked = false
  const stopped: CompressionWay = () => {
    stop.abort(new Error('replaced'))
    return Promise.reject(new Error('terminated'))
  }
  const page: CompressionWay = (...given) => {
    isPageAsked = true
    return works(...given)
  }
  await expect(compressPhoto(photo, { signal: stop.signal, ways: [stopped, page] })).rejects.toThrow(
    'replaced',
  )
  expect(isPageAsked).toBe(false)
})
