import { expect, test } from 'vitest'
import type { RecipeDraft } from './recipe.ts'
import { forServingsAskedFor } from './servings-in-words.ts'

const draftOf = (change: Partial<RecipeDraft> = {}): RecipeDraft => ({
  name: 'Chicken and rice',
  description: 'A one-pot supper.',
  cookingTimeMin: 40,
  difficulty: 'Beginner',
  cuisineType: 'British',
  servings: 2,
  ingredients: ['800 g chicken thighs', '300 g basmati rice', '2 tbsp oil', '4 eggs'].map((text) => ({
    text,
    isExtra: false,
  })),
  instructions: [
    'Fry the chicken in 2 tbsp oil for 10 minutes.',
    'Simmer the rice in 600 ml water for 12 minutes.',
  ],
  dishTemplate: 'one-pot',
  ...change,
})
const textsOf = ({ ingredients }: RecipeDraft) => ingredients.map(({ text }) => text)
const HALVED = ['400 g chicken thighs', '150 g basmati rice', '1 tbsp oil', '2 eggs']

test('amounts of a draft for four are halved for two, in its lines and steps', () => {
  const draft = forServingsAskedFor(draftOf(), 4)
  expect(textsOf(draft)).toEqual(HALVED)
  expect(draft.instructions).toEqual([
    'Fry the chicken in 1 tbsp oil for 10 minutes.',
    'Simmer the rice in 300 ml water for 12 minutes.',
  ])
  expect(draft.servings).toBe(2)
})

test.each<[Partial<RecipeDraft>, string]>([
  [{ description: 'A one-pot supper. Serves 4.' }, 'A one-pot supper. Serves 2.'],
  [{ description: 'Enough for four people.' }, 'Enough for 2 people.'],
  [
    { description: 'Makes 4 generous servings.', name: 'Chicken and rice (4 servings)' },
    'Makes 2 generous servings.',
  ],
])('without a field of its own the words count: %o', (change, description) => {
  const draft = forServingsAskedFor(draftOf(change), null)
  expect(textsOf(draft)).toEqual(HALVED)
  expect(draft.description).toBe(description)
})

test('the plates of the last step tell how many it is for, and follow', () => {
  const instructions = [...draftOf().instructions, 'Divide between four warm plates.']
  const draft = forServingsAskedFor(draftOf({ instructions }), null)
  expect(textsOf(draft)).toEqual(HALVED)
  expect(draft.instructions.at(-1)).toMatch(/^Divide between (?:two|2) warm plates\.$/)
})

test.each([
  { description: 'Serves 2.' },
  { description: 'Serves 4, or feeds 6 with bread.' },
  { description: 'A supper for busy people.' },
  { instructions: ['Fry for 4 minutes. Before serving 5 minutes later, rest it.'] },
  { instructions: ['Put into 4 ramekins.'] },
  { instructions: ['Oil a tray of 40 cm, or half that size for four people.'] },
])('a draft that says nothing else, or several numbers, stays: %o', (change) => {
  const draft = draftOf(change)
  expect(forServingsAskedFor(draft, null)).toEqual(draft)
})
