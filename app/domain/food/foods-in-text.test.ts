import { expect, test } from 'vitest'
import { foodsInText } from './foods-in-text.ts'

const named = (text: string) => foodsInText(text).map(({ words }) => words.join(' '))

test('foods are found by their longest names, in any clause', () => {
  expect(named('Fry the bacon, then add coconut milk and a tin of butter beans.')).toEqual([
    'bacon',
    'coconut milk',
    'butter beans',
  ])
  expect(named('Finish with Worcestershire sauce; serve with crème fraîche')).toEqual([
    'worcestershire sauce',
    'creme fraiche',
  ])
})

test('what is denied or only compared is not named', () => {
  for (const text of [
    'Creamy without butter',
    'There is no need for any of it: no eggs',
    'Fry the meatless lardons',
    'Use dairy-free ghee',
    'Blend until it is smooth as cream',
    'Roll into egg-sized balls',
  ])
    expect(named(text), text).toEqual([])
})

test('verbs that are names of foods as well are read by what follows them', () => {
  for (const text of [
    'Char the peppers.',
    'Simmer, then fish out the bay leaf.',
    'Cream the sugar.',
    'Spread it over.',
  ])
    expect(
      named(text).filter((word) => /char|fish|cream|spread/.test(word)),
      text,
    ).toEqual([])
  expect(named('Lay the fish on top')).toEqual(['fish'])
  expect(named('Bake in a buttered tin')).toEqual(['butter'])
})
