import { expect, test } from 'vitest'
import type { DietaryPreferences, RecipeDraft } from './recipe.ts'
import { judgeDraft } from './draft-gates.ts'
import { keepsDietaryPreferencesSoFar, sortByDietaryPreferences } from './dietary-gate.ts'

const dietaryPreferences = (change: Partial<DietaryPreferences> = {}): DietaryPreferences => ({
  diets: [],
  allergens: [],
  dislikes: [],
  eaters: [],
  ...change,
})
const draft = (lines: string[], change: Partial<RecipeDraft> = {}): RecipeDraft => ({
  name: 'Noodle bowl',
  description: 'Quick and warm.',
  cookingTimeMin: 20,
  difficulty: 'Beginner',
  cuisineType: 'Chinese',
  servings: 2,
  ingredients: lines.map((text) => ({ text, isExtra: false })),
  instructions: ['Boil the noodles for 4 minutes and toss everything.'],
  dishTemplate: 'noodles',
  ...change,
})
const NOODLES = ['200 g rice noodles', '150 g carrots', '1 tbsp sunflower oil']
const judge = (lines: string[], kept: Partial<DietaryPreferences>, change: Partial<RecipeDraft> = {}) => {
  const verdict = judgeDraft(draft(lines, change), {
    dietaryRestriction: 'None',
    dietaryPreferences: dietaryPreferences(kept),
  })
  return verdict.ok ? 'kept' : verdict.reason
}

test('a draft that keeps every wish passes', () => {
  expect(
    judge(NOODLES, { diets: ['Vegan', 'Gluten-Free'], allergens: ['peanuts'], dislikes: ['fish'] }),
  ).toBe('kept')
})

test('a draft with an allergen, against a diet or with a disliked food is refused with the food named', () => {
  expect(judge([...NOODLES, '2 tbsp peanut butter'], { allergens: ['peanuts'] })).toBe(
    'It has peanut butter (peanuts), which the person does not eat.',
  )
  expect(judge([...NOODLES, '1 tbsp fish sauce'], { diets: ['Vegan'] })).toBe(
    'It has fish sauce (not vegan), which the person does not eat.',
  )
  // One diet is chosen, another always kept.
  expect(judge([...NOODLES, '100 g cheddar'], { diets: ['Gluten-Free', 'Dairy-Free'] })).toMatch(
    'not dairy-free',
  )
  expect(judge([...NOODLES, '100 g chestnut mushrooms'], { dislikes: ['mushrooms'] })).toMatch(
    'mushrooms (disliked)',
  )
  expect(judge([...NOODLES, '1 tbsp butter or olive oil'], { allergens: ['milk'] })).toMatch('butter (milk)')
})

test('of an unknown food nobody can say that it is free of an allergen', () => {
  const lines = [...NOODLES, '2 tbsp zorblax paste']
  expect(judge(lines, { allergens: ['nuts'] })).toMatch('(not in the food table)')
  expect(judge(lines, { dislikes: ['zorblax'] })).toMatch('(disliked)')
  expect(judge(lines, { dislikes: ['fish'] })).toBe('kept')
})

test('an allergen that only the steps or the name bring is found', () => {
  const steps = { instructions: ['Boil the noodles for 4 minutes.', 'Scatter with roasted peanuts.'] }
  expect(judge(NOODLES, { allergens: ['peanuts'] }, steps)).toBe(
    'It names peanuts (peanuts), which the person does not eat.',
  )
  expect(judge(NOODLES, { allergens: ['peanuts'] }, { name: 'Satay noodles' })).toMatch('satay')
  expect(judge(NOODLES, { allergens: ['milk'] }, { description: 'Finish with butter.' })).toMatch(
    'butter (milk)',
  )
})

test('words of the ingredients, and claims to be free of something, are no allergen', () => {
  const coconut = [...NOODLES, '200 ml coconut milk']
  expect(
    judge(coconut, { allergens: ['milk'] }, { instructions: ['Simmer in the milk for 5 minutes.'] }),
  ).toBe('kept')
  const free = { description: 'Serve with an egg-free sauce.' }
  expect(judge(NOODLES, { allergens: ['eggs'] }, free)).toBe('kept')
})

test('what a model writes against a wish is not shown while it writes', () => {
  const kept = dietaryPreferences({ allergens: ['peanuts'] })
  const line = (text: string) => ({ text, isExtra: false })
  expect(keepsDietaryPreferencesSoFar({}, kept)).toBe(true)
  expect(keepsDietaryPreferencesSoFar({ name: 'Peanut noodles' }, kept)).toBe(false)
  expect(
    keepsDietaryPreferencesSoFar(
      { name: 'Noodles', ingredients: [line('200 g rice noodles'), line('2 tb')] },
      kept,
    ),
  ).toBe(true)
  const whole = [line('200 g rice noodles'), line('2 tbsp peanut butter'), line('1 c')]
  expect(keepsDietaryPreferencesSoFar({ name: 'Noodles', ingredients: whole }, kept)).toBe(false)
})

test('what is given against a wish is taken out with the reason', () => {
  const given = ['300 g chicken breast', 'peanuts', 'rice', 'Auntie’s sauce']
  expect(
    sortByDietaryPreferences(given, dietaryPreferences({ allergens: ['peanuts'], dislikes: ['chicken'] })),
  ).toEqual({
    kept: ['rice'],
    leftOut: [
      { ingredient: '300 g chicken breast', reason: 'Your food preferences leave out chicken breasts.' },
      { ingredient: 'peanuts', reason: 'Your food preferences leave out peanuts.' },
      {
        ingredient: 'Auntie’s sauce',
        reason: 'Your food preferences leave out Auntie’s sauce (not in the food table).',
      },
    ],
  })
  expect(sortByDietaryPreferences(given, dietaryPreferences())).toEqual({ kept: given, leftOut: [] })
})
