import { expect, test } from 'vitest'
import { NO_DIETARY_PREFERENCES } from '#app/domain/planning/dietary-preferences.ts'
import { openShownDrafts } from './shown-draft.ts'

const linesOf = (...texts: string[]) => texts.map((text) => ({ text, isExtra: false }))
const textsOf = (draft: { ingredients?: readonly { text: string }[] }) =>
  draft.ingredients?.map(({ text }) => text)

test('a food that waits for its treatment is left empty, and the rest of the card is shown', () => {
  const shown = openShownDrafts(NO_DIETARY_PREFERENCES)({
    name: 'Chilli',
    description: 'Warm.',
    ingredients: linesOf('200 g dried kidney beans', '1 onion', '400 g tomatoes'),
    instructions: [
      'Fry the onion for 5 minutes.',
      'Add the beans and simmer.',
      'Fry the chicken for 4 minutes, still pink in the middle.',
    ],
  })
  expect(textsOf(shown)).toEqual(['', '1 onion', '400 g tomatoes'])
  expect(shown.instructions).toEqual(['Fry the onion for 5 minutes.', '', ''])
})

test('in pregnancy, lines are shown, and steps about food that must be cooked through wait', () => {
  const shown = openShownDrafts({ ...NO_DIETARY_PREFERENCES, eaters: ['pregnant'] })({
    name: 'Frittata',
    ingredients: linesOf('4 eggs', '1 onion', '200 g potatoes'),
    instructions: ['Fry the onion for 5 minutes.', 'Pour in the eggs.', 'Boil the potatoes for 12 minutes.'],
  })
  expect(textsOf(shown)).toEqual(['4 eggs', '1 onion', '200 g potatoes'])
  expect(shown.instructions).toEqual([
    'Fry the onion for 5 minutes.',
    '',
    'Boil the potatoes for 12 minutes.',
  ])
})

test('allergens and unknown foods are never shown to somebody with an allergy', () => {
  const shownOf = openShownDrafts({ ...NO_DIETARY_PREFERENCES, allergens: ['peanuts'] })
  const shown = shownOf({
    name: 'Noodles with peanuts',
    description: 'Quick.',
    ingredients: linesOf('200 g rice noodles', '2 tbsp peanut butter', '1 tbsp zorblax', '150 g carrots'),
    instructions: ['Boil the noodles.', 'Stir in the peanut butter.'],
  })
  expect(shown).toMatchObject({ name: '', description: 'Quick.' })
  expect(textsOf(shown)).toEqual(['200 g rice noodles', '', '', '150 g carrots'])
  expect(shown.instructions).toEqual(['Boil the noodles.', ''])
})
