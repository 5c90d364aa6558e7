import { expect, test } from 'vitest'
import { FOODS } from '#app/domain/food/foods.ts'
import { treatmentOf } from '#app/domain/food/treatment.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import { PLAIN_REQUEST } from '#tests/support/plain-request.ts'
import { cookbookOf } from './cookbook.ts'
import { cookFromBook } from './cook-dish.ts'
import { simmeringOf } from './dried-pulses.ts'
import { askingOf } from './read-asking.ts'
import { readDish } from './read-dish.ts'
import { thawingOf } from './thawing.ts'

const TOP = `---
cuisine: Any
meals: [dinner]
serves: 4
minutes: 40
skill: Beginner
---
`
const CURRY = `${TOP}# {Chickpeas} with {spinach}
{Chickpeas} with {spinach}.

## Ingredients
- 2 x 400 g tins **chickpeas**, drained and rinsed | or kidney beans
- 200 g **spinach**
- 1 tsp fine **salt**

## Method
1. Simmer the {chickpeas} with half of the {salt} and 200 ml water for 20 minutes.
2. Stir in the {spinach} and the rest of the {salt} for 2 minutes.

## Welcome too
- 100 g carrots, diced: before step 1, Fry {it} for 10 minutes.
`
const BLACK_BEANS = `${TOP}# {Black beans} and {rice}
{Black beans} and {rice}.

## Ingredients
- 1 x 400 g tin **black beans**
- 300 g **rice**
- 1 tsp fine **salt**

## Method
1. Boil the {rice} in plenty of water with the {salt} for 12 minutes and drain.
2. Simmer the {black beans} with half of their liquid for 10 minutes.
`
const CHICKEN = `${TOP}# {Chicken breasts} with {leeks}
{Chicken breasts} with {leeks}.

## Ingredients
- 600 g **chicken breasts**, cut into 3 cm pieces | or 600 g raw **prawns**, peeled
- 3 **leeks**, sliced
- 1 tsp fine **salt**

## Method
1. Fry the {chicken breasts} with the {salt} for 10 minutes, until they read 74 °C and no pink is left.
2. Add the {leeks} and fry for 8 minutes.
`

function cook(text: string, foods: string) {
  const { dish, faults } = readDish('dish', text)
  expect(faults).toEqual([])
  const request = { ...PLAIN_REQUEST, servings: 4, ingredients: foods.split('; ') }
  const asking = askingOf(request, { wishes: new Set(), maxMinutes: null })
  return cookFromBook(cookbookOf([dish!]), asking, { had: new Set(), shown: [] })
}

const linesOf = (cooked: ReturnType<typeof cook>) => cooked!.draft.ingredients.map(({ text }) => text)

test('dried chickpeas are a quarter of the tins by weight, soaked and boiled first, and that is in the minutes', () => {
  const cooked = cook(CURRY, 'dried chickpeas; spinach')
  const { name, instructions, cookingTimeMin } = cooked!.draft
  expect(linesOf(cooked)).toContain('200 g dried chickpeas')
  expect(name).toBe('Chickpeas with spinach')
  expect(instructions[0]).toMatch(
    /^The day before, put the chickpeas .* overnight\. Drain, throw the water away/,
  )
  expect(instructions[1]).toMatch(
    /boil hard for 10 minutes\. .* simmer for 60 to 80 minutes more, until soft/,
  )
  expect(instructions[2]).toMatch(/^Simmer the chickpeas/)
  expect(cookingTimeMin).toBe(40 + 480 + 90)
})

test('a stand-in may be dried too, and of beans the reason for the hard boil is said', () => {
  const cooked = cook(CURRY, 'dried kidney beans; spinach')
  expect(linesOf(cooked)).toContain('200 g dried kidney beans')
  expect(cooked!.draft.instructions[1]).toMatch(/boil hard for 10 minutes, which makes them safe to eat/)
})

test('the gate finds it when the soaking is taken away', () => {
  const { draft } = cook(CURRY, 'dried kidney beans; spinach')!
  expect(safetyFaultOf(draft)).toBeNull()
  expect(safetyFaultOf({ ...draft, instructions: draft.instructions.slice(2) })).not.toBeNull()
})

test('what a recipe says of its steps by number stays true', () => {
  const { draft } = cook(CURRY, 'dried chickpeas; spinach')!
  expect(draft.notes?.variations.map(({ text }) => text)).toEqual([
    'Before step 3, fry the carrots for 10 minutes.',
  ])
})

test('a dish that uses the liquid of the tin gets cooking water instead', () => {
  const { instructions } = cook(BLACK_BEANS, 'dried black beans; rice')!.draft
  expect(instructions[1]).toMatch(
    /Drain, keeping 150 ml of the cooking water: it is their liquid from here on\.$/,
  )
})

test('frozen meat is thawed in the fridge first, printed frozen once, and the night is not in the minutes', () => {
  const cooked = cook(CHICKEN, 'frozen chicken breasts; leeks')
  const { instructions, cookingTimeMin, name } = cooked!.draft
  expect(linesOf(cooked)).toContain('600 g frozen chicken breasts, cut into 3 cm pieces')
  expect(instructions[0]).toBe('Thaw the chicken breasts overnight in the fridge and pat them dry.')
  expect(name).toBe('Chicken breasts with leeks')
  expect(cookingTimeMin).toBe(40)
})

test('frozen prawns may thaw in cold water as well', () => {
  const { instructions } = cook(CHICKEN, 'frozen prawns; leeks')!.draft
  expect(instructions[0]).toBe(
    'Thaw the prawns overnight in the fridge, or in a sealed bag in cold water for about 30 minutes, and pat them dry.',
  )
})

test('the gate finds it when the thawing is taken away', () => {
  const { draft } = cook(CHICKEN, 'frozen chicken breasts; leeks')!
  expect(safetyFaultOf(draft)).toBeNull()
  expect(safetyFaultOf({ ...draft, instructions: draft.instructions.slice(1) })).not.toBeNull()
})

test('food that has thawed is as good as fresh', () => {
  const cooked = cook(CHICKEN, 'chicken breasts, defrosted; leeks')
  expect(linesOf(cooked)).toContain('600 g chicken breasts, cut into 3 cm pieces')
  expect(cooked!.draft.instructions[0]).toMatch(/^Fry/)
})

test('morels are boiled before a dish that prints other mushrooms, and their minutes count', () => {
  const mushrooms = CHICKEN.replaceAll('leeks', 'mushrooms').replace('**leeks**', '**mushrooms**')
  const { instructions, cookingTimeMin } = cook(mushrooms, 'chicken breasts; morels')!.draft
  expect(instructions[0]).toMatch(
    /^First halve the morels and rinse out the sand\. .*boil for 10 to 15 minutes/,
  )
  expect(cookingTimeMin).toBe(50)
})

test.each([
  ['frozen whole chicken', /^Whole chicken from the freezer has to thaw right through/],
  ['dried lupin beans', /must be boiled and then kept in fresh water for days/],
])('%s: left out of a dish that does nothing for it, with the reason', (food, reason) => {
  const cooked = cook(CHICKEN, `${food}; chicken breasts; leeks`)
  expect(cooked!.leftOut).toEqual([{ ingredient: food, reason: expect.stringMatching(reason) as string }])
  expect(linesOf(cooked).join()).not.toMatch(/frozen|lupin/)
})

test('every pulse that is soaked has its minutes, and every frozen food but whole birds and rarities its thawing', () => {
  const soaked = FOODS.filter((food) => treatmentOf(food)?.before?.way === 'soak-and-boil')
  expect(soaked.length).toBeGreaterThan(10)
  expect(soaked.filter((food) => simmeringOf(food) === null)).toEqual([])
  const frozen = FOODS.filter((food) => treatmentOf(food)?.isThawed === true && food.state !== 'dry')
  const without = new Set(frozen.filter((food) => thawingOf(food) === null).map(({ kind }) => kind))
  expect(without).toEqual(new Set(['whole-bird', 'cooked-meat', 'unknown']))
})
