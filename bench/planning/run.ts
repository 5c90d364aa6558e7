/**
 * `node bench/planning/run.ts [people] [oracle days]`: random people and pantries through the planner. Prints one table:
 * days within 2 % on all four, the reasons of the others, repeats, times, and the expiring stock used against a random and
 * an expiry-sorted choice from the same meals.
 */
import { cpus } from 'node:os'
import { findFood } from '#app/domain/food/foods.ts'
import { worstDeviation } from '#app/domain/planning/macros.ts'
import { MEAL_WINDOW } from '#app/domain/planning/meal-split.ts'
import type { Plan } from '#app/domain/planning/plan.ts'
import { planContext, planFromRequest } from '#app/domain/planning/plan-from-request.ts'
import { DAYS_APART, poseDay } from '#app/domain/planning/pose-day.ts'
import { randomPlanRequest } from '#app/domain/planning/random-request.ts'
import { solvePlan } from '#app/domain/planning/solve-plan.ts'
import { searchDay } from '#app/domain/planning/day-search.ts'
import { seededRandom } from '#app/domain/random.ts'
import { byChance, byExpiry, chooseOneByOne, expiringGramsOfPlan, expiringGramsThere } from './choices.ts'
import { openOracle } from './oracle.ts'

const people = Number(process.argv[2] ?? 1000)
const oracleDays = Number(process.argv[3] ?? 12)
const ORACLE_LIMIT_S = 20
const FULL_WEEKS = 60
/** Of so many people the stock used is compared with other ways to choose. */
const COMPARED = 250
const WARM_UP = 20
/** Seeds nobody tuned on. */
const FIRST_SEED = 500_000

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`

function repeatsIn(plan: Plan): number {
  const lastDay = new Map<string, number>()
  let repeats = 0
  for (const { dayIndex, meals } of plan.days) {
    for (const { recipe } of meals) {
      const before = lastDay.get(recipe.key)
      if (before !== undefined && dayIndex - before < DAYS_APART) repeats++
      lastDay.set(recipe.key, dayIndex)
    }
  }
  return repeats
}

let days = 0
let daysCompared = 0
let daysMet = 0
let meals = 0
let mealsOutside = 0
let emptySlots = 0
let repeats = 0
let worst = 0
let worstSeed = 0
const reasons = new Map<string, number>()
const missedBy = new Map<string, number>()
const poolMs: number[] = []
const solveMs: number[] = []
const poolSizes: number[] = []
const usedG = { there: 0, plan: 0 }
const yardsticks = [
  { name: 'random choice, same meals', choose: byChance, isUndated: false, grams: 0, daysMet: 0 },
  { name: 'expiry-sorted choice, same meals', choose: byExpiry, isUndated: false, grams: 0, daysMet: 0 },
  {
    name: 'random choice, meals written without the dates',
    choose: byChance,
    isUndated: true,
    grams: 0,
    daysMet: 0,
  },
  {
    name: 'expiry-sorted choice, meals written without the dates',
    choose: byExpiry,
    isUndated: true,
    grams: 0,
    daysMet: 0,
  },
]

// A server has run a while when somebody plans: what the engine compiles first is not counted.
for (let index = 0; index < WARM_UP; index++) planFromRequest(randomPlanRequest(index))

for (let index = 0; index < people; index++) {
  const request = randomPlanRequest(FIRST_SEED + index)
  const started = performance.now()
  const { context } = planContext(request)
  const posed = performance.now()
  const plan = solvePlan(
    context,
    { mealsOfDays: Array.from({ length: request.days }, () => []) },
    request.seed,
  )
  poolMs.push(posed - started)
  solveMs.push(performance.now() - posed)
  poolSizes.push(context.pool.candidates.length)
  repeats += repeatsIn(plan)
  for (const day of plan.days) {
    days++
    emptySlots += context.targets.slots.length - day.meals.length
    for (const meal of day.meals) {
      meals++
      const share = meal.kcal / meal.targetKcal
      if (share < MEAL_WINDOW.low || share > MEAL_WINDOW.high) mealsOutside++
    }
    const off = worstDeviation(day.deviation)
    if (off > worst) [worst, worstSeed] = [off, request.seed]
    if (day.isMet) {
      daysMet++
      continue
    }
    const kind = `${request.goal}, ${request.diets.join(' + ') || 'no diet'}, ${request.mealsPerDay} meals`
    missedBy.set(kind, (missedBy.get(kind) ?? 0) + 1)
    for (const reason of day.reasons) {
      const plain = reason.replaceAll(/[\d.]+ %/g, 'n %')
      reasons.set(plain, (reasons.get(plain) ?? 0) + 1)
    }
  }
  if (index >= COMPARED) continue
  daysCompared += plan.days.length
  const isAllowed = (foodId: string) => {
    const food = findFood(foodId)
    return food !== null && context.pool.isAllowed(food)
  }
  const { slots } = context.targets
  usedG.there += expiringGramsThere(context, isAllowed)
  usedG.plan += expiringGramsOfPlan(plan)
  // The same foods written into meals without a look at their dates, as a collection of recipes would be.
  const undated = request.pantry.map((entry) => ({ ...entry, expiresInDays: null }))
  const plain = { ...context, pool: planContext({ ...request, pantry: undated }).context.pool }
  for (const yardstick of yardsticks) {
    const from = yardstick.isUndated ? plain : context
    const { grams, daysMet } = chooseOneByOne(from, request.days, slots, yardstick.choose, request.seed)
    yardstick.grams += grams
    yardstick.daysMet += daysMet
  }
}

const weeks = { poolMs: [] as number[], solveMs: [] as number[], solveCpuMs: [] as number[] }
for (let index = 0; index < FULL_WEEKS; index++) {
  const request = { ...randomPlanRequest(FIRST_SEED + index), days: 7, mealsPerDay: 6 as const }
  const started = performance.now()
  const { context } = planContext(request)
  const posed = performance.now()
  const cpu = process.cpuUsage()
  solvePlan(context, { mealsOfDays: Array.from({ length: 7 }, () => []) }, request.seed)
  const { user, system } = process.cpuUsage(cpu)
  weeks.solveCpuMs.push((user + system) / 1000)
  weeks.poolMs.push(posed - started)
  weeks.solveMs.push(performance.now() - posed)
}

const oracle = oracleDays > 0 ? await openOracle(ORACLE_LIMIT_S) : null
const quality = { ours: 0, best: 0, compared: 0, optimal: 0, none: 0, ms: [] as number[] }
for (let index = 0; index < oracleDays; index++) {
  const request = { ...randomPlanRequest(FIRST_SEED + index), mealsPerDay: 3 as const }
  const { context } = planContext(request)
  const problem = poseDay(
    context,
    { days: [[]], dayIndex: 0, open: context.targets.slots, lots: context.lots, bannedKeys: new Set() },
    MEAL_WINDOW,
  )
  const ours = searchDay(problem, { starts: 3, mostStarts: 7 }, seededRandom(request.seed))
  const best = oracle?.(problem) ?? null
  if (best === null || ours === null) {
    quality.none++
    continue
  }
  quality.compared++
  quality.ours += ours.score
  quality.best += best.score
  quality.ms.push(best.elapsedMs)
  if (best.isOptimal) quality.optimal++
}

const ms = (value: number) => `${Math.round(value)} ms`
const kg = (grams: number) => `${(grams / 1000).toFixed(1)} kg`
const top = (counts: ReadonlyMap<string, number>, most: number) =>
  [...counts].toSorted((one, other) => other[1] - one[1]).slice(0, most)

console.log(
  [
    `Machine: ${cpus().length} cores, Node ${process.versions.node}. ${people} random people and pantries, seeds from ${FIRST_SEED}.`,
    '',
    '| measure | figure |',
    '|---|---:|',
    `| days within 2 % on kcal, protein, fat and carbs together | ${percent(daysMet, days)} of ${days} |`,
    `| worst day, largest of the four deviations | ${(worst * 100).toFixed(1)} % (seed ${worstSeed}) |`,
    `| meals outside 85 to 115 % of their share | ${percent(mealsOutside, meals)} of ${meals} |`,
    `| slots left empty | ${emptySlots} |`,
    `| recipes twice within ${DAYS_APART} days | ${repeats} |`,
    `| candidates in the pool, p50 / least | ${percentile(poolSizes, 0.5)} / ${percentile(poolSizes, 0)} |`,
    `| making the pool, p50 / p95 | ${ms(percentile(poolMs, 0.5))} / ${ms(percentile(poolMs, 0.95))} |`,
    `| solving, all sizes, p50 / p95 | ${ms(percentile(solveMs, 0.5))} / ${ms(percentile(solveMs, 0.95))} |`,
    `| making the pool for 42 meals, p50 / p95 (${FULL_WEEKS} weeks) | ${ms(percentile(weeks.poolMs, 0.5))} / ${ms(percentile(weeks.poolMs, 0.95))} |`,
    `| solving 42 meals, p50 / p95 (${FULL_WEEKS} weeks) | ${ms(percentile(weeks.solveMs, 0.5))} / ${ms(percentile(weeks.solveMs, 0.95))} |`,
    `| CPU time of solving 42 meals, p50 / p95 (${FULL_WEEKS} weeks) | ${ms(percentile(weeks.solveCpuMs, 0.5))} / ${ms(percentile(weeks.solveCpuMs, 0.95))} |`,
    `| stock expiring within 5 days that may be eaten (first ${Math.min(people, COMPARED)} people) | ${kg(usedG.there)} |`,
    `| of it used by the planner | ${kg(usedG.plan)} (${percent(usedG.plan, usedG.there)}) |`,
    ...yardsticks.map(
      ({ name, grams, daysMet: met }) =>
        `| of it used by ${name} (days within 2 %: ${percent(met, daysCompared)}) | ${kg(grams)} (${percent(grams, usedG.there)}), planner ${usedG.plan >= grams ? '+' : ''}${percent(usedG.plan - grams, grams)} |`,
    ),
    ...(quality.compared > 0
      ? [
          `| score against HiGHS (2 % gap, ${ORACLE_LIMIT_S} s at most), ${quality.compared} days of 3 meals | ${percent(quality.ours, quality.best)}, ${quality.optimal} proven |`,
          `| time of HiGHS for one day, p50 | ${ms(percentile(quality.ms, 0.5))} |`,
          `| days HiGHS found no answer for | ${quality.none} |`,
        ]
      : []),
    '',
    'Days that miss, by person:',
    ...top(missedBy, 12).map(([kind, count]) => `- ${count}: ${kind}`),
    '',
    'Reasons given:',
    ...top(reasons, 12).map(([reason, count]) => `- ${count}: ${reason}`),
  ].join('\n'),
)
