import { expect, test } from 'vitest'
import { FOODS, foodById } from '#app/domain/food/foods.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { amountLadder, amountNear } from './amounts.ts'
import { traitsOf } from './kinds.ts'
import { itemOf } from './pantry.ts'

const NOT_COOKED_WITH = ['dish', 'drink', 'treat', 'unknown']

function near(id: string, wantedG: number, atMostG: number | null = null): string | undefined {
  return amountNear(itemOf(foodById(id), null, null), wantedG, atMostG)?.text
}

test('writes amounts as a cook measures the food', () => {
  expect(near('onion', 120)).toBe('1 onion')
  expect(near('onion', 60)).toBe('1/2 onion')
  expect(near('garlic', 6)).toBe('2 garlic cloves')
  expect(near('chicken-thigh', 602)).toBe('600 g chicken thighs')
  expect(near('soy-sauce', 31)).toBe('2 tbsp soy sauce')
  expect(near('cucumber', 100)).toMatch(/^(?:1\/2 cucumber|100 g cucumber|1\/4 cucumber)$/)
  expect(near('vegetable-stock', 1240)).toBe('1.2 litres vegetable stock')
})

test('never writes more than there is', () => {
  expect(near('chicken-thigh', 600, 500)).toBe('500 g chicken thighs')
  expect(near('egg', 400, 101)).toBe('2 eggs')
})

test('every amount of every food reads back to the same food and, within five per cent, the same weight', () => {
  const wrong: string[] = []
  let read = 0
  for (const food of FOODS) {
    const item = itemOf(food, null, null)
    if (NOT_COOKED_WITH.includes(item.kind)) continue
    for (const style of traitsOf(item.kind).styles) {
      const ladder = amountLadder(item, style)
      for (const at of [0, 1, 3, 7, 12]) {
        const amount = ladder[at]
        if (!amount) continue
        const line = readIngredientLine(amount.text)
        const match = foodOfLine(line)
        read++
        if (match?.food.id === `${food.id}-juice`) continue
        const grams = match ? gramsOf(line, match.food).grams : null
        const isRight =
          match?.food === food && grams !== null && Math.abs(grams - amount.grams) <= amount.grams * 0.05
        if (!isRight)
          wrong.push(`${amount.text} (${food.id}): ${match?.food.id} ${grams} g, meant ${amount.grams} g`)
      }
    }
  }
  expect(read).toBeGreaterThan(8000)
  expect(wrong).toEqual([])
})
