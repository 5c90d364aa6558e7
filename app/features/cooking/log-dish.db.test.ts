import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { logDishSchema } from '#app/domain/diary/diary-forms.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { diaryOf } from '#app/features/calories/diary.server.ts'
import { saveRecipe } from '#app/features/recipes/recipes.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { AppError } from '#app/domain/errors.ts'
import { findDish } from './dish.server.ts'
import { logDish } from './log-dish.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const TODAY = '2026-11-20'
const LINES = ['500 g beef mince', '200 g white rice', '1 onion', '2 tbsp olive oil']

let database: TestDatabase
let ann: Member
let ben: Member
let recipe: string
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  ann = await makeMember(database.db, { tier: 'premium' })
  ben = await makeMember(database.db, { tier: 'premium' })
  const chilli = {
    name: 'Chilli',
    description: '',
    cookingTimeMin: 45,
    difficulty: 'Beginner' as const,
    cuisineType: 'Mexican',
    servings: 4,
    ingredients: LINES.map((text) => ({ text, isExtra: false })),
    instructions: ['Simmer.'],
    dishTemplate: 'stew',
    nutrition: nutritionOf(LINES, 4),
    writtenBy: 'the Mealwright kitchen',
  }
  recipe = (await saveRecipe(database.db, ann, chilli, NOW)).id
})
afterAll(() => database.close())

const log = (fields: Record<string, string>, who = ann) =>
  logDish(
    database.db,
    who,
    logDishSchema.parse({
      recipe,
      by: 'grams',
      day: TODAY,
      slot: 'dinner',
      idempotencyKey: randomUUID(),
      ...fields,
    }),
    NOW,
  )
const of = (day = TODAY) => diaryOf(database.db, ann, { firstDay: day, lastDay: day })

test('300 g of a pot that weighs 600 g are half of the recipe, once however often it is sent', async () => {
  const dish = (await findDish(database.db, ann, recipe))!
  const fields = { eatenG: '300', cookedPotG: '600', idempotencyKey: randomUUID() }
  await Promise.all([log(fields), log(fields)])
  const [entry, ...others] = await of()
  expect(others).toEqual([])
  expect(entry).toMatchObject({ mealName: 'Chilli, 300 g', slot: 'dinner', portions: 1 })
  expect(entry!.totalKcal).toBe(Math.round(dish.perServing.kcal * 2))
  expect(entry!.proteinG).toBeCloseTo(dish.perServing.proteinG * 2, 3)
})

test('without a weighed pot the weight of the ingredients counts; portions are portions', async () => {
  const dish = (await findDish(database.db, ann, recipe))!
  await log({ eatenG: String(Math.round(dish.servingG)), day: '2026-11-19' })
  const [byWeight] = await of('2026-11-19')
  expect(byWeight!.totalKcal / dish.perServing.kcal).toBeCloseTo(1, 2)
  await log({ by: 'portions', portions: '1.5', day: '2026-11-18' })
  expect(await of('2026-11-18')).toMatchObject([
    { mealName: 'Chilli', portions: 1.5, totalKcal: Math.round(Math.round(dish.perServing.kcal) * 1.5) },
  ])
})

test('far more than people eat is asked about first', async () => {
  const fields = { by: 'portions', portions: '20', day: '2026-11-17', idempotencyKey: randomUUID() }
  const refusal: unknown = await log(fields).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'unconfirmed' })
  expect(await of('2026-11-17')).toEqual([])
  const { confirm } = (refusal as AppError).details as { confirm: string }
  await log({ ...fields, confirm })
  expect(await of('2026-11-17')).toHaveLength(1)
})

test('more than the pot, a day to come, another’s recipe and a free member are refused', async () => {
  for (const [attempt, code] of [
    [() => log({ eatenG: '700', cookedPotG: '600' }), 'invalid-input'],
    [() => log({ eatenG: '300', day: '2026-11-25' }), 'invalid-input'],
    [() => log({ eatenG: '300' }, ben), 'not-found'],
    [() => log({ eatenG: '300' }, { ...ann, tier: 'free' }), 'premium-only'],
  ] as const)
    await expect(attempt()).rejects.toMatchObject({ code })
  expect(await of()).toEqual([])
  for (const fields of [
    { eatenG: '' },
    { eatenG: '0' },
    { eatenG: '6000' },
    { by: 'portions', portions: '0' },
  ])
    expect(() =>
      logDishSchema.parse({ recipe, by: 'grams', day: TODAY, idempotencyKey: randomUUID(), ...fields }),
    ).toThrow()
})
