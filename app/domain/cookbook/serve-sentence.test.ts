import { expect, test } from 'vitest'
import type { Accompaniment } from './accompaniments.ts'
import { beforeServing, withLastly } from './before-serving.ts'
import { withServing } from './serve-sentence.ts'

const served = (...names: string[]): Accompaniment[] =>
  names.map((name) => ({ name, tail: '', cooking: null }))
const serve = (step: string, ...names: string[]) => withServing([step], served(...names))[0]

test('what comes besides joins the list that the dish serves', () => {
  expect(serve('Serve with the rice.', 'peas')).toBe('Serve with the rice and peas.')
  expect(serve('Taste for salt and serve with the rice and naans.', 'peas', 'lime wedges')).toBe(
    'Taste for salt and serve with the rice, naans, peas and lime wedges.',
  )
  expect(serve('Serve with the rice and the rest of the lime, in wedges.', 'peas')).toBe(
    'Serve with the peas, the rice and the rest of the lime, in wedges.',
  )
})

test('a dish that is served with nothing is served with it', () => {
  expect(serve('Serve at once, because it cools fast.', 'peas')).toBe(
    'Serve at once with the peas, because it cools fast.',
  )
  expect(serve('Pile onto the plates and eat hot.', 'peas', 'cheddar')).toBe(
    'Pile onto the plates and eat hot with the peas and cheddar.',
  )
  expect(serve('Stir in the cream.', 'peas')).toBe('Stir in the cream. Serve with the peas.')
})

test('how a food is served follows its name, last in the list', () => {
  const bread = { name: 'bread', tail: ', warmed', cooking: null }
  expect(withServing(['Serve hot.'], [bread, ...served('peas')])[0]).toBe(
    'Serve hot with the peas and the bread, warmed.',
  )
})

test('it is served before it is said how the dish keeps', () => {
  expect(withServing(['Serve with the rice.', 'It keeps for 3 days in the fridge.'], served('peas'))).toEqual(
    ['Serve with the rice and peas.', 'It keeps for 3 days in the fridge.'],
  )
})

test('a dressed salad is made just before', () => {
  const dressed = ['Dress the leaves with oil.']
  expect(withLastly(['Serve with the rice.'], dressed)[0]).toBe(
    'Dress the leaves with oil. Serve with the rice.',
  )
  expect(withLastly(['Drain on kitchen paper and serve with the leaves.'], dressed)[0]).toBe(
    'Drain on kitchen paper. Dress the leaves with oil. Serve with the leaves.',
  )
})

test('what goes in goes in before the dish is served', () => {
  expect(beforeServing('Taste for salt. Serve with the rice.', ['Stir in the cream.'])).toBe(
    'Taste for salt. Stir in the cream. Serve with the rice.',
  )
  expect(
    beforeServing('Stir in the lemon, taste for salt and serve with the rice.', ['Fold in the peas.']),
  ).toBe('Stir in the lemon and taste for salt. Fold in the peas. Serve with the rice.')
})

test('a sentence whose end is about its beginning is not taken apart', () => {
  expect(beforeServing('Rest the chicken and serve with its juices.', ['Fold in the peas.'])).toBe(
    'Fold in the peas. Rest the chicken and serve with its juices.',
  )
})

test('a topping goes on what is on the plate', () => {
  expect(beforeServing('Serve on the rice.', ['Scatter over the nuts.'])).toBe(
    'Serve on the rice. Scatter over the nuts.',
  )
  expect(beforeServing('Scatter over the parsley and serve.', ['Scatter over the nuts.'])).toBe(
    'Scatter over the parsley and the nuts, then serve.',
  )
})
