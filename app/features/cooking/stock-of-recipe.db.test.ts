import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { addIngredients } from '#app/features/pantry/add-ingredients.server.ts'
import { findOwnRecipe, saveRecipe } from '#app/features/recipes/recipes.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { stockOfRecipe, stockOfRecipes, withStock } from './stock-of-recipe.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

let database: TestDatabase
let ann: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  ann = await makeMember(database.db, { tier: 'premium' })
})
afterAll(() => database.close())

const needs = () => ({ db: database.db, now: () => NOW })
let clicks = 0
const add = (...lines: string[]) =>
  addIngredients(database.db, ann, lines, { idempotencyKey: `stock-click-${++clicks}`, now: NOW })
const save = async (...lines: string[]) =>
  (
    await saveRecipe(
      database.db,
      ann,
      {
        name: 'Pot',
        description: '',
        cookingTimeMin: 20,
        difficulty: 'Beginner',
        cuisineType: 'British',
        servings: 2,
        ingredients: lines.map((text) => ({ text, isExtra: false })),
        instructions: ['Cook.'],
        dishTemplate: 'stew',
        nutrition: nutritionOf(lines, 2),
        writtenBy: 'the Mealwright kitchen',
      },
      NOW,
    )
  ).id

test('a recipe says what of it is in the pantry, what is missing and of what there is too little', async () => {
  const id = await save('500 g beef mince', '2 onions', '1 leek', '200 ml water', 'zorblax')
  const row = (await findOwnRecipe(database.db, ann, id))!
  expect(await stockOfRecipe(needs(), ann, row)).toBeNull()
  await add('200 g beef mince', '3 onions')
  const stock = { hasCount: 2, count: 4, missing: ['leek', 'zorblax'], short: ['beef mince'] }
  expect(await stockOfRecipe(needs(), ann, row)).toEqual(stock)
  expect((await stockOfRecipes(needs(), ann, [id])).get(id)).toEqual(stock)
})

test('the cards of a list cost two queries, however many they are, and one with an empty pantry', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => save('500 g beef mince', '1 leek')))
  const cards = ids.map((id) => ({ id, card: {} }))
  const ask = () => withStock(needs(), ann, cards, ({ id }) => id)
  const query = vi.spyOn(database.pool, 'query')
  expect(await ask()).toEqual(cards)
  expect(query).toHaveBeenCalledTimes(1)
  await add('1 leek')
  query.mockClear()
  const filled = await ask()
  expect(query).toHaveBeenCalledTimes(2)
  query.mockRestore()
  expect(filled.map(({ card }) => card)).toEqual(
    ids.map(() => ({ stock: { hasCount: 1, count: 2, missing: ['beef mince'], short: [] } })),
  )
})
