import { expect, test } from 'vitest'
import { glutenFreeLines } from './gluten-free-lines.ts'

const lines = [
  '300 ml vegetable stock',
  '1 vegetable stock cube',
  '2 tsp wholegrain mustard',
  '2 carrots',
].map((text) => ({ text, isExtra: false }))

test('a gluten-free recipe says which foods have to be bought gluten-free', () => {
  expect(glutenFreeLines(lines, { dietaryRestriction: 'Gluten-Free' }).map(({ text }) => text)).toEqual([
    '300 ml gluten-free vegetable stock',
    '1 gluten-free vegetable stock cube',
    '2 tsp gluten-free wholegrain mustard',
    '2 carrots',
  ])
  const dietaryPreferences = { diets: [], allergens: ['gluten' as const], dislikes: [], eaters: [] }
  expect(glutenFreeLines(lines, { dietaryRestriction: 'None', dietaryPreferences })[0]?.text).toBe(
    '300 ml gluten-free vegetable stock',
  )
  expect(glutenFreeLines(lines, { dietaryRestriction: 'None' })).toEqual(lines)
})
