import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { availableIngredients, diaryEntries, mealPlans, plannedMeals } from '#app/db/schema/index.ts'
import { DEFAULT_DIARY_SETTINGS } from '#app/domain/diary/diary-settings.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { eatPlannedMeal, uneatPlannedMeal } from '#app/features/calories/change-diary.server.ts'
import { editEntry } from '#app/features/calories/edit-entry.server.ts'
import { removeMeal } from '#app/features/calories/diary.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { madePlan, type PlanServices, planServices } from '#tests/support/plans.ts'
import { dashboardOf } from './dashboard.server.ts'
import { monthOf } from './month.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const TODAY = '2026-11-20'

let database: TestDatabase
let member: Member
let planId: string
let services: PlanServices
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  member = await makeMember(database.db, { tier: 'premium' })
  services = planServices(database)
  planId = await madePlan(services, member, { days: 3, name: 'Spring cut' })
})
afterAll(() => database.close())

const view = (day = TODAY, who = member) => dashboardOf(database.db, who, day, TODAY)
const eat = (mealId: string, who = member, now = NOW) => eatPlannedMeal(database.db, who, mealId, now)
const firstMeal = async (day = TODAY) => (await view(day)).plan!.meals[0]!
const entryCount = () => database.db.$count(diaryEntries)

test('[DASH-02] the day shows the running plan’s meals, and the plan’s targets', async () => {
  const { plan, targets, entries, week, average } = await view()
  expect(plan).toMatchObject({ planId, planName: 'Spring cut', isBeingMade: false, openSlots: [] })
  expect(plan!.meals.map(({ slot, isEaten }) => [slot, isEaten])).toEqual([
    ['breakfast', false],
    ['lunch', false],
    ['dinner', false],
  ])
  expect(targets).toMatchObject({ planName: 'Spring cut', macros: { kcal: expect.any(Number) } })
  expect([entries, average]).toEqual([[], null])
  expect(week.every(({ total }) => total === null)).toBe(true)
})

test('[DASH-02] a planned meal that is eaten stands in the diary with its figures, and can be taken back', async () => {
  const meal = await firstMeal()
  await eat(meal.id)
  const after = await view()
  expect(after.plan!.meals.map(({ isEaten }) => isEaten)).toEqual([true, false, false])
  expect(after.entries).toMatchObject([
    { mealName: meal.recipeName, plannedMealId: meal.id, totalKcal: Math.round(meal.kcal), eatenOn: TODAY },
  ])
  const [planned] = await database.db.select().from(plannedMeals).where(eq(plannedMeals.id, meal.id))
  expect(after.entries[0]!.proteinG).toBeCloseTo(planned!.protein, 3)
  expect(after.week.at(-1)).toMatchObject({ date: TODAY, entries: 1 })
  expect(after.average).toMatchObject({ days: 1, mean: { kcal: Math.round(meal.kcal) } })
  await uneatPlannedMeal(database.db, member, meal.id, NOW)
  expect((await view()).plan!.meals[0]!.isEaten).toBe(false)
  expect((await view()).entries).toEqual([])
})

test('a meal is eaten once, however often and from wherever it is tapped', async () => {
  const meal = await firstMeal()
  await Promise.all(Array.from({ length: 8 }, () => eat(meal.id)))
  expect((await view()).entries).toHaveLength(1)
  await uneatPlannedMeal(database.db, member, meal.id, NOW)
  await uneatPlannedMeal(database.db, member, meal.id, NOW)
  await eat(meal.id)
  expect((await view()).entries).toHaveLength(1)
  expect(await entryCount()).toBe(1)
})

test('an entry removed from the diary is no longer eaten in the plan', async () => {
  const meal = await firstMeal()
  await eat(meal.id)
  const [entry] = (await view()).entries
  await removeMeal(database.db, member, entry!.id, NOW)
  expect((await view()).plan!.meals[0]!.isEaten).toBe(false)
})

test('a meal goes to its own day; one of a later day is still to come', async () => {
  const tomorrow = await firstMeal('2026-11-21')
  const later = await firstMeal('2026-11-22')
  // Tomorrow has begun somewhere.
  await eat(tomorrow.id)
  expect((await view('2026-11-21')).entries).toMatchObject([{ eatenOn: '2026-11-21' }])
  await expect(eat(later.id)).rejects.toMatchObject({ code: 'invalid-input' })
  await eat(later.id, member, new Date('2026-12-20T10:00:00Z'))
  expect((await view('2026-11-22')).entries).toHaveLength(1)
})

test('[TRIAL-14] nobody eats from another member’s plan, and a free member has no diary', async () => {
  const meal = await firstMeal()
  const other = await makeMember(database.db, { tier: 'premium' })
  await expect(eat(meal.id, other)).rejects.toMatchObject({ code: 'not-found' })
  await eat(meal.id)
  await uneatPlannedMeal(database.db, other, meal.id, NOW)
  const [entry] = (await view()).entries
  const change = { entryId: entry!.id, mealName: 'Mine now', portions: 2 }
  await expect(editEntry(database.db, other, change, NOW)).rejects.toMatchObject({ code: 'not-found' })
  const free: Member = { ...member, tier: 'free' }
  for (const refused of [
    eat(meal.id, free),
    uneatPlannedMeal(database.db, free, meal.id, NOW),
    editEntry(database.db, free, change, NOW),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'premium-only' })
  expect((await view()).entries).toMatchObject([{ mealName: entry!.mealName }])
  expect(await view(TODAY, other)).toMatchObject({ plan: null, targets: null, entries: [] })
})

test('an entry’s portions move all of its figures, there and back without loss', async () => {
  const meal = await firstMeal()
  await eat(meal.id)
  const [before] = (await view()).entries
  const edit = (portions: number) =>
    editEntry(database.db, member, { entryId: before!.id, mealName: 'Half of it', portions }, NOW)
  await edit(0.35)
  await edit(0.5)
  const [half] = (await view()).entries
  expect(half).toMatchObject({ mealName: 'Half of it', portions: 0.5 })
  expect(half!.totalKcal).toBe(Math.round(before!.totalKcal / 2))
  expect(half!.fatG).toBeCloseTo(before!.fatG / 2, 5)
  await edit(1)
  expect((await view()).entries[0]).toMatchObject({
    totalKcal: before!.totalKcal,
    proteinG: before!.proteinG,
  })
})

test('what was eaten stays when its plan goes, and the targets of a plan hold after its last day', async () => {
  const meal = await firstMeal()
  await eat(meal.id)
  expect((await view('2026-11-25')).targets).toMatchObject({ planName: 'Spring cut' })
  expect((await view('2026-11-19')).targets).toBeNull()
  await database.db.delete(plannedMeals).where(eq(plannedMeals.id, meal.id))
  expect((await view()).entries).toMatchObject([{ mealName: meal.recipeName, plannedMealId: null }])
  await database.db.update(mealPlans).set({ deletedAt: NOW })
  expect(await view()).toMatchObject({ plan: null, targets: null, entries: [{ mealName: meal.recipeName }] })
})

test('of two plans that run on a day the newer one counts', async () => {
  await madePlan(services, member, { days: 1, name: 'Only today' })
  expect((await view()).plan).toMatchObject({ planName: 'Only today' })
  expect((await view('2026-11-21')).plan).toMatchObject({ planName: 'Spring cut' })
})

test('food that expires within five days is listed soonest first, what is past too', async () => {
  const food = (name: string, expiryDate: string | null) => ({
    id: newId(),
    userId: member.id,
    name,
    quantity: '1',
    amount: 1,
    unit: 'pieces' as const,
    category: 'other' as const,
    expiryDate,
  })
  await database.db
    .insert(availableIngredients)
    .values([
      food('rice', null),
      food('milk', '2026-11-24'),
      food('ham', '2026-11-18'),
      food('tofu', '2026-11-20'),
      food('apples', '2026-11-26'),
    ])
  const { expiring } = await view()
  expect(expiring.items.map(({ name }) => name)).toEqual(['ham', 'tofu', 'milk'])
  expect(expiring.count).toBe(3)
})

const OWN = { ...DEFAULT_DIARY_SETTINGS, targets: { kcal: 2000, proteinG: null, carbsG: null, fatG: null } }

test('own targets go before the plan’s, also where no plan had begun', async () => {
  const own = (day: string) => dashboardOf(database.db, member, day, TODAY, OWN)
  const { targets } = await own(TODAY)
  expect(targets).toMatchObject({ kcal: 2000, isOwn: true, planName: 'Spring cut' })
  expect(targets!.macros!.proteinG).toBeGreaterThan((await view()).targets!.macros!.proteinG * 0.5)
  expect((await own('2026-11-10')).targets).toMatchObject({ kcal: 2000, planName: null, macros: null })
})

test('a planned meal that is eaten brings what its recipe says of fibre, sugars and salt', async () => {
  const meal = await firstMeal()
  await eat(meal.id)
  const [entry] = (await view()).entries
  expect(entry!.fiberG).toBeCloseTo(meal.fiberG!, 1)
  expect(entry!.saturatedFatG).not.toBeNull()
  expect(entry!.sodiumMg).toBeGreaterThan(0)
  const net = await dashboardOf(database.db, member, TODAY, TODAY, { ...OWN, countsNetCarbs: true })
  expect(net.entries[0]!.carbsG).toBeCloseTo(entry!.carbsG - entry!.fiberG!, 3)
  expect(net.week.at(-1)!.total!.carbsG).toBeCloseTo(entry!.carbsG - entry!.fiberG!, 3)
})

test('a month has every day with the target of its time; the average leaves out empty days and today', async () => {
  const note = (eatenOn: string, totalKcal: number, who = member) =>
    database.db.insert(diaryEntries).values({
      id: newId(),
      memberId: who.id,
      eatenOn,
      mealName: 'Stew',
      totalKcal,
      lowKcal: totalKcal,
      highKcal: totalKcal,
      proteinG: 10,
      carbsG: 10,
      fatG: 10,
      components: [],
      confidence: 'high',
      notes: '',
      createdAt: NOW,
    })
  await note('2026-11-01', 1000)
  await note('2026-11-01', 500)
  await note('2026-11-19', 2500)
  await note(TODAY, 100)
  await note('2026-10-31', 9000)
  await note('2026-11-02', 9000, await makeMember(database.db, { tier: 'premium' }))
  const month = await monthOf(database.db, member, '2026-11', TODAY, DEFAULT_DIARY_SETTINGS)
  expect(month.days).toHaveLength(30)
  expect(month.days.flatMap(({ date, total }) => (total ? [[date, total.kcal]] : []))).toEqual([
    ['2026-11-01', 1500],
    ['2026-11-19', 2500],
    [TODAY, 100],
  ])
  expect(month.average).toMatchObject({ days: 2, mean: { kcal: 2000 } })
  const begun = (await view()).targets!.kcal
  expect(month.days.map(({ targetKcal }) => targetKcal)).toEqual([
    ...Array.from({ length: 19 }, () => null),
    ...Array.from({ length: 11 }, () => begun),
  ])
  const own = await monthOf(database.db, member, '2026-11', TODAY, OWN)
  expect(own.days.every(({ targetKcal }) => targetKcal === 2000)).toBe(true)
})
