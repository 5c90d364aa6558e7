import highsLoader from 'highs'
import type { DayProblem } from '#app/domain/planning/day-problem.ts'
import { LOADS, LOAD_COSTS } from '#app/domain/planning/day-loads.ts'
import { SAME_LEAD_TODAY_COST, TOLERANCE } from '#app/domain/planning/day-problem.ts'

/** HiGHS on the same day: how good could the choice have been? For development only; minutes where we take milliseconds. */

const LOAD_NAMES = Array.from({ length: LOADS }, (_, at) => `e${at}`)

const term = (value: number, name: string) => `${value < 0 ? '-' : '+'} ${Math.abs(value).toFixed(9)} ${name}`

/**
 * The day as a mixed-integer model in LP text, with the planner's own objective: one option per slot, portions in bounds,
 * four corridors, stock capped, a price on minutes, salt and the like beyond their bounds, no dish or form twice, a price on two meals built on the same food.
 */
function modelOf(problem: DayProblem): string {
  const objective: string[] = []
  const rows: string[] = []
  const bounds: string[] = []
  const binaries: string[] = []
  const corridors: string[][] = [[], [], [], []]
  const stock: string[][] = problem.expiring.map(() => [])
  const together = new Map<string, string[]>()
  const leads = new Map<number, string[]>()
  const loads: string[][] = LOAD_NAMES.map(() => [])
  for (const [slot, { options }] of problem.slots.entries()) {
    const chosen: string[] = []
    for (const [index, option] of options.entries()) {
      const x = `x${slot}_${index}`
      const y = `y${slot}_${index}`
      binaries.push(x)
      chosen.push(`+ ${x}`)
      if (option.score !== 0) objective.push(term(option.score, x))
      rows.push(`${y} ${term(-option.high, x)} <= 0`, `${y} ${term(-option.low, x)} >= 0`)
      for (let n = 0; n < 4; n++) corridors[n]!.push(term(option.shares[n]!, y))
      for (const at of LOAD_NAMES.keys())
        if (option.loads[at] !== 0) loads[at]!.push(term(-option.loads[at]!, x))
      for (const { at, grams } of option.uses) stock[at]!.push(term(grams, x))
      for (const id of [`k${option.keyId}`, `f${option.formId}`])
        together.set(id, [...(together.get(id) ?? []), `+ ${x}`])
      if (option.leadId !== 0) leads.set(option.leadId, [...(leads.get(option.leadId) ?? []), `+ ${x}`])
    }
    rows.push(`${chosen.join(' ')} = 1`)
  }
  for (const [n, corridor] of corridors.entries()) {
    const fixed = problem.fixed[n]!
    rows.push(`${corridor.join(' ')} <= ${(1 + TOLERANCE * 0.975 - fixed).toFixed(9)}`)
    rows.push(`${corridor.join(' ')} >= ${(1 - TOLERANCE * 0.975 - fixed).toFixed(9)}`)
  }
  for (const [at, { grams, worthPer100g }] of problem.expiring.entries()) {
    if (stock[at]!.length === 0) continue
    objective.push(term(worthPer100g / 100, `z${at}`))
    rows.push(`z${at} ${stock[at]!.map((one) => one.replace(/^\+/, '-')).join(' ')} <= 0`)
    bounds.push(`0 <= z${at} <= ${grams.toFixed(6)}`)
  }
  // What is beyond a bound costs, by how far.
  for (const [at, name] of LOAD_NAMES.entries()) {
    if (loads[at]!.length === 0) continue
    objective.push(term(-LOAD_COSTS[at]!, name))
    rows.push(`${name} ${loads[at]!.join(' ')} >= ${problem.loads[at]!.toFixed(9)}`)
  }
  // The second meal on the same food costs one pair, the third two more.
  for (const [leadId, names] of leads) {
    if (names.length < 2) continue
    const further: string[] = []
    for (let pairs = 1; pairs < problem.slots.length; pairs++) {
      const d = `d${leadId}_${pairs}`
      further.push(`- ${d}`)
      objective.push(term(-SAME_LEAD_TODAY_COST * pairs, d))
      bounds.push(`0 <= ${d} <= 1`)
    }
    rows.push(`${names.join(' ')} ${further.join(' ')} <= 1`)
  }
  for (const names of together.values()) if (names.length > 1) rows.push(`${names.join(' ')} <= 1`)
  return [
    'Maximize',
    ` obj: ${objective.join(' ')}`,
    'Subject To',
    ...rows.map((row, index) => ` r${index}: ${row}`),
    'Bounds',
    ...bounds.map((row) => ` ${row}`),
    'Binary',
    ` ${binaries.join(' ')}`,
    'End',
  ].join('\n')
}

export type OracleAnswer = { score: number; elapsedMs: number; isOptimal: boolean } | null

/** The best score HiGHS finds for a day within the time; null when it finds no day at all. */
export async function openOracle(timeLimitS: number): Promise<(problem: DayProblem) => OracleAnswer> {
  const highs = await highsLoader()
  return (problem) => {
    const started = performance.now()
    const answer = highs.solve(modelOf(problem), {
      time_limit: timeLimitS,
      mip_rel_gap: 0.02,
      output_flag: false,
    })
    const elapsedMs = performance.now() - started
    const isOptimal = answer.Status === 'Optimal'
    const score = answer.ObjectiveValue
    return Number.isFinite(score) && (isOptimal || answer.Status === 'Time limit reached')
      ? { score, elapsedMs, isOptimal }
      : null
  }
}
