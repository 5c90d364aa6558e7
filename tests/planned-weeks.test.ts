import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { otherPerson } from '#tests/support/other-people.ts'
import { ownPerson } from '#tests/support/own-people.ts'
import { planFromRequest } from '#app/domain/planning/plan-from-request.ts'
import { planReport } from '#app/domain/planning/plan-json.ts'

/** The people of the benchmark, some of each set. */
const PEOPLE = [
  ...Array.from({ length: 5 }, (_, index) => ownPerson(700_000 + index)),
  ...Array.from({ length: 5 }, (_, index) => otherPerson(31_000 + index)),
]
const reports = PEOPLE.map(({ request }) => planReport(planFromRequest(request, cookbook())))
const DAYS_APART = 3
const BREAKFAST_MINUTES = 20

test('a dish comes again within three days only as what is left of it', { timeout: 240_000 }, () => {
  for (const { days } of reports) {
    const cookedOn = new Map<string, number>()
    for (const [dayIndex, { meals }] of days.entries()) {
      for (const { slot, name, isLeftover, leftoverOf } of meals) {
        // Somebody's usual breakfast may come again.
        if (slot === 'breakfast') continue
        const before = cookedOn.get(name)
        if (isLeftover) {
          expect(days[leftoverOf!.dayIndex]!.meals.find((meal) => meal.slot === leftoverOf!.slot)?.name).toBe(
            name,
          )
          expect(dayIndex - leftoverOf!.dayIndex).toBeLessThan(DAYS_APART)
        } else {
          if (before !== undefined) expect(dayIndex - before, name).toBeGreaterThanOrEqual(DAYS_APART)
          cookedOn.set(name, dayIndex)
        }
      }
    }
  }
})

test('nobody stands at the stove for half an hour before work', () => {
  const breakfasts = reports.flatMap(({ days }) =>
    days.flatMap(({ meals }) => meals.filter(({ slot }) => slot === 'breakfast')),
  )
  const quick = breakfasts.filter(({ activeMinutes }) => activeMinutes <= BREAKFAST_MINUTES)
  expect(quick.length).toBeGreaterThanOrEqual(0.95 * breakfasts.length)
})

test('what is to be bought says how much of a pack remains and whether that keeps', () => {
  for (const { food, grams, buy, leftoverG, leftoverKeeps } of reports.flatMap(({ shopping }) => shopping)) {
    expect(grams, food).toBeGreaterThan(0)
    expect(leftoverG, food).toBeGreaterThanOrEqual(0)
    if (buy.packG > 0) expect(leftoverG, food).toBeLessThanOrEqual(Math.max(buy.count, 1) * buy.packG)
    expect(typeof leftoverKeeps).toBe('boolean')
  }
})
