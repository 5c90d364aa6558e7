import { expect, test } from 'vitest'
import { withHeating } from './ready-starch.ts'

test('the sentence that boils rice alone becomes one that heats it', () => {
  expect(
    withHeating(
      'Fry the {onion}. Meanwhile, boil the {rice} in plenty of salted water for 12 minutes. Drain it.',
      ['rice'],
    ),
  ).toBe('Fry the {onion}. Meanwhile, heat the {rice} as the packet says, until steaming hot. Drain it.')
})

test('rice that takes up the sauce is not ready rice', () => {
  const step = 'Simmer the {rice} with the {tomatoes} and 500 ml water for 15 minutes.'
  expect(withHeating(step, ['rice'])).toBe(step)
})
