import { expect, test } from 'vitest'
import { FOODS, foodById } from '#app/domain/food/foods.ts'
import { isByThePinch, largestPortionG, mostGramsFor } from './doses.ts'
import { traitsOf } from './kinds.ts'

const NOT_COOKED = ['dish', 'drink', 'water', 'unknown']

test('every food the kitchen may cook has a largest portion, and it is no less than the usual one of its kind', () => {
  const wrong = FOODS.filter(({ kind }) => !NOT_COOKED.includes(kind)).flatMap((food) => {
    const most = largestPortionG(food)
    const bound = mostGramsFor(food, 1)
    const usual = Math.min(traitsOf(food.kind).portionG, bound)
    return Number.isFinite(most) && most > 0 && most >= usual * 0.99
      ? []
      : [`${food.id}: ${most} of ${usual}`]
  })
  expect(wrong).toEqual([])
})

test('precious and pungent spices are bounded by the pinch', () => {
  for (const id of ['saffron', 'asafoetida', 'nutmeg', 'cloves']) {
    expect(isByThePinch(foodById(id)), id).toBe(true)
    expect(largestPortionG(foodById(id)), id).toBeLessThanOrEqual(0.6)
  }
  expect(largestPortionG(foodById('cinnamon'))).toBeLessThanOrEqual(5)
  expect(largestPortionG(foodById('scotch-bonnet'))).toBeLessThanOrEqual(20)
  expect(largestPortionG(foodById('cumin'))).toBeLessThanOrEqual(6)
  expect(mostGramsFor(foodById('saffron'), 4)).toBeCloseTo(0.6)
})
