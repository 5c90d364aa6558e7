import { expect, test } from 'vitest'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { cookbookOf } from './cookbook.ts'
import { cookFromBook } from './cook-dish.ts'
import { askingOf } from './read-asking.ts'
import { readDish } from './read-dish.ts'
import { PLAIN_REQUEST } from '#tests/support/plain-request.ts'

const STEW = `---
cuisine: British
meals: [dinner]
serves: 4
minutes: 60
skill: Beginner
needs: [oven, slow cooker]
suits: [family]
---
# {Chicken thighs} and {carrot} stew
{Chicken thighs} with {carrots}[ and {leeks}] in a light gravy.

## Ingredients
- 600 g boneless **chicken thighs**, cut into chunks | or turkey steaks, cut into chunks | 400 g firm **tofu**, cubed
- 4 **carrots**, sliced | or parsnips
- (2 **leeks**, sliced)
- 1 x 400 g tin chopped **tomatoes** | or 500 g passata
- 25 g **plain flour** | or cornflour
- 2 tbsp **olive oil**
- 1 **bay leaf**
- 300 ml **chicken stock** | or vegetable stock
- (bought: 300 g **rice**)
- (no leeks: 1 **onion**, sliced)
- (with rice: 15 g **parsley**, chopped)
- **salt**

## Method
1. Heat the {olive oil} and brown the {chicken thighs} for 8 minutes. Add the {carrots}[, {leeks}][, {onion}] and {salt} and cook for 10 minutes, until the carrots are soft.
2. Stir in the {plain flour}, then the {tomatoes}, {bay leaf}, {chicken stock} and 100 ml water. [oven: Cover and cook in the oven at 180 °C for 40 minutes][slow cooker: Cook on low for 6 hours], until [tofu: hot][no tofu: no pink is left and it reads 74 °C].
3. Boil the {rice} for 12 minutes. [Scatter with the {parsley}.] It keeps for 2 days in the fridge.

## Welcome too
- 150 g peas | sweetcorn: after step 2, Stir in {it} for the last 3 minutes.
- 1 tbsp thyme: in step 2 before "[oven: Cover", Add {it} and 1 tbsp water.
- 4 slices bread: after step 1, Serve with {it}, warmed.
- 2 parsnips, cut into chunks | 200 g turnips: before step 1, Boil {it} until tender, to serve alongside.
`

const { dish, faults } = readDish('stew', STEW)
const book = cookbookOf([dish!])

function cook(foods: string, change: Partial<RecipeRequest> = {}, wishes: string[] = []) {
  const request = { ...PLAIN_REQUEST, ingredients: foods.split('; '), ...change }
  const asking = askingOf(request, { wishes: new Set(wishes), maxMinutes: null })
  return cookFromBook(book, asking, { had: new Set(), shown: [] })
}
const linesOf = (foods: string, change: Partial<RecipeRequest> = {}) =>
  cook(foods, change)!.draft.ingredients.map(({ text }) => text)

test('the dish of these tests has no faults', () => {
  expect(faults).toEqual([])
})

test('amounts follow the servings, and nobody gets half a bay leaf', () => {
  const lines = linesOf('chicken thighs; carrots', { servings: 2 })
  expect(lines).toContain('300 g boneless chicken thighs, cut into chunks')
  expect(lines).toContain('2 carrots, sliced')
  expect(lines).toContain('half a 400 g tin of chopped tomatoes')
  expect(lines).toContain('1 bay leaf')
  const { instructions } = cook('chicken thighs; carrots', { servings: 2 })!.draft
  expect(instructions[1]).toContain('50 ml water')
})

test('a bracketed line comes only when it is at hand, with its words in the text', () => {
  const without = cook('chicken thighs; carrots')!.draft
  expect(without.description).toBe('Chicken thighs with carrots in a light gravy.')
  expect(without.instructions.join(' ')).not.toContain('leek')
  expect(without.ingredients.map(({ text }) => text)).toContain('1 onion, sliced')
  const withLeeks = cook('chicken thighs; carrots; leeks')!.draft
  expect(withLeeks.description).toBe('Chicken thighs with carrots and leeks in a light gravy.')
  expect(withLeeks.ingredients.map(({ text }) => text)).not.toContain('1 onion, sliced')
})

test('a stand-in brings its own amount and cut, and its name runs through the text', () => {
  const { draft } = cook('tofu; parsnips', { dietaryRestriction: 'Vegan' })!
  expect(draft.name).toBe('Tofu and parsnip stew')
  expect(draft.ingredients.map(({ text }) => text)).toContain('400 g firm tofu, cubed')
  expect(draft.instructions[1]).toContain('until hot')
  expect(draft.ingredients.map(({ text }) => text).join()).toMatch(/vegetable stock/)
})

test('a line bought only with another goes with it', () => {
  expect(linesOf('chicken thighs; carrots')).toContain('15 g parsley, chopped')
})

test('a welcome food is cooked in its step; one without a place is left out with the reason', () => {
  const { draft, leftOut } = cook('chicken thighs; carrots; peas; cinnamon')!
  expect(draft.instructions[1]).toMatch(/Stir in the peas for the last 3 minutes\.$/)
  expect(leftOut.map(({ ingredient }) => ingredient)).toEqual(['cinnamon'])
})

test('foods of one welcome sentence share it, and a sentence may come into the middle of a step', () => {
  const { instructions } = cook('chicken thighs; carrots; peas; sweetcorn; thyme', { servings: 2 })!.draft
  expect(instructions[1]).toMatch(/Stir in the peas and sweetcorn for the last 3 minutes\.$/)
  expect(instructions[1]).toMatch(/water\. Add the thyme and 1 1\/2 tsp water\. Cover/)
})

test('what is welcome beside the dish is cooked in time and served at the end, whatever step it names', () => {
  const { instructions } = cook('chicken thighs; carrots; turnips; bread')!.draft
  expect(instructions[0]).not.toMatch(/bread|turnips/)
  expect(instructions.join(' ')).toMatch(/boil the turnips in lightly salted water for 12 minutes/i)
  expect(instructions.at(-1)).toMatch(/Serve with the turnips and the bread, warmed\.$/)
})

test('a vegetable that the dish has no place for is served beside it', () => {
  const { draft } = cook('chicken thighs; carrots; broccoli')!
  expect(draft.instructions.join(' ')).toContain('boil the broccoli in lightly salted water for 4 minutes')
  expect(draft.instructions.at(-1)).toMatch(/Serve with the broccoli\.$/)
})

test('a tool that was wished for chooses the sentences of the method', () => {
  const { draft } = cook('chicken thighs; carrots', {}, ['slow cooker'])!
  expect(draft.instructions[1]).toContain('Cook on low for 6 hours')
  expect(draft.instructions[1]).not.toContain('oven')
})

test('where no dish is meant, the nearest one that uses the food named first is cooked, and what it leaves is named', () => {
  const cooked = cook('carrots; leeks; kumquats')!
  expect(cooked.draft.ingredients.map(({ text }) => text).join()).toContain('carrots')
  expect(cooked.leftOut).toContainEqual({ ingredient: 'kumquats', reason: 'This dish doesn’t need them.' })
  expect(cook('kumquats')).toBeNull()
})

test('salt without an amount is weighed by the food', () => {
  expect(linesOf('chicken thighs; carrots').at(-1)).toMatch(/tsp fine salt$/)
})

test('a dish that wants far more of its main food than there is, is cooked for fewer people, and says so', () => {
  const { draft } = cook('100 g chicken thighs; carrots', { servings: 6 })!
  expect(draft.servings).toBe(1)
  expect(draft.description).toMatch(/Serves 1, not 6: 100 g chicken thighs is enough for 1\.$/)
  expect(cook('500 g chicken thighs; carrots', { servings: 4 })).not.toBeNull()
})

test('how the dish keeps and what else may go in stand in its notes, not in its method', () => {
  const { draft } = cook('chicken thighs; carrots')!
  expect(draft.instructions.join(' ')).not.toContain('keeps')
  expect(draft.notes).toEqual({
    storage: 'It keeps for 2 days in the fridge.',
    variations: [
      { name: 'With peas', text: 'After step 2, stir in the peas for the last 3 minutes.' },
      { name: 'With thyme', text: 'In step 2, add the thyme and 1 tbsp water.' },
      { name: 'With bread', text: 'Serve with the bread, warmed.' },
    ],
  })
})

test('tinned food is named once, where its unit says that it comes in a tin', () => {
  const salad = STEW.replace('passata', 'passata | 1 x 400 g tin tinned cherry tomatoes')
  const tinned = cookbookOf([readDish('stew', salad).dish!])
  const request = { ...PLAIN_REQUEST, ingredients: ['tinned cherry tomatoes', 'chicken thighs', 'carrots'] }
  const asking = askingOf(request, { wishes: new Set(), maxMinutes: null })
  const cooked = cookFromBook(tinned, asking, { had: new Set(), shown: [] })
  const lines = cooked!.draft.ingredients.map(({ text }) => text)
  expect(lines.find((line) => line.includes('cherry'))).toMatch(
    /^\S+ (?:x )?400 g tins? (?:of )?cherry tomatoes$/,
  )
})

test('a dish takes fewer minutes with meat that is done sooner', () => {
  const slow = STEW.replace(
    '600 g boneless **chicken thighs**, cut into chunks',
    '600 g **stewing beef**, cut into chunks | 600 g **beef mince**',
  )
    .replaceAll('{chicken thighs}', '{stewing beef}')
    .replaceAll('{Chicken thighs}', '{Stewing beef}')
    .replace('at 180 °C for 40 minutes', 'at 180 °C for [mince: 20 minutes][no mince: 2 hours]')
    .replace('minutes: 60', 'minutes: 150')
  const beef = cookbookOf([readDish('stew', slow).dish!])
  const minutesWith = (food: string) => {
    const asking = askingOf(
      { ...PLAIN_REQUEST, ingredients: [food, 'carrots'] },
      { wishes: new Set(), maxMinutes: null },
    )
    return cookFromBook(beef, asking, { had: new Set(), shown: [] })?.draft.cookingTimeMin
  }
  expect(minutesWith('stewing beef')).toBe(150)
  // An hour and forty minutes less, but never less than half.
  expect(minutesWith('beef mince')).toBe(75)
})
