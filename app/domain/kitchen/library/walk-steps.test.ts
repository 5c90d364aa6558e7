import { expect, test } from 'vitest'
import { aLibraryDish, fitOf, FRYING } from '#tests/support/library-dish.ts'
import { portionDish } from './portions.ts'
import type { LibraryDish } from './types.ts'
import { walkSteps } from './walk-steps.ts'

function faultsOf(dish: LibraryDish, foods = {}) {
  const portions = portionDish(fitOf(dish, foods), { servings: 2, targetKcal: null })
  return walkSteps(dish, portions!.parts).map(({ food, fault }) => `${food}: ${fault}`)
}
const withFrying = (frying: Partial<typeof FRYING>) => {
  const dish = aLibraryDish()
  const [first, serving] = dish.steps
  return aLibraryDish({ steps: [[first![0]!, first![1]!, { ...FRYING, ...frying }], serving!] })
}

test('a dish that cooks its foods through has no faults', () => {
  expect(faultsOf(aLibraryDish())).toEqual([])
})

test('chicken that is only warmed, or too cool inside, is found', () => {
  expect(faultsOf(withFrying({ do: 'warm' }))).toEqual([expect.stringContaining('chicken breast: reaches')])
  expect(faultsOf(withFrying({ coreC: 60, do: 'warm' }))).toEqual([
    expect.stringContaining('reaches 60 °C inside, needs 74'),
  ])
})

test('half of a food that stays raw is found though the other half is cooked', () => {
  const dish = withFrying({ foods: ['chicken/2'] })
  const serving = { do: 'scatter', foods: ['chicken~'], in: 'plates', minutes: 1 } as const
  expect(faultsOf({ ...dish, steps: [...dish.steps, [serving]] })).toEqual([
    expect.stringContaining('chicken breast: reaches'),
  ])
})

test('a food no step uses is found', () => {
  const dish = aLibraryDish()
  expect(faultsOf({ ...dish, steps: [dish.steps[0]!] })).toEqual(['lemon: no step uses it'])
})
