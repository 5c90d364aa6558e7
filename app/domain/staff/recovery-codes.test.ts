import { expect, test } from 'vitest'
import { newRecoveryCodes } from '#app/features/staff/recovery-codes.server.ts'
import { codeAmong, RECOVERY_ALPHABET } from './recovery-codes.ts'

test('new codes hold no signs that are taken for each other', () => {
  for (const sign of 'lI1iO0o') expect(RECOVERY_ALPHABET, sign).not.toContain(sign)
  const codes = newRecoveryCodes()
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hj-kmnp-z2-9]{5}-[a-hj-kmnp-z2-9]{5}$/)
})

test.each(['k7mpa-x3r9c', 'K7MPA-X3R9C', 'k7mpax3r9c', ' K7MPA X3R9C ', 'k7mpa–x3r9c', 'K7-MP-AX-3R-9C'])(
  '“%s” is the code that was given out',
  (typed) => {
    expect(codeAmong(['aaaaa-bbbbb', 'k7mpa-x3r9c'], typed)).toBe('k7mpa-x3r9c')
  },
)

test('codes from before keep working, also where two differ in their capitals alone', () => {
  const old = ['aBcDe-12345', 'AbCdE-12345']
  expect(codeAmong(old, 'AbCdE-12345')).toBe('AbCdE-12345')
  expect(codeAmong(old, 'abcde12345')).toBe('aBcDe-12345')
  expect(codeAmong(old, 'abcde-1234')).toBeNull()
  expect(codeAmong([], '')).toBeNull()
})
