import { figuresOfLine } from './amount-line.ts'
import { type DayChoice, type DayProblem, type Round, TOLERANCE } from './day-problem.ts'
import { type FitPart, fitParts } from './dish-fit.ts'
import type { Macros } from './macros.ts'
import type { MealRecipe } from './meal-recipe.ts'
import { type FitMeal, type PortionStep, settleSteps, sharesOf } from './portion-fit.ts'
import { PORTION_STEP, onPortionStep, portionRecipe } from './portion-recipe.ts'

/** From portions to lines: the day's figures are those of the amounts as they are written. */

const STEPS_AROUND = 4

function ladderOf(
  recipe: MealRecipe,
  { low, high }: FitMeal,
  around: number,
  slot: DayProblem['slots'][number],
  target: Macros,
): PortionStep[] {
  const steps: PortionStep[] = []
  const middleStep = Math.round(around / PORTION_STEP)
  const first = Math.max(Math.ceil(low / PORTION_STEP - 1e-6) - 1, middleStep - STEPS_AROUND)
  const last = Math.min(Math.floor(high / PORTION_STEP + 1e-6) + 1, middleStep + STEPS_AROUND)
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
function settle(problem: DayProblem, { recipes, round }: Chosen): DayChoice | null {
  const ladders = recipes.map((recipe, meal) =>
    ladderOf(recipe, round.picks[meal]!, round.portions[meal]!, problem.slots[meal]!, problem.target),
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
  return {
    picks: recipes.map((recipe, meal) => ({
      recipe,
      portioned: portionRecipe(recipe, ladders[meal]![chosen[meal]!]!.portion),
    })),
    deviation,
    score: round.score,
  }
}

/** How far proportions may move, of the room a dish has, when portions alone do not meet the day. */
const REFITS = [0.3, 0.6, 0.9] as const
const REFIT_STIFFNESS = 2e-5
/** Beyond this a day is not one of proportions. */
const WORTH_REFITTING = 0.3

/** Shifts proportions within the day's dishes towards the targets, a little of this and less of that. */
function refit(problem: DayProblem, choice: DayChoice, reach: number): MealRecipe[] {
  const { target } = problem
  const parts = choice.picks.flatMap(({ recipe, portioned }) =>
    recipe.parts.map((part, index): FitPart => {
      const line = portioned.lines[index]
      const figures = figuresOfLine(line?.text ?? '')
      const isFree = part.foodId !== null && part.slot !== null
      return { slot: isFree ? part.slot : 'season', shares: sharesOf(figures, target), wanted: 1, most: 2 }
    }),
  )
  const aim = problem.fixed.map((share) => 1 - share)
  const factors = fitParts(parts, [aim[0]!, aim[1]!, aim[2]!, aim[3]!], REFIT_STIFFNESS, reach)
  let at = 0
  return choice.picks.map(({ recipe }) => ({
    ...recipe,
    parts: recipe.parts.map((part) => ({ ...part, grams: part.grams * (factors[at++] ?? 1) })),
  }))
}

/** Settles a round; where it misses, its dishes are re-proportioned until they meet the day or their room ends. */
export function settleWell(problem: DayProblem, round: Round): DayChoice | null {
  let best = settle(problem, { recipes: round.picks.map(({ candidate }) => candidate.recipe), round })
  if (best === null) return null
  for (const reach of REFITS) {
    if (best.deviation <= TOLERANCE || best.deviation > WORTH_REFITTING) break
    const portions = Float64Array.from(best.picks, ({ portioned }) => portioned.portion)
    const again = settle(problem, { recipes: refit(problem, best, reach), round: { ...round, portions } })
    if (again !== null && again.deviation < best.deviation) best = again
  }
  return best
}
