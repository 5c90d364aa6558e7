import { expect, test } from 'vitest'
import { withoutPacking } from './states-said.ts'
import { readMeal } from './read-meal.ts'

const idsOf = (said: string) => readMeal(said).components.map(({ foodId }) => foodId)

test('what tinned food is packed in is no food beside it', () => {
  for (const [said, id] of [
    ['80g tinned peaches in juice', 'peaches-canned'],
    ['peaches in juice 80g', 'peaches-canned'],
    ['pineapple rings in their own juice', 'pineapple-canned'],
    ['tinned pears in natural juice', 'pears-canned'],
    ['tuna in spring water 100g', 'tuna-canned'],
    ['tin of tuna in brine', 'tuna-canned'],
    ['mackerel fillets in brine', 'mackerel-canned'],
    ['chickpeas in water 120g', 'chickpeas-canned'],
  ] as const)
    expect(idsOf(said), said).toEqual([id])
  expect(idsOf('mozzarella in brine')).toHaveLength(1)
  expect(idsOf('anchovies in olive oil')).toEqual(idsOf('anchovies'))
})

test('tuna and sardines in any oil are of their own kind', () => {
  expect(idsOf('1 can tuna in oil, drained')).toEqual(idsOf('tuna in oil'))
  expect(idsOf('tuna in sunflower oil')).toEqual(idsOf('tuna in oil'))
  expect(idsOf('sardines in tomato sauce')).not.toEqual(idsOf('sardines'))
})

test('what was cooked or served in something stays', () => {
  for (const said of [
    'prunes soaked in orange juice',
    'salmon baked in oil',
    'apple juice',
    'meatballs in tomato sauce',
    'pasta in water',
    'vodka in orange juice',
    'beans in tomato sauce',
  ])
    expect(withoutPacking(said), said).toBe(said)
})
