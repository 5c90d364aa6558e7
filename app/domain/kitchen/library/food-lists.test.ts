import { expect, test } from 'vitest'
import { listOfFoods } from './food-lists.ts'

test('shares stand last, so that half of one food does not sound like half of all', () => {
  expect(listOfFoods(['half of the oil', 'the garlic'])).toBe('the garlic and half of the oil')
  expect(listOfFoods(['the pork', 'the rest of the salt', 'the oil'])).toBe(
    'the pork, oil and the rest of the salt',
  )
  expect(listOfFoods(['half of the salt', '150 ml'], true)).toBe('half of the salt and 150 ml')
})
