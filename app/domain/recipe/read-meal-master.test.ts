import { expect, test } from 'vitest'
import { readImport } from './import-recipes.ts'

const TWO = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Onion Pie
 Categories: Pies, Vegetables
      Yield: 6 Servings

      2 c  Flour
    1/2 ts Salt
  1 1/2 tb Oil
      3    Onions; sliced
           -(or 6 small)
           Pepper
MMMMM---------------------------GLAZE--------------------------------
      1 lg Egg

  Rub the oil into
  the flour.

  Bake for 40 minutes.

MMMMM

---------- Recipe via Meal-Master (tm) v8.02

      Title: Milk Soup
 Categories: Soups
   Servings:  4

      1 qt Milk                               2    Eggs
      2 tb Sugar                            1/4 ts Nutmeg

  1. Heat the milk.  2. Whisk in the rest.

-----
`

test('a Meal-Master file gives its recipes, with columns, headings and continued lines', () => {
  const [pie, soup] = readImport(TWO)
  expect(pie).toMatchObject({
    said: { servings: 6 },
    source: { tags: ['Pies', 'Vegetables'] },
    draft: { name: 'Onion Pie', instructions: ['Rub the oil into the flour.', 'Bake for 40 minutes.'] },
  })
  expect(pie!.draft.ingredients.map(({ text }) => text)).toEqual([
    '2 cup Flour',
    '1/2 tsp Salt',
    '1 1/2 tbsp Oil',
    '3 Onions; sliced (or 6 small)',
    'Pepper',
    'GLAZE:',
    '1 large Egg',
  ])
  expect(soup).toMatchObject({
    said: { servings: 4 },
    draft: { name: 'Milk Soup', instructions: ['Heat the milk.', 'Whisk in the rest.'] },
  })
  expect(soup!.draft.ingredients.map(({ text }) => text)).toEqual([
    '1 quart Milk',
    '2 tbsp Sugar',
    '2 Eggs',
    '1/4 tsp Nutmeg',
  ])
})

test.each([
  ['Prep time: 10 min\n Cook time: 40 min', 50],
  ['Prep time: 10 min\n Total time: 1 hour', 60],
  ['Cook time: 25 min', 25],
])('its time is the total, or preparing and cooking together: %j', (times, minutes) => {
  const [recipe] = readImport(
    `MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n Title: Pie\n ${times}\n Yield: 2 servings\n\n      1 c  Flour\n\n  Bake.\n\nMMMMM\n`,
  )
  expect(recipe!.draft.cookingTimeMin).toBe(minutes)
})

test('a recipe without an ingredient is refused with a helpful message', () => {
  expect(() => readImport('MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n Title: Air\n\nMMMMM\n')).toThrow(
    /title and an ingredient/,
  )
})
