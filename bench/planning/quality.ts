import { type DayProblem, type Option, ownScoreOf } from '#app/domain/planning/day-problem.ts'
import { searchDay } from '#app/domain/planning/day-search.ts'
import { MEAL_WINDOW } from '#app/domain/planning/meal-split.ts'
import { planContext } from '#app/domain/planning/plan-from-request.ts'
import { buildDayProblem } from '#app/domain/planning/build-day-problem.ts'
import { randomPlanRequest } from '#app/domain/planning/random-request.ts'
import { EFFORT } from '#app/domain/planning/solve-plan.ts'
import { seededRandom } from '#app/domain/random.ts'
import { openOracle } from './oracle.ts'

/** How near the choice of a day's meals comes to the best there is. */

export const ORACLE_LIMIT_S = 20

/** What options are worth together by the measure the oracle is given: before their proportions are moved. */
function worthOf(problem: DayProblem, options: readonly Option[]): number {
  const { expiring } = problem
  let worth = ownScoreOf(options, problem.loads)
  for (const [place, { grams, worthPer100g }] of expiring.entries()) {
    const need = options
      .flatMap(({ uses }) => uses)
      .reduce((sum, use) => sum + (use.at === place ? use.grams : 0), 0)
    worth += (Math.min(need, grams) / 100) * worthPer100g
  }
  return worth
}

/** First days of three or four meals, solved by the planner and by HiGHS. */
export async function measureQuality(firstSeed: number, days: number) {
  const found = { chosen: 0, cooked: 0, best: 0, compared: 0, proven: 0, none: 0, ms: [] as number[] }
  if (days === 0) return found
  const oracle = await openOracle(ORACLE_LIMIT_S)
  for (let index = 0; index < days; index++) {
    const request = { ...randomPlanRequest(firstSeed + index), mealsPerDay: index % 3 === 2 ? 4 : 3 } as const
    const { context } = planContext(request)
    const open = context.targets.slots
    const day = { days: [[]], dayIndex: 0, open, lots: context.lots, bannedKeys: new Set<string>() }
    const problem = buildDayProblem(context, day, MEAL_WINDOW)
    const ours = searchDay(problem, EFFORT, seededRandom(request.seed))
    const best = oracle(problem)
    if (best === null || ours === null) {
      found.none++
      continue
    }
    found.compared++
    found.chosen += worthOf(problem, ours.options)
    found.cooked += ours.score
    found.best += best.score
    found.ms.push(best.elapsedMs)
    if (best.isOptimal) found.proven++
  }
  return found
}
