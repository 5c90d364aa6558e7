import { expect, test } from 'vitest'
import { type Wishes } from './named-foods-gate.ts'
import { notesToTell } from './notes-gate.ts'
import type { RecipeNotes } from './recipe.ts'
import { keepsTooLong } from './storage-advice.ts'

const dishOf = (name: string, ...lines: string[]) => ({
  name,
  ingredients: lines.map((text) => ({ text, isExtra: false })),
})
const STEW = dishOf('Bean stew', '400 g tin butter beans', '2 tbsp olive oil')
const told = (notes: Partial<RecipeNotes>, wishes: Partial<Wishes> = {}, dish = STEW) =>
  notesToTell(
    { ...dish, notes: { storage: '', variations: [], ...notes } },
    { dietaryRestriction: 'None', ...wishes },
  )
const variation = (name: string, text: string) => ({ name, text })

test('a variation that suggests what the person does not eat is dropped, the others stay', () => {
  const smoky = variation('Smoky', 'A teaspoon of smoked paprika with the onion.')
  const bacon = variation('With bacon', 'Fry 50 g a person first.')
  const fish = variation('Deeper', 'A dash of Worcestershire sauce.')
  const variations = [smoky, bacon, fish]
  expect(told({ variations })?.variations).toEqual(variations)
  expect(told({ variations }, { dietaryRestriction: 'Vegetarian' })?.variations).toEqual([smoky])
  const dislikes = { diets: [], allergens: [], dislikes: ['smoked paprika'], eaters: [] }
  expect(told({ variations }, { dietaryPreferences: dislikes })?.variations).toEqual([bacon, fish])
})

test('with an allergen, variations that do not list what they add are dropped', () => {
  const dietaryPreferences = { diets: [], allergens: ['nuts' as const], dislikes: [], eaters: [] }
  const variations = [variation('Smoky', 'A teaspoon of paprika.')]
  expect(told({ variations, storage: 'Keeps 3 days in the fridge.' }, { dietaryPreferences })).toEqual({
    storage: 'Keeps 3 days in the fridge.',
    variations: [],
  })
  expect(told({ variations }, { dietaryPreferences })).toBeNull()
})

test('with an allergen or a baby, a variation that lists what it adds must pass the recipe gates', () => {
  const adding = (name: string, text: string, ...adds: string[]) => ({ name, text, adds })
  const variations = [
    adding('Smoky', 'A teaspoon of smoked paprika with the beans.', '1 tsp smoked paprika'),
    adding('Crunchy', 'Scatter with walnuts.', '30 g walnuts'),
    adding('Hidden', 'Scatter with walnuts.'),
    adding('Unknown', 'Stir in the paste.', '1 tbsp zorblax paste'),
    adding('With honey', 'A spoonful at the end.', '1 tbsp honey'),
  ]
  const namesFor = (dietaryPreferences: Partial<NonNullable<Wishes['dietaryPreferences']>>) =>
    told(
      { variations },
      { dietaryPreferences: { diets: [], allergens: [], dislikes: [], eaters: [], ...dietaryPreferences } },
    )?.variations.map(({ name }) => name)
  expect(namesFor({ allergens: ['nuts'] })).toEqual(['Smoky', 'With honey'])
  expect(namesFor({ eaters: ['under-one'] })).toEqual(['Smoky'])
})

test('notes that name what is never eaten, or leave meat underdone, are not told', () => {
  const chicken = dishOf('Chicken', '300 g chicken thighs')
  const variations = [
    variation('Almond', 'Scatter with ground apricot kernels.'),
    variation('Quick', 'Take it off the heat while it is still pink in the middle.'),
    variation('Lemon', 'The juice of a lemon.'),
  ]
  expect(told({ variations }, {}, chicken)?.variations.map(({ name }) => name)).toEqual(['Lemon'])
})

test('of the words on keeping only the sentences that may be told are', () => {
  const storage = 'Keeps 3 days in the fridge. Warm it with a spoonful of butter.'
  expect(told({ storage })?.storage).toBe(storage)
  expect(told({ storage }, { dietaryRestriction: 'Vegan' })?.storage).toBe('Keeps 3 days in the fridge.')
  expect(told({ storage: 'Warm it with butter.' }, { dietaryRestriction: 'Vegan' })).toBeNull()
})

test('meat, fish and rice are kept no longer than is safe, and not warm', () => {
  const chicken = dishOf('Chicken stew', '300 g chicken thighs', '150 g basmati rice')
  const fish = dishOf('Baked cod', '300 g cod fillets')
  const rice = dishOf('Egg fried rice', '300 g cooked rice', '2 eggs')
  for (const [dish, advice, isTooLong] of [
    [chicken, 'Keeps 3 to 4 days in the fridge.', false],
    [chicken, 'Keeps a week in the fridge.', true],
    [chicken, 'Keeps 3 days in the fridge, or 3 months in the freezer.', false],
    [chicken, 'Keeps 3 days in the fridge; freezes for 3 months.', false],
    [chicken, 'Freeze for up to 3 months.', false],
    [chicken, 'Good for 2 days at room temperature.', true],
    [fish, 'Four days, covered.', true],
    [rice, 'Keeps 2 days, cooled quickly.', false],
    [rice, 'Keeps five days.', true],
    [dishOf('Banana loaf', '200 g flour', '2 bananas'), 'A week in a tin.', false],
  ] as const)
    expect(keepsTooLong(advice, dish), advice).toBe(isTooLong)
})
