import { expect, test } from 'vitest'
import type { MealEstimate } from '#app/domain/calories/meal-estimate.ts'
import { newerOf } from './use-estimate.ts'

const estimate = (id: string, mealName = 'Toast') =>
  ({
    id,
    mealName,
    rows: [],
    notCounted: [],
    refused: [],
    assumed: [],
    settledQuestions: [],
  }) as unknown as MealEstimate

test('the newer estimate is shown, and the corrected copy in the tab wins over the same one on the server', () => {
  expect(newerOf(null, estimate('02'))?.id).toBe('02')
  expect(newerOf(estimate('01'), estimate('02'))?.id).toBe('02')
  expect(newerOf(estimate('02', 'Toast, corrected'), estimate('02'))?.mealName).toBe('Toast, corrected')
  expect(newerOf(estimate('03'), estimate('02'))?.id).toBe('03')
})

test('a value that is not an estimate is ignored', () => {
  expect(newerOf({ id: 'x' }, null)).toBeNull()
  expect(newerOf(null, { id: '02' } as MealEstimate)).toBeNull()
})
