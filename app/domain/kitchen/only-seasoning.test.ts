import { expect, test } from 'vitest'
import { cookOneByOne } from './kitchen.ts'
import { requireMoreThanSeasoning } from './only-seasoning.ts'

const cook = (list: string, numRecipes = 1) => [
  ...cookOneByOne({
    ingredients: list.split(', '),
    cuisine: 'Any',
    servings: 2,
    skillLevel: 'Beginner',
    dietaryRestriction: 'None',
    numRecipes,
    seed: 1,
  }),
]

test.for([
  ['mint, malt vinegar, caster sugar', 'mint-sauce'],
  ['mustard, cider vinegar, rapeseed oil, honey', 'vinaigrette'],
  ['ketchup, honey, vinegar, paprika, mustard, garlic powder', 'barbecue-sauce'],
])('seasonings that are a sauce people know become it: %s', ([list, dish]) => {
  expect(() => requireMoreThanSeasoning(list!.split(', '))).not.toThrow()
  const recipes = cook(list!, 3)
  expect(recipes[0]!.dish?.id).toBe(dish)
  // No form makes a meal of seasonings.
  expect(recipes.every((recipe) => recipe.dish !== null)).toBe(true)
})

test.for(['salt, black pepper, olive oil', 'curry powder, salt', 'butter, sugar'])(
  'seasonings that are no sauce are refused: %s',
  (list) => {
    expect(() => requireMoreThanSeasoning(list.split(', '))).toThrow('only season a dish')
    expect(() => cook(list)).toThrow('only season a dish')
  },
)

test('water and drinks alone are refused', () => {
  expect(() => requireMoreThanSeasoning(['water'])).toThrow('nothing here to cook with')
})
