import { expect, test } from 'vitest'
import { foodById } from '#app/domain/food/foods.ts'
import { isByThePinch, mostGramsFor } from './doses.ts'

test('precious and pungent spices are bounded by the pinch', () => {
  for (const id of ['saffron', 'asafoetida', 'nutmeg', 'cloves'])
    expect(isByThePinch(foodById(id)), id).toBe(true)
  expect(mostGramsFor(foodById('saffron'), 4)).toBeCloseTo(0.6)
  expect(mostGramsFor(foodById('white-rice'), 4)).toBe(Infinity)
})
