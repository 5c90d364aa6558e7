import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { diaryEntries, favouriteMeals } from '#app/db/schema/index.ts'
import { editMeal } from '#app/domain/calories/edit-meal.ts'
import { estimateSentSchema } from '#app/domain/calories/estimate-form.ts'
import { estimateFromWords } from '#app/domain/calories/make-estimate.ts'
import type { MealEstimate } from '#app/domain/calories/meal-estimate.ts'
import { rowsFromWords } from '#app/domain/calories/meal-rows.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { copyEntries, takeBackEntries, type ToCopy } from './copy-entries.server.ts'
import { diaryOf } from './diary.server.ts'
import { editEntry, type EntryChange, entryToEdit } from './edit-entry.server.ts'
import {
  eatFavourite,
  favouritesOf,
  putFavouriteBack,
  removeFavourite,
  renameFavourite,
  starEntry,
} from './favourites.server.ts'
import { saveEstimate } from './save-estimate.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const TODAY = '2026-11-20'

let database: TestDatabase
let ann: Member
let ben: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  ann = await makeMember(database.db, { tier: 'premium' })
  ben = await makeMember(database.db, { tier: 'premium' })
})
afterAll(() => database.close())

const meal = (description: string): MealEstimate => ({
  ...estimateFromWords(description, rowsFromWords(description)),
  id: newId(),
  plateUrl: '/plates/x.svg',
  isPhotoUnread: false,
})
const save = (estimate: MealEstimate, more: Partial<Parameters<typeof saveEstimate>[2]> = {}) =>
  saveEstimate(
    database.db,
    ann,
    {
      estimate: estimateSentSchema.parse(estimate),
      day: TODAY,
      slot: null,
      eatenAt: null,
      time: null,
      confirm: '',
      ...more,
    },
    NOW,
  )
const of = (day = TODAY, who = ann) => diaryOf(database.db, who, { firstDay: day, lastDay: day })
const edit = (change: Partial<EntryChange> & { entryId: string }, who = ann) =>
  editEntry(database.db, who, { mealName: 'Lunch bowl', portions: 1, ...change }, NOW)
const copy = (from: Partial<ToCopy>, who = ann) =>
  copyEntries(
    database.db,
    who,
    {
      entryId: '',
      fromDay: '',
      fromSlot: 'all',
      toDay: TODAY,
      toSlot: null,
      idempotencyKey: randomUUID(),
      ...from,
    },
    NOW,
  )

test('an estimate that tells of several meals is saved as several entries, and one taken out of it leaves', async () => {
  const estimate = meal('breakfast: 2 boiled eggs; lunch: 200 g cooked rice')
  await save(estimate)
  await save(estimate)
  expect(await of()).toMatchObject([{ slot: 'breakfast' }, { slot: 'lunch', totalKcal: 260 }])
  const [eggs] = estimate.rows
  await save(editMeal(estimate, { type: 'remove', rowId: eggs!.id }))
  expect(await of()).toMatchObject([{ slot: 'lunch', totalKcal: 260 }])
})

test('a doubtful estimate is asked about when it is saved, and the answer is for that estimate only', async () => {
  const estimate = meal('1500 g boiled eggs')
  const refusal: unknown = await save(estimate).catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    code: 'unconfirmed',
    message: expect.stringMatching(/^That’s 2,\d{3} kcal of/),
  })
  const { confirm } = (refusal as { details: { confirm: string } }).details
  const [row] = estimate.rows
  const more = editMeal(estimate, { type: 'set-amount', rowId: row!.id, amount: 1600 })
  await expect(save(more, { confirm })).rejects.toMatchObject({ code: 'unconfirmed' })
  expect(await of()).toEqual([])
  await save(estimate, { confirm, time: '19:00' })
  expect(await of()).toMatchObject([{ slot: 'dinner' }])
})

test('an entry is changed down to its foods, and its figures are counted by the table', async () => {
  const { id } = await save(meal('200 g cooked rice and a banana'))
  const entry = await entryToEdit(database.db, ann, id)
  const [rice, banana] = entry!.estimate!.rows
  const [oil] = rowsFromWords('1 tbsp olive oil').rows
  const rows = [
    { ...rice!, amount: 100, figures: { ...rice!.figures, kcal: 1 } },
    { ...oil!, id: 'added' },
  ]
  await edit({ entryId: id, rows, slot: 'lunch', eatenAt: '12:45', eatenOn: '2026-11-19' })
  const [changed] = await of('2026-11-19')
  expect(changed).toMatchObject({ mealName: 'Lunch bowl', slot: 'lunch', eatenAt: '12:45' })
  expect(changed!.totalKcal).toBeGreaterThan(230)
  expect(changed!.totalKcal).toBeLessThan(270)
  const after = await entryToEdit(database.db, ann, id)
  expect(after!.estimate!.rows.map(({ name }) => name)).not.toContain(banana!.name)
  expect(after!.estimate!.rows.map(({ amount }) => amount)).toEqual([100, oil!.amount])
  await edit({ entryId: id, rows: after!.estimate!.rows, eatenOn: TODAY, portions: 2 })
  expect((await of())[0]!.totalKcal).toBe(changed!.totalKcal * 2)
})

test('figures that a page makes up for a model’s food, and a food nobody knows, are refused', async () => {
  const estimate = meal('200 g cooked rice')
  const [rice] = estimate.rows
  const guessed = { ...rice!, id: 'm1', foodId: null, source: 'model' as const, name: 'Glorp stew' }
  const { id } = await save({ ...estimate, rows: [rice!, guessed] })
  const before = (await of())[0]!.totalKcal
  const stored = (await entryToEdit(database.db, ann, id))!.estimate!.rows
  const cheaper = stored.map((row) => ({
    ...row,
    figures: { ...row.figures, kcal: 1 },
    amount: row.amount / 2,
  }))
  await edit({ entryId: id, rows: cheaper })
  expect((await of())[0]!.totalKcal).toBe(before / 2)
  await expect(edit({ entryId: id, rows: [{ ...guessed, id: 'unheard' }] })).rejects.toMatchObject({
    code: 'invalid-input',
  })
})

test('an old entry changes its name and portions only, and says so', async () => {
  const { id } = await save(meal('a banana'))
  await database.db
    .update(diaryEntries)
    .set({ components: [{ name: 'Banana', calories: 105, portion: '1', source: 'food table' }] })
  const entry = await entryToEdit(database.db, ann, id)
  expect(entry).toMatchObject({ estimate: null, foods: [{ name: 'Banana' }] })
  await expect(edit({ entryId: id, rows: rowsFromWords('a kiwi').rows })).rejects.toMatchObject({
    code: 'invalid-input',
  })
  await edit({ entryId: id, portions: 3 })
  expect(await of()).toMatchObject([{ mealName: 'Lunch bowl', totalKcal: 315 }])
})

test('an amount far too large is asked about when an entry is changed, too', async () => {
  const { id } = await save(meal('100 g boiled eggs'))
  const rows = (await entryToEdit(database.db, ann, id))!.estimate!.rows.map((row) => ({
    ...row,
    amount: 1550,
  }))
  await expect(edit({ entryId: id, rows })).rejects.toMatchObject({ code: 'unconfirmed' })
  await expect(edit({ entryId: id, portions: 15 })).rejects.toMatchObject({ code: 'unconfirmed' })
  await edit({ entryId: id, portions: 2 })
})

test('nobody changes, copies or stars another member’s entry, and a free member none', async () => {
  const { id } = await save(meal('a banana'))
  expect(await entryToEdit(database.db, ben, id)).toBeNull()
  const free: Member = { ...ann, tier: 'free' }
  for (const [who, code] of [
    [ben, 'not-found'],
    [free, 'premium-only'],
  ] as const) {
    await expect(edit({ entryId: id, eatenOn: TODAY }, who)).rejects.toMatchObject({ code })
    await expect(copy({ entryId: id }, who)).rejects.toMatchObject({ code })
    await expect(starEntry(database.db, who, id, NOW)).rejects.toMatchObject({ code })
  }
  await expect(copy({ fromDay: TODAY, toDay: '2026-11-19' }, ben)).rejects.toMatchObject({
    code: 'not-found',
  })
  await takeBackEntries(database.db, ben, [id], NOW)
  expect(await of()).toHaveLength(1)
  expect(await of(TODAY, ben)).toEqual([])
})

test('an entry, a meal or a day is copied once however often it is sent, and taken back', async () => {
  const { id } = await save(meal('a banana'), { slot: 'breakfast' })
  await save(meal('200 g cooked rice'), { slot: 'lunch' })
  const key = randomUUID()
  const toDay = '2026-11-18'
  const [day] = await Promise.all([
    copy({ fromDay: TODAY, toDay, idempotencyKey: key }),
    copy({ fromDay: TODAY, toDay, idempotencyKey: key }),
  ])
  expect(day.ids).toHaveLength(2)
  expect((await of(toDay)).map(({ slot }) => slot)).toEqual(['breakfast', 'lunch'])
  await takeBackEntries(database.db, ann, day.ids, NOW)
  expect(await of(toDay)).toEqual([])
  await copy({ fromDay: TODAY, fromSlot: 'lunch', toDay })
  await copy({ entryId: id, toDay, toSlot: 'snack' })
  const copies = await of(toDay)
  expect(copies.map(({ slot, totalKcal }) => `${slot} ${totalKcal}`).toSorted()).toEqual([
    'lunch 260',
    'snack 105',
  ])
  expect((await entryToEdit(database.db, ann, copies[0]!.id))!.estimate).not.toBeNull()
  await expect(copy({ fromDay: TODAY, fromSlot: 'dinner', toDay })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(copy({ fromDay: TODAY, toDay: '2026-11-25' })).rejects.toMatchObject({ code: 'invalid-input' })
})

test('a day takes no more meals than it may, copies included', async () => {
  for (let count = 0; count < 10; count++) await save(meal('a banana'), { day: '2026-11-10' })
  const copies = Array.from({ length: 12 }, () => copy({ fromDay: '2026-11-10', toDay: '2026-11-09' }))
  const answers = await Promise.allSettled(copies)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(await of('2026-11-09')).toHaveLength(100)
  await expect(copy({ fromDay: '2026-11-10', toDay: '2026-11-09' })).rejects.toMatchObject({
    code: 'too-many-requests',
  })
})

test('a favourite is starred once, eaten with one tap on any day, renamed, removed and put back', async () => {
  const { id } = await save(meal('a banana'), { slot: 'breakfast' })
  await Promise.all([starEntry(database.db, ann, id, NOW), starEntry(database.db, ann, id, NOW)])
  const [favourite] = await favouritesOf(database.db, ann)
  expect(await favouritesOf(database.db, ann)).toEqual([
    { favouriteId: favourite!.favouriteId, name: 'A banana', kcal: 105 },
  ])
  const { favouriteId } = favourite!
  await renameFavourite(database.db, ann, { favouriteId, name: 'My banana' })
  const idempotencyKey = randomUUID()
  const eat = (who = ann, day = '2026-11-15') =>
    eatFavourite(database.db, who, { favouriteId, day, today: TODAY, time: '20:00', idempotencyKey }, NOW)
  await Promise.all([eat(), eat()])
  expect(await of('2026-11-15')).toMatchObject([{ mealName: 'My banana', slot: 'breakfast', totalKcal: 105 }])
  await expect(eat(ann, TODAY)).rejects.toMatchObject({ code: 'conflict' })
  await expect(eat(ben)).rejects.toMatchObject({ code: 'not-found' })
  for (const attempt of [
    () => renameFavourite(database.db, ben, { favouriteId, name: 'Mine' }),
    () => removeFavourite(database.db, ben, favouriteId, NOW),
    () => putFavouriteBack(database.db, ben, favouriteId),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not-found' })
  await removeFavourite(database.db, ann, favouriteId, NOW)
  expect(await favouritesOf(database.db, ann)).toEqual([])
  await expect(eat()).rejects.toMatchObject({ code: 'not-found' })
  await putFavouriteBack(database.db, ann, favouriteId)
  await starEntry(database.db, ann, id, NOW)
  expect((await favouritesOf(database.db, ann)).map(({ name }) => name)).toEqual(['A banana', 'My banana'])
  await expect(renameFavourite(database.db, ann, { favouriteId, name: 'a Banana' })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await database.db.$count(favouriteMeals)).toBe(2)
})
