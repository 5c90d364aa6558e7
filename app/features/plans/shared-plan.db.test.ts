import { afterAll, beforeAll, expect, test } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { foodPreferences, householdMembers } from '#app/db/schema/index.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { allowedBy } from '#app/domain/planning/dietary-preferences.ts'
import type { PlannedMeal } from '#app/domain/planning/plan.ts'
import type { StoredMeal } from '#app/domain/planning/plan-undo.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { cookSchema } from '#app/domain/pantry/cook-forms.ts'
import { cookDish, undoCooking } from '#app/features/cooking/cook-dish.server.ts'
import { findDish } from '#app/features/cooking/dish.server.ts'
import { listIngredients } from '#app/features/pantry/ingredients.server.ts'
import { eatPlannedMeal } from '#app/features/calories/change-diary.server.ts'
import { diaryOf } from '#app/features/calories/diary.server.ts'
import { mealsOfDay } from '#app/features/dashboard/plan-of-day.server.ts'
import { invite, joinHousehold, leaveHousehold } from '#app/features/household/household-members.server.ts'
import { savePerson } from '#app/features/household/people.server.ts'
import { tableChoices } from '#app/features/household/table.server.ts'
import { addPlan } from '#app/features/shopping/fill-list.server.ts'
import {
  createList,
  deleteList,
  openCurrentList,
  renameList,
  shareWithHousehold,
} from '#app/features/shopping/manage-lists.server.ts'
import { tickItems } from '#app/features/shopping/change-items.server.ts'
import { listsOf, viewList } from '#app/features/shopping/shopping-lists.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { planServices, planValues, type PlanServices } from '#tests/support/plans.ts'
import { calendarFile } from './calendar/calendar-feed.server.ts'
import { noteMealAway, planMealAgain, takeMealOut } from './change/away-meals.server.ts'
import {
  completeMealPlan,
  lockPlannedMeal,
  regeneratePlanDay,
  setPlanGuests,
  swapPlannedMeal,
} from './change/change-plan.server.ts'
import { deletePlan } from './change/delete-plan.server.ts'
import { undoPlanChange } from './change/undo-plan-change.server.ts'
import { createPlan } from './create/create-plan.server.ts'
import { planEntriesOf } from './create/plan-entries.server.ts'
import { tableOfRecipe } from './eaters.server.ts'
import { findPlan, findPlanRecipe, listPlans } from './plans.server.ts'
import { planProgress } from './progress/plan-progress.server.ts'
import { stillNeeded } from './reserved-stock.server.ts'
import { makePlan } from './solve/make-plan.server.ts'
import { readPlan } from './stored-plan.server.ts'

const TODAY = '2026-11-20'
const NO_WISHES = { diets: [], allergens: [], dislikes: [], eaters: [] }

let database: TestDatabase
let services: PlanServices
let owner: Member
let cook: Member
let reader: Member
let stranger: Member
let planId: string

/** An owner with a child, a cook who is at the table and a reader who is not; a plan for all three. */
beforeAll(async () => {
  database = await openTestDatabase()
  services = planServices(database)
  const premium = () => makeMember(database.db, { tier: 'premium' })
  ;[owner, cook, reader, stranger] = [await premium(), await premium(), await premium(), await premium()]
  const body = { kind: 'body', ageYears: 40, heightCm: 175, weightKg: 70 } as const
  const usual = { sex: 'male', activityLevel: 'moderately_active', goal: 'maintain' } as const
  const self = { id: null, isSelf: true, figures: { ...body, ...usual }, wishes: NO_WISHES }
  await savePerson(services, owner, { ...self, name: 'Ann' })
  await savePerson(services, owner, {
    id: null,
    isSelf: false,
    name: 'Ida',
    figures: { kind: 'kcal', kcal: 1250 },
    wishes: { ...NO_WISHES, diets: ['Vegetarian'] },
  })
  for (const [member, role] of [
    [cook, 'cook'],
    [reader, 'reader'],
  ] as const) {
    const { path } = await invite(services, owner, role)
    await joinHousehold(services, member, path.replace('/household/join/', ''), { personId: null })
  }
  await savePerson(services, cook, { ...self, name: 'Ben' })
  await database.db
    .insert(foodPreferences)
    .values({ userId: cook.id, diets: [], allergens: ['nuts'], dislikes: [] })
  const people = await tableChoices(database.db, owner)
  const made = await createPlan(services, owner, planValues({ days: 2 }), {
    today: TODAY,
    idempotencyKey: 'a-click-of-the-owner',
    peopleIds: people.map(({ id }) => id),
  })
  planId = made.planId
  await makePlan(services, planId, new AbortController().signal)
})
afterAll(() => database.close())

const seenBy = (member: Member) => findPlan(database.db, member, planId, services.now())
const revision = async () => (await seenBy(owner))!.revision

test('everybody has a portion of each meal, and a day within 5 % of their calories', async () => {
  const plan = (await seenBy(owner))!
  expect(plan).toMatchObject({ status: 'ready', isShared: true, people: ['You', 'Ida', 'Ben'] })
  for (const day of plan.days) {
    expect(day.table.map(({ name }) => name)).toEqual(['You', 'Ida', 'Ben'])
    for (const { kcal, targetKcal } of day.table)
      expect(Math.abs(kcal / targetKcal - 1)).toBeLessThanOrEqual(0.05)
    expect(Math.round(day.table[1]!.targetKcal)).toBe(1250)
    for (const { shares, serves, timesRecipe, leftoverOf, portionsCooked } of day.meals) {
      expect(shares.map(({ name }) => name)).toEqual(['You', 'Ida', 'Ben'])
      expect(Math.abs(shares.reduce((sum, { percent }) => sum + percent, 0) - 100)).toBeLessThanOrEqual(1)
      expect(serves).toBe(leftoverOf === null ? 3 * portionsCooked : null)
      expect(timesRecipe).toBeNull()
    }
  }
})

test('a member at the table has the plan at home, in the calendar and in the diary with their own portion', async () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const [own, shared, seen] = await Promise.all(
    [owner, cook, reader].map((member) => mealsOfDay(database.db, member, TODAY)),
  )
  expect(shared).toMatchObject({ planId, maker: expect.any(String) })
  expect(own).toMatchObject({ planId, maker: null, ownTargets: null })
  expect(await mealsOfDay(database.db, stranger, TODAY)).toBeNull()
  // Whoever only looks on sees the plan's figures.
  expect(seen!.meals.map(({ kcal }) => kcal)).toEqual(own!.meals.map(({ kcal }) => kcal))
  expect(seen!.ownTargets).toBeNull()

  const day = (await seenBy(cook))!.days[0]!
  const ben = day.table.find(({ name }) => name === 'Ben')!
  expect(shared!.ownTargets!.kcal).toBeGreaterThan(1500)
  expect(shared!.meals.reduce((sum, { kcal }) => sum + kcal, 0)).toBeCloseTo(ben.kcal, 3)

  const meal = shared!.meals[0]!
  await eatPlannedMeal(database.db, cook, meal.id, now)
  await eatPlannedMeal(database.db, owner, meal.id, now)
  await expect(eatPlannedMeal(database.db, stranger, meal.id, now)).rejects.toMatchObject({
    code: 'not-found',
  })
  const eatenBy = async (member: Member) =>
    (await diaryOf(database.db, member, { firstDay: TODAY, lastDay: TODAY })).map(
      ({ totalKcal }) => totalKcal,
    )
  expect(await eatenBy(cook)).toEqual([Math.round(meal.kcal)])
  expect(await eatenBy(owner)).toEqual([Math.round(own!.meals[0]!.kcal)])
  expect((await mealsOfDay(database.db, cook, TODAY))!.meals[0]!.isEaten).toBe(true)

  const calendarOf = async ({ id }: Member) =>
    (
      await calendarFile(
        { db: database.db, origin: 'https://x.example' },
        { memberId: id, createdAt: now },
        now,
      )
    ).body
  expect(await calendarOf(cook)).toContain(`${Math.round(meal.kcal)} kcal`)
  expect((await calendarOf(cook)).match(/BEGIN:VEVENT/g)).toHaveLength(
    (await calendarOf(owner)).match(/BEGIN:VEVENT/g)!.length,
  )
  expect(await calendarOf(stranger)).not.toContain('BEGIN:VEVENT')
})

test('a pot is eaten by the table: each one’s portion goes to their own diary, and back with the cooking', async () => {
  const now = new Date('2026-11-20T19:00:00Z')
  const meal = (await seenBy(owner))!.days[0]!.meals.at(-1)!
  const dish = (await findDish(database.db, cook, meal.recipeId))!
  expect(
    dish.eaters.map(({ name, isPremium, memberId }) => [
      name === 'Ida' || name === 'Ben',
      isPremium,
      memberId,
    ]),
  ).toEqual([
    [false, true, owner.id],
    [true, false, null],
    [true, true, cook.id],
  ])
  const [anns, idas, bens] = dish.eaters.map(({ portions }) => portions)
  expect(dish.servingsAtOnce).toBeCloseTo((anns! + idas! + bens!) * meal.portionsCooked, 1)
  const cooked = (eaters: string[], idempotencyKey: string, servings = dish.servingsAtOnce) =>
    cookSchema.parse({
      recipe: meal.recipeId,
      servings: String(servings),
      table: 'yes',
      eaters,
      idempotencyKey,
    })
  const keys = dish.eaters.map(({ key }) => key)
  const atDinner = async (member: Member) =>
    (await diaryOf(database.db, member, { firstDay: TODAY, lastDay: TODAY }))
      .filter(({ plannedMealId }) => plannedMealId === meal.id)
      .map(({ totalKcal }) => totalKcal)

  // A reader writes into no diary but their own, and has no place at this table.
  const look = await findDish(database.db, reader, meal.recipeId)
  expect(look!.mayServe).toBe(false)
  const byReader = await cookDish(database.db, reader, cooked(keys, 'the-reader-cooks'), now)
  expect([await atDinner(owner), await atDinner(cook), await atDinner(reader)]).toEqual([[], [], []])
  await undoCooking(database.db, reader, byReader.id, now)

  await expect(
    cookDish(database.db, cook, cooked([...keys, 'somebody'], 'a-wrong-table'), now),
  ).rejects.toMatchObject({ code: 'conflict' })
  await expect(cookDish(database.db, cook, cooked(keys, 'too-small-a-pot', 1), now)).rejects.toMatchObject({
    code: 'invalid-input',
  })
  const [first, again] = await Promise.all([
    cookDish(database.db, cook, cooked([keys[0]!, keys[2]!], 'the-cook-cooks'), now),
    cookDish(database.db, cook, cooked([keys[0]!, keys[2]!], 'the-cook-cooks'), now),
  ])
  expect(again).toEqual(first)
  for (const member of [owner, cook, reader])
    expect((await seenBy(member))!.days[0]!.meals.at(-1)!.cookedOn).toBe(TODAY)
  expect(await atDinner(owner)).toEqual([Math.round(meal.kcal)])
  expect(await atDinner(cook)).toEqual([Math.round(dish.eaters[2]!.macros.kcal)])
  // Ida's portion is left, in the pantry of whoever cooked.
  const left = (await listIngredients(database.db, cook)).filter(({ cookingId }) => cookingId === first.id)
  expect(left.map(({ amount }) => amount)).toEqual([expect.closeTo(dish.servingsAtOnce - anns! - bens!, 2)])
  expect(await listIngredients(database.db, owner)).not.toContainEqual(
    expect.objectContaining({ cookingId: first.id }),
  )

  await undoCooking(database.db, cook, first.id, now)
  expect((await seenBy(owner))!.days[0]!.meals.at(-1)!.cookedOn).toBeNull()
  expect([await atDinner(owner), await atDinner(cook)]).toEqual([[], []])
})

test('no dish holds what anybody leaves out, of members by their own profile', async () => {
  const { meals } = (await readPlan(database.db, owner, planId))!
  const isAllowed = allowedBy({ ...NO_WISHES, diets: ['Vegetarian'], allergens: ['nuts'] })
  const foods = meals.flatMap(({ meal }) =>
    meal.ingredients.flatMap(({ foodId }) => findFood(foodId ?? '') ?? []),
  )
  expect(foods.length).toBeGreaterThan(10)
  expect(foods.filter((food) => !isAllowed(food))).toEqual([])
})

test('members of the household see the plan, each by their role; a stranger sees nothing', async () => {
  expect(await seenBy(cook)).toMatchObject({ isOwn: false, mayChange: true, maker: owner.label })
  expect(await seenBy(reader)).toMatchObject({ isOwn: false, mayChange: false, canUndo: false })
  expect((await seenBy(reader))!.people).toEqual([owner.label, 'Ida', 'Ben'])
  expect(await seenBy(stranger)).toBeNull()
  const { recipeId } = (await seenBy(owner))!.days[0]!.meals[0]!
  for (const [member, isSeen] of [
    [cook, true],
    [reader, true],
    [stranger, false],
  ] as const) {
    expect((await listPlans(database.db, member)).length).toBe(isSeen ? 1 : 0)
    expect((await findPlanRecipe(database.db, member, recipeId)) !== null).toBe(isSeen)
    expect((await planProgress(database.db, member, planId)) !== null).toBe(isSeen)
  }
})

test('every change is refused to a reader and to a stranger, and deleting to all but its owner', async () => {
  const meal = (await seenBy(owner))!.days[0]!.meals[0]!
  const of = { planId, revision: await revision(), mealId: meal.id }
  for (const [member, code] of [
    [reader, 'forbidden'],
    [stranger, 'not-found'],
  ] as const) {
    const tries = [
      () => swapPlannedMeal(services, member, of),
      () => lockPlannedMeal(services, member, of, true),
      () => regeneratePlanDay(services, member, of, 0),
      () => setPlanGuests(services, member, of, { dayIndex: 0, guests: 2 }),
      () => completeMealPlan(services, member, of),
      () => takeMealOut(services, member, of, 'out'),
      () => planMealAgain(services, member, { ...of, dayIndex: 0, slot: 'lunch' }),
      () => noteMealAway(services, member, { ...of, dayIndex: 0, slot: 'lunch', note: 'x' }),
    ]
    for (const run of tries) await expect(run()).rejects.toMatchObject({ code })
    await expect(undoPlanChange(services, member, of)).rejects.toMatchObject({ code: 'not-found' })
  }
  for (const member of [cook, reader, stranger])
    await expect(deletePlan(database.db, member, planId, services.now())).rejects.toMatchObject({
      code: 'not-found',
    })
  expect(await revision()).toBe(of.revision)
})

test('a cook swaps a dish, and the new one keeps what the table leaves out and portions it anew', async () => {
  const { id } = (await seenBy(owner))!.days[1]!.meals[2]!
  const before = (await seenBy(owner))!.days[1]!.meals[2]!.recipeName
  await swapPlannedMeal(services, cook, { planId, revision: await revision(), mealId: id })
  const day = (await seenBy(owner))!.days[1]!
  expect(day.meals[2]!.recipeName).not.toBe(before)
  for (const { kcal, targetKcal } of day.table)
    expect(Math.abs(kcal / targetKcal - 1)).toBeLessThanOrEqual(0.05)
})

test('a household cook takes a meal out of a plan: everyone sees why, and it can be brought back', async () => {
  const before = (await seenBy(owner))!
  const lunch = before.days[1]!.meals[1]!
  const of = { planId, revision: before.revision, mealId: lunch.id }
  const out = await takeMealOut(services, cook, of, 'takeaway')
  const place = { planId, dayIndex: 1, slot: 'lunch' } as const
  const noted = await noteMealAway(services, cook, { ...place, ...out, note: 'pizza at Ida’s school' })
  for (const member of [owner, cook, reader]) {
    const day = (await seenBy(member))!.days[1]!
    expect(day.away).toMatchObject([{ slot: 'lunch', kind: 'takeaway', note: 'pizza at Ida’s school' }])
    for (const [index, { kcal }] of day.table.entries())
      expect(kcal).toBeLessThan(before.days[1]!.table[index]!.kcal * 0.8)
  }
  await undoPlanChange(services, owner, { planId, ...noted })
  const again = await planMealAgain(services, cook, { ...place, revision: await revision() })
  expect(await seenBy(owner)).toMatchObject({ revision: again.revision, mealsDone: 6, mealsTotal: 6 })
})

test('what is left of a pot for a later day is needed for everybody on the day it is cooked', async () => {
  const stored = (await readPlan(database.db, owner, planId))!
  const pot = stored.meals.find(({ dayIndex, slot }) => dayIndex === 0 && slot === 'dinner')!
  const left: PlannedMeal = { ...pot.meal, slot: 'lunch', leftoverOf: { dayIndex: 0, slot: 'dinner' } }
  const meals = stored.meals.map((one) =>
    one.dayIndex === 1 && one.slot === 'lunch' ? { ...one, meal: left } : one,
  )
  const foodsOf = (some: readonly StoredMeal[]) =>
    new Set(some.flatMap(({ meal }) => meal.ingredients.map(({ foodId }) => foodId)))
  const elsewhere = foodsOf(meals.filter(({ meal }) => meal.recipe.key !== left.recipe.key))
  const onlyThere = [...foodsOf([pot])].filter((id) => !elsewhere.has(id))
  const needs = stillNeeded({ ...stored, meals }, new Set(), TODAY)
  const days = needs.flatMap(({ wanted, dayIndex }) => (onlyThere.includes(wanted.key) ? [dayIndex] : []))
  // Three people at two meals.
  expect(days.length).toBeGreaterThanOrEqual(6)
  expect(new Set(days)).toEqual(new Set([0]))
})

test('guests of a day are counted in the pot and on the list', async () => {
  const gramsOf = async (listId: string) => {
    const list = (await viewList(database.db, { kind: 'owner', member: owner, listId }))!
    return list.items.length
  }
  const before = (await seenBy(owner))!
  await setPlanGuests(services, cook, { planId, revision: before.revision }, { dayIndex: 0, guests: 3 })
  const after = (await seenBy(owner))!
  expect(after.days.map(({ guests }) => guests)).toEqual([3, 0])
  const [meal] = after.days[0]!.meals
  expect(meal!.shares.at(-1)!.name).toBe('3 guests')
  expect(meal!.serves).toBe(before.days[0]!.meals[0]!.serves! + 3)
  const table = await tableOfRecipe(database.db, owner, { planId, recipeId: meal!.recipeId })
  expect(table!.servingsCooked).toBe(meal!.serves)
  expect(table!.eaters.at(-1)!.servings).toBeCloseTo(3, 1)
  expect(after.toBuy).not.toEqual(before.toBuy)
  const listId = await openCurrentList(database.db, owner, services.now())
  const needs = { ...services, db: database.db }
  await addPlan(needs, { kind: 'owner', member: owner, listId }, planId)
  expect(await gramsOf(listId)).toBeGreaterThan(5)
})

test('a list shared with the household is read by all, changed by cooks, named and deleted by its maker', async () => {
  const listId = await createList(database.db, owner, 'Everybody', services.now())
  const own = { kind: 'owner', member: owner, listId } as const
  await addPlan(services, own, planId)
  const by = (member: Member) => ({ kind: 'owner', member, listId }) as const
  expect(await viewList(database.db, by(cook))).toBeNull()
  await shareWithHousehold(services, own, true)
  expect(await viewList(database.db, by(cook))).toMatchObject({ mayChange: true, isOwn: false })
  expect(await viewList(database.db, by(reader))).toMatchObject({ mayChange: false, isOwn: false })
  expect(await viewList(database.db, by(stranger))).toBeNull()
  expect((await listsOf(database.db, reader)).map(({ id }) => id)).toContain(listId)

  const [item] = (await viewList(database.db, own))!.items
  const ticks = (key: string) => [{ itemId: item!.id, isTicked: true, operationKey: key }]
  await tickItems(services, by(cook), ticks('a-tick-of-the-cook'))
  await expect(tickItems(services, by(reader), ticks('a-tick-of-the-reader'))).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(renameList(services, by(cook), 'Mine')).rejects.toMatchObject({ code: 'forbidden' })
  await expect(deleteList(services, by(cook))).rejects.toMatchObject({ code: 'forbidden' })
  await expect(shareWithHousehold(services, by(cook), false)).rejects.toMatchObject({ code: 'forbidden' })

  await shareWithHousehold(services, own, false)
  expect(await viewList(database.db, by(cook))).toBeNull()
})

test('the dialog begins with what the member entered, and never with what others at the table did', async () => {
  const entries = await planEntriesOf(database.db, owner)
  expect(JSON.stringify(entries)).not.toContain('Ida')
  expect(entries).not.toHaveProperty('household')
})

test('whoever leaves no longer sees the plan', async () => {
  await leaveHousehold(services, reader)
  expect(await seenBy(reader)).toBeNull()
  const still = and(eq(householdMembers.userId, cook.id), eq(householdMembers.role, 'cook'))
  expect(await database.db.$count(householdMembers, still)).toBe(1)
})
