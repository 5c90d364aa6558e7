import { expect, test } from 'vitest'
import { FOODS, foodById } from '#app/domain/food/foods.ts'
import { allowedBy, kitchenDiets } from './dietary-preferences.ts'

const none = { diets: [], allergens: [], dislikes: [], eaters: [] }

test('several diets hold at once', () => {
  const isAllowed = allowedBy({ ...none, diets: ['Vegetarian', 'Gluten-Free'] })
  expect(isAllowed(foodById('chicken-breast'))).toBe(false)
  expect(isAllowed(foodById('pasta'))).toBe(false)
  expect(isAllowed(foodById('cheddar'))).toBe(true)
})

test('an allergen shuts out every food that brings it', () => {
  const isAllowed = allowedBy({ ...none, allergens: ['soya'] })
  for (const food of FOODS) if (food.allergens.includes('soya')) expect(isAllowed(food), food.id).toBe(false)
})

test('a dislike is a food, its kinds, or a whole group', () => {
  const noMushrooms = allowedBy({ ...none, dislikes: ['mushrooms'] })
  expect(FOODS.filter((food) => /mushroom/.test(food.name) && noMushrooms(food))).toEqual([])
  const noFish = allowedBy({ ...none, dislikes: ['fish'] })
  expect(['salmon', 'cod', 'fish-sauce'].map((id) => noFish(foodById(id)))).toEqual([false, false, false])
  expect(noFish(foodById('chicken-breast'))).toBe(true)
})

test('without wishes everything may be eaten and the kitchen cooks by no diet', () => {
  expect(FOODS.every(allowedBy(none))).toBe(true)
  expect(kitchenDiets(none)).toEqual(['None'])
})

test('the kitchen cooks by the diets and by the allergens it knows as diets', () => {
  expect(kitchenDiets({ ...none, diets: ['Vegan', 'Vegetarian'], allergens: ['gluten'] })).toEqual([
    'Vegan',
    'Gluten-Free',
  ])
  expect(kitchenDiets({ ...none, allergens: ['milk'] })).toEqual(['Dairy-Free'])
})
