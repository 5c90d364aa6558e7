import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { unwantedDishes } from '#app/db/schema/index.ts'
import { MOST_UNWANTED_DISHES } from '#app/domain/planning/unwanted-dishes.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { allowDish, listUnwantedDishes, refuseDish } from './unwanted-dishes.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const CURRY = { dish: 'chicken-curry', name: 'Chicken curry' }
const SOUP = { dish: 'leek-soup', name: 'Leek soup' }

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.reset())
afterAll(() => database.close())

test('a dish turned down is listed once, the latest first, until it is allowed again; others have their own lists', async () => {
  const { db } = database
  const [ann, ben] = [await makeMember(db), await makeMember(db)]
  await refuseDish(db, ann, CURRY, NOW)
  await refuseDish(db, ann, SOUP, later(1))
  await refuseDish(db, ann, CURRY, later(2))
  expect(await listUnwantedDishes(db, ann)).toEqual([SOUP, CURRY])
  expect(await listUnwantedDishes(db, ben)).toEqual([])
  await allowDish(db, ben, CURRY.dish)
  expect(await listUnwantedDishes(db, ann)).toHaveLength(2)
  await allowDish(db, ann, CURRY.dish)
  await allowDish(db, ann, CURRY.dish)
  expect(await listUnwantedDishes(db, ann)).toEqual([SOUP])
})

test('two hundred dishes are stored and no more, however many are sent at once', async () => {
  const { db } = database
  const member = await makeMember(db)
  await db.insert(unwantedDishes).values(
    Array.from({ length: MOST_UNWANTED_DISHES - 1 }, (_, at) => ({
      userId: member.id,
      dishKey: `dish-${at}`,
      name: `Dish ${at}`,
      createdAt: NOW,
    })),
  )
  const answers = await Promise.allSettled([
    refuseDish(db, member, CURRY, NOW),
    refuseDish(db, member, SOUP, NOW),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = answers.find(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: { code: 'conflict' } })
  expect(await listUnwantedDishes(db, member)).toHaveLength(MOST_UNWANTED_DISHES)
})
