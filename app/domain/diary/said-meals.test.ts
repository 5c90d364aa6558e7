import { expect, test } from 'vitest'
import { readSaidMeals, readSaidTime, foodsOfSentence } from './said-meals.ts'
import { bySlot, slotOfMealName, slotOfPlanned, slotOfTime } from './slots.ts'

const meals = (sentence: string) => readSaidMeals(sentence).map(({ slot, time }) => [slot, time])

test('meals are told by their names, with the time said with each', () => {
  expect(meals('Breakfast 8:30 2 eggs; Lunch 1:15 ham sandwich; dinner: soup')).toEqual([
    ['breakfast', '08:30'],
    ['lunch', '13:15'],
    ['dinner', null],
  ])
  expect(meals('8:30 breakfast: 2 eggs. 7pm dinner: soup')).toEqual([
    ['breakfast', '08:30'],
    ['dinner', '19:00'],
  ])
  expect(meals('for dinner at 7:15 150 g salmon')).toEqual([['dinner', '19:15']])
  expect(meals('Breakfast at 8 2 eggs; snack at 4: an apple; dinner at 8 soup')).toEqual([
    ['breakfast', '08:00'],
    ['snack', '16:00'],
    ['dinner', '20:00'],
  ])
  expect(meals('2 eggs for breakfast')).toEqual([['breakfast', null]])
  expect(meals('at noon soup for lunch')).toEqual([['lunch', '12:00']])
})

test.each(['a cup of tea', 'a snack bar', 'breakfast tart', 'lunch box with rice'])(
  '%s names no meal',
  (sentence) => {
    expect(meals(sentence)).toEqual([])
  },
)

test('the name and the time of the one meal are not its food', () => {
  expect(foodsOfSentence('for dinner 150 g salmon')).toBe('150 g salmon')
  expect(foodsOfSentence('coffee (8:30)')).toBe('coffee')
  expect(foodsOfSentence('at 8:30 2 eggs')).toBe('2 eggs')
  expect(foodsOfSentence('Dinner 7pm: soup')).toBe('soup')
  expect(foodsOfSentence('Lunch: soup')).toBe('soup')
  expect(foodsOfSentence('150 g salmon for my dinner')).toBe('150 g salmon')
})

test('a time without a meal is read as it stands', () => {
  expect(readSaidTime('8:30 2 eggs')).toBe('08:30')
  expect(readSaidTime('8.30pm 2 eggs')).toBe('20:30')
  expect(readSaidTime('2 eggs, 1.5 l water')).toBeNull()
  expect(readSaidTime('toast at 8')).toBeNull()
})

test('a slot is guessed from a name or the time of day', () => {
  expect(['Supper', 'brunch', 'pizza'].map(slotOfMealName)).toEqual(['dinner', 'lunch', null])
  expect(['07:10', '12:30', '15:45', '19:00', '23:30', '25:00'].map(slotOfTime)).toEqual([
    'breakfast',
    'lunch',
    'snack',
    'dinner',
    'snack',
    null,
  ])
  expect(slotOfPlanned('snack_2')).toBe('snack')
})

test('a day is listed by its meals, within one by time, what nobody placed at its end', () => {
  const entry = (mealName: string, slot: 'breakfast' | 'dinner' | null, eatenAt: string | null = null) => ({
    mealName,
    slot,
    eatenAt,
    totalKcal: 100,
  })
  const groups = bySlot([
    entry('soup', 'dinner'),
    entry('nuts', null),
    entry('tea', 'breakfast'),
    entry('egg', 'breakfast', '08:00'),
  ])
  expect(
    groups.map(({ slot, entries, totalKcal }) => [slot, entries.map(({ mealName }) => mealName), totalKcal]),
  ).toEqual([
    ['breakfast', ['egg', 'tea'], 200],
    ['dinner', ['soup'], 100],
    [null, ['nuts'], 100],
  ])
})
