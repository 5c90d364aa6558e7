import { expect, test } from 'vitest'
import { namedFoodFaultOf, type Wishes } from './named-foods-gate.ts'

const faultOf = (steps: string[], wishes: Partial<Wishes>, lines: string[] = ['300 g potatoes', '1 onion']) =>
  namedFoodFaultOf(
    {
      name: 'Potato hash',
      description: 'Brown and crisp.',
      ingredients: lines.map((text) => ({ text, isExtra: false })),
      instructions: steps,
    },
    { dietaryRestriction: 'None', ...wishes },
  )
const preferences = (change: object) => ({
  dietaryPreferences: { diets: [], allergens: [], dislikes: [], eaters: [], ...change },
})

test('a step that names a food against the diet is found, though no line has it', () => {
  for (const [step, wishes, why] of [
    ['Scatter with the lardons.', { dietaryRestriction: 'Vegetarian' }, 'lardons (not vegetarian)'],
    ['Stir in a dash of fish sauce.', { dietaryRestriction: 'Vegan' }, 'fish sauce (not vegan)'],
    ['Fold in the soured cream.', { dietaryRestriction: 'Dairy-Free' }, 'soured cream (not dairy-free)'],
    ['Season with soy sauce.', { dietaryRestriction: 'Gluten-Free' }, 'soy sauce (not gluten-free)'],
    ['Scatter with the bacon.', preferences({ diets: ['Vegetarian'] }), 'bacon (not vegetarian)'],
    ['Scatter with coriander.', preferences({ dislikes: ['coriander'] }), 'coriander (disliked)'],
    ['Drizzle with oyster sauce.', preferences({ allergens: ['molluscs'] }), 'oyster sauce (molluscs)'],
  ] as const)
    expect(faultOf([step], wishes as Partial<Wishes>), step).toBe(
      `It names ${why}, which is not among the ingredients.`,
    )
})

test('a headnote may name foods it only compares with, a step foods it says are not used', () => {
  const faultOfHeadnote = (description: string, wishes: Partial<Wishes>) =>
    namedFoodFaultOf(
      { name: 'Potato hash', description, ingredients: [], instructions: [] },
      { dietaryRestriction: 'None', ...wishes },
    )
  for (const headnote of [
    'You will not miss the butter.',
    'It tastes of parmesan.',
    'As rich as double cream, and quicker.',
    'Toasted coconut gives the crunch that butter usually brings.',
    'Olive oil stands in for the butter.',
    'Ghee is traditional, but oil keeps it light.',
  ])
    expect(faultOfHeadnote(headnote, { dietaryRestriction: 'Vegan' }), headnote).toBeNull()
  expect(faultOfHeadnote('Finished with butter.', { dietaryRestriction: 'Vegan' })).not.toBeNull()
  const vegan = { dietaryRestriction: 'Vegan' } as const
  expect(faultOf(['Heat the oil (ghee is traditional) and fry the onion.'], vegan)).toBeNull()
  expect(faultOf(['Fry in oil instead of butter.'], vegan)).toBeNull()
  expect(faultOf(['Fry in oil, then stir in the butter.'], vegan)).not.toBeNull()
})

test('what a line has was judged there, and what nobody leaves out may be named', () => {
  expect(faultOf(['Melt the butter.'], { dietaryRestriction: 'Vegan' }, ['20 g vegan butter'])).toBeNull()
  expect(faultOf(['Pour in the milk.'], { dietaryRestriction: 'Vegan' }, ['200 ml oat milk'])).toBeNull()
  expect(faultOf(['Scatter with the lardons.'], {})).toBeNull()
  expect(
    faultOf(['Roll it up like a sausage in a buttered tin.'], { dietaryRestriction: 'Vegetarian' }),
  ).toBeNull()
})
