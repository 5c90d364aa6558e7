import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { availableIngredients, modelCalls } from '#app/db/schema/index.ts'
import { RULES_FOR_EATER } from '#app/ports/ai/prompts/recipe-prompt.ts'
import { addDays } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { refuseDish } from '#app/features/account/unwanted-dishes.server.ts'
import { saveDietaryPreferences } from '#app/features/account/food-preferences.server.ts'
import { CALLS_AT_A_TIME, openModelMeter } from '#app/features/models/model-meter.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { chefOf } from '#tests/support/fake-ai/chef-of.ts'
import type { Fault } from '#tests/support/fake-ai/faults.ts'
import { dataOf } from '#tests/support/fake-ai/replies.ts'
import { type FakeAi, startFakeAi } from '#tests/support/fake-ai/server.ts'
import { makeMember, profileOf } from '#tests/support/make.ts'
import {
  countableReply,
  madePlan,
  planServices,
  type PlanServices,
  planValues,
} from '#tests/support/plans.ts'
import { createPlan } from '#app/features/plans/create/create-plan.server.ts'
import { makePlan } from './make-plan.server.ts'
import { beginRun, PlanRunOver } from './plan-run.server.ts'
import type { PlanDetail } from '#app/features/plans/view/plan-view.ts'
import { findPlan, findPlanRecipe } from '#app/features/plans/plans.server.ts'

let database: TestDatabase
let double: FakeAi
let member: Member
beforeAll(async () => {
  database = await openTestDatabase()
  double = await startFakeAi()
})
beforeEach(async () => {
  await database.reset()
  member = await makeMember(database.db, { tier: 'premium' })
})
afterEach(() => {
  double.fail(null)
  double.say(null)
  double.calls.length = 0
})
afterAll(async () => {
  await double.close()
  await database.close()
})

const withModel = (change: Parameters<typeof chefOf>[1] = {}): PlanServices =>
  planServices(database, chefOf(double, change).chef)
const made = async (services: PlanServices, change: Record<string, unknown> = {}): Promise<PlanDetail> =>
  (await findPlan(database.db, member, await madePlan(services, member, change)))!
const mealsOf = ({ days }: PlanDetail) => days.flatMap(({ meals }) => meals)
/** Puts 300 g of each into the member's pantry. */
async function keep(foods: readonly { name: string; expiryDate?: string }[]): Promise<void> {
  const row = { userId: member.id, quantity: '300', amount: 300, unit: 'grams', category: 'other' } as const
  await database.db
    .insert(availableIngredients)
    .values(foods.map((food) => ({ ...row, ...food, id: randomUUID() })))
}
const questions = () => double.calls.map(({ question }) => dataOf(question.text))

test('[PLAN-20] [PLAN-22] each meal asks for one recipe with its target, meal type, day and the specified options', async () => {
  double.say(countableReply)
  const plan = await made(withModel(), { days: 2 })
  expect(plan.status).toBe('ready')
  expect(questions()).toHaveLength(6)
  const types = ['breakfast', 'lunch', 'dinner']
  // Two are asked at a time, and either may arrive first.
  const asked = questions()
    .map(
      ({ meal, dayOfPlan, caloriesPerServing }) =>
        [Number(dayOfPlan), String(meal), caloriesPerServing] as const,
    )
    .toSorted((one, other) => one[0] - other[0] || types.indexOf(one[1]) - types.indexOf(other[1]))
  const targets = [0.25, 0.35, 0.4].map((share) => Math.round(plan.targetKcal * share))
  expect(asked).toEqual([1, 2].flatMap((day) => types.map((type, at) => [day, type, targets[at]])))
  for (const question of questions())
    expect(question).toMatchObject({
      cuisine: 'Any',
      servings: 1,
      skillLevel: 'Intermediate',
      diet: 'None',
      numRecipes: 1,
    })
})

test('[PLAN-21] with an empty pantry the specified five foods are named; otherwise its own, what expires first in front', async () => {
  double.say(countableReply)
  await made(withModel())
  expect(questions()[0]!['ingredients']).toEqual(['chicken breast', 'rice', 'broccoli', 'olive oil', 'onion'])
  await keep([
    { name: 'rice' },
    { name: 'spinach', expiryDate: addDays('2026-11-20', 2) },
    { name: 'old fish', expiryDate: addDays('2026-11-20', -2) },
  ])
  double.calls.length = 0
  await made(withModel())
  expect(questions()[0]!['ingredients']).toEqual(['spinach', 'rice'])
})

test('[PLAN-18] [PLAN-41] the model’s own meals are kept, portioned so that each day meets its calories', async () => {
  const plan = await made(withModel(), { days: 4, mealsPerDay: 4 })
  expect(plan.status).toBe('ready')
  expect(mealsOf(plan).filter((meal) => !meal.isFilledByKitchen).length).toBeGreaterThan(6)
  for (const { total, target } of plan.days)
    expect(Math.abs(total.kcal / target.kcal - 1)).toBeLessThanOrEqual(0.05 + 1e-9)
  const recipe = await findPlanRecipe(database.db, member, mealsOf(plan)[0]!.recipeId)
  expect(recipe!.recipe.writtenBy).toBe('double')
})

test('[PLAN-30] a meal that fails is asked for again', async () => {
  double.say(countableReply)
  double.fail('not-json', 2)
  const plan = await made(withModel())
  expect(plan.status).toBe('ready')
  expect(mealsOf(plan).some((meal) => meal.isFilledByKitchen)).toBe(false)
})

test('a dish of a model that its person turned down is refused, and the kitchen stands in', async () => {
  double.say(countableReply)
  const lunchOf = (plan: PlanDetail) => mealsOf(plan).find(({ slot }) => slot === 'lunch')!
  const before = lunchOf(await made(withModel()))
  expect(before).toMatchObject({ recipeName: 'Noon bowl 1', isFilledByKitchen: false })
  const unwanted = { dish: before.dishKey, name: before.recipeName }
  await refuseDish(database.db, member, unwanted, new Date('2026-11-20T10:00:00Z'))
  const plan = await made(withModel())
  expect(plan.status).toBe('ready')
  expect(lunchOf(plan)).toMatchObject({ isFilledByKitchen: true })
  expect(mealsOf(plan).map(({ dishKey }) => dishKey)).not.toContain(before.dishKey)
})

for (const fault of ['server-error', 'not-json', 'truncated', 'poison', 'reset', 'unauthorized'] as Fault[]) {
  test(`[PLAN-30] a model with the fault ${fault} leaves its meals to the kitchen, which marks them`, async () => {
    double.fail(fault)
    const free = await makeMember(database.db)
    member = free
    const plan = await made(withModel())
    expect(plan).toMatchObject({ status: 'ready', mealsDone: 3 })
    for (const meal of mealsOf(plan)) expect(meal.isFilledByKitchen).toBe(true)
    expect(plan.days[0]!.isMet).toBe(true)
    expect(await profileOf(database.db, free)).toMatchObject({ mealsPlanned: 1, mealsReserved: 0 })
  })
}

test('[PLAN-42] a recipe of another size is scaled to the meal’s target, its lines with its figures', async () => {
  double.say((question) => countableReply(question, 2.2))
  const plan = await made(withModel())
  for (const meal of mealsOf(plan)) expect(meal.isFilledByKitchen).toBe(false)
  expect(Math.abs(plan.days[0]!.total.kcal / plan.days[0]!.target.kcal - 1)).toBeLessThanOrEqual(0.02 + 1e-9)
  const found = (await findPlanRecipe(database.db, member, mealsOf(plan)[0]!.recipeId))!
  expect(found.recipe.nutrition.perServing.kcal).toBeCloseTo(mealsOf(plan)[0]!.kcal, 6)
})

test('[PLAN-43] a recipe whose food nobody can count gets the specified stand-ins, and is marked', async () => {
  await keep([{ name: 'blorp root' }])
  double.say((question) => countableReply(question, 1, ['300 g blorp root', '1 handful of zint']))
  const plan = await made(withModel())
  const [breakfast] = mealsOf(plan)
  expect(breakfast).toMatchObject({ isAssumed: true, isFilledByKitchen: false })
  const target = plan.targetKcal * 0.25
  expect(breakfast!.kcal).toBeCloseTo(target, 6)
  expect(breakfast!.proteinG).toBeCloseTo((target * 0.25) / 4, 6)
  expect(breakfast!.carbsG).toBeCloseTo((target * 0.45) / 4, 6)
  expect(breakfast!.fatG).toBeCloseTo((target * 0.3) / 9, 6)
  expect(await findPlanRecipe(database.db, member, breakfast!.recipeId)).toMatchObject({ isAssumed: true })
})

test('what a person does not eat never comes from the model either; unknown food is not called safe', async () => {
  await saveDietaryPreferences(
    database.db,
    member,
    { diets: ['Vegetarian', 'Gluten-Free'], allergens: ['nuts'], dislikes: ['mushrooms'], eaters: [] },
    new Date(),
  )
  for (const lines of [
    ['150 g chicken breast', '80 g white rice'],
    ['100 g spaghetti', '200 g chopped tomatoes'],
    ['60 g almonds', '200 g banana'],
    ['250 g mushrooms', '100 g white rice'],
    ['300 g blorp root', '100 g white rice'],
  ]) {
    double.say((question) => countableReply(question, 1, lines))
    const plan = await made(withModel())
    for (const meal of mealsOf(plan)) expect(meal.isFilledByKitchen, lines[0]).toBe(true)
  }
  expect(questions()[0]).toMatchObject({
    diet: 'Vegetarian',
    ingredients: ['rice', 'broccoli', 'olive oil', 'onion'],
  })
})

test('a model is told who eats along in plans too, and held to it', async () => {
  await saveDietaryPreferences(
    database.db,
    member,
    { diets: [], allergens: [], dislikes: [], eaters: ['under-one'] },
    new Date(),
  )
  for (const lines of [
    ['150 g white rice', '1 tbsp honey'],
    ['150 g white rice', '1/2 tsp salt'],
  ]) {
    double.say((question) => countableReply(question, 1, lines))
    const plan = await made(withModel())
    for (const meal of mealsOf(plan)) expect(meal.isFilledByKitchen, lines[1]).toBe(true)
  }
  expect(questions()[0]).toMatchObject({ eaters: [RULES_FOR_EATER['under-one']] })
})

test('the provider gets at most two calls of a person at a time, and no meal is lost to the limit', async () => {
  const slow = await startFakeAi({ tokensPerSecond: 1000 })
  slow.say(countableReply)
  let running = 0
  let most = 0
  const meter = openModelMeter({
    db: database.db,
    prices: { perMillionInput: 1, perMillionOutput: 1, perPicture: 0 },
    dailyLimitMicro: undefined,
    now: () => new Date(),
  })
  const { chef } = chefOf(slow, {
    meter: {
      async begin(call) {
        const begun = await meter.begin(call)
        most = Math.max(most, ++running)
        return {
          end: (outcome, use) => {
            running--
            return begun.end(outcome, use)
          },
        }
      },
    },
  })
  const plan = await made(planServices(database, chef), { days: 3 })
  await slow.close()
  expect(plan.status).toBe('ready')
  expect(most).toBe(2)
  const calls = await database.db.select().from(modelCalls)
  expect(calls).toHaveLength(9)
  for (const call of calls) expect(call).toMatchObject({ memberId: member.id, outcome: 'answered' })
})

test('when the day’s money is spent the kitchen fills the rest at once', async () => {
  double.say(countableReply)
  const meter = openModelMeter({
    db: database.db,
    prices: { perMillionInput: 1, perMillionOutput: 1, perPicture: 0 },
    dailyLimitMicro: 1,
    now: () => new Date(),
  })
  const plan = await made(withModel({ meter }))
  expect(plan.status).toBe('ready')
  expect(double.calls).toHaveLength(0)
})

test('a run cut short asks the model for nothing that is stored, and for nothing it failed at', async () => {
  double.say((question) =>
    dataOf(question.text)['meal'] === 'lunch' ? 'no recipe' : countableReply(question),
  )
  const services = withModel()
  const { planId } = await createPlan(services, member, planValues({ days: 3 }), {
    today: '2026-11-20',
    idempotencyKey: randomUUID(),
  })
  const stopping = new AbortController()
  services.push.subscribe(`plan:${planId}`, (message) => {
    if ((message as { mealsDone: number }).mealsDone >= 4) stopping.abort(new Error('killed'))
  })
  await expect(makePlan(services, planId, stopping.signal)).rejects.toThrow('killed')
  const before = (await findPlan(database.db, member, planId))!
  const lunches = questions().filter(({ meal }) => meal === 'lunch').length
  double.calls.length = 0
  await makePlan(services, planId, new AbortController().signal)
  const after = (await findPlan(database.db, member, planId))!
  expect(after).toMatchObject({ status: 'ready', mealsDone: 9 })
  const again = questions().map(({ dayOfPlan, meal }) => `${Number(dayOfPlan) - 1} ${String(meal)}`)
  for (const { dayIndex, slot } of mealsOf(before)) expect(again).not.toContain(`${dayIndex} ${slot}`)
  expect(lunches).toBeGreaterThan(0)
  expect(again).not.toContain('0 lunch')
  const filled = mealsOf(after).filter((meal) => meal.isFilledByKitchen)
  expect(filled.map(({ slot }) => slot)).toEqual(['lunch', 'lunch', 'lunch'])
})

test('a run after one that died does not wait for the calls that died with it', async () => {
  double.say(countableReply)
  const { db } = database
  const prices = { perMillionInput: 1, perMillionOutput: 1, perPicture: 0 }
  const meter = openModelMeter({ db, prices, dailyLimitMicro: undefined, now: () => new Date() })
  const services = withModel({ meter })
  const { planId } = await createPlan(services, member, planValues(), {
    today: '2026-11-20',
    idempotencyKey: randomUUID(),
  })
  await beginRun(services, planId)
  const mostUse = { inputTokens: 1, outputTokens: 1, pictures: 0 }
  const open = {
    feature: 'recipes',
    model: 'double',
    memberId: member.id,
    mostUse,
    deadlineMs: 600_000,
  } as const
  for (let index = 0; index < CALLS_AT_A_TIME; index++) await meter.begin(open)
  await makePlan(services, planId, new AbortController().signal)
  const plan = (await findPlan(db, member, planId))!
  expect(plan.status).toBe('ready')
  expect(mealsOf(plan).some((meal) => meal.isFilledByKitchen)).toBe(false)
})

test('of two calls that died with a run one is asked again, for the other the kitchen stands in', async () => {
  double.say(countableReply)
  const services = withModel()
  const { planId } = await createPlan(services, member, planValues(), {
    today: '2026-11-20',
    idempotencyKey: randomUUID(),
  })
  const died = (await beginRun(services, planId))!
  await died.noteAsked('0 breakfast')
  await died.noteAsked('0 lunch')
  await makePlan(services, planId, new AbortController().signal)
  await expect(died.noteAsked('0 dinner')).rejects.toBeInstanceOf(PlanRunOver)
  // Both are asked at the same time: which is first is nobody's concern.
  const asked = questions().map(({ meal }) => meal)
  expect(asked).toHaveLength(2)
  expect(new Set(asked)).toEqual(new Set(['breakfast', 'dinner']))
  const plan = (await findPlan(database.db, member, planId))!
  expect(mealsOf(plan).map((meal) => meal.isFilledByKitchen)).toEqual([false, true, false])
})
