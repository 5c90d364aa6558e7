import { expect, test } from 'vitest'
import { foodById } from '#app/domain/food/foods.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { writeAmount } from './amount-line.ts'

const amountOf = (id: string, grams: number) => writeAmount(extraItem(foodById(id)), grams).text

test('honey is measured by the spoon, a teaspoon at least; onions and lemons by the piece', () => {
  for (let grams = 1; grams <= 40; grams++)
    expect(amountOf('honey', grams)).toMatch(/^(?:[1-9]\S*|1 1\/2|2 1\/2) (?:tsp|tbsp) honey$/)
  expect(amountOf('onion', 68)).toBe('1/2 onion')
  expect(amountOf('lemon', 45)).toBe('1 lemon')
})
