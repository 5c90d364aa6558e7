import { type DayChoice, type DayProblem, type Round, TOLERANCE, ownScoreOf } from './day-problem.ts'
import { minutesBeyond } from './day-loads.ts'
import { EVEN_WEIGHTS, type FitPart, fitParts, leastGrams, mostGrams } from './dish-fit.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { leastAmountG } from './least-amounts.ts'
import { KCAL_PER_G, type Macros, sumMacros } from './macros.ts'
import type { MealRecipe } from './meal-recipe.ts'
import { type FitMeal, type PortionStep, settleSteps, sharesOf } from './portion-fit.ts'
import { PORTION_STEP, type PortionedRecipe, onPortionStep, portionRecipe } from './portion-recipe.ts'
import { isProduce } from './health.ts'
import { MOST_PRODUCE_G, mostServingG, servingGrowth } from './servings.ts'

/** From portions to lines: the day's figures are those of the amounts as they are written. */

const STEPS_AROUND = 4
const STEPS_AROUND_REFIT = 2

function ladderOf(
  recipe: MealRecipe,
  { low, high }: FitMeal,
  near: number,
  around: number,
  slot: DayProblem['slots'][number],
  target: Macros,
): PortionStep[] {
  const steps: PortionStep[] = []
  const middleStep = Math.round(near / PORTION_STEP)
  const first = Math.max(Math.ceil(low / PORTION_STEP - 1e-6) - 1, middleStep - around)
  const last = Math.min(Math.floor(high / PORTION_STEP + 1e-6) + 1, middleStep + around)
  for (let at = first; at <= last; at++) {
    const portion = onPortionStep(at * PORTION_STEP)
    const { macros } = portionRecipe(recipe, portion)
    const share = macros.kcal / slot.kcal
    if (share >= slot.low && share <= slot.high) steps.push({ portion, shares: sharesOf(macros, target) })
  }
  return steps
}

type Chosen = { recipes: readonly MealRecipe[]; round: Round }

/** Rounds portions to their steps with the figures of the lines as they will be written. */
function settle(problem: DayProblem, { recipes, round }: Chosen, around = STEPS_AROUND): DayChoice | null {
  const ladders = recipes.map((recipe, meal) =>
    ladderOf(recipe, round.picks[meal]!, round.portions[meal]!, around, problem.slots[meal]!, problem.target),
  )
  if (ladders.some((ladder) => ladder.length === 0)) return null
  const start = ladders.map((ladder, meal) => {
    let nearest = 0
    for (const [at, { portion }] of ladder.entries()) {
      const off = Math.abs(portion - round.portions[meal]!)
      if (off < Math.abs(ladder[nearest]!.portion - round.portions[meal]!)) nearest = at
    }
    return nearest
  })
  const { chosen, deviation } = settleSteps(ladders, start, problem.fixed)
  const picks = recipes.map((recipe, meal) => ({
    recipe,
    portioned: portionRecipe(recipe, ladders[meal]![chosen[meal]!]!.portion),
  }))
  return {
    picks,
    options: round.picks,
    deviation,
    score: scoreOf(problem, round, picks),
    minutesBeyond: problem.holdsMinutes ? minutesBeyond(problem.loads, round.picks) : 0,
  }
}

/** How far proportions may move, of the room a dish has. */
const REFITS = [
  { reach: 0.35, usesMore: true },
  { reach: 0.9, usesMore: true },
  { reach: 0.35, usesMore: false },
  { reach: 0.9, usesMore: false },
] as const
const REFIT_STIFFNESS = 1e-4
/** A day that is nearly met has its proportions moved so many times more. */
const NEARLY_MET = 0.06
const MOST_FURTHER = 4
const FURTHER = { reach: 0.5, usesMore: false, isEven: true } as const
/** Beyond this a day is not one of proportions. */
const WORTH_REFITTING = 0.3
/** As much more of an expiring food as a dish takes well. */
const MOST_MORE = 1.7

/** Grams of each expiring food in the meals. */
function needOf(problem: DayProblem, picks: DayChoice['picks']): Map<string, number> {
  const need = new Map(problem.expiring.map(({ foodId }) => [foodId, 0]))
  for (const { portioned } of picks) {
    for (const { foodId, grams } of portioned.lines) {
      const before = foodId === null ? undefined : need.get(foodId)
      if (foodId !== null && before !== undefined) need.set(foodId, before + grams)
    }
  }
  return need
}

/** What the meals are worth by the amounts that are really written. */
function scoreOf(problem: DayProblem, round: Round, picks: DayChoice['picks']): number {
  const need = needOf(problem, picks)
  let score = ownScoreOf(round.picks, problem.loads)
  for (const { foodId, grams, worthPer100g } of problem.expiring)
    score += (Math.min(need.get(foodId) ?? 0, grams) / 100) * worthPer100g
  return score
}

function leastOfPart({ foodId, slot, isNamed }: MealRecipe['parts'][number], mealKcal: number): number {
  const food = foodId === null ? null : findFood(foodId)
  return Math.max(leastGrams(slot, mealKcal), food === null ? 0 : leastAmountG(food, mealKcal, isNamed))
}

/** By how much a food may grow in all meals of the day before a limit of the week is reached; never less than 1. */
function growthLeft({ rest }: DayProblem, picks: DayChoice['picks']): (foodId: string | null) => number {
  const needG = new Float64Array(rest.grams.length)
  for (const { portioned } of picks)
    for (const { foodId, grams } of portioned.lines)
      for (const limit of foodId === null ? [] : rest.of(foodId)) needG[limit] = needG[limit]! + grams
  return (foodId) => {
    let most = Infinity
    for (const limit of foodId === null ? [] : rest.of(foodId))
      most = Math.min(most, rest.grams[limit]! / Math.max(1, needG[limit]!))
    return Math.max(1, most)
  }
}

/** By how much a food may grow in a meal before it is more than anybody serves; never less than 1. */
function servingsLeft({ lines, macros }: PortionedRecipe): (foodId: string | null) => number {
  const growth = servingGrowth(macros.kcal)
  let produceG = 0
  for (const { foodId, grams } of lines) {
    const food = foodId === null ? null : findFood(foodId)
    if (food !== null && isProduce(food)) produceG += grams
  }
  return (foodId) => {
    const food = foodId === null ? null : findFood(foodId)
    if (food === null) return Infinity
    let grams = 0
    for (const line of lines) if (line.foodId === foodId) grams += line.grams
    const mostOnPlate = isProduce(food) ? (MOST_PRODUCE_G * growth) / produceG : Infinity
    return grams > 0 ? Math.max(1, Math.min((mostServingG(food) * growth) / grams, mostOnPlate)) : Infinity
  }
}

/**
 * What the proportions are moved to, as shares of the targets: all four at 1; or, where the macronutrients count for more
 * energy than the dishes have, as much above as the energy is below, so that each is within its tolerance.
 */
function aimOf({ target, fixed }: DayProblem, { picks }: DayChoice, isEven: boolean): FitPart['shares'] {
  const { kcal, proteinG, fatG, carbsG } = sumMacros(picks.map(({ portioned }) => portioned.macros))
  const counted = KCAL_PER_G.protein * proteinG + KCAL_PER_G.fat * fatG + KCAL_PER_G.carbs * carbsG
  const shift = isEven ? (counted - kcal) / target.kcal / 2 : 0
  return [1 - shift - fixed[0], 1 + shift - fixed[1], 1 + shift - fixed[2], 1 + shift - fixed[3]]
}

/** Shifts proportions within the day's dishes towards the targets, and towards more of what has to go. */
function refit(
  problem: DayProblem,
  choice: DayChoice,
  { reach, usesMore, isEven = false }: { reach: number; usesMore: boolean; isEven?: boolean },
): MealRecipe[] {
  const { target } = problem
  const need = needOf(problem, choice.picks)
  const more = new Map(
    problem.expiring.map(({ foodId, grams }) => {
      const needed = need.get(foodId) ?? 0
      return [foodId, needed > 0 ? Math.max(1, Math.min(MOST_MORE, grams / needed)) : 1]
    }),
  )
  const growth = growthLeft(problem, choice.picks)
  const parts = choice.picks.flatMap(({ recipe, portioned }) => {
    const mostOf = servingsLeft(portioned)
    const plate = servingGrowth(portioned.macros.kcal)
    const isSweet = recipe.parts.some(({ slot }) => slot === 'fruit')
    return recipe.parts.map((part, index): FitPart => {
      const line = portioned.lines[index]!
      const isFree = part.foodId !== null && (part.slot !== null || part.roomG !== undefined)
      if (part.roomG !== undefined && part.grams > 0) {
        const room = [part.roomG[0] / part.grams, part.roomG[1] / part.grams] as const
        const wanted = usesMore ? (more.get(part.foodId ?? '') ?? 1) : 1
        return {
          slot: part.slot,
          shares: sharesOf(line.figures, target),
          wanted,
          least: 0,
          most: Math.min(room[1], mostOf(part.foodId)),
          room,
        }
      }
      return {
        slot: isFree ? part.slot : 'season',
        shares: sharesOf(line.figures, target),
        wanted: usesMore ? (more.get(part.foodId ?? '') ?? 1) : 1,
        least: line.grams > 0 ? Math.min(1, leastOfPart(part, portioned.macros.kcal) / line.grams) : 1,
        most:
          line.grams > 0
            ? Math.min(
                mostGrams(part.slot, isSweet, plate) / line.grams,
                growth(part.foodId),
                mostOf(part.foodId),
              )
            : 1,
      }
    })
  })
  const aim = aimOf(problem, choice, isEven)
  const factors = fitParts(parts, aim, REFIT_STIFFNESS, reach, isEven ? EVEN_WEIGHTS : undefined)
  let at = 0
  return choice.picks.map(({ recipe }) => ({
    ...recipe,
    parts: recipe.parts.map((part) => ({ ...part, grams: part.grams * (factors[at++] ?? 1) })),
  }))
}

/** Whether a day is met in the minutes there are. */
export const isDone = ({ deviation, minutesBeyond }: DayChoice): boolean =>
  deviation <= TOLERANCE && minutesBeyond === 0

/** Met before missed; of two met days the one that takes less too long, then the one worth more; of two missed the nearer. */
export function isBetter(one: DayChoice, other: DayChoice | null): boolean {
  if (other === null) return true
  const [met, wasMet] = [one.deviation <= TOLERANCE, other.deviation <= TOLERANCE]
  if (met !== wasMet) return met
  if (!met) return one.deviation < other.deviation
  if (one.minutesBeyond !== other.minutesBeyond) return one.minutesBeyond < other.minutesBeyond
  return one.score > other.score
}

/**
 * Settles a round as it is, and with its dishes re-proportioned: nearer to the targets where portions alone miss them,
 * and with more of what expires. The best of these.
 */
export function settleWell(problem: DayProblem, round: Round): DayChoice | null {
  const plain = settle(problem, { recipes: round.picks.map(({ candidate }) => candidate.recipe), round })
  if (plain === null || plain.deviation > WORTH_REFITTING) return plain
  let best = plain
  const portions = Float64Array.from(plain.picks, ({ portioned }) => portioned.portion)
  for (const how of REFITS) {
    if (!how.usesMore && best.deviation <= TOLERANCE) break
    const recipes = refit(problem, plain, how)
    const again = settle(problem, { recipes, round: { ...round, portions } }, STEPS_AROUND_REFIT)
    if (again !== null && isBetter(again, best)) best = again
  }
  return nearer(problem, round, best)
}

/** A day that is nearly met, with its proportions moved on as long as that brings it nearer. */
function nearer(problem: DayProblem, round: Round, choice: DayChoice): DayChoice {
  let best = choice
  for (let turn = 0; turn < MOST_FURTHER; turn++) {
    if (best.deviation <= TOLERANCE || best.deviation > NEARLY_MET) break
    const portions = Float64Array.from(best.picks, ({ portioned }) => portioned.portion)
    const recipes = refit(problem, best, FURTHER)
    const again = settle(problem, { recipes, round: { ...round, portions } }, STEPS_AROUND_REFIT)
    if (again === null || !isBetter(again, best)) break
    best = again
  }
  return best
}
