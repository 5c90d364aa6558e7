import { spawnSync } from 'node:child_process'
import { planContext } from '#app/domain/planning/plan-from-request.ts'
import { randomPlanRequest } from '#app/domain/planning/random-request.ts'
import { solvePlan } from '#app/domain/planning/solve-plan.ts'
import { sized } from '#bench/smoke.ts'

/** How long 42 meals take: pool, choice and both, per request the least CPU time of some repetitions. */

const REPETITIONS = sized(3, 1)
const NEW_PROCESSES = sized(5, 1)

export const weekOf = (seed: number) => ({ ...randomPlanRequest(seed), days: 7, mealsPerDay: 6 as const })

const cpuMs = () => process.cpuUsage().user / 1000

/** Milliseconds by request. The first time round warms the engine, as a server that has run a while is warm. */
export function measureWeeks(firstSeed: number, weeks: number) {
  const least = { pool: [] as number[], solve: [] as number[], both: [] as number[], wall: [] as number[] }
  const keep = (list: number[], index: number, ms: number) => {
    list[index] = Math.min(list[index] ?? Infinity, ms)
  }
  for (let repetition = 0; repetition <= REPETITIONS; repetition++) {
    for (let index = 0; index < weeks; index++) {
      const request = weekOf(firstSeed + index)
      const [started, began] = [performance.now(), cpuMs()]
      const { context } = planContext(request)
      const posed = cpuMs()
      solvePlan(context, { mealsOfDays: Array.from({ length: 7 }, () => []) }, request.seed)
      const [done, ended] = [cpuMs(), performance.now()]
      if (repetition === 0) continue
      keep(least.pool, index, posed - began)
      keep(least.solve, index, done - posed)
      keep(least.both, index, done - began)
      keep(least.wall, index, ended - started)
    }
  }
  return least
}

/** CPU time of the first week a new process plans, in milliseconds: the least of some processes. */
export function measureFirstWeek(seed: number): number {
  const script = new URL('first-week.ts', import.meta.url).pathname
  const runs = Array.from({ length: NEW_PROCESSES }, () =>
    Number(spawnSync(process.execPath, [script, String(seed)], { encoding: 'utf8' }).stdout),
  )
  return Math.min(...runs)
}
