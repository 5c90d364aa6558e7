import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('control, direction and invisible characters go; words, accents, emoji and markup stay', () => {
  expect(plainText('  Stir\u0000\n\twell\u202e \u2066now\u2069 ', 50)).toBe('Stir well now')
  expect(plainText('\ufeffCre\u0300me bru\u0302le\u0301e 🍮 ½ cup, 180\u00a0°C', 50)).toBe(
    'Crème brûlée 🍮 ½ cup, 180 °C',
  )
  expect(plainText('<b>bold</b> & [x](y)', 50)).toBe('<b>bold</b> & [x](y)')
  expect(plainText('a\u200db क्\u200dष \u200d', 50)).toBe('a\u200db क्\u200dष')
  expect(plainText('Z\u0301\u0301\u0301\u0301\u0301\u0301', 50).length).toBeLessThanOrEqual(4)
  expect(plainText('\u200b\u2060\ud83c', 50)).toBe('')
})

test('what is too long ends in an ellipsis and never in half a character', () => {
  expect(plainText('x'.repeat(100), 10)).toBe('xxxxxxxxx…')
  expect(plainText('🍮'.repeat(100), 10)).toBe('🍮🍮🍮🍮…')
})

test('any text at all comes out short, well formed and without control characters, and stays as it is then', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.integer({ min: 1, max: 80 }),
      (text, max) => {
        const plain = plainText(text, max)
        expect(plain.length).toBeLessThanOrEqual(max)
        expect(plain.isWellFormed()).toBe(true)
        expect(plain).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u)
        expect(plain).toBe(plain.trim())
      },
    ),
    { seed: 3, numRuns: 1000 },
  )
})
