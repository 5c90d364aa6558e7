import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#app/db/id.ts'
import { householdPeople, households, unwantedDishes } from '#app/db/schema/index.ts'
import { randomPlanRequest } from '#app/domain/planning/random-request.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { refuseDish } from '#app/features/account/unwanted-dishes.server.ts'
import { unwantedKeysFor } from '#app/features/plans/unwanted-for-plan.server.ts'
import type { PlanDetail } from '#app/features/plans/view/plan-view.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { mealsOf, ofPlan, planServices, type PlanServices, plansOf } from '#tests/support/plans.ts'
import { lockPlannedMeal, regeneratePlan, swapPlannedMeal } from './change-plan.server.ts'
import { offersFor } from './swap-offers.server.ts'
import { undoPlanChange } from './undo-plan-change.server.ts'

vi.setConfig({ testTimeout: 120_000 })

const TODAY = '2026-11-20'
const REQUEST = randomPlanRequest(1)

let database: TestDatabase
let services: PlanServices
let member: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  services = planServices(database)
  member = await makeMember(database.db, { tier: 'premium' })
})
afterAll(() => database.close())

const { read, made } = plansOf(() => ({ services, member }))
const lunchOf = (plan: PlanDetail) => mealsOf(plan)[1]!
const ask = (plan: PlanDetail, shown: readonly string[] = [], by = member) =>
  offersFor(services, by, { planId: plan.id, mealId: lunchOf(plan).id, shown, today: TODAY })
const keysOf = (plan: PlanDetail) => mealsOf(plan).map(({ dishKey }) => dishKey)

test('the dish chosen from the list comes with the figures it was offered with; undo brings the old one back', async () => {
  let plan = await made({ days: 2 })
  await lockPlannedMeal(services, member, { ...ofPlan(plan), mealId: mealsOf(plan)[2]!.id }, true)
  plan = await read(plan.id)
  const offers = await ask(plan)
  expect(offers).toHaveLength(5)
  const chosen = offers[3]!
  const { revision } = await swapPlannedMeal(services, member, {
    ...ofPlan(plan),
    mealId: lunchOf(plan).id,
    dish: chosen.dish,
  })
  const after = await read(plan.id)
  expect(lunchOf(after)).toMatchObject({
    id: lunchOf(plan).id,
    dishKey: chosen.dish,
    recipeName: chosen.name,
    kcal: chosen.kcal,
    proteinG: chosen.proteinG,
    cookingTimeMin: chosen.cookingTimeMin,
  })
  expect(after.days[0]!.isMet).toBe(chosen.isDayMet)
  expect(mealsOf(after).toSpliced(1, 1)).toEqual(mealsOf(plan).toSpliced(1, 1))
  await undoPlanChange(services, member, { planId: plan.id, revision })
  expect(mealsOf(await read(plan.id))).toEqual(mealsOf(plan))
})

test('every dish of the list says something for itself, and five others are others', async () => {
  const plan = await made()
  const first = await ask(plan)
  for (const { reason } of first) expect(reason).toMatch(/^[A-Z0-9].+\.$/)
  const shown = first.map(({ dish }) => dish)
  const second = await ask(plan, shown)
  expect(second.map(({ dish }) => dish).filter((dish) => shown.includes(dish))).toEqual([])
})

test('asking changes nothing; a stranger to the plan gets no list, and an outdated choice is refused', async () => {
  const plan = await made()
  const [offer] = await ask(plan)
  expect(await read(plan.id)).toEqual(plan)
  const other = await makeMember(database.db, { tier: 'premium' })
  await expect(ask(plan, [], other)).rejects.toMatchObject({ code: 'not-found' })
  const of = { ...ofPlan(plan), mealId: lunchOf(plan).id, dish: offer!.dish }
  await expect(swapPlannedMeal(services, other, of)).rejects.toMatchObject({ code: 'not-found' })
  await expect(swapPlannedMeal(services, member, { ...of, revision: 7 })).rejects.toMatchObject({
    code: 'conflict',
  })
  await expect(swapPlannedMeal(services, member, { ...of, dish: 'no-such-dish' })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await read(plan.id)).toEqual(plan)
})

test('a dish turned down is not offered, not chosen, and in no plan made or changed from then on', async () => {
  const plan = await made({ days: 2 })
  const [offer] = await ask(plan)
  await refuseDish(database.db, member, offer!, services.now())
  expect((await ask(plan)).map(({ dish }) => dish)).not.toContain(offer!.dish)
  const of = { ...ofPlan(plan), mealId: lunchOf(plan).id, dish: offer!.dish }
  await expect(swapPlannedMeal(services, member, of)).rejects.toMatchObject({ code: 'conflict' })

  await turnDown(keysOf(plan))
  await regeneratePlan(services, member, ofPlan(plan))
  const remade = await read(plan.id)
  const unwanted = new Set([...keysOf(plan), offer!.dish])
  expect(keysOf(remade).filter((key) => unwanted.has(key))).toEqual([])
  await turnDown(keysOf(remade))
  const fresh = await made({ days: 2 })
  expect(keysOf(fresh)).toHaveLength(6)
  expect(keysOf(fresh).filter((key) => unwanted.has(key) || keysOf(remade).includes(key))).toEqual([])
})

test('what a member at the table of a plan turned down counts for the plan, and nobody else’s does', async () => {
  const { db } = database
  const [ben, stranger] = [await makeMember(db), await makeMember(db)]
  const [householdId, personId] = [newId(), newId()]
  await db.insert(households).values({ id: householdId, createdAt: services.now() })
  await db.insert(householdPeople).values({
    id: personId,
    householdId,
    memberId: ben.id,
    name: 'Ben',
    figures: { kind: 'kcal', kcal: 1800 },
    wishes: { diets: [], allergens: [], dislikes: [], eaters: [] },
    createdAt: services.now(),
  })
  const by = (dish: string) => ({ dish, name: dish })
  await refuseDish(db, member, by('soup'), services.now())
  await refuseDish(db, ben, by('curry'), services.now())
  await refuseDish(db, stranger, by('stew'), services.now())
  const household = [{ name: 'Ben', personId, kcal: 1800 }]
  const rowOf = (more: object) => ({ userId: member.id, request: { ...REQUEST, ...more } })
  expect(await unwantedKeysFor(db, rowOf({}))).toEqual(['soup'])
  expect((await unwantedKeysFor(db, rowOf({ household }))).toSorted()).toEqual(['curry', 'soup'])
})

async function turnDown(keys: readonly string[]): Promise<void> {
  await database.db
    .insert(unwantedDishes)
    .values(
      [...new Set(keys)].map((dishKey) => ({
        userId: member.id,
        dishKey,
        name: dishKey,
        createdAt: services.now(),
      })),
    )
    .onConflictDoNothing()
}
