import { expect, test } from 'vitest'
import { FOOD_GROUPS } from '#app/domain/food/food.ts'
import { aislesOf } from './shopping-aisles.ts'

test('the list follows the shelves, and no food is lost on the way', () => {
  const toBuy = FOOD_GROUPS.map((group) => ({ name: `some ${group}`, grams: 10, group }))
  const aisles = aislesOf([{ name: 'leeks', grams: 80, group: 'vegetables' }, ...toBuy])
  expect(aisles[0]).toMatchObject({ label: 'Vegetables and fruit' })
  expect(aisles[0]?.foods.map(({ name }) => name)).toEqual(['leeks', 'some fruit', 'some vegetables'])
  expect(aisles.flatMap(({ foods }) => foods)).toHaveLength(FOOD_GROUPS.length + 1)
})

test('a shelf with nothing to buy is left out', () => {
  expect(aislesOf([{ name: 'rice', grams: 500, group: 'grains' }]).map(({ label }) => label)).toEqual([
    'Bread, rice and pasta',
  ])
})
