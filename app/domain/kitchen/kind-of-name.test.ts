import { expect, test } from 'vitest'
import { kindOfUnknownName } from './kind-of-name.ts'

test('guesses what an unknown food is used as from its name, or does not', () => {
  expect(kindOfUnknownName('amba sauce')).toBe('condiment')
  expect(kindOfUnknownName('yak cheese')).toBe('crumbly-cheese')
  expect(kindOfUnknownName('grains of selim powder')).toBe('spice-blend')
  expect(kindOfUnknownName('zorblax')).toBeNull()
})
