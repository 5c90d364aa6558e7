import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { cookOneByOne } from './kitchen.ts'
import { requireMoreThanSeasoning } from './only-seasoning.ts'

const requestOf = (list: string, numRecipes = 1): RecipeRequest => ({
  ingredients: list.split(', '),
  cuisine: 'Any',
  servings: 2,
  skillLevel: 'Beginner',
  dietaryRestriction: 'None',
  numRecipes,
  seed: 1,
})
const cook = (list: string, numRecipes = 1) => [...cookOneByOne(requestOf(list, numRecipes), cookbook())]
const requireMore = (list: string) => requireMoreThanSeasoning(requestOf(list), cookbook())

test.for([
  ['mint, malt vinegar, caster sugar', 'mint-sauce'],
  ['mustard, cider vinegar, rapeseed oil, honey', 'vinaigrette'],
  ['ketchup, honey, vinegar, paprika, mustard, garlic powder', 'barbecue-sauce'],
])('seasonings that are a sauce people know become it: %s', ([list, dish]) => {
  expect(() => requireMore(list!)).not.toThrow()
  const recipes = cook(list!, 3)
  expect(recipes[0]!.dish.id).toBe(dish)
})

test.for(['salt, black pepper, olive oil', 'curry powder, salt', 'butter, sugar'])(
  'seasonings that are no sauce are refused: %s',
  (list) => {
    expect(() => requireMore(list)).toThrow('only season a dish')
    expect(() => cook(list)).toThrow('only season a dish')
  },
)

test('water and drinks alone are refused', () => {
  expect(() => requireMore('water')).toThrow('nothing here to cook with')
})
