import { expect, test } from 'vitest'
import { recipeRequestSchema } from './recipe-request.ts'

const KEY = 'a-key-of-the-page'
const read = (change: Record<string, unknown> = {}) =>
  recipeRequestSchema.safeParse({ ingredients: ['eggs'], idempotencyKey: KEY, ...change })

test('[DATA-10] [GEN-18] [GEN-19] [GEN-20] [GEN-21] preferences have the specified names, values and defaults', () => {
  expect(read().data).toEqual({
    ingredients: ['eggs'],
    cuisine: 'Any',
    servings: 2,
    skillLevel: 'Beginner',
    dietaryRestriction: 'None',
    numRecipes: 1,
    chef: 'model',
    idempotencyKey: KEY,
  })
  expect(read({ numRecipes: '3', servings: '8', targetCalories: '450' }).data).toMatchObject({
    numRecipes: 3,
    servings: 8,
    targetCalories: 450,
  })
  expect(read({ targetCalories: '' }).data?.targetCalories).toBeUndefined()
})

test.each([
  ['numRecipes', 0],
  ['numRecipes', 4],
  ['numRecipes', 1.5],
  ['numRecipes', 'Infinity'],
  ['servings', 3],
  ['servings', -2],
  ['cuisine', 'Martian'],
  ['skillLevel', 'Expert'],
  ['dietaryRestriction', 'Keto'],
  ['targetCalories', 99],
  ['targetCalories', 2001],
  ['targetCalories', 'NaN'],
  ['idempotencyKey', 'short'],
  ['idempotencyKey', 'x'.repeat(65)],
])('[DATA-10] %s %j is refused at its field', (field, value) => {
  const { error } = read({ [field]: value })
  expect(error?.issues.map((issue) => issue.path)).toEqual([[field]])
})

test('[GEN-17] nothing to cook with, too much of it and too long a name are refused in words', () => {
  const messageOf = (ingredients: string[]) => read({ ingredients }).error?.issues[0]?.message
  expect(messageOf([])).toBe('Please add at least one ingredient')
  expect(messageOf(['  ', '\n'])).toBe('Please add at least one ingredient')
  expect(messageOf(Array.from({ length: 10_000 }, () => 'eggs'))).toMatch(
    /^That is 10,000 ingredients\. Keep at most \d+\.$/,
  )
  expect(messageOf(['x'.repeat(100_000)])).toMatch(/^One ingredient may have at most \d+ characters\.$/)
})

test('dates and places typed beside foods are no ingredients', () => {
  expect(
    read({
      ingredients: [
        '4 chicken thighs, use by Tuesday',
        'spinach (exp 30/11) and rice',
        'peas in the freezer',
      ],
    }).data?.ingredients,
  ).toEqual(['4 chicken thighs', 'spinach', 'rice', 'peas'])
  expect(
    read({ ingredients: ['1/2 cucumber, 12 dates', 'sunday roast leftovers'] }).data?.ingredients,
  ).toEqual(['1/2 cucumber', '12 dates', 'sunday roast leftovers'])
  expect(read({ ingredients: ['use by Tuesday'] }).success).toBe(false)
})
