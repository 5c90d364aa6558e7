import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { recipes } from '#app/db/schema/index.ts'
import { visitorRecipeSchema } from '#app/domain/recipe/visitor-recipe.ts'
import { openLimits } from '#app/features/account/limits.server.ts'
import { cookOrder, writeForVisitor } from '#app/features/recipes/generate/write-for-visitor.server.ts'
import { orderIn } from '#app/features/recipes/generate/visitor-order.server.ts'
import { kitchenChef } from '#app/ports/ai/kitchen-chef.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember, profileOf } from '#tests/support/make.ts'
import { foodsOfOrder, keepVisitorRecipe } from './keep-visitor-recipe.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const NOW = new Date('2026-11-24T12:00:00Z')
const HOUR_MS = 60 * 60 * 1000
const log = { debug() {}, info() {}, warn() {}, error() {} }
const seal = (purpose: string, text: string) =>
  createHmac('sha256', `key ${purpose}`).update(text).digest('base64url')

const needs = (atMs = NOW.getTime()) => ({
  db: database.db,
  kitchen: kitchenChef(cookbook()),
  limits: openLimits(database.pool, (key) => key),
  log,
  seal,
  now: () => new Date(atMs),
})
let addresses = 0
const make = (ingredients: string, last = '') =>
  writeForVisitor(needs(), visitorRecipeSchema.parse({ ingredients, last }), `192.0.2.${addresses++}`)
const keptBy = (memberId: string) => database.db.select().from(recipes).where(eq(recipes.userId, memberId))

test('what a visitor typed becomes a dish with figures, and nothing is stored', async () => {
  const before = await database.db.$count(recipes)
  const { recipe, order } = await make('eggs, spinach, feta')
  expect(recipe.nutrition.perServing.kcal).toBeGreaterThan(100)
  expect(recipe.ingredients.map(({ text }) => text).join()).toMatch(/egg/i)
  expect(order.length).toBeLessThan(1500)
  expect(await database.db.$count(recipes)).toBe(before)
})

test('the same list again makes another dish', async () => {
  const first = await make('chicken thighs, rice, peppers')
  const second = await make('chicken thighs, rice, peppers', first.order)
  expect(second.recipe.name).not.toBe(first.recipe.name)
})

test.each([
  ['', 'Please add at least one ingredient'],
  ['bleach', /./],
  ['a car battery', /./],
  ['salt, pepper', /./],
])('refuses "%s" with a sentence', async (typed, sentence) => {
  const parsed = visitorRecipeSchema.safeParse({ ingredients: typed, last: '' })
  if (!parsed.success) return expect(parsed.error.issues[0]?.message).toMatch(sentence)
  await expect(make(typed)).rejects.toMatchObject({
    code: 'invalid-input',
    message: expect.stringMatching(sentence),
  })
})

test('an address may try forty times in ten minutes', async () => {
  const asked = { ingredients: [], last: '' }
  const own = needs()
  for (let tries = 0; tries < 40; tries++)
    await expect(writeForVisitor(own, asked, '198.51.100.1')).rejects.toMatchObject({ code: 'invalid-input' })
  await expect(writeForVisitor(own, asked, '198.51.100.1')).rejects.toMatchObject({
    code: 'too-many-requests',
  })
})

test('[DETAIL-07] the very recipe is kept for whoever signed up, without an attempt', async () => {
  const ann = await makeMember(database.db)
  const { recipe, order } = await make('salmon, potatoes, dill')
  const { path } = await keepVisitorRecipe(needs(), ann, order)
  const [row, ...others] = await keptBy(ann.id)
  expect(others).toEqual([])
  expect(path).toContain(row!.id)
  expect(row).toMatchObject({
    name: recipe.name,
    instructions: recipe.instructions,
    nutrition: recipe.nutrition,
  })
  expect(await profileOf(database.db, ann)).toMatchObject({ recipesGenerated: 0, recipesReserved: 0 })
})

test('pressed twice, in two tabs at once, and after deleting it, it is kept once', async () => {
  const ann = await makeMember(database.db)
  const { order } = await make('lentils, carrots, onion')
  const [one, two] = await Promise.all([
    keepVisitorRecipe(needs(), ann, order),
    keepVisitorRecipe(needs(), ann, order),
  ])
  expect(one.path).toBe(two.path)
  await database.db.update(recipes).set({ deletedAt: NOW }).where(eq(recipes.userId, ann.id))
  expect((await keepVisitorRecipe(needs(), ann, order)).path).toBe(one.path)
  expect(await keptBy(ann.id)).toMatchObject([{ deletedAt: null }])
})

test('two members keep the same dish apart', async () => {
  const [ann, ben] = [await makeMember(database.db), await makeMember(database.db)]
  const { order } = await make('tofu, rice, broccoli')
  const paths = [
    (await keepVisitorRecipe(needs(), ann, order)).path,
    (await keepVisitorRecipe(needs(), ben, order)).path,
  ]
  expect(new Set(paths).size).toBe(2)
})

test('[SAVE-02] a free account keeps one, also where two tabs ask at once; Premium keeps them all', async () => {
  const ann = await makeMember(database.db)
  const orders = [(await make('eggs, leeks')).order, (await make('beef mince, beans')).order]
  const answers = await Promise.allSettled(orders.map((order) => keepVisitorRecipe(needs(), ann, order)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'premium-only' },
  })
  const ben = await makeMember(database.db, { tier: 'premium' })
  for (const order of orders) await keepVisitorRecipe(needs(), ben, order)
  expect(await keptBy(ben.id)).toHaveLength(2)
})

test('what is changed, too old or no longer what the kitchen makes is not kept, and says so', async () => {
  const ann = await makeMember(database.db)
  const { order } = await make('mushrooms, rice')
  const [body = '', signature = ''] = order.split('.')
  const forged = Buffer.from(
    Buffer.from(body, 'base64url').toString().replace('mushrooms', 'caviar'),
  ).toString('base64url')
  await expect(keepVisitorRecipe(needs(), ann, `${forged}.${signature}`)).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(keepVisitorRecipe(needs(), ann, '')).rejects.toMatchObject({ code: 'not-found' })
  const late = needs(NOW.getTime() + 3 * HOUR_MS)
  await expect(keepVisitorRecipe(late, ann, order)).rejects.toMatchObject({ code: 'conflict' })
  expect(foodsOfOrder({ seal }, order)).toEqual(['mushrooms', 'rice'])
  const signed = orderIn({ seal }, order)!
  const changed = Buffer.from(JSON.stringify({ ...signed, fingerprint: 'other' })).toString('base64url')
  const learnt = `${changed}.${seal('visitor-recipe', changed)}`
  await expect(keepVisitorRecipe(needs(), ann, learnt)).rejects.toMatchObject({ code: 'conflict' })
  expect(await keptBy(ann.id)).toEqual([])
  expect((await cookOrder(needs(), signed)).fingerprint).toBe(signed.fingerprint)
})
