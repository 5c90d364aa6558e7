import { expect, test } from 'vitest'
import { compareWithUserProvided } from './user-provided-foods.ts'

test('knows what was given, however it is said', () => {
  const { isGiven, leftOut } = compareWithUserProvided(
    ['400 g chicken thighs, sliced', '1 red onion, chopped', '2 tbsp soy sauce', '200g/7oz Greek yogurt'],
    ['chicken', 'onion', 'greek yoghurt', '2 bananas'],
  )
  expect(isGiven).toEqual([true, true, false, true])
  expect(leftOut).toEqual([{ ingredient: '2 bananas', reason: 'Not part of this dish.' }])
})

test('a food the table does not know is compared by its words', () => {
  const { isGiven, leftOut } = compareWithUserProvided(['50 g zorblax paste', 'salt'], ['zorblax'])
  expect(isGiven).toEqual([true, false])
  expect(leftOut).toEqual([])
})

test('nothing given, nothing matched, and empty lines do not matter', () => {
  expect(compareWithUserProvided(['1 egg', ''], [])).toEqual({ isGiven: [false, false], leftOut: [] })
  expect(compareWithUserProvided([], ['egg']).leftOut).toHaveLength(1)
})
