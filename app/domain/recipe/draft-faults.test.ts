import { expect, test } from 'vitest'
import { faultForPerson, judgeWholeDraft, withHonestHeadnote } from './draft-faults.ts'
import { judgeDraft } from './draft-gates.ts'
import type { RecipeDraft, RecipeRequest } from './recipe.ts'

const draftOf = (change: Partial<RecipeDraft> & { lines?: readonly string[] } = {}): RecipeDraft => ({
  name: 'Noodles',
  description: 'Quick and warm.',
  cookingTimeMin: 20,
  difficulty: 'Beginner',
  cuisineType: 'Thai',
  servings: 2,
  instructions: ['Boil the noodles for 4 minutes.', 'Stir the rest through them.'],
  dishTemplate: 'noodles',
  ...change,
  ingredients: (change.lines ?? ['200 g rice noodles', '150 g carrots']).map((text) => ({
    text,
    isExtra: false,
  })),
})
const noNuts: Pick<RecipeRequest, 'dietaryRestriction' | 'dietaryPreferences'> = {
  dietaryRestriction: 'Vegan',
  dietaryPreferences: { diets: [], allergens: ['nuts', 'peanuts'], dislikes: [], eaters: [] },
}

test('all faults are reported at once, each with its gate', () => {
  const draft = draftOf({
    lines: ['200 g rice noodles', '2 tbsp peanut butter', '30 g walnuts', '2 eggs', '200 ml bleach'],
    instructions: ['Boil the noodles for 4 minutes.', 'Scatter with cashews.'],
  })
  const judged = judgeWholeDraft(draft, noNuts)
  if (judged.ok) throw new Error('passed')
  expect(new Set(judged.faults.map(({ gate }) => gate))).toEqual(new Set(['food', 'diet', 'preferences']))
  const reasons = judged.faults.map(({ reason }) => reason).join(' ')
  for (const word of ['Bleach', 'egg', 'peanut butter', 'walnuts', 'cashews']) expect(reasons).toContain(word)
})

test('a draft passes exactly when the gates accept it', () => {
  for (const draft of [
    draftOf(),
    draftOf({ lines: ['900 kg butter'] }),
    draftOf({ name: 'Dairy-free butter', lines: ['50 g butter'] }),
  ]) {
    const judged = judgeWholeDraft(draft, { dietaryRestriction: 'None' })
    expect(judged.ok).toBe(judgeDraft(draft, { dietaryRestriction: 'None' }).ok)
    if (!judged.ok) expect(judged.faults.length).toBeGreaterThan(0)
  }
})

test('a headnote sentence that names an avoided food is dropped, and the rest stays', () => {
  const draft = draftOf({
    description: 'Good with a handful of peanuts on top. Quick and warm.',
  })
  expect(withHonestHeadnote(draft, noNuts).description).toBe('Quick and warm.')
  const plain = draftOf()
  expect(withHonestHeadnote(plain, noNuts)).toBe(plain)
})

test('faults name the food and the reason in plain words', () => {
  const said = (reason: string) => faultForPerson({ gate: 'preferences', reason })
  expect(said('It has walnuts (nuts), which the person does not eat.')).toBe(
    'It has walnuts, which your food preferences leave out (nuts).',
  )
  expect(said('It has wholegrain mustard (not in the food table), which the person does not eat.')).toBe(
    "It has wholegrain mustard, and we can't check that against your food preferences.",
  )
  expect(said('It names peanuts (peanuts), which the person does not eat.')).toBe(
    'It has peanuts, which your food preferences leave out.',
  )
  expect(said('Bleach is not food.')).toBe('Bleach is not food.')
})
