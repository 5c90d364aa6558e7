import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isOnServer, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { newId } from './id.ts'
import { profiles, recipes, usageClaims, users } from './schema/index.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.reset())
afterAll(() => database.close())

async function makeMember(email = `${newId()}@example.test`): Promise<string> {
  const id = newId()
  await database.db.insert(users).values({ id, name: 'Ann', email })
  await database.db.insert(profiles).values({ id, email, displayName: 'ann' })
  return id
}

test('[DATA-01] a profile starts free with nothing used', async () => {
  const id = await makeMember('ann@example.test')
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.id, id))
  expect(profile).toMatchObject({
    email: 'ann@example.test',
    subscription: 'free',
    recipesGenerated: 0,
    mealsPlanned: 0,
    caloriesEstimated: 0,
    recipesReserved: 0,
  })
  expect(profile!.updatedAt).toBeInstanceOf(Date)
})

test('deleting a user takes the profile, its claims and its recipes along', async () => {
  const id = await makeMember()
  await database.db
    .insert(usageClaims)
    .values({ id: newId(), memberId: id, feature: 'recipes', idempotencyKey: 'k', deadlineAt: new Date(0) })
  await database.db.delete(users).where(eq(users.id, id))
  expect(await database.db.select().from(profiles)).toEqual([])
  expect(await database.db.select().from(usageClaims)).toEqual([])
})

test('counters cannot go below nought and plans are free or premium', async () => {
  const id = await makeMember()
  const below = database.db.update(profiles).set({ recipesReserved: -1 }).where(eq(profiles.id, id))
  await expect(below).rejects.toMatchObject({
    cause: { code: '23514', constraint: 'profiles_reserved_not_negative' },
  })
  const gold = database.db
    .update(profiles)
    .set({ subscription: 'gold' as 'free' })
    .where(eq(profiles.id, id))
  await expect(gold).rejects.toMatchObject({ cause: { code: '23514' } })
})

test('one click is one claim: the same key twice for a feature is refused', async () => {
  const memberId = await makeMember()
  const claim = { memberId, feature: 'plans', idempotencyKey: 'same', deadlineAt: new Date(0) } as const
  await database.db.insert(usageClaims).values({ id: newId(), ...claim })
  await expect(database.db.insert(usageClaims).values({ id: newId(), ...claim })).rejects.toMatchObject({
    cause: { code: '23505', constraint: 'usage_claims_once' },
  })
  await database.db.insert(usageClaims).values({ id: newId(), ...claim, feature: 'recipes' })
})

test('[DATA-03] a recipe comes back as it was stored', async () => {
  const userId = await makeMember()
  const values = {
    id: newId(),
    userId,
    name: 'Crème brûlée “à la” Åsa',
    description: '',
    cookingTime: '25 minutes',
    cookingTimeMin: 25,
    difficulty: 'Beginner',
    cuisineType: 'Italian',
    servings: 2,
    ingredients: [{ text: '1 ½ cups cream', isExtra: false }],
    instructions: ['Mix.', 'Bake 20 min.'],
    nutrition: {
      perServing: {} as never,
      servings: 2,
      counted: [],
      uncounted: ['saffron'],
      coverage: 0.5,
      kcalRange: { low: 1, high: 2 },
      isVegan: null,
      isVegetarian: true,
    },
    dishTemplate: 'bake',
    writtenBy: 'The Mealwright kitchen',
  } as const
  await database.db.insert(recipes).values(values)
  const [stored] = await database.db.select().from(recipes)
  expect(stored).toMatchObject(values)
  expect(stored).toMatchObject({
    isPublic: false,
    isHidden: null,
    sharedAt: null,
    folderId: null,
    imageUrl: null,
  })
})

test('a failed transaction leaves nothing, and the connection serves the next query', async () => {
  const id = newId()
  const failing = database.db.transaction(async (tx) => {
    await tx.insert(users).values({ id, name: 'Ann', email: 'a@example.test' })
    await tx.insert(profiles).values({ id: newId(), email: '', displayName: '' })
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '23503' } })
  expect(await database.db.select().from(users)).toEqual([])
})

test('using the outer database inside a transaction is an error at once, and rolls it back', async () => {
  const wrong = database.db.transaction(async (tx) => {
    await tx.insert(users).values({ id: newId(), name: 'Ann', email: 'a@example.test' })
    await database.db.select().from(users)
  })
  await expect(wrong).rejects.toMatchObject({ cause: { message: expect.stringContaining('use its `tx`') } })
  await expect(database.db.transaction(() => database.pool.query('select 1'))).rejects.toThrow('use its `tx`')
  const nested = database.db.transaction(() => database.db.transaction(async () => 1))
  await expect(nested).rejects.toThrow('use its `tx`')
  expect(await database.db.select().from(users)).toEqual([])
})

test('what a transaction leaves running may use the database once it is over', async () => {
  const over = Promise.withResolvers<void>()
  let late: Promise<unknown[]> = Promise.resolve([])
  await database.db.transaction(async () => {
    late = over.promise.then(() => database.db.select().from(users))
  })
  over.resolve()
  expect(await late).toEqual([])
})

test('large values and many queries at once keep their answers apart', async () => {
  const text = 'ü'.repeat(2_000_000)
  const { rows } = await database.pool.query<{ same: string }>('select $1::text as same', [text])
  expect(rows[0]!.same === text).toBe(true)
  const numbers = Array.from({ length: 200 }, (_, index) => index)
  const answers = await Promise.all(
    numbers.map(
      async (n) => (await database.pool.query<{ n: number }>('select $1::int as n', [n])).rows[0]!.n,
    ),
  )
  expect(answers).toEqual(numbers)
})

test('an error in a statement with values leaves the connection whole', async () => {
  await expect(database.pool.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
  await expect(database.pool.query('select $1::int', ['no number'])).rejects.toMatchObject({ code: '22P02' })
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a connection that is thrown away takes its transaction and its prepared statements along', async () => {
  const client = await database.pool.connect()
  await client.query({ name: 'kept', text: 'select 1' })
  await client.query('begin')
  await client.query('create table unfinished (id int)')
  client.release(true)
  const { rows } = await database.pool.query(`select to_regclass('unfinished') as found`)
  expect(rows).toEqual([{ found: null }])
  expect((await database.pool.query({ name: 'kept', text: 'select 2 as two' })).rows).toEqual([{ two: 2 }])
})

test.skipIf(!isOnServer)('a connection the server cuts is replaced; the process lives on', async () => {
  const killer = await database.pool.connect()
  const victim = await database.pool.connect()
  const { rows: victims } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid')
  victim.release()
  await killer.query('select pg_terminate_backend($1)', [victims[0]!.pid])
  killer.release()
  const answers = await Promise.allSettled(
    Array.from({ length: 12 }, () => database.pool.query('select pg_sleep(0.01)')),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(11)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
