import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { planContext } from './plan-from-request.ts'
import { planRequestSchema } from './plan-request.ts'
import { buildWeek } from './week-build.ts'
import type { Decision } from './week-problem.ts'
import { searchWeek } from './week-search.ts'
import { WeekState } from './week-state.ts'

const { context } = planContext(
  planRequestSchema.parse({
    ageYears: 40,
    sex: 'female',
    heightCm: 168,
    weightKg: 64,
    days: 3,
    mealsPerDay: 3,
  }),
  cookbook(),
)
const problem = buildWeek(context, {
  kept: [],
  bannedKeys: new Set(),
  isAllFresh: false,
  isPowderNeeded: false,
  seed: 1,
})
const EFFORT = { stepsPerCooking: 400, mostSteps: 4000, warmth: 3 }
const first = problem.cookings.map(({ options }): Decision => ({
  option: options[0]!,
  portion: 1,
  sides: [],
}))

test('exchanging dishes and undoing it leaves the cost as it was, and as it is reckoned afresh', () => {
  const state = new WeekState(problem, first)
  const before = state.cost
  const next: Decision = {
    option: problem.cookings[0]!.options[3]!,
    portion: 1.25,
    sides: [problem.sides[0]!],
  }
  const undo = state.exchange([[0, next]])
  expect(state.cost).toBeCloseTo(new WeekState(problem, first.with(0, next)).cost, 6)
  undo()
  expect(state.cost).toBe(before)
})

test('the search betters what it begins with, and the same seed finds the same', () => {
  const found = searchWeek(problem, 5, EFFORT, first)
  expect(new WeekState(problem, found).cost).toBeLessThan(new WeekState(problem, first).cost / 2)
  expect(searchWeek(problem, 5, EFFORT, first)).toEqual(found)
})
