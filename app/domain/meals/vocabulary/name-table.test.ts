import { expect, test } from 'vitest'
import { readUsdaNames, readUsdaVocabulary } from '#app/usda-vocabulary.server.ts'
import { packNames, readNames, unpackNames, withNames, wordsAt } from './name-table.ts'
import { ownFoods, worldFoods } from './own-foods.ts'
import { wordsOfName } from './words-of-name.ts'

const REPACK = 'foods/name-words.br is older than the names or the stems: run npm run foods -- names'

/** Names read at the start instead of packed: each takes ten microseconds. */
const MOST_UNPACKED = 600

test('a name is packed with the words it has, and unpacked the same', () => {
  const names = [
    'Milk, whole',
    'Pizza, cheese, from restaurant or fast food, NS as to crust',
    'Soup (CAMPBELL)',
  ]
  const { table, stamp } = unpackNames(packNames(readNames(names.slice(0, 2), names.slice(2)), 77))
  expect(stamp).toBe(77)
  expect(table.names).toEqual([null, null, 'Soup (CAMPBELL)'])
  expect(names.map((_name, at) => wordsAt(table, at))).toEqual(names.map(wordsOfName))
})

test('names behind a packed table are read', () => {
  const table = withNames(readNames(['Milk, whole'], []), ['Whole-grain snurf with milk'])
  expect(wordsAt(table, 0)).toEqual(wordsOfName('Milk, whole'))
  expect(wordsAt(table, 1)).toEqual(wordsOfName('Whole-grain snurf with milk'))
})

test('the packed words are those that the names are read as today', () => {
  const { names: table } = readUsdaVocabulary()
  const { names } = readUsdaNames()
  expect(table.names.filter((name) => name === null)).toHaveLength(names.length)
  const stale = table.names.flatMap((packed, at) => {
    const name = packed ?? names[at]!
    return JSON.stringify(wordsAt(table, at)) === JSON.stringify(wordsOfName(name)) ? [] : [name]
  })
  expect(stale.slice(0, 5), REPACK).toEqual([])
})

test('nearly every name of our own is packed', () => {
  const packed = new Set(readUsdaVocabulary().names.names)
  const named = [...ownFoods(), ...worldFoods()].flatMap(({ names }) => names)
  const missing = named.filter((name) => !packed.has(name))
  expect(missing.length, REPACK).toBeLessThan(MOST_UNPACKED)
})
