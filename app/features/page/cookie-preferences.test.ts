import { describe, expect, test } from 'vitest'
import { cookiePreferencesIn } from './cookie-preferences.ts'

describe('[DATA-23] cookie preferences', () => {
  test('essential is always on, and nothing optional before it was chosen', () => {
    const nothing = { essential: true, functional: false, analytics: false, marketing: false }
    for (const text of [
      '',
      'null',
      '[]',
      '{}',
      'no json',
      '1',
      '{"essential":false}',
      '{"functional":"yes"}',
    ])
      expect(cookiePreferencesIn(text), text).toEqual(nothing)
  })

  test('what was chosen holds', () => {
    expect(
      cookiePreferencesIn('{"essential":true,"functional":true,"analytics":false,"marketing":true}'),
    ).toEqual({ essential: true, functional: true, analytics: false, marketing: true })
  })
})
