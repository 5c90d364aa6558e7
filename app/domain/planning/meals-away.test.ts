import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { planFromRequest } from './plan-from-request.ts'
import { targetsOf } from './request-people.ts'
import { planReport } from './plan-json.ts'
import { planRequestSchema } from './plan-request.ts'
import { countAway, targetsOn, withAwayChange } from './meals-away.ts'

// A plan takes a second or two; a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 })

const PERSON = { ageYears: 34, sex: 'female', heightCm: 168, weightKg: 64.5, seed: 7, days: 3 }
const asked = (cooking: object, more: object = {}) => planRequestSchema.parse({ ...PERSON, ...more, cooking })

const FRIDAY = 4
const outOnDayOne = { away: [{ weekday: FRIDAY, slot: 'dinner', kind: 'out' }] }

test('a meal eaten out sets aside its share of the day, and the others stay as large as they are', () => {
  const targets = targetsOf(asked(outOnDayOne, { firstWeekday: FRIDAY }))
  const { day, slots, away } = targetsOn(targets, 0)
  expect(away).toEqual([
    { slot: 'dinner', kind: 'out', share: 0.4, kcal: expect.closeTo(targets.day.kcal * 0.4) },
  ])
  expect(day.kcal).toBeCloseTo(targets.day.kcal * 0.6)
  expect(slots.map(({ slot }) => slot)).toEqual(['breakfast', 'lunch'])
  expect(slots.map(({ kcal }) => kcal)).toEqual(
    targets.slots.slice(0, 2).map(({ kcal }) => expect.closeTo(kcal)),
  )
  expect(targetsOn(targets, 1)).toEqual({ day: targets.day, slots: targets.slots, away: [] })
})

test('a larger meal out leaves less for the others', () => {
  const targets = targetsOf(asked({ ...outOnDayOne, outSize: 'much-larger' }, { firstWeekday: FRIDAY }))
  expect(targetsOn(targets, 0).day.kcal).toBeCloseTo(targets.day.kcal * 0.4)
})

test('after a skipped meal the others bring the whole day, up to half as large again', () => {
  const skipped = (...slots: string[]) =>
    targetsOf(asked({ away: slots.map((slot) => ({ weekday: 0, slot, kind: 'skipped' })) }))
  const one = skipped('breakfast')
  expect(targetsOn(one, 0).day).toEqual({
    kcal: expect.closeTo(one.day.kcal),
    proteinG: expect.closeTo(one.day.proteinG),
    fatG: expect.closeTo(one.day.fatG),
    carbsG: expect.closeTo(one.day.carbsG),
  })
  const two = skipped('breakfast', 'lunch')
  expect(targetsOn(two, 0).day.kcal).toBeCloseTo(two.day.kcal * 0.6)
  expect(countAway(two.days ?? [])).toBe(2)
})

test('a meal of one day is taken out with a note, or planned after all, whatever is said by weekday', () => {
  const changed = (...awayChanges: object[]) =>
    targetsOf(asked(outOnDayOne, { firstWeekday: FRIDAY, awayChanges }))
  const takeaway = changed({ dayIndex: 1, slot: 'lunch', kind: 'takeaway', note: ' at Mum’s ' })
  const { day, away } = targetsOn(takeaway, 1)
  expect(away).toMatchObject([
    { slot: 'lunch', kind: 'takeaway', share: expect.closeTo(0.35), note: 'at Mum’s' },
  ])
  expect(day.kcal).toBeCloseTo(takeaway.day.kcal * 0.65)
  expect(countAway(takeaway.days ?? [])).toBe(2)
  const home = changed({ dayIndex: 0, slot: 'dinner', kind: 'home' })
  expect(targetsOn(home, 0)).toEqual({ day: home.day, slots: home.slots, away: [] })
  expect(targetsOn(changed({ dayIndex: 0, slot: 'dinner', kind: 'skipped' }), 0).away).toMatchObject([
    { kind: 'skipped', kcal: 0 },
  ])
})

test('what is decided of a meal again counts instead of what was decided before', () => {
  const lunch = { dayIndex: 1, slot: 'lunch' } as const
  const dinner = { dayIndex: 1, slot: 'dinner', kind: 'out' } as const
  const changes = withAwayChange([{ ...lunch, kind: 'out' }, dinner], { ...lunch, kind: 'home' })
  expect(changes).toEqual([dinner, { ...lunch, kind: 'home' }])
})

test('days are planned around meals eaten out and skipped, and meet what is left to them', () => {
  const request = asked(
    {
      away: [
        { weekday: 0, slot: 'dinner', kind: 'out' },
        { weekday: 1, slot: 'breakfast', kind: 'skipped' },
      ],
    },
    { mealsPerDay: 4, firstWeekday: 0 },
  )
  const answer = planFromRequest(request, cookbook())
  const [monday, tuesday, wednesday] = answer.plan.days
  expect(monday?.meals.map(({ slot }) => slot)).toEqual(['breakfast', 'lunch', 'snack_1'])
  expect(tuesday?.meals.map(({ slot }) => slot)).toEqual(['lunch', 'dinner', 'snack_1'])
  expect(wednesday?.meals).toHaveLength(4)
  expect(answer.plan.days.map(({ isMet }) => isMet)).toEqual([true, true, true])
  const { days } = planReport(answer)
  expect(days[0]!.away).toMatchObject([{ slot: 'dinner', kind: 'out', estimatedShare: 0.35 }])
  expect(days[0]!.total.kcal / days[0]!.target.kcal).toBeCloseTo(1, 1)
  expect(days[0]!.target.kcal).toBeCloseTo(answer.plan.targets.day.kcal * 0.65, 0)
})

test('a day that is eaten out as a whole has nothing to plan and misses nothing', () => {
  const away = ['breakfast', 'lunch', 'dinner'].map((slot) => ({ weekday: 0, slot, kind: 'out' }))
  const { plan } = planFromRequest(asked({ away }, { days: 2, firstWeekday: 0 }), cookbook())
  expect(plan.days[0]).toMatchObject({ meals: [], isMet: true, reasons: [] })
  expect(plan.days[1]!.meals).toHaveLength(3)
})
