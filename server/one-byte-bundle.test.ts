import fc from 'fast-check'
import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withOneByteSigns } from './one-byte-bundle.ts'

const valueOf = (code: string): unknown => runInThisContext(`(${code})`)

test('code whose signs are escaped is of one byte a sign and means the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const code = withOneByteSigns(JSON.stringify(text))
      expect(code).toMatch(/^[\0-\u00FF]*$/)
      expect(valueOf(code)).toBe(text)
    }),
  )
})

test('regular expressions and templates with signs of two units mean the same', () => {
  const code = withOneByteSigns('["½ 🍋’".replace(/[🍋’]/gu, "x"), /^🍋+$/u.test("🍋🍋"), `’${"½"}`]')
  expect(code).not.toContain('🍋')
  expect(valueOf(code)).toEqual(['½ xx', true, '’½'])
})

test('a text that is taken as it is written is the same text', () => {
  const code = withOneByteSigns('[String.raw`\\w½–${"–"}🍋\\u`, String.raw`\\w½`]')
  expect(code).toMatch(/^[\0-\u00FF]*$/)
  expect(valueOf(code)).toEqual([String.raw`\w½––🍋\u`, String.raw`\w½`])
})
