import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mealPlans } from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { mealsOfDay, planAfter } from '#app/features/dashboard/plan-of-day.server.ts'
import { addIngredients } from '#app/features/pantry/add-ingredients.server.ts'
import { calendarFile } from '#app/features/plans/calendar/calendar-feed.server.ts'
import { deletePlan, restorePlan } from '#app/features/plans/change/delete-plan.server.ts'
import { plannedDaysFrom } from '#app/features/plans/planned-days.server.ts'
import { findPlan, listPlans } from '#app/features/plans/plans.server.ts'
import { pantryOn, stockLeftFor } from '#app/features/plans/reserved-stock.server.ts'
import { makePlan } from '#app/features/plans/solve/make-plan.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { planServices, type PlanServices, planValues } from '#tests/support/plans.ts'
import { createPlan } from './create-plan.server.ts'
import { followingPlan } from './plan-entries.server.ts'

// The first plan reads the cookbook; a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 })

const TODAY = '2026-11-20'
const signal = new AbortController().signal

let database: TestDatabase
let services: PlanServices
let ann: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  services = planServices(database)
  ann = await makeMember(database.db, { tier: 'premium' })
})
afterAll(() => database.close())

type Options = Omit<Parameters<typeof createPlan>[3], 'today' | 'idempotencyKey'>
const ask = async (change: Record<string, unknown>, options: Options = {}, member = ann) =>
  (
    await createPlan(services, member, planValues(change), {
      today: TODAY,
      idempotencyKey: randomUUID(),
      ...options,
    })
  ).planId
const make = async (change: Record<string, unknown>, options: Options = {}) => {
  const planId = await ask(change, options)
  await makePlan(services, planId, signal)
  return planId
}
const stock = (...lines: string[]) =>
  addIngredients(database.db, ann, lines, { idempotencyKey: randomUUID(), now: services.now() })
const planOn = async (date: string) => (await mealsOfDay(database.db, ann, date))?.planName ?? null
const gramsFree = async () => {
  const left = await stockLeftFor(database.db, ann.id, 'recipe:another', TODAY)
  return [...left.values()].reduce((sum, grams) => sum + grams, 0)
}
const feed = async () => {
  const needs = { db: database.db, origin: 'https://meals.example' }
  const owner = { memberId: ann.id, createdAt: services.now() }
  return (await calendarFile(needs, owner, services.now())).body
}
const datesIn = (calendar: string) => [
  ...new Set([...calendar.matchAll(/DTSTART:(\d{8})/g)].map(([, date]) => date)),
]

test('a plan begins on the day that is chosen, and has its weekdays', async () => {
  const away = { cooking: 'asked', weekdayMinutes: '45', weekendMinutes: '75', breakfastMinutes: '10' }
  const planId = await make({ days: 2, ...away, 'away-0-dinner': 'out' }, { startDate: '2026-11-23' })
  const plan = (await findPlan(database.db, ann, planId, services.now()))!
  expect(plan).toMatchObject({ status: 'ready', startDate: '2026-11-23', endDate: '2026-11-25' })
  expect(plan.days.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-24'])
  expect(plan.days.map((day) => day.away.map(({ slot }) => slot))).toEqual([['dinner'], []])
  expect(await planOn(TODAY)).toBeNull()
  expect(await planOn('2026-11-24')).toBe('My week')
  expect(await planAfter(database.db, ann, TODAY)).toMatchObject({ planId, startDate: '2026-11-23' })
  expect(datesIn(await feed())).toEqual(['20261123', '20261124'])
})

test('a day in the past, one too far ahead and none at all are refused at the field, and nothing is stored', async () => {
  for (const startDate of ['2026-11-19', '2027-01-20', '2026-02-30', ''])
    await expect(ask({}, { startDate })).rejects.toMatchObject({ code: 'invalid-input', field: 'startDate' })
  expect(await database.db.select().from(mealPlans)).toEqual([])
  await ask({}, { startDate: '2027-01-19' })
})

test('food that expires before the plan begins is left out, and says so', async () => {
  await stock('300 g spinach, use by 22/11/2026', '300 g chicken breast, use by 28/11/2026')
  const planId = await make({ days: 1 }, { startDate: '2026-11-25' })
  const plan = (await findPlan(database.db, ann, planId, services.now()))!
  expect(plan.leftOut).toEqual([
    { name: expect.stringMatching(/spinach/i), reason: expect.stringContaining('when the plan begins') },
  ])
  const [row] = await database.db.select().from(mealPlans)
  const keeps = row!.request.pantry.map(({ expiresInDays }) => expiresInDays)
  expect(new Set(keeps)).toEqual(new Set([-3, 3]))
})

test('what this week eats is not there for next week, and the plan that begins first is served first', async () => {
  await stock('500 g chicken breast', '400 g white rice', '300 g carrots')
  const next = await make({ name: 'Next', days: 2 }, { startDate: '2026-11-27' })
  await make({ name: 'This', days: 2 })
  const grams = async (startDate: string) =>
    (await pantryOn(database.db, ann.id, startDate, TODAY)).reduce((sum, { quantity }) => sum + quantity, 0)
  const [now, onStart] = [await grams(TODAY), await grams('2026-11-27')]
  expect(now).toBe(1200)
  expect(onStart).toBeLessThan(now)
  expect(await grams('2026-11-29'), 'after both').toBeLessThanOrEqual(onStart)
  const ofNext = [...(await stockLeftFor(database.db, ann.id, `plan:${next}`, TODAY)).values()]
  expect(ofNext.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(onStart + 1)
})

test('days of another plan are asked about: unseen they are refused, and nothing is stored or claimed', async () => {
  const first = await make({ name: 'Family week', days: 3 })
  const startDate = '2026-11-22'
  for (const overlap of [
    { seenIds: [], choice: null },
    { seenIds: [], choice: 'replace' as const },
    { seenIds: [randomUUID()], choice: 'keep' as const },
  ])
    await expect(ask({ days: 2 }, { startDate, overlap })).rejects.toMatchObject({
      code: 'unconfirmed',
      field: 'overlap',
      message: expect.stringContaining('“Family week” has meals on some of these days. Choose'),
    })
  expect(await listPlans(database.db, ann)).toHaveLength(1)
  await ask({ days: 2 }, { startDate, overlap: { seenIds: [first], choice: 'keep' } })
  await ask({ days: 2 }, { startDate: '2026-11-24', overlap: { seenIds: [], choice: null } })
})

test('of two tabs that saw no plan for these days, one makes it and the other is asked', async () => {
  const overlap = { seenIds: [], choice: null }
  const answers = await Promise.allSettled([ask({ days: 2 }, { overlap }), ask({ days: 2 }, { overlap })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('another member’s plan, a deleted and a failed one have no say', async () => {
  const other = await makeMember(database.db, { tier: 'premium' })
  await ask({ days: 7 }, {}, other)
  await deletePlan(database.db, ann, await ask({ days: 7 }), services.now())
  const failed = await ask({ days: 7 })
  const failure = { status: 'failed' as const, finishedAt: services.now() }
  await database.db.update(mealPlans).set(failure)
  expect(failed).toBeTruthy()
  await ask({ days: 7 }, { overlap: { seenIds: [], choice: null } })
})

test('with both plans food is reserved for each and the newer one shown; replaced days need none', async () => {
  await stock('3 kg chicken breast', '3 kg white rice', '2 kg carrots', '40 eggs')
  const first = await make({ name: 'Family week', days: 3 })
  const startDate = '2026-11-21'
  const answer = (choice: 'keep' | 'replace') => ({ startDate, overlap: { seenIds: [first], choice } })
  const kept = await make({ name: 'Kept', days: 1 }, answer('keep'))
  expect(await planOn(startDate)).toBe('Kept')
  const freeWhenKept = await gramsFree()
  await deletePlan(database.db, ann, kept, services.now())

  const newer = await make({ name: 'Newer', days: 1 }, answer('replace'))
  expect([await planOn(TODAY), await planOn(startDate), await planOn('2026-11-22')]).toEqual([
    'Family week',
    'Newer',
    'Family week',
  ])
  expect(await gramsFree()).toBeGreaterThan(freeWhenKept)
  expect(datesIn(await feed())).toEqual(['20261120', '20261121', '20261122'])
  const older = (await findPlan(database.db, ann, first, services.now()))!
  expect(older.replacedDates).toEqual([startDate])
  expect(older.days.map(({ replacedBy }) => replacedBy)).toEqual([
    null,
    { planId: newer, name: 'Newer' },
    null,
  ])
  const listed = (await listPlans(database.db, ann)).map(({ name, replacedDates }) => [name, replacedDates])
  expect(listed).toEqual([
    ['Newer', []],
    ['Family week', [startDate]],
  ])
  expect(await plannedDaysFrom(database.db, ann, TODAY)).toMatchObject([
    { name: 'Family week', dates: [TODAY, '2026-11-22'] },
    { name: 'Newer', dates: [startDate] },
  ])
})

test('days that were replaced count again when the newer plan is deleted, and no more when it comes back', async () => {
  const first = await make({ name: 'Family week', days: 1 })
  const overlap = { seenIds: [first], choice: 'replace' as const }
  const newer = await make({ name: 'Newer', days: 1 }, { overlap })
  expect(await planOn(TODAY)).toBe('Newer')
  await deletePlan(database.db, ann, newer, services.now())
  expect(await planOn(TODAY)).toBe('Family week')
  expect((await findPlan(database.db, ann, first))!.replacedDates).toEqual([])
  await restorePlan(services, ann, newer)
  expect(await planOn(TODAY)).toBe('Newer')
  await database.db.delete(mealPlans)
})

test('the plan after another begins with all that was entered for it, on the day after it', async () => {
  const entered = {
    days: 3,
    mealsPerDay: 4,
    age: 41,
    height: 180,
    currentWeight: 82,
    goal: 'cut',
    targetWeight: 78,
  }
  const first = await make({ name: 'Family week', ...entered }, { startDate: '2026-11-23' })
  await ask({ days: 1, age: 20 }, { startDate: '2026-12-01' })
  const following = await followingPlan(database.db, ann, first, TODAY)
  expect(following).toMatchObject({
    planId: first,
    name: 'Family week 2',
    startDate: '2026-11-26',
    entries: { days: 3, mealsPerDay: 4, ageYears: 41, heightCm: 180, goal: 'cut', targetWeightKg: 78 },
  })
  for (const own of ['pantry', 'daysAhead', 'firstWeekday', 'seed'])
    expect(following!.entries).not.toHaveProperty(own)
  expect((await followingPlan(database.db, ann, first, '2026-12-24'))!.startDate).toBe('2026-12-24')
  const other = await makeMember(database.db, { tier: 'premium' })
  for (const planId of [first, randomUUID(), 'nonsense'])
    expect(await followingPlan(database.db, other, planId, TODAY)).toBeNull()
})
