import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const kcalOf = (said: string): number => readMeal(said).total.kcal

test.each([
  'Doom Bar 0.0 500ml',
  'low alcohol lager 330ml',
  'alcohol free prosecco 125 ml',
  'alcohol free gin and tonic',
])('what is said to be without alcohol has none: %s', (said) => {
  expect(readMeal(said).total.alcoholG ?? 0).toBeLessThan(2)
  expect(readMeal(said).notCounted).toEqual([])
})

test('with alcohol it stays', () => {
  expect(kcalOf('Doom Bar 500ml')).toBeGreaterThan(kcalOf('Doom Bar 0.0 500ml') + 50)
})
