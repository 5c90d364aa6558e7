import { afterAll, beforeAll, expect, test } from 'vitest'
import { foodPreferencesSchema } from '#app/domain/planning/food-preferences-form.ts'
import { wishesInWords } from '#app/domain/planning/dietary-preferences.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { dietaryPreferencesOf, saveDietaryPreferences } from './food-preferences.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('food preferences are the member’s own; saving again replaces them', async () => {
  const [ann, ben] = [await makeMember(database.db), await makeMember(database.db)]
  const none = { diets: [], allergens: [], dislikes: [], eaters: [] }
  expect(await dietaryPreferencesOf(database.db, ann)).toEqual(none)
  const sent = foodPreferencesSchema.parse({
    diets: ['Vegan', 'Gluten-Free'],
    allergens: ['peanuts', 'peanuts'],
    dislikes: ['Mushrooms, olives', 'mushrooms', ''],
    eaters: ['pregnant', 'pregnant'],
  })
  await saveDietaryPreferences(database.db, ann, sent, NOW)
  const kept = await dietaryPreferencesOf(database.db, ann)
  expect(kept).toEqual({
    diets: ['Vegan', 'Gluten-Free'],
    allergens: ['peanuts'],
    dislikes: ['mushrooms', 'olives'],
    eaters: ['pregnant'],
  })
  expect(wishesInWords(kept)).toBe(
    'vegan, gluten-free, rules for pregnancy, no peanuts, no mushrooms, no olives',
  )
  expect(await dietaryPreferencesOf(database.db, ben)).toEqual(none)
  await saveDietaryPreferences(database.db, ann, foodPreferencesSchema.parse({}), NOW)
  expect(await dietaryPreferencesOf(database.db, ann)).toEqual(none)
})

test('what is no diet, no allergen, too long or too much is refused', () => {
  const refused = (sent: Record<string, unknown>) =>
    foodPreferencesSchema.safeParse(sent).error?.issues[0]?.message
  expect(refused({ diets: ['Keto'] })).toBeDefined()
  expect(refused({ diets: ['None'] })).toBeDefined()
  expect(refused({ allergens: ['gluten', 'cats'] })).toBeDefined()
  expect(refused({ eaters: ['toddler'] })).toBeDefined()
  expect(refused({ dislikes: ['x'.repeat(61)] })).toMatch('is too long: name one food.')
  const many = Array.from({ length: 41 }, (_, index) => `food ${index}`)
  expect(refused({ dislikes: many })).toBe('Name at most 40 foods.')
})
