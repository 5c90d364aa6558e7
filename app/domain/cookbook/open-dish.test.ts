import { expect, test } from 'vitest'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { PLAIN_REQUEST } from '#tests/support/plain-request.ts'
import { cookbookOf } from './cookbook.ts'
import { cookFromBook } from './cook-dish.ts'
import { askingOf } from './read-asking.ts'
import { readDish } from './read-dish.ts'

const TRAY_BAKE = `---
cuisine: Any
meals: [dinner]
serves: 4
minutes: 20
skill: Beginner
needs: [oven]
not: [spinach]
---
# {Protein} tray bake with {vegetables}
{Protein, vegetables} on one tray.

## Ingredients
- 600 g any **protein** to roast, 1 kind | chicken thighs
- 900 g any **vegetables** to roast, 1 to 4 kinds | courgettes, red peppers
- 2 tbsp **olive oil**
- (1 **lemon**)
- (100 g any **cheese** to use, 1 kind)
- 1 tsp fine **salt**

## Method
1. Heat the oven to 220 °C. Toss the {protein, vegetables} in the {olive oil} with the {salt}.
2. {cook protein, vegetables: roast}
3. [Scatter over the {cheese}.] Serve[ with the {lemon}].
`
const { dish, faults } = readDish('tray-bake', TRAY_BAKE)
const book = cookbookOf([dish!])

function cook(foods: string, change: Partial<RecipeRequest> = {}) {
  const asking = askingOf(
    { ...PLAIN_REQUEST, ingredients: foods.split('; '), servings: 4, ...change },
    { wishes: new Set(), maxMinutes: null },
  )
  return cookFromBook(book, asking, { had: new Set(), shown: [] })
}

test('the open dish of these tests has no faults, and is no dish of its own', () => {
  expect(faults).toEqual([])
  expect(book.dishes).toEqual([])
})

test('each food at hand gets a line with its cut and its share of the amount', () => {
  const { draft } = cook('chicken thighs; carrots; potatoes')!
  expect(draft.name).toBe('Chicken thigh tray bake with carrots and potatoes')
  const lines = draft.ingredients.map(({ text }) => text)
  expect(lines).toContain('600 g chicken thighs, cut into bite-size pieces')
  expect(lines.find((text) => text.includes('carrots'))).toMatch(/^\d+ carrots, cut into 5 mm slices$/)
  expect(lines.find((text) => text.includes('potatoes'))).toMatch(/cut into 2 cm chunks$/)
})

test('what takes longest goes in first, and the dish takes as long', () => {
  const { draft } = cook('cod; potatoes; cherry tomatoes')!
  expect(draft.instructions[1]).toBe(
    'Roast the potatoes for 30 minutes. Add the tomatoes and cod and roast for 15 minutes more, until the cod is opaque and just flaking and everything else is tender.',
  )
  expect(draft.cookingTimeMin).toBe(65)
})

test('each food has its own sign of being done', () => {
  const { draft } = cook('chicken thighs; aubergine; carrots')!
  expect(draft.instructions[1]).toMatch(
    /until the chicken thighs are cooked through with no pink left and 74 °C in the middle, the aubergines are soft all the way through and the carrots are tender\.$/,
  )
})

test('a needed food that is missing is bought, but not all of them', () => {
  const { draft } = cook('courgettes; red peppers')!
  expect(draft.ingredients).toContainEqual({
    text: '600 g chicken thighs, cut into bite-size pieces',
    isExtra: true,
  })
  expect(cook('lemons')).toBeNull()
})

test('what may come in does when it is at hand, and is not named when it is not', () => {
  expect(cook('chicken thighs; carrots; feta')!.draft.instructions[2]).toBe('Scatter over the feta. Serve.')
  expect(cook('chicken thighs; carrots; lemon')!.draft.instructions[2]).toBe('Serve with the lemon.')
})

test('foods that make it another dish are left out, dried beans and diets respected', () => {
  expect(cook('chicken thighs; carrots; spinach')!.leftOut.map(({ ingredient }) => ingredient)).toEqual([
    'spinach',
  ])
  expect(cook('dried chickpeas; carrots')).toBeNull()
  expect(cook('chicken thighs; carrots; courgettes', { dietaryRestriction: 'Vegan' })).toBeNull()
})

test('an unknown way of cooking is not read as an open line', () => {
  const { faults: found } = readDish('odd', TRAY_BAKE.replace('to roast, 1 kind', 'to flambé, 1 kind'))
  expect(found.map(({ reason }) => reason)).toContain('"protein" is not in the food table')
})
