import { expect, test } from 'vitest'
import { limitReachedMessage, usageCards, usageOf } from './allowance.ts'

test('[TRIAL-01] three attempts of each kind', () => {
  expect(
    usageCards({ recipesGenerated: 0, mealsPlanned: 0, caloriesEstimated: 0 }).map((card) => card.limit),
  ).toEqual([3, 3, 3])
})

test('[TRIAL-11] a card per feature with its label, used and remaining', () => {
  expect(usageCards({ recipesGenerated: 1, mealsPlanned: 2, caloriesEstimated: 0 })).toMatchObject([
    { label: 'Recipe Generation', used: 1, remaining: 2 },
    { label: 'Meal Planning', used: 2, remaining: 1 },
    { label: 'Calorie Estimation', used: 0, remaining: 3 },
  ])
})

test('[TRIAL-12] a warning with one or fewer left, reached at three', () => {
  expect([0, 1, 2, 3, 4].map((used) => usageOf('recipes', used).state)).toEqual([
    'plenty',
    'plenty',
    'low',
    'reached',
    'reached',
  ])
})

test('[TRIAL-10] the limit is said with the card’s label and the way on', () => {
  expect(limitReachedMessage('plans')).toBe(
    "You've used all 3 free Meal Planning attempts. Upgrade to Premium to continue.",
  )
})
