import { expect, test } from 'vitest'
import { alikeIn, otherNamesOf } from './alike-words.ts'

test('British and American names are found in a text, in the plural and of several words too', () => {
  expect(alikeIn('roast eggplants').map(({ term, names }) => [term, names])).toEqual([
    ['eggplant', ['eggplant', 'aubergine']],
  ])
  expect(alikeIn('Spring Onion soup').map(({ term }) => term)).toEqual(['spring onion'])
  expect(alikeIn('"fibre" -yogurt').map(({ term }) => term)).toEqual(['yogurt', 'fibre'])
})

test('a part of another word is none', () => {
  expect(alikeIn('peppercorn and fibreglass')).toEqual([])
})

test('one word with its other names, itself first', () => {
  expect(otherNamesOf('yoghurt')).toEqual(['yoghurt', 'yogurt', 'yoghourt'])
  expect(otherNamesOf('refund')).toEqual(['refund'])
})
