import type { SlotName } from '#app/domain/kitchen/dish.ts'

/** How far an ingredient may move against the dish's usual proportions when a dish is fitted to macronutrients. */
const ROOM: Partial<Record<SlotName, readonly [low: number, high: number]>> = {
  main: [0.6, 1.7],
  bacon: [0.4, 1.4],
  egg: [0.6, 1.7],
  pulse: [0.4, 1.8],
  starch: [0.4, 1.7],
  base: [0.4, 1.7],
  veg: [0.7, 1.8],
  leaf: [0.7, 2],
  raw: [0.7, 1.8],
  fruit: [0.5, 1.7],
  cheese: [0.3, 1.5],
  dairy: [0.5, 2],
  topping: [0.3, 1.8],
  side: [0.4, 1.8],
  fat: [0.35, 1.5],
  sweet: [0.3, 1.4],
  liquid: [0.8, 1.3],
  tomato: [0.7, 1.5],
  sauce: [0.5, 1.2],
}
const FIXED: readonly [number, number] = [1, 1]

/** A part as the fit sees it: kcal, protein, fat and carbs at its usual amount, as shares of the aim. */
export type FitPart = {
  slot: SlotName | null
  shares: readonly [number, number, number, number]
  /** The multiplier it is drawn to. */
  wanted: number
  /** The smallest multiplier that leaves enough to be worth cooking. */
  least: number
  /** The largest multiplier, where a plate holds no more. */
  most: number
  /** The smallest and largest multiplier, where the dish itself says so instead of the slot. */
  room?: readonly [low: number, high: number]
}

/** The most of something one person finds on the plate, in grams. */
const MOST_G: Partial<Record<SlotName, number>> = {
  main: 340,
  egg: 220,
  pulse: 280,
  leaf: 130,
  veg: 240,
  raw: 200,
  fruit: 240,
  cheese: 90,
  dairy: 350,
  liquid: 500,
  topping: 60,
  side: 140,
  fat: 28,
  sweet: 45,
}
const MOST_LEAF_IN_SWEET_G = 50

/** The most of a food one person's plate holds in a slot, in grams, more on a larger one; Infinity where nothing limits it. */
export function mostGrams(slot: SlotName | null, isSweet: boolean, growth: number): number {
  if (slot === null) return Infinity
  return isSweet && slot === 'leaf' ? MOST_LEAF_IN_SWEET_G : (MOST_G[slot] ?? Infinity) * growth
}

/** Less than this of what a dish is built on is not worth opening the bag for, in a meal of 400 kcal or more. */
const LEAST_G: Partial<Record<SlotName, number>> = { main: 40, egg: 50, pulse: 45, starch: 35, base: 35 }
const WHOLE_MEAL_KCAL = 400

/** The least of a food a meal of so many kcal is built on, in grams; 0 where a little will do. */
export function leastGrams(slot: SlotName | null, mealKcal: number): number {
  return slot === null ? 0 : (LEAST_G[slot] ?? 0) * Math.min(1, mealKcal / WHOLE_MEAL_KCAL)
}

/** How much each of the four weighs: energy is held, the macronutrients are approached. */
const WEIGHTS = [4, 1, 1, 1] as const
/** None is held before another. */
export const EVEN_WEIGHTS = [1, 1, 1, 1] as const
const TURNS = 40

/**
 * Multipliers for the parts of a dish so that their sum comes near the aim (all four at 1) while staying near the
 * usual proportions. `stiffness` is the price of leaving them, `reach` how much of the usual
 * room may be used: bounded least squares by cyclic coordinate descent.
 */
export function fitParts(
  parts: readonly FitPart[],
  aim: readonly [number, number, number, number],
  stiffness: number,
  reach = 1,
  weights: readonly number[] = WEIGHTS,
): number[] {
  const bounds = parts.map(({ slot, least, most, room }) => {
    const [usualLeast, usualMost] = room ?? ROOM[slot ?? 'main'] ?? FIXED
    if (usualLeast === usualMost) return { low: 1, high: 1 }
    const low = Math.max(1 - (1 - usualLeast) * reach, Math.min(least, usualMost))
    return { low, high: Math.max(low, Math.min(1 + (usualMost - 1) * reach, most)) }
  })
  const factors = parts.map(({ wanted, most }, index) => {
    const { low, high } = bounds[index]!
    return low >= high ? Math.min(1, most) : Math.min(high, Math.max(low, wanted))
  })
  const rest = [0, 1, 2, 3].map((n) => {
    let sum = -(aim[n] ?? 0)
    for (const [index, part] of parts.entries()) sum += (factors[index] ?? 1) * (part.shares[n] ?? 0)
    return sum
  })
  for (let turn = 0; turn < TURNS; turn++) {
    let moved = 0
    for (const [index, part] of parts.entries()) {
      const { low, high } = bounds[index]!
      if (low >= high) continue
      const now = factors[index] ?? 1
      let slope = stiffness * (now - part.wanted)
      let bend = stiffness
      for (let n = 0; n < 4; n++) {
        const share = part.shares[n] ?? 0
        slope += (weights[n] ?? 1) * share * (rest[n] ?? 0)
        bend += (weights[n] ?? 1) * share * share
      }
      if (bend <= 0) continue
      const next = Math.min(high, Math.max(low, now - slope / bend))
      const change = next - now
      if (change === 0) continue
      factors[index] = next
      for (let n = 0; n < 4; n++) rest[n] = (rest[n] ?? 0) + change * (part.shares[n] ?? 0)
      moved = Math.max(moved, Math.abs(change))
    }
    if (moved < 1e-3) break
  }
  return factors
}
