import { expect, test } from 'vitest'
import { linesOfEach } from './each-line.ts'

test('one amount of each becomes a line for each food', () => {
  expect(linesOfEach('½ tsp each cumin, paprika and oregano')).toEqual([
    '½ tsp cumin',
    '½ tsp paprika',
    '½ tsp oregano',
  ])
  expect(linesOfEach('salt and pepper, 1 tsp each')).toEqual(['1 tsp salt', '1 tsp pepper'])
})

test('other lines stay as they are, and so does one with a food that is not known', () => {
  for (const line of ['2 carrots', '2 tsp salt and pepper', '1 tsp each cumin and frobnitz'])
    expect(linesOfEach(line)).toEqual([line])
})
