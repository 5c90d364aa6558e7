import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { diaryEntries } from '#app/db/schema/index.ts'
import { estimateFromWords } from '#app/domain/calories/make-estimate.ts'
import type { MealEstimate } from '#app/domain/calories/meal-estimate.ts'
import { rowsFromWords } from '#app/domain/calories/meal-rows.ts'
import { estimateSentSchema } from '#app/domain/calories/estimate-form.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { diaryAround, diaryOf, putMealBack, removeMeal, saveMeal } from './diary.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const DAYS_LATER = new Date('2026-11-23T10:00:00Z')
const TODAY = { firstDay: '2026-11-20', lastDay: '2026-11-20' }

let database: TestDatabase
let member: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  member = await makeMember(database.db, { tier: 'premium' })
})
afterAll(() => database.close())

const meal = (description: string): MealEstimate => ({
  ...estimateFromWords(description, rowsFromWords(description)),
  id: newId(),
  plateUrl: '/plates/x.svg',
  isPhotoUnread: false,
})
const save = (estimate: MealEstimate, day = '', who = member) =>
  saveMeal(database.db, who, { estimate: estimateSentSchema.parse(estimate), day }, NOW)
const names = async () => (await diaryOf(database.db, member, TODAY)).map(({ mealName }) => mealName)

test('[DATA-11] a saved meal keeps totals, macronutrients, components, confidence and notes', async () => {
  const estimate = meal('200 g cooked rice and 150 g grilled chicken breast')
  await save(estimate)
  const [entry] = await database.db.select().from(diaryEntries)
  expect(entry).toMatchObject({
    id: estimate.id,
    eatenOn: '2026-11-20',
    mealName: '200 g cooked rice and 150 g grilled chicken breast',
    confidence: 'high',
    notes: 'Every amount is as you gave it.',
  })
  expect(entry!.totalKcal).toBe(entry!.components.reduce((sum, { calories }) => sum + calories, 0))
  expect(entry!.components[0]).toMatchObject({ calories: 260, portion: '200 g', source: 'food table' })
  expect(entry!.lowKcal).toBeLessThan(entry!.totalKcal)
  expect(entry!.highKcal).toBeGreaterThan(entry!.totalKcal)
})

test('saving the same estimate again changes its entry', async () => {
  const estimate = meal('a banana')
  await save(estimate)
  const [row] = estimate.rows
  await save({ ...estimate, rows: [{ ...row!, amount: row!.amount * 2 }] })
  const entries = await diaryOf(database.db, member, TODAY)
  expect(entries).toHaveLength(1)
  expect(entries[0]!.totalKcal).toBe(210)
})

test('figures a page makes up for a food of the table are not believed', async () => {
  const estimate = meal('a banana')
  const [row] = estimate.rows
  await save({ ...estimate, rows: [{ ...row!, figures: { ...row!.figures, kcal: 1 } }] })
  expect((await diaryOf(database.db, member, TODAY))[0]!.totalKcal).toBe(105)
})

test('a meal taken out can be put back, within a day', async () => {
  const estimate = meal('a banana')
  await save(estimate)
  await removeMeal(database.db, member, estimate.id, NOW)
  expect(await names()).toEqual([])
  await putMealBack(database.db, member, estimate.id)
  expect(await names()).toEqual(['A banana'])
  await removeMeal(database.db, member, estimate.id, NOW)
  await saveMeal(
    database.db,
    member,
    { estimate: estimateSentSchema.parse(meal('an apple')), day: '' },
    DAYS_LATER,
  )
  await expect(putMealBack(database.db, member, estimate.id)).rejects.toMatchObject({ code: 'not-found' })
  expect(await database.db.$count(diaryEntries)).toBeGreaterThan(0)
})

test('a free member has no diary', async () => {
  const free = await makeMember(database.db)
  await expect(save(meal('a banana'), '', free)).rejects.toMatchObject({ code: 'premium-only' })
})

test('nobody reaches another member’s entries', async () => {
  const estimate = meal('a banana')
  await save(estimate)
  const other = await makeMember(database.db, { tier: 'premium' })
  await expect(save({ ...estimate, mealName: 'Mine now' }, '', other)).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(removeMeal(database.db, other, estimate.id, NOW)).rejects.toMatchObject({ code: 'not-found' })
  await expect(putMealBack(database.db, other, estimate.id)).rejects.toMatchObject({ code: 'not-found' })
  expect(await diaryAround(database.db, other, NOW)).toEqual([])
  expect(await names()).toEqual(['A banana'])
})

test('a meal goes to the day it was eaten on: today, wherever that is, or a day past', async () => {
  await save(meal('a banana'), '2026-11-21')
  await save(meal('an apple'), '2026-11-19')
  expect(await names()).toEqual([])
  expect(await diaryAround(database.db, member, NOW)).toHaveLength(2)
  await save(meal('a kiwi'), '2026-10-31')
  expect(await diaryOf(database.db, member, { firstDay: '2026-10-31', lastDay: '2026-10-31' })).toMatchObject(
    [{ mealName: 'A kiwi', eatenOn: '2026-10-31' }],
  )
  for (const day of ['2026-11-22', '2026-11-25', '2020-01-01', '2026-02-31', '9999-99-99'])
    await expect(save(meal('a pear'), day)).rejects.toMatchObject({ code: 'invalid-input' })
})
