import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { availableIngredients, diaryEntries, products as productsTable } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { LabelValues } from '#app/domain/products/label.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { openFoodFacts } from '#app/ports/products/open-food-facts.server.ts'
import { noProducts } from '#app/ports/products/no-products.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { NO_LIMITS } from '#tests/support/no-limits.ts'
import {
  NUTELLA,
  type OpenFoodFactsDouble,
  startOpenFoodFacts,
  UNKNOWN,
} from '#tests/support/open-food-facts.ts'
import { findProduct } from '#app/features/products/find-product.server.ts'
import {
  ownFoodsOf,
  putOwnFoodBack,
  removeOwnFood,
  saveOwnFood,
} from '#app/features/foods/own-foods.server.ts'
import { logFood, stockFood } from './use-food.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const TODAY = '2026-11-20'
let now = new Date(`${TODAY}T10:00:00Z`)
const log = { debug() {}, info() {}, warn() {}, error() {} }

let database: TestDatabase
let double: OpenFoodFactsDouble
let ann: Member
let ben: Member
beforeAll(async () => {
  database = await openTestDatabase()
  double = await startOpenFoodFacts()
})
beforeEach(async () => {
  now = new Date(`${TODAY}T10:00:00Z`)
  double.misbehave(null)
  double.asked.length = 0
  await database.db.delete(productsTable)
  ann = await makeMember(database.db, { tier: 'premium' })
  ben = await makeMember(database.db, { tier: 'premium' })
})
afterAll(async () => {
  await double.close()
  await database.close()
})

const LABEL: LabelValues = {
  per: 'g',
  portionG: 45,
  kcal: 448,
  proteinG: 10,
  carbsG: 58,
  fatG: 18,
  fiberG: 7,
  sugarG: null,
  saturatedFatG: null,
  saltG: null,
  alcoholG: null,
}
const food = (change: object = {}) => ({
  id: randomUUID() as string,
  name: 'My granola',
  barcode: null as string | null,
  label: LABEL,
  source: 'label' as const,
  ...change,
})
const save = (who: Member, one = food()) => saveOwnFood(database.db, who, one, now)
const namesOf = async (who: Member) => (await ownFoodsOf(database.db, who.id)).map(({ name }) => name)
const find = (barcode: string, who = ann, source = openFoodFacts({ url: double.url, version: '0.1.0' })) =>
  findProduct(
    { db: database.db, limits: NO_LIMITS, products: source, now: () => now, log },
    who,
    barcode,
    new AbortController().signal,
  )

test('a food is added once, changed by its member only, and two of a member’s never read the same', async () => {
  const one = food({ barcode: UNKNOWN })
  await save(ann, one)
  await save(ann, one)
  await save(ann, { ...one, name: 'Dad’s granola' })
  expect(await namesOf(ann)).toEqual(['Dad’s granola'])
  await expect(save(ben, { ...one, name: 'Mine now' })).rejects.toMatchObject({ code: 'not-found' })
  await expect(save(ann, food({ name: 'dads GRANOLAS' }))).rejects.toMatchObject({ field: 'name' })
  await expect(save(ann, food({ name: 'Other', barcode: UNKNOWN }))).rejects.toMatchObject({
    field: 'barcode',
  })
  await save(ben, food({ name: 'Dad’s granola', barcode: UNKNOWN }))
  expect(await namesOf(ben)).toEqual(['Dad’s granola'])
})

test('a removed food comes back for a day, unless its name is taken by then, and never for another member', async () => {
  const { id } = await save(ann)
  await expect(removeOwnFood(database.db, ben, id, now)).rejects.toMatchObject({ code: 'not-found' })
  await removeOwnFood(database.db, ann, id, now)
  expect(await namesOf(ann)).toEqual([])
  await expect(putOwnFoodBack(database.db, ben, id, now)).rejects.toMatchObject({ code: 'not-found' })
  await putOwnFoodBack(database.db, ann, id, now)
  expect(await namesOf(ann)).toEqual(['My granola'])
  await removeOwnFood(database.db, ann, id, now)
  await save(ann)
  await expect(putOwnFoodBack(database.db, ann, id, now)).rejects.toMatchObject({ field: 'name' })
  now = new Date(now.getTime() + 2 * DAY_MS)
  await save(ann, food({ name: 'Another' }))
  await expect(putOwnFoodBack(database.db, ann, id, now)).rejects.toMatchObject({ code: 'not-found' })
})

test('a member has at most 500 foods', async () => {
  const { ownFoods } = await import('#app/db/schema/index.ts')
  await database.db.insert(ownFoods).values(
    Array.from({ length: 500 }, (_, at) => ({
      ...food({ name: `Food ${at}` }),
      foldedName: `food ${at}`,
      memberId: ann.id,
      createdAt: now,
      updatedAt: now,
    })),
  )
  await expect(save(ann)).rejects.toMatchObject({ code: 'conflict' })
  await save(ben)
})

test('the source is asked once in 30 days for what it knows, and once a day for what it does not', async () => {
  expect(await find(NUTELLA)).toMatchObject({
    product: { name: 'Nutella' },
    source: 'Open Food Facts',
    problems: [],
  })
  expect(await find(UNKNOWN)).toMatchObject({ product: null, own: null })
  await find(NUTELLA, ben)
  await find(UNKNOWN, ben)
  expect(double.asked).toEqual([NUTELLA, UNKNOWN])
  now = new Date(now.getTime() + 2 * DAY_MS)
  await find(NUTELLA)
  await find(UNKNOWN)
  expect(double.asked).toEqual([NUTELLA, UNKNOWN, UNKNOWN])
  now = new Date(now.getTime() + 40 * DAY_MS)
  await find(NUTELLA)
  expect(double.asked).toHaveLength(4)
  // What nobody knew days ago is forgotten.
  expect(await database.db.$count(productsTable, eq(productsTable.isFound, false))).toBe(0)
})

test('an older answer stands where the service is down; without one the reason is said', async () => {
  await find(NUTELLA)
  now = new Date(now.getTime() + 40 * DAY_MS)
  double.misbehave((_request, response) => void response.writeHead(503).end())
  expect(await find(NUTELLA)).toMatchObject({ product: { name: 'Nutella' } })
  await expect(find(UNKNOWN)).rejects.toMatchObject({ code: 'unavailable' })
})

test('an own food goes before every source, for its member only, and nobody is asked where none is set', async () => {
  await save(ann, food({ barcode: NUTELLA }))
  expect(await find(NUTELLA)).toMatchObject({ own: { name: 'My granola' }, product: null })
  expect(double.asked).toEqual([])
  expect(await find(NUTELLA, ben, noProducts)).toMatchObject({ own: null, product: null, source: null })
  expect(await database.db.$count(productsTable)).toBe(0)
})

test('lookups are limited', async () => {
  const spent: string[] = []
  const limits = {
    ...NO_LIMITS,
    spend: async (name: string, key: string) => {
      spent.push(`${name} ${key}`)
      throw new AppError('too-many-requests', 'Too many')
    },
  }
  const services = { db: database.db, limits, products: noProducts, now: () => now, log }
  await expect(findProduct(services, ann, NUTELLA, new AbortController().signal)).rejects.toMatchObject({
    code: 'too-many-requests',
  })
  expect(spent).toEqual([`product-minute ${ann.id}`])
})

const use = (change: object = {}) => ({
  foodId: '' as string,
  barcode: null as string | null,
  amount: 2,
  unit: 'portion' as const,
  idempotencyKey: randomUUID() as string,
  day: TODAY,
  expiryDate: null,
  time: null as string | null,
  confirm: '',
  ...change,
})

test('a product is logged by the portion, once however often it is sent, and is among the own foods then', async () => {
  await find(NUTELLA)
  const wanted = use({ barcode: NUTELLA })
  const logged = await logFood(database.db, ann, wanted, now)
  expect(logged).toMatchObject({ name: 'Ferrero Nutella', kcal: 162 })
  await logFood(database.db, ann, wanted, now)
  const entries = await database.db.select().from(diaryEntries).where(eq(diaryEntries.memberId, ann.id))
  expect(entries).toMatchObject([
    { totalKcal: 162, confidence: 'high', components: [{ source: 'own food', portion: '30 g' }] },
  ])
  expect(await namesOf(ann)).toEqual(['Ferrero Nutella'])
  expect(await find(NUTELLA)).toMatchObject({ own: { name: 'Ferrero Nutella', source: 'product' } })
})

test('a product goes to the meal of the time it is logged at, and an unlikely amount is asked about first', async () => {
  const { id } = await save(ann, food())
  const wanted = use({ foodId: id, unit: 'g', amount: 1600, time: '12:30' })
  const refusal: unknown = await logFood(database.db, ann, wanted, now).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'unconfirmed', message: expect.stringMatching(/Is that right\?/) })
  expect(await database.db.$count(diaryEntries, eq(diaryEntries.memberId, ann.id))).toBe(0)
  const { confirm } = (refusal as AppError).details as { confirm: string }
  await expect(logFood(database.db, ann, { ...wanted, amount: 1700, confirm }, now)).rejects.toMatchObject({
    code: 'unconfirmed',
  })
  await logFood(database.db, ann, { ...wanted, confirm }, now)
  const entries = await database.db.select().from(diaryEntries).where(eq(diaryEntries.memberId, ann.id))
  expect(entries).toMatchObject([{ slot: 'lunch' }])
})

test('nobody logs another’s food, without Premium, too much, or portions that nobody knows', async () => {
  const { id } = await save(ann, food({ label: { ...LABEL, portionG: null } }))
  const free = await makeMember(database.db)
  const logAs = (who: Member, change: object) =>
    logFood(database.db, who, use({ foodId: id, ...change }), now)
  await expect(logAs(ben, { unit: 'g' })).rejects.toMatchObject({ code: 'not-found' })
  await expect(logAs(free, { unit: 'g' })).rejects.toMatchObject({ code: 'premium-only' })
  await expect(logAs(ann, {})).rejects.toMatchObject({ field: 'amount' })
  const { id: portioned } = await save(ann, food({ name: 'Bars' }))
  await expect(logAs(ann, { foodId: portioned, amount: 4000 })).rejects.toMatchObject({ field: 'amount' })
  await expect(logAs(ann, { foodId: '', barcode: UNKNOWN })).rejects.toMatchObject({ code: 'not-found' })
})

test('a food goes into the pantry of every member, once a tap, and is no food of the table there', async () => {
  const free = await makeMember(database.db)
  const { id } = await save(free, food({ name: 'Granola' }))
  const wanted = use({ foodId: id, unit: 'g', amount: 500, expiryDate: '2027-01-01' })
  expect(await stockFood(database.db, free, wanted, now)).toEqual({ name: 'Granola', amount: '500 g' })
  await stockFood(database.db, free, wanted, now)
  const lots = await database.db
    .select()
    .from(availableIngredients)
    .where(eq(availableIngredients.userId, free.id))
  expect(lots).toMatchObject([
    { name: 'Granola', amount: 500, unit: 'grams', expiryDate: '2027-01-01', foodId: null, gramsPerUnit: 1 },
  ])
})
