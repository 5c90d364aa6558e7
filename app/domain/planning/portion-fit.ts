import type { Macros } from './macros.ts'

/** Energy, protein, fat and carbohydrate of a meal, each as a share of the day's target. */
export type DayShares = readonly [number, number, number, number]

/** A meal's figures against the day's target. */
export function sharesOf(macros: Macros, target: Macros): DayShares {
  return [
    macros.kcal / target.kcal,
    macros.proteinG / target.proteinG,
    macros.fatG / target.fatG,
    macros.carbsG / target.carbsG,
  ]
}

/** The largest distance of the four sums from 1. */
export function worstOf(sums: readonly number[]): number {
  let worst = 0
  for (const sum of sums) worst = Math.max(worst, Math.abs(sum - 1))
  return worst
}

/** A meal in the fit: its shares at portion 1, their squared length, and the portions it may have. */
export type FitMeal = { shares: DayShares; length: number; low: number; high: number }

const SETTLED = 1e-4

/**
 * Bounded least squares on portions by cyclic coordinate descent: moves `portions` in place so that the meals, with
 * what is fixed already, sum to 1 in all four. Returns the largest deviation left.
 */
export function fitPortions(
  meals: readonly FitMeal[],
  portions: Float64Array,
  fixed: DayShares,
  sweeps: number,
): number {
  let r0 = fixed[0] - 1
  let r1 = fixed[1] - 1
  let r2 = fixed[2] - 1
  let r3 = fixed[3] - 1
  const count = meals.length
  for (let index = 0; index < count; index++) {
    const { shares } = meals[index]!
    const portion = portions[index]!
    r0 += shares[0] * portion
    r1 += shares[1] * portion
    r2 += shares[2] * portion
    r3 += shares[3] * portion
  }
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let moved = 0
    for (let index = 0; index < count; index++) {
      const { shares, length, low, high } = meals[index]!
      const now = portions[index]!
      const slope = shares[0] * r0 + shares[1] * r1 + shares[2] * r2 + shares[3] * r3
      let next = now - slope / length
      if (next < low) next = low
      else if (next > high) next = high
      const change = next - now
      if (change === 0) continue
      portions[index] = next
      r0 += shares[0] * change
      r1 += shares[1] * change
      r2 += shares[2] * change
      r3 += shares[3] * change
      const size = change < 0 ? -change : change
      if (size > moved) moved = size
    }
    if (moved < SETTLED) break
  }
  return Math.max(Math.abs(r0), Math.abs(r1), Math.abs(r2), Math.abs(r3))
}

/** A portion a meal may have, with the shares its written lines really bring. */
export type PortionStep = { portion: number; shares: DayShares }

const ROUNDS = 30

/**
 * Chooses one step per meal so that the largest deviation is least: from the start given, by moving one or two meals
 * a step or two at a time. Returns the chosen indices and the deviation.
 */
export function settleSteps(
  ladders: readonly (readonly PortionStep[])[],
  start: readonly number[],
  fixed: DayShares,
): { chosen: number[]; deviation: number } {
  const chosen = [...start]
  const sums: number[] = [...fixed]
  const add = (meal: number, step: number, sign: number) => {
    const shares = ladders[meal]?.[step]?.shares
    if (shares) for (let n = 0; n < 4; n++) sums[n] = sums[n]! + sign * shares[n]!
  }
  for (const [meal, step] of chosen.entries()) add(meal, step, 1)
  let deviation = worstOf(sums)
  const tryMove = (meal: number, step: number, then: () => void) => {
    const before = chosen[meal]!
    if (step === before || step < 0 || step >= (ladders[meal]?.length ?? 0)) return
    add(meal, before, -1)
    add(meal, step, 1)
    chosen[meal] = step
    then()
    chosen[meal] = before
    add(meal, step, -1)
    add(meal, before, 1)
  }
  for (let round = 0; round < ROUNDS; round++) {
    let best: { deviation: number; chosen: number[] } | null = null
    const note = () => {
      const now = worstOf(sums)
      if (now < (best?.deviation ?? deviation) - 1e-9) best = { deviation: now, chosen: [...chosen] }
    }
    for (let meal = 0; meal < chosen.length; meal++) {
      for (const by of [-2, -1, 1, 2]) {
        tryMove(meal, chosen[meal]! + by, () => {
          note()
          for (let other = meal + 1; other < chosen.length; other++)
            for (const otherBy of [-1, 1]) tryMove(other, chosen[other]! + otherBy, note)
        })
      }
    }
    const found = best as { deviation: number; chosen: number[] } | null
    if (found === null) break
    for (const [meal, step] of found.chosen.entries()) {
      if (chosen[meal] === step) continue
      add(meal, chosen[meal]!, -1)
      add(meal, step, 1)
      chosen[meal] = step
    }
    deviation = found.deviation
  }
  return { chosen, deviation }
}
