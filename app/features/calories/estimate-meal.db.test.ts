import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { estimateSchema } from '#app/domain/calories/estimate-form.ts'
import { assumedInWords, summariseMeal } from '#app/domain/calories/meal-estimate.ts'
import { AppError } from '#app/domain/errors.ts'
import { readMealReply, type MealReply } from '#app/domain/food/meal-reply.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Chef } from '#app/ports/ai/chef.ts'
import { kitchenChef } from '#app/ports/ai/kitchen-chef.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember, profileOf } from '#tests/support/make.ts'
import { NO_LIMITS } from '#tests/support/no-limits.ts'
import { estimateMeal, type MealToRead } from './estimate-meal.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const silent = { debug() {}, info() {}, warn() {}, error() {} }
const kitchen = kitchenChef(cookbook())

let database: TestDatabase
let photo: Blob
let asked: Parameters<NonNullable<Chef['estimateMeal']>>[0][] = []
beforeAll(async () => {
  database = await openTestDatabase()
  const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a53' } })
    .jpeg()
    .toBuffer()
  photo = new Blob([new Uint8Array(jpeg)])
})
afterEach(() => {
  asked = []
})
afterAll(() => database.close())

const REPLY = `TOTAL CALORIES: 500
PROTEIN: 30g
CARBS: 50g
FAT: 20g
FIBER: 4g
COMPONENTS:
- White rice: 225 cal, 1 cup (170 g)
- Glorp stew: 275 cal, 1 bowl (250 g)
CONFIDENCE: medium
NOTES: Hidden fat is not seen.`

const chefThat = (reply: (signal: AbortSignal) => Promise<string>): Chef => ({
  ...kitchen,
  estimateMeal: async (meal, { signal }) => {
    asked.push(meal)
    return readMealReply(await reply(signal)) as MealReply
  },
})
const seeing = chefThat(() => Promise.resolve(REPLY))
const failing = chefThat(() => Promise.reject(new AppError('failed', 'the model fell over')))

const estimate = (
  member: Member,
  meal: Partial<MealToRead>,
  { chef = kitchen, signal = new AbortController().signal }: { chef?: Chef; signal?: AbortSignal } = {},
) =>
  estimateMeal(
    { db: database.db, chef, limits: NO_LIMITS, log: silent, now: () => NOW },
    member,
    { description: '', idempotencyKey: randomUUID(), ...meal },
    { signal },
  )
const usedBy = async (member: Member) => {
  const { caloriesEstimated, caloriesReserved } = await profileOf(database.db, member)
  return [caloriesEstimated, caloriesReserved]
}

test('[TRIAL-04] [DATA-02] a described meal is estimated without a model and counts once', async () => {
  const member = await makeMember(database.db)
  const meal = await estimate(member, { description: '2 eggs and 2 slices of toast' })
  expect(meal.rows).toHaveLength(2)
  expect(meal.plateUrl).toMatch(/^\/plates\/[\w-]+\.svg$/)
  expect(await usedBy(member)).toEqual([1, 0])
})

test('[TRIAL-08] twenty parallel estimates of one fresh account give exactly three', async () => {
  const member = await makeMember(database.db)
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => estimate(member, { description: 'a banana' })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ code: 'limit-reached', details: { feature: 'calories' } })
  expect(await usedBy(member)).toEqual([3, 0])
})

test('the same click sent again gets the same estimate and costs nothing more', async () => {
  const member = await makeMember(database.db)
  const idempotencyKey = randomUUID()
  const first = await estimate(member, { description: 'a banana', idempotencyKey })
  expect(await estimate(member, { description: 'a banana', idempotencyKey })).toEqual(first)
  expect(await usedBy(member)).toEqual([1, 0])
})

test('a photo goes to the model as a small JPEG, with the words beside it', async () => {
  const member = await makeMember(database.db)
  const meal = await estimate(member, { photo, description: 'with extra butter' }, { chef: seeing })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({
    description: 'with extra butter',
    photo: { contentType: 'image/jpeg' },
  })
  expect(meal.rows.map(({ source }) => source)).toEqual(['food table', 'model'])
  expect(meal).toMatchObject({ notes: 'Hidden fat is not seen.', isPhotoUnread: false })
  expect(await usedBy(member)).toEqual([1, 0])
})

test('only the words that the table does not know go to the model, and what the table read stays', async () => {
  const member = await makeMember(database.db, { tier: 'premium' })
  await estimate(member, { description: '2 eggs and toast' }, { chef: seeing })
  expect(asked).toHaveLength(0)
  const [banana] = (await estimate(member, { description: 'a banana' }, { chef: seeing })).rows
  const meal = await estimate(member, { description: 'zorblax and a banana' }, { chef: seeing })
  expect(asked).toEqual([{ description: 'zorblax' }])
  expect(meal.rows.map(({ name, source }) => [name, source])).toEqual([
    ['banana', 'food table'],
    ['cooked white rice', 'food table'],
    ['Glorp stew', 'model'],
  ])
  expect(new Set(meal.rows.map(({ id }) => id)).size).toBe(3)
  expect(meal.rows[0]).toEqual(banana)
  expect(meal.notCounted).toEqual([])
  expect(meal.rows.every(({ isChecked }) => !isChecked)).toBe(true)
})

test('the model is asked once in thirty days about the same words, whoever typed them', async () => {
  const [ann, ben] = [await makeMember(database.db), await makeMember(database.db)]
  const chef = { ...seeing, name: 'a model asked once' }
  const first = await estimate(ann, { description: 'a banana and flimflam' }, { chef })
  const second = await estimate(ben, { description: 'two bananas and FlimFlam' }, { chef })
  expect(asked).toEqual([{ description: 'flimflam' }])
  expect(second.rows.slice(1)).toEqual(first.rows.slice(1))
  const later = new Date(NOW.getTime() + 31 * 24 * 60 * 60 * 1000)
  await estimateMeal(
    { db: database.db, chef, limits: NO_LIMITS, log: silent, now: () => later },
    ben,
    { description: 'flimflam and a banana', idempotencyKey: randomUUID() },
    { signal: new AbortController().signal },
  )
  expect(asked).toHaveLength(2)
})

test('a reply that names no food adds nothing to what the table counted, and is not remembered', async () => {
  const member = await makeMember(database.db, { tier: 'premium' })
  const chef = chefThat(() => Promise.resolve('TOTAL CALORIES: 400'))
  for (let time = 0; time < 2; time++) {
    const meal = await estimate(member, { description: 'a banana and wibblefruit' }, { chef })
    expect(meal.rows.map(({ name }) => name)).toEqual(['banana'])
    expect(meal.notCounted).toEqual(['wibblefruit'])
  }
  expect(asked).toHaveLength(2)
})

test('a text-only model estimates described meals and never gets a photo', async () => {
  const member = await makeMember(database.db, { tier: 'premium' })
  const blind = { ...seeing, isBlind: true }
  await estimate(member, { description: 'quuxberry and a banana' }, { chef: blind })
  expect(asked).toEqual([{ description: 'quuxberry' }])
  await expect(estimate(member, { photo }, { chef: blind })).rejects.toMatchObject({ code: 'unavailable' })
  expect(await estimate(member, { photo, description: 'a banana' }, { chef: blind })).toMatchObject({
    isPhotoUnread: true,
  })
  expect(asked).toHaveLength(1)
})

test('where the model fails on words, what the table knows of them is counted and the rest named', async () => {
  const member = await makeMember(database.db)
  const meal = await estimate(member, { description: 'plonkfruit and a banana' }, { chef: failing })
  expect(meal.rows.map(({ name }) => name)).toEqual(['banana'])
  expect(meal.notCounted).toEqual(['plonkfruit'])
})

test('[CAL-15] a model that fails on a photo gives the specified sentence, and nothing is counted', async () => {
  const member = await makeMember(database.db)
  await expect(estimate(member, { photo }, { chef: failing })).rejects.toMatchObject({
    code: 'failed',
    message: 'Failed to analyze meal. Please try again.',
  })
  expect(await usedBy(member)).toEqual([0, 0])
})

test('a refusal with a reason of its own keeps it', async () => {
  const member = await makeMember(database.db)
  const chef = chefThat(() => Promise.reject(new AppError('unavailable', 'No more today.')))
  await expect(estimate(member, { photo }, { chef })).rejects.toMatchObject({ message: 'No more today.' })
  expect(await usedBy(member)).toEqual([0, 0])
})

test('without a model that sees, a photo alone is refused with what to do; with words it is left aside', async () => {
  const member = await makeMember(database.db)
  await expect(estimate(member, { photo })).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Photos are not read on this site. Describe the meal instead.',
  })
  expect(await usedBy(member)).toEqual([0, 0])
  expect(await estimate(member, { photo, description: 'a banana' })).toMatchObject({ isPhotoUnread: true })
})

const REFUSED: [string, Partial<MealToRead>, RegExp][] = [
  ['nothing at all', {}, /^Add a photo of the meal, or describe it\.$/],
  ['blanks', { description: ' \n ' }, /^Add a photo/],
  ['no food', { description: 'bleach' }, /not food/],
  ['words that name nothing', { description: 'zorblax' }, /^No food was recognised/],
  ['a file that is no photo', { photo: new Blob(['<svg/>']) }, /^Please upload an image file$/],
]
for (const [name, meal, message] of REFUSED) {
  test(`[CAL-06] ${name} is refused with a reason and not counted`, async () => {
    const member = await makeMember(database.db)
    await expect(estimate(member, meal)).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringMatching(message),
    })
    expect(await usedBy(member)).toEqual([0, 0])
  })
}

test('characters a database refuses are taken out, and the estimate counts once', async () => {
  const member = await makeMember(database.db)
  const { description } = estimateSchema.parse({
    description: 'a\u0000 banana \ud83c\u202e',
    idempotencyKey: randomUUID(),
  })
  const meal = await estimate(member, { description })
  expect(meal.rows.map(({ name }) => name)).toEqual(['banana'])
  expect(await usedBy(member)).toEqual([1, 0])
})

test('whoever leaves before the estimate is there has used nothing', async () => {
  const member = await makeMember(database.db)
  const gone = new AbortController()
  const chef = chefThat(() => {
    gone.abort()
    return Promise.resolve(REPLY)
  })
  await expect(estimate(member, { photo }, { chef, signal: gone.signal })).rejects.toMatchObject({
    code: 'failed',
  })
  expect(await usedBy(member)).toEqual([0, 0])
})

test('[CAL-11] what a reply leaves out stands as agreed, is listed, and the estimate is low', async () => {
  const member = await makeMember(database.db)
  const chef = chefThat(() => Promise.resolve('TOTAL CALORIES: 650\nCONFIDENCE: high'))
  const meal = await estimate(member, { photo }, { chef })
  expect(assumedInWords(meal, summariseMeal(meal).total)).toContain('protein (20 g)')
  expect(summariseMeal(meal)).toMatchObject({ confidence: 'low', total: { kcal: 650, proteinG: 20 } })
})
