import { expect, test } from 'vitest'
import { type MonthRow, wasteMonth } from './waste-month.ts'

const row = (change: Partial<MonthRow>): MonthRow => ({
  name: 'Beef mince',
  foodId: 'beef-mince',
  way: 'binned',
  grams: 200,
  cents: null,
  portions: 0,
  reason: null,
  count: 1,
  ...change,
})

test('a month sums up where food went, in grams, and says what the money was where a price is known', () => {
  const month = wasteMonth([
    row({ way: 'bought', grams: 1500 }),
    row({ way: 'cooked', grams: 500 }),
    row({ way: 'frozen', grams: 300 }),
    row({ grams: 200, cents: 180, reason: 'expired' }),
    row({ name: 'Zorblax', foodId: null, grams: null, count: 2 }),
    row({ name: 'Chilli', foodId: null, way: 'eaten', grams: 700, portions: 2 }),
    row({ name: 'Chilli', foodId: null, way: 'left', grams: 1050, portions: 3 }),
  ])
  expect(month).toMatchObject({
    boughtG: 1500,
    outG: { cooked: 500, eaten: 700, given: 0, binned: 200 },
    frozenG: 300,
    binnedCents: 180,
    mealsSaved: 2,
    unweighedCount: 2,
  })
  expect(wasteMonth([])).toMatchObject({ boughtG: 0, binnedCents: null, mealsSaved: 0, binned: [] })
})

test('what is thrown away most comes first, with one thing to do about it by the reason named most', () => {
  const { binned } = wasteMonth([
    row({ reason: 'expired' }),
    row({ name: 'Rocket', foodId: 'rocket', grams: 40, reason: 'too much', count: 2 }),
    row({ name: 'Rocket', foodId: 'rocket', grams: 90, reason: 'spoiled' }),
    row({ name: 'Tofu', foodId: null, grams: 20, reason: 'did not like' }),
    row({ name: 'Rice', foodId: 'white-rice', grams: 10, reason: 'expired' }),
    row({ name: 'Chilli', foodId: null, grams: 5, portions: 1 }),
  ])
  expect(binned.map(({ name, grams, advice }) => [name, grams, advice])).toEqual([
    ['Beef mince', 200, 'Freeze what you have left of Beef mince by day 1 after buying it.'],
    ['Rocket', 130, 'A smaller pack of Rocket would do.'],
    ['Tofu', 20, 'Try Tofu in another dish, or leave it off the list.'],
    ['Rice', 10, 'Plan Rice into the first meals after you buy it.'],
    ['Chilli', 5, 'Cook a smaller pot of Chilli, or freeze the portions on the day you cook.'],
  ])
})
