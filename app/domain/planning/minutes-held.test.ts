import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { ownPerson } from '#tests/support/own-people.ts'
import { minutesOn } from './cooking-wishes.ts'
import { planFromRequest } from './plan-from-request.ts'
import { wishesOf } from './request-people.ts'

// A plan is made in a tenth of a second; a busy machine may take its time.
vi.setConfig({ testTimeout: 240_000 })

/** Every day of some weeks: how far it is beyond its minutes, and what it says of that. */
function daysOf(maxMinutes: number | undefined) {
  return [710_001, 710_005].flatMap((seed) => {
    const request = { ...ownPerson(seed).request, maxMinutes }
    const wishes = wishesOf(request)
    return planFromRequest(request, cookbook()).plan.days.map(({ meals, reasons, dayIndex }) => ({
      beyond: meals.reduce((sum, { activeMinutes }) => sum + activeMinutes, 0) - minutesOn(wishes, dayIndex),
      said: reasons.filter((reason) => reason.includes('than you set')),
    }))
  })
}

test('days take no longer than the minutes somebody set, or say by how much', () => {
  for (const { minutes, leastHeld } of [
    { minutes: 60, leastHeld: 0.9 },
    { minutes: 30, leastHeld: 0 },
  ]) {
    const days = daysOf(minutes)
    for (const { beyond, said } of days)
      expect(said).toEqual(beyond > 0 ? [expect.stringContaining(`, ${beyond} more than you set`)] : [])
    expect(days.filter(({ beyond }) => beyond <= 0).length / days.length).toBeGreaterThanOrEqual(leastHeld)
  }
})

test('whoever sets no minutes is told nothing of them', () => {
  for (const { said } of daysOf(undefined)) expect(said).toEqual([])
})
