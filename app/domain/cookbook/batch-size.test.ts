import { expect, test } from 'vitest'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { PLAIN_REQUEST } from '#tests/support/plain-request.ts'
import { cookbookOf } from './cookbook.ts'
import { cookFromBook } from './cook-dish.ts'
import { askingOf } from './read-asking.ts'
import { readDish } from './read-dish.ts'

const LOAF = `---
cuisine: British
meals: [snack]
serves: 8
minutes: 80
skill: Beginner
needs: [oven]
fixed: true
sizes:
  8: 900 g (2 lb) loaf tin / 55 to 60 minutes
  4: 450 g (1 lb) loaf tin / 35 to 40 minutes
---
# Banana loaf
A moist loaf.

## Ingredients
- 4 ripe **bananas**, mashed
- 200 g **self-raising flour**
- 2 large **eggs**
- 100 g soft **butter**

## Method
1. Heat the oven to 180 °C. Beat the {butter} with the {eggs}, stir in the {bananas} and fold in the {self-raising flour}.
2. Bake in a {size 1} for {size 2}, until a skewer comes out clean.
`

const book = cookbookOf([readDish('loaf', LOAF).dish!])
function loafOf(foods: string, change: Partial<RecipeRequest>) {
  const request = { ...PLAIN_REQUEST, ingredients: foods.split('; '), ...change }
  const asking = askingOf(request, { wishes: new Set(), maxMinutes: null })
  const { draft } = cookFromBook(book, asking, { had: new Set(), shown: [] })!
  return { eggs: draft.ingredients[2]!.text, step: draft.instructions[1]!, servings: draft.servings }
}

test('six people get the loaf of eight, whole', () => {
  expect(loafOf('bananas; self-raising flour; eggs; butter', { servings: 6 })).toEqual({
    eggs: '2 large eggs',
    step: 'Bake in a 900 g (2 lb) loaf tin for 55 to 60 minutes, until a skewer comes out clean.',
    servings: 6,
  })
})

test('what is at hand decides between two tins that would do', () => {
  const change = { servings: 5 }
  expect(loafOf('4 bananas; self-raising flour; eggs; butter', change).eggs).toBe('2 large eggs')
  expect(loafOf('2 bananas; self-raising flour; eggs; butter', change).eggs).toBe('1 large egg')
})

test('for more people than any tin, the amounts follow their number', () => {
  expect(loafOf('bananas; self-raising flour; eggs; butter', { servings: 16 }).eggs).toBe('4 large eggs')
})
