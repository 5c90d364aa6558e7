import { expect, test } from 'vitest'
import { isBrokenAddress } from './address.ts'

const isBroken = (path: string) => isBrokenAddress(new URL(path, 'http://localhost'))

test('a path that does not decode and a NUL anywhere cannot be meant', () => {
  for (const path of [
    '/blog/%00',
    '/%ff',
    '/blog/%E0%A4%A',
    '/%c0%80',
    '/50%',
    '/recipes?q=%00',
    '/?a%00b=1',
  ])
    expect(isBroken(path), path).toBe(true)
})

test('everything a person can type is meant, a stray per cent sign in a search too', () => {
  for (const path of [
    '/',
    '/blog/cr%C3%A8me-br%C3%BBl%C3%A9e',
    '/recipes?q=50%',
    '/recipes?q=%ff',
    '/a%2500',
    '/x?q=%2500',
  ])
    expect(isBroken(path), path).toBe(false)
})
