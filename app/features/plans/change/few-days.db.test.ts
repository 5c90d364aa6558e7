import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plannedMeals } from '#app/db/schema/index.ts'
import { cookSchema } from '#app/domain/pantry/cook-forms.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { cookDish, undoCooking } from '#app/features/cooking/cook-dish.server.ts'
import { cookViewOf } from '#app/features/cooking/cook-view.server.ts'
import { findDish } from '#app/features/cooking/dish.server.ts'
import { mealsOfDay } from '#app/features/dashboard/plan-of-day.server.ts'
import { listIngredients } from '#app/features/pantry/ingredients.server.ts'
import { planEntriesOf } from '#app/features/plans/create/plan-entries.server.ts'
import type { PlanDetail } from '#app/features/plans/view/plan-view.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { mealsOf, ofPlan, planServices, type PlanServices, plansOf } from '#tests/support/plans.ts'
import { takeMealOut } from './away-meals.server.ts'
import { regeneratePlanDay, swapPlannedMeal } from './change-plan.server.ts'
import { undoPlanChange } from './undo-plan-change.server.ts'

/** Somebody who cooks on Fridays: the first day of these plans is one. */
const NOW = new Date('2026-11-20T18:00:00Z')
const FRIDAYS = {
  days: 6,
  cooking: 'asked',
  weekdayMinutes: '120',
  weekendMinutes: '75',
  breakfastMinutes: '10',
  cookDays: 'asked',
  'cook-day-4': 'yes',
}

let database: TestDatabase
let services: PlanServices
let member: Member
let plan: PlanDetail
const { read, made } = plansOf(() => ({ services, member }))
beforeAll(async () => {
  database = await openTestDatabase()
})
// The first plan of a process reads the cookbook, which a busy machine does slowly.
beforeEach(async () => {
  await database.reset()
  services = planServices(database)
  member = await makeMember(database.db, { tier: 'premium' })
  plan = await made(FRIDAYS)
}, 120_000)
afterAll(() => database.close())

const potOf = ({ days }: PlanDetail) => days[0]!.meals.find(({ portionsCooked }) => portionsCooked > 1)!
const laterOf = (detail: PlanDetail, { recipeName }: { recipeName: string }) =>
  mealsOf(detail).filter((meal) => meal.leftoverOf !== null && meal.recipeName === recipeName)

test('the days somebody cooks on are stored with the plan, and the next one begins with them', async () => {
  expect(await planEntriesOf(database.db, member)).toMatchObject({ cooking: { cookDays: [4] } })
  expect(mealsOf(plan)).toHaveLength(18)
  expect(
    mealsOf(plan)
      .filter(({ slot }) => slot === 'dinner')
      .map(({ leftoverOf }) => leftoverOf),
  ).toEqual([null, ...Array.from({ length: 5 }, () => expect.stringMatching(/^Friday’s (?:lunch|dinner)$/))])
})

test('the page and the day at home say what is frozen, and on the evening before what is taken out', async () => {
  for (const [at, { thawing }] of plan.days.entries()) {
    const frozen = plan.days[at + 1]?.meals.filter(({ isFromFreezer }) => isFromFreezer) ?? []
    if (frozen.length === 0) expect(thawing).toBeNull()
    for (const { recipeName } of frozen) expect(thawing).toContain(`${recipeName} for `)
  }
  expect(mealsOf(plan).filter(({ isFromFreezer }) => isFromFreezer).length).toBeGreaterThanOrEqual(3)
  for (const { date, thawing } of plan.days)
    expect((await mealsOfDay(database.db, member, date))!.thawing).toBe(thawing)
})

test('what is cooked ahead goes to the pantry, for the fridge and for the freezer, and back', async () => {
  const pot = potOf(plan)
  const later = laterOf(plan, pot)
  const frozen = later.filter(({ isFromFreezer }) => isFromFreezer).length
  expect(frozen).toBeGreaterThan(0)
  const dish = (await findDish(database.db, member, pot.recipeId))!
  const view = await cookViewOf(database.db, member, dish, {
    servings: pot.portionsCooked,
    today: '2026-11-20',
  })
  expect(view.frozenPortions).toBe(frozen)
  const { id } = await cookDish(
    database.db,
    member,
    cookSchema.parse({
      recipe: pot.recipeId,
      servings: String(pot.portionsCooked),
      eaten: '1',
      idempotencyKey: 'few-days-click',
    }),
    NOW,
  )
  const lots = await listIngredients(database.db, member)
  const inFreezer = lots.filter(({ frozenOn }) => frozenOn !== null)
  expect(inFreezer).toMatchObject([{ amount: frozen, frozenOn: '2026-11-20', expiryDate: '2027-02-18' }])
  const inFridge = lots.filter(({ frozenOn }) => frozenOn === null)
  expect(inFridge.map(({ amount }) => amount)).toEqual(later.length > frozen ? [later.length - frozen] : [])

  // What was cooked and what is left of it stay.
  await regeneratePlanDay(services, member, ofPlan(await read(plan.id)), 0)
  const remade = await read(plan.id)
  expect(laterOf(remade, pot).map((meal) => meal.id)).toEqual(later.map((meal) => meal.id))

  await undoCooking(database.db, member, id, NOW)
  expect(await listIngredients(database.db, member)).toEqual([])
})

test('skipping the meal a dish is cooked for has it cooked for the others, and can be undone', async () => {
  const pot = potOf(plan)
  const later = laterOf(plan, pot)
  const { revision } = await takeMealOut(services, member, { ...ofPlan(plan), mealId: pot.id }, 'skipped')
  const skipped = await read(plan.id)
  const now = later.map(({ id }) => mealsOf(skipped).find((meal) => meal.id === id)!)
  expect(now.map(({ recipeName }) => recipeName)).toEqual(later.map(({ recipeName }) => recipeName))
  expect(now[0]).toMatchObject({ leftoverOf: null, portionsCooked: later.length })
  for (const meal of now.slice(1)) expect(meal.leftoverOf).not.toBeNull()
  await undoPlanChange(services, member, { planId: plan.id, revision })
  expect((await read(plan.id)).days).toEqual(plan.days)
})

test('a frozen meal is swapped like any other, and its pot is cooked for one less', async () => {
  const frozen = mealsOf(plan).find(({ isFromFreezer }) => isFromFreezer)!
  const pot = mealsOf(plan).find(
    ({ recipeName, portionsCooked }) => recipeName === frozen.recipeName && portionsCooked > 1,
  )!
  await swapPlannedMeal(services, member, { ...ofPlan(plan), mealId: frozen.id })
  const after = mealsOf(await read(plan.id))
  expect(after.find(({ id }) => id === pot.id)!.portionsCooked).toBe(pot.portionsCooked - 1)
  const rows = await database.db.select().from(plannedMeals)
  expect(rows.filter(({ leftoverOf }) => leftoverOf?.slot === pot.slot)).toHaveLength(pot.portionsCooked - 2)
})
