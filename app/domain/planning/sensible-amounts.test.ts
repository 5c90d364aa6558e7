import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { findFood, foodById } from '#app/domain/food/foods.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { ownPerson } from '#tests/support/own-people.ts'
import { writeAmount } from './amount-line.ts'
import { isOilyFish, isProduce, oilyFishFor } from './health.ts'
import { leastAmountG } from './least-amounts.ts'
import { planFromRequest } from './plan-from-request.ts'
import { MOST_PRODUCE_G, mostServingPortion, servingGrowth } from './servings.ts'

// A plan is made in a tenth of a second; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

const amountOf = (id: string, grams: number) => writeAmount(extraItem(foodById(id)), grams).text

test('honey is measured by the spoon, a teaspoon at least; onions and lemons by the piece', () => {
  for (let grams = 1; grams <= 40; grams++)
    expect(amountOf('honey', grams)).toMatch(/^(?:[1-9]\S*|1 1\/2|2 1\/2) (?:tsp|tbsp) honey$/)
  expect(amountOf('onion', 68)).toBe('1/2 onion')
  expect(amountOf('lemon', 45)).toBe('1 lemon')
})

test('a dish has more of the food that it is named after', () => {
  for (const id of ['salmon', 'chicken-breast', 'chickpeas-canned', 'grapes']) {
    const food = foodById(id)
    expect(leastAmountG(food, 600, true)).toBeGreaterThan(leastAmountG(food, 600) * 1.3)
  }
  expect(leastAmountG(foodById('salmon'), 600, true)).toBeGreaterThanOrEqual(90)
})

test('a plate holds no kilogram of vegetables', () => {
  const soup = ['broccoli', 'carrot', 'spinach', 'tomato'].map((foodId) => ({ foodId, grams: 250 }))
  expect(mostServingPortion(soup)).toBeCloseTo(0.6, 5)
})

test('the meals of planned weeks keep to it, and the oily fish of a week is one of its dishes a day', () => {
  for (const seed of [700_100, 700_101, 700_102]) {
    const { days } = planFromRequest({ ...ownPerson(seed).request, days: 7, diets: [], allergens: [] }, cookbook()).plan
    let fishG = 0
    for (const { meals } of days) {
      for (const { ingredients, kcal, draft } of meals) {
        const produceG = ingredients.reduce((sum, { foodId, grams }) => {
          const food = foodId === null ? null : findFood(foodId)
          return food !== null && isProduce(food) ? sum + grams : sum
        }, 0)
        expect(produceG, draft.name).toBeLessThan(MOST_PRODUCE_G * servingGrowth(kcal) * 1.15)
      }
      const fish = meals.flatMap(({ ingredients }) =>
        ingredients.filter(({ foodId }) => foodId !== null && isOilyFish(foodById(foodId))),
      )
      expect(fish.length).toBeLessThanOrEqual(1)
      for (const { grams } of fish) fishG += grams
    }
    expect(fishG).toBeGreaterThan(oilyFishFor(7) * 0.7)
  }
})
