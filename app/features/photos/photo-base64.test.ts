import { randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { photoAsBase64 } from './photo-base64.ts'

afterEach(() => vi.unstubAllGlobals())

test('[GEN-32] gives a photo as base64, also a large one', async () => {
  const bytes = randomBytes(1_000_001)
  expect(await photoAsBase64(new Blob([bytes]))).toBe(bytes.toString('base64'))
  expect(await photoAsBase64(new Blob([]))).toBe('')
})

test('[GEN-12] says "Failed to read file" when the bytes cannot be had', async () => {
  const gone = new Blob(['x'])
  Object.defineProperty(gone, 'arrayBuffer', {
    value: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  })
  await expect(photoAsBase64(gone)).rejects.toThrow('Failed to read file')
})

test('[GEN-12] says "Failed to convert file to base64" when they do not become text', async () => {
  vi.stubGlobal('btoa', () => {
    throw new RangeError('Invalid string length')
  })
  await expect(photoAsBase64(new Blob(['x']))).rejects.toThrow('Failed to convert file to base64')
})
