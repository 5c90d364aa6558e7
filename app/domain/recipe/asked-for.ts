import { unitRow } from '#app/domain/food/units.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { lineFactsOf } from './line-facts.ts'
import type { RecipeDraft } from './recipe.ts'
import { scaleLine } from './scale-line.ts'
import { viewStep } from './scale-step.ts'
import { timersOf } from './step-timers.ts'

/** Adjusts a draft's amounts and minutes to the calories asked for and to the time its steps really take. */

/** The draft with all amounts in its lines and steps multiplied by a factor; its servings stay the same. */
export function withAmountsTimes<T extends RecipeDraft>(draft: T, factor: number): T {
  const facts = lineFactsOf(draft.ingredients.map(({ text }) => text))
  const view = { factor, system: 'original' as const }
  return {
    ...draft,
    ingredients: draft.ingredients.map((line, at) => ({
      ...line,
      text: scaleLine(line.text, { ...view, facts: facts[at] ?? null }),
    })),
    instructions: draft.instructions.map((step) =>
      viewStep(step, { ...view, servings: draft.servings, facts }),
    ),
  }
}

/** A difference smaller than this is not worth correcting. */
const CLOSE = 0.15
/** Beyond this factor another dish is needed, not more of this one. */
const MOST_SCALED = 1.6
/** How far a scaled count may be from a whole or half piece; half an onion may be half of another size. */
const ODD_PIECE = 0.13

/**
 * The factor that brings a serving to the calories asked for; 1 where it is close enough already, null where it is
 * too far off or would leave odd fractions of eggs or tins.
 */
export function factorForCalories(
  { ingredients }: Pick<RecipeDraft, 'ingredients'>,
  kcal: number,
  targetKcal: number,
): number | null {
  const factor = targetKcal / kcal
  if (!Number.isFinite(factor)) return null
  if (Math.abs(factor - 1) <= CLOSE) return 1
  if (factor > MOST_SCALED || factor < 1 / MOST_SCALED) return null
  return ingredients.every(({ text }) => isWholeAfter(text, factor)) ? factor : null
}

function isWholeAfter(text: string, factor: number): boolean {
  const { quantity, unit } = readIngredientLine(text)
  if (quantity === null) return true
  const row = unit === null ? null : unitRow(unit)
  if (row?.grams !== undefined || row?.ml !== undefined) return true
  const count = quantity * factor
  const nearest = Number.isInteger(quantity) ? Math.round(count) : Math.round(count * 2) / 2
  return nearest > 0 && Math.abs(count - nearest) <= ODD_PIECE
}

const BESIDE =
  /^(?:meanwhile|while|in the meantime|at the same time|ahead|the (?:day|night) before)\b|\bovernight\b/i
/** Times inside another one, or until one: "stirring every 10 minutes", "turning after 20 minutes", "within an hour". */
const NO_TIME_OF_ITS_OWN =
  /\b(?:(?:every|each)\s+(?:\d+|few|couple of)|(?:after|within|(?:for|in|during) the (?:last|final|first))\s)[^.,;]*/gi
/** Of another day or another case: "bake from frozen for 35 minutes". */
const ANOTHER_TIME = /\b(?:keeps?|freezes|from frozen|from the fridge|a day ahead)\b|^if\b/i
/** One thing after another in a sentence. */
const NEXT = /[.!?;]\s+|,?\s+(?:and\s+)?then\b/i
const A_SIDE = /\b(?:a|per|each|either|both|every) sides?\b/i
/** Longer waits need no attention, and are shown separately from the cooking. */
const LONGEST_WORK_MIN = 4 * 60
const ROUND_MIN = 5

/** The total minutes that the steps state, one after another; what runs alongside another step is left out. */
export function minutesOfSteps(instructions: readonly string[]): number {
  return instructions
    .filter((step) => !BESIDE.test(step))
    .flatMap((step) => step.split(NEXT))
    .filter((part) => !BESIDE.test(part) && !ANOTHER_TIME.test(part))
    .map(minutesOfPart)
    .filter((minutes) => minutes <= LONGEST_WORK_MIN)
    .reduce((sum, minutes) => sum + minutes, 0)
}

/** The longest time of a part: others in it are of the same wait ("20 minutes, or 10 in a fan oven"). */
function minutesOfPart(part: string): number {
  const minutes = timersOf(part.replace(NO_TIME_OF_ITS_OWN, '')).map(({ seconds }) => seconds / 60)
  return Math.max(0, ...minutes) * (A_SIDE.test(part) ? 2 : 1)
}

/**
 * The draft with its minutes raised to what its steps take, where it claims fewer. Where its name or headnote says the
 * claimed minutes, they follow.
 */
export function withHonestMinutes<T extends RecipeDraft>(draft: T): T {
  const claimed = draft.cookingTimeMin
  const minutes = minutesOfSteps(draft.instructions)
  if (minutes <= claimed) return draft
  const cookingTimeMin = Math.ceil(minutes / ROUND_MIN) * ROUND_MIN
  const saidAgain = new RegExp(String.raw`(?<![\d.,–-])${claimed}(?=[ -]?min(?:ute)?s?\b)`, 'gi')
  const corrected = (text: string) => text.replace(saidAgain, String(cookingTimeMin))
  return {
    ...draft,
    cookingTimeMin,
    name: corrected(draft.name),
    description: corrected(draft.description),
  }
}
