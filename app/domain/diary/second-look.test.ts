import { expect, test } from 'vitest'
import { portionsOfWeight } from './portions-of-weight.ts'
import { doubtsOf, type MealToSave, usualOf } from './second-look.ts'

const food = (over: Partial<MealToSave['foods'][number]> = {}) => ({
  name: 'boiled egg',
  amount: 100,
  unit: 'g' as const,
  kcal: 155,
  isWithoutEnergy: false,
  ...over,
})
const meal = (over: Partial<MealToSave> = {}): MealToSave => ({
  slot: 'dinner',
  totalKcal: 600,
  foods: [food()],
  ...over,
})
const USUAL = [550, 600, 650, 580, 620, 600, 640, 560]

test('an ordinary meal is saved without a word', () => {
  expect(doubtsOf(meal(), USUAL)).toEqual([])
  expect(doubtsOf(meal({ totalKcal: 1900 }), [])).toEqual([])
})

test('too much of one food is asked about, in kcal or in grams', () => {
  expect(doubtsOf(meal({ foods: [food({ amount: 1500, kcal: 2325 })] }), [])).toEqual([
    'That’s 2,325 kcal of boiled egg. Is that right?',
  ])
  expect(doubtsOf(meal({ foods: [food({ name: 'cucumber', amount: 1501, kcal: 225 })] }), [])).toEqual([
    'That’s 1,501 g of cucumber. Is that right?',
  ])
  expect(doubtsOf(meal({ foods: [food({ amount: 1500, kcal: 2000 })] }), [])).toEqual([])
})

test('0 kcal of a food is asked about, of water or black coffee it isn’t', () => {
  expect(doubtsOf(meal({ foods: [food({ amount: 0, kcal: 0 })] }), [])).toEqual([
    'That’s 0 kcal of boiled egg. Is that right?',
  ])
  expect(doubtsOf(meal({ totalKcal: 0, foods: [food({ kcal: 0, isWithoutEnergy: true })] }), [])).toEqual([])
})

test('a meal far above the usual one of its slot is asked about', () => {
  expect(doubtsOf(meal({ totalKcal: 1051 }), USUAL)).toEqual([
    'That’s 1,051 kcal, far more than your usual dinner of about 600 kcal. Is that right?',
  ])
  expect(doubtsOf(meal({ totalKcal: 1049 }), USUAL)).toEqual([])
  expect(doubtsOf(meal({ totalKcal: 30 }), USUAL)).toEqual([])
  expect(doubtsOf(meal({ totalKcal: 1900 }), USUAL.slice(1))).toEqual([])
})

test('one feast does not make feasts usual, and who varies is asked later', () => {
  expect(usualOf([...USUAL, 4000])).toMatchObject({ medianKcal: 600 })
  expect(usualOf([200, 900, 400, 1200, 300, 1000, 500, 800])!.mostKcal).toBeGreaterThan(2000)
})

test('grams of a pot are portions of it: by its weight after cooking, else by that of its ingredients', () => {
  const pot = { eatenG: 300, ingredientsG: 900, servings: 4 }
  expect(portionsOfWeight({ ...pot, cookedPotG: 600 })).toBe(2)
  expect(portionsOfWeight({ ...pot, cookedPotG: null })).toBeCloseTo(1.333, 3)
  expect(portionsOfWeight({ ...pot, cookedPotG: null, ingredientsG: 0 })).toBeNull()
})
