import { expect, test } from 'vitest'
import { PLAIN_REQUEST } from '#tests/support/plain-request.ts'
import { withTypedRules } from './typed-rules.ts'

const typed = (...ingredients: string[]) => withTypedRules({ ...PLAIN_REQUEST, ingredients })

test.each([
  ['vegan', 'Vegan'],
  ['make it veggie', 'Vegetarian'],
  ['coeliac', 'Gluten-Free'],
  ['no dairy please', 'Dairy-Free'],
])('“%s” among the foods is a diet', (said, diet) => {
  const { ingredients, dietaryPreferences } = typed('rice', said)
  expect([ingredients, dietaryPreferences?.diets]).toEqual([['rice'], [diet]])
})

test('what somebody cannot eat is an allergen, and what they leave out a dislike', () => {
  expect(typed('rice', 'nut free').dietaryPreferences?.allergens).toEqual(['nuts', 'peanuts'])
  expect(typed('rice', 'no mushrooms', 'without onion').dietaryPreferences?.dislikes).toEqual([
    'mushrooms',
    'onion',
  ])
})

test('what the member does not eat stays', () => {
  const dietaryPreferences = { diets: ['Vegetarian' as const], allergens: [], dislikes: ['kale'], eaters: [] }
  const asked = withTypedRules({ ...PLAIN_REQUEST, ingredients: ['rice', 'no dairy'], dietaryPreferences })
  expect(asked.dietaryPreferences).toMatchObject({ diets: ['Vegetarian', 'Dairy-Free'], dislikes: ['kale'] })
})

test('a cuisine is taken where the form says none', () => {
  expect(typed('rice', 'something Indian').cuisine).toBe('Indian')
  const asked = withTypedRules({ ...PLAIN_REQUEST, cuisine: 'Chinese', ingredients: ['rice', 'Indian'] })
  expect([asked.cuisine, asked.ingredients]).toEqual(['Chinese', ['rice', 'Indian']])
})

test.each([
  'vegan mince',
  'no oven',
  'not spicy',
  'gluten free oats',
  'italian sausage',
  'no idea',
  'no salt',
])('“%s” is no rule', (said) => {
  expect(typed('rice', said)).toEqual({ ...PLAIN_REQUEST, ingredients: ['rice', said] })
})

test('a list of nothing but rules stays as it is, so that the person hears why', () => {
  expect(typed('vegan').ingredients).toEqual(['vegan'])
})
