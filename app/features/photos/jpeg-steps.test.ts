import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeUnder, fitWithin, type JpegStep } from './jpeg-steps.ts'

const size = fc.record({
  widthPx: fc.integer({ min: 1, max: 30_000 }),
  heightPx: fc.integer({ min: 1, max: 30_000 }),
})

test('[GEN-07] fits any photo within 1920 px, keeps its shape and never enlarges it', () => {
  expect(fitWithin({ widthPx: 4000, heightPx: 3000 })).toEqual({ widthPx: 1920, heightPx: 1440 })
  fc.assert(
    fc.property(size, (given) => {
      const { widthPx, heightPx } = fitWithin(given)
      expect(Math.max(widthPx, heightPx)).toBeLessThanOrEqual(1920)
      expect(Math.min(widthPx, heightPx)).toBeGreaterThanOrEqual(1)
      expect(widthPx).toBeLessThanOrEqual(given.widthPx)
      expect(heightPx).toBeLessThanOrEqual(given.heightPx)
      const scale = Math.max(widthPx, heightPx) / Math.max(given.widthPx, given.heightPx)
      expect(Math.abs(widthPx - given.widthPx * scale)).toBeLessThanOrEqual(1)
      expect(Math.abs(heightPx - given.heightPx * scale)).toBeLessThanOrEqual(1)
    }),
  )
})

test('[GEN-07] keeps the best quality that fits 1 MB, and takes pixels away only when quality is not enough', async () => {
  const steps: JpegStep[] = []
  const encode = (bytesPerPixel: number) => (step: JpegStep) => {
    steps.push(step)
    return Promise.resolve(step.widthPx * step.heightPx * step.quality * bytesPerPixel)
  }
  const bytesOf = (bytes: number) => bytes
  const photo = { widthPx: 4000, heightPx: 3000 }

  await encodeUnder(photo, encode(0.2), bytesOf)
  expect(steps).toEqual([{ widthPx: 1920, heightPx: 1440, quality: 0.85 }])

  steps.length = 0
  expect(await encodeUnder(photo, encode(0.5), bytesOf)).toBeLessThanOrEqual(1_000_000)
  expect(steps.map((step) => step.quality)).toEqual([0.85, 0.75, 0.65])
  expect(new Set(steps.map((step) => step.widthPx))).toEqual(new Set([1920]))

  steps.length = 0
  expect(await encodeUnder(photo, encode(2), bytesOf)).toBeLessThanOrEqual(1_000_000)
  expect(steps.at(-1)!.widthPx).toBeLessThan(1920)
})

test('ends also when nothing fits', async () => {
  const never = encodeUnder(
    { widthPx: 5000, heightPx: 1 },
    () => Promise.resolve(2),
    (bytes) => bytes,
    1,
  )
  await expect(never).rejects.toThrow('One pixel')
})
