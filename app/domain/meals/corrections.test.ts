import { expect, test } from 'vitest'
import { withCorrections } from './corrections.ts'

test('a correction takes the place of the amount it corrects', () => {
  for (const [said, meant] of [
    [
      'a pint of guinness and a bag of peanuts, actually make that 2 pints',
      '2 pints of guinness and a bag of peanuts',
    ],
    ['a biscuit and tea. make that two biscuits', 'two biscuits and tea'],
    ['2 eggs, no wait, three', 'three eggs'],
    ['200g rice i mean 150', '150g rice'],
    ['one slice of cake, no sorry, two slices', 'two slices of cake'],
    ['3 tacos - scratch that, 4 tacos', '4 tacos'],
  ] as const)
    expect(withCorrections(said), said).toBe(meant)
})

test('what corrects nothing stays', () => {
  for (const said of [
    'actually 2 eggs and toast',
    'i made that with 2 eggs',
    'no wait for the bus, 2 coffees',
    'made it with 200 g flour',
    'wait 3 minutes, then 2 eggs',
    'make that pasta of hers',
  ])
    expect(withCorrections(said), said).toBe(said)
})
