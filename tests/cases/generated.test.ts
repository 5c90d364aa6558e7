import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { cookOneByOne } from '#app/domain/kitchen/kitchen.ts'
import type { DietaryRestriction, RecipeRequest } from '#app/domain/recipe/recipe.ts'

/** What people have reported of generated recipes. */

const request = (ingredients: string[], fields: Partial<RecipeRequest> = {}): RecipeRequest => ({
  ingredients,
  cuisine: 'Any',
  servings: 2,
  skillLevel: 'Beginner',
  dietaryRestriction: 'None',
  numRecipes: 1,
  seed: 1,
  ...fields,
})
const cook = (asked: RecipeRequest) => [...cookOneByOne(asked, cookbook())][0]!

test.each([[['eggs', 'cheese']], [['pasta', 'tomatoes', 'garlic']], [['potatoes', 'onions']]])(
  'careme #330: asked three times, %s are three dishes',
  (ingredients) => {
    const had: NonNullable<RecipeRequest['recentRecipes']>[number][] = []
    for (const seed of [1, 5, 9]) {
      const { draft, dish } = cook(request(ingredients, { seed, recentRecipes: had }))
      had.unshift({ name: draft.name, dishTemplate: draft.dishTemplate, ...(dish && { dish }) })
    }
    expect(new Set(had.map(({ name }) => name)).size).toBe(3)
    expect(new Set(had.map(({ dish, name }) => dish?.id ?? name)).size).toBe(3)
  },
)

test.each([
  [
    ['Hackfleisch', 'Zwiebeln', 'Kartoffeln'],
    ['beef mince', 'onion', 'potatoes'],
  ],
  [
    ['Hähnchenbrust', 'Reis', 'Paprika'],
    ['chicken breasts', 'rice', 'paprika'],
  ],
  [
    ['zanahorias', 'huevos', 'queso'],
    ['carrots', 'eggs', 'cheddar'],
  ],
])('Tandoor #3944: %s are cooked in English', (ingredients, names) => {
  const lines = cook(request(ingredients)).draft.ingredients.map(({ text }) => text)
  for (const name of names) expect(lines.join('\n')).toContain(name)
  for (const typed of ingredients.slice(0, 2))
    expect(lines.join('\n').toLowerCase()).not.toContain(typed.toLowerCase())
})

const STAND_INS = /tamari|vegetable stock|maple syrup|agar|hard cheese/

test.each<[DietaryRestriction, string[], string[]]>([
  [
    'Vegetarian',
    ['pasta', 'tomatoes', 'chicken stock', 'parmesan', 'worcestershire sauce'],
    ['chicken stock', 'parmesan', 'worcestershire'],
  ],
  ['Gluten-Free', ['rice', 'chicken', 'soy sauce'], ['soy sauce']],
  ['Vegan', ['oats', 'banana', 'honey', 'gelatine'], ['honey', 'gelatine']],
])('Flavor-ai #56: %s: of %s, %s are left out', (dietaryRestriction, ingredients, without) => {
  const { draft, leftOut } = cook(request(ingredients, { dietaryRestriction }))
  const lines = draft.ingredients.map(({ text }) => text.toLowerCase()).join('\n')
  for (const food of without) {
    expect(lines).not.toMatch(new RegExp(`(?<!vegetarian |vegan )${food}`))
    // What has a stand-in that suits the diet is printed as that: tamari, vegetable stock.
    const isSaid = leftOut.some(({ ingredient, reason }) => ingredient.includes(food) && reason !== '')
    expect(isSaid || STAND_INS.test(lines), `${food}: ${lines}`).toBe(true)
  }
})
