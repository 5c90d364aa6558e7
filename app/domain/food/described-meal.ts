import type { Food } from './food.ts'
import type { Nutrients } from './nutrients.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { readMentions } from './meal-mentions.ts'
import { openKcal, sizeQuestion } from './meal-question.ts'
import { type Portion, portionOf } from './meal-portions.ts'
import { judgeFoodName } from './only-food.ts'
import { NO_NUTRIENTS, scaleNutrients, sumNutrients } from './nutrient-sum.ts'
import { readable } from './piece-weights.ts'

/** One food of a meal with the portion it was read as. */
export type MealComponent = {
  /** As the food table calls it. */
  name: string
  /** As the person said it. */
  said: string
  foodId: string
  grams: number
  /** "2 slices, 50 g" */
  portion: string
  nutrients: Nutrients
  /** 0 to 1. */
  confidence: number
  kcalRange: { low: number; high: number }
  /** Least and most grams it may have been; what the food itself leaves open comes on top. */
  gramsRange: { low: number; high: number }
  assumptions: readonly string[]
}

export type DescribedMeal = {
  components: readonly MealComponent[]
  total: Nutrients
  kcalRange: { low: number; high: number }
  /** Words that seem to name food the table does not know; they add nothing. */
  notCounted: readonly string[]
  /** What is no food or not safe to eat, with the reason. */
  refused: readonly { text: string; reason: string }[]
  /** The one question whose answer would narrow the figures most; null when nothing much is open. */
  bestQuestion: string | null
}

/** One cheese sandwich is not another: what the table's one figure leaves open even when the weight is known. */
const FOODS_VARY = 0.12

/** Share of a food's energy that stays open when its weight is known; more where the name was a guess. */
export const openShareOf = (confidence: number): number => FOODS_VARY + (1 - confidence) * 0.5

/** Less than this between low and high is not worth a question. */
const WORTH_ASKING_KCAL = 80

function pluralUnit(unit: string): string {
  if (/(?:leaf|loaf)$/.test(unit)) return unit.replace(/f$/, 'ves')
  return /(?:s|x|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`
}

function portionText(line: IngredientLine, grams: number): string {
  const weight = readable(grams)
  if (line.quantity === null) return weight
  const quantity = Number(line.quantity.toFixed(2))
  if (line.unit === 'gram' || line.unit === 'kilogram') return weight
  const most = Math.max(line.quantity, line.quantityMax ?? 0)
  const unit = line.unit === null ? '' : ` ${most > 1 ? pluralUnit(line.unit) : line.unit}`
  const range =
    line.quantityMax === null ? `${quantity}` : `${quantity} to ${Number(line.quantityMax.toFixed(2))}`
  const size = line.size === null || line.size === 'medium' ? '' : ` ${line.size}`
  return `${range}${size}${unit}, ${weight}`
}

/** The portion that holds the energy said, or the portion as it is where none was said. */
function ofEnergy(kcal: number | null, portion: Portion): Portion {
  const { food } = portion
  if (kcal === null || food.per100g.kcal <= 0) return portion
  const grams = (kcal / food.per100g.kcal) * 100
  return { food, grams, low: grams, high: grams, assumptions: [] }
}

/**
 * Reads a meal told in words ("two eggs, toast with butter and a glass of orange juice") into foods with portions
 * and nutrients from the food table. Never throws; what is not known is listed, what is assumed is said.
 */
export function readMeal(description: string): DescribedMeal {
  const components: MealComponent[] = []
  const notCounted: string[] = []
  const refused: { text: string; reason: string }[] = []
  const parts: Parameters<typeof sumNutrients>[0][number][] = []
  let squaredSpread = 0
  let open: { kcal: number; question: string } | null = null
  let before: Food | null = null
  for (const { text, line, match, kcal, isAddition } of readMentions(description)) {
    const judged = (match?.confidence ?? 0) < 0.9 ? judgeFoodName(line.name || text) : null
    if (judged?.verdict === 'unsafe' || judged?.verdict === 'not-food') {
      refused.push({ text, reason: judged.reason })
      continue
    }
    if (match === null) {
      notCounted.push(text)
      continue
    }
    const portion = ofEnergy(kcal, portionOf(line, match.food, isAddition, before))
    const { food } = portion
    before = food
    const nutrients = scaleNutrients(food.per100g, portion.grams / 100)
    const unsure = nutrients.kcal * openShareOf(match.confidence)
    const low = Math.max(0, (food.per100g.kcal * portion.low) / 100 - unsure)
    const high = (food.per100g.kcal * portion.high) / 100 + unsure
    const said = [
      ...(match.confidence < 0.9 ? [`“${line.name || text}” is read as ${food.name}`] : []),
      ...portion.assumptions,
    ]
    squaredSpread += ((high - low) / 2) ** 2
    parts.push({ food, grams: portion.grams })
    components.push({
      name: food.name,
      said: text,
      foodId: food.id,
      grams: portion.grams,
      portion: portionText(line, portion.grams),
      nutrients,
      confidence: match.confidence,
      kcalRange: { low, high },
      gramsRange: { low: portion.low, high: portion.high },
      assumptions: said,
    })
    const kcalAtStake = openKcal(portion)
    if (portion.assumptions.length > 0 && kcalAtStake > Math.max(open?.kcal ?? 0, WORTH_ASKING_KCAL)) {
      open = { kcal: kcalAtStake, question: sizeQuestion(line, portion) }
    }
  }
  const total = parts.length === 0 ? { ...NO_NUTRIENTS } : sumNutrients(parts).total
  const half = Math.sqrt(squaredSpread)
  return {
    components,
    total,
    kcalRange: { low: Math.max(0, total.kcal - half), high: total.kcal + half },
    notCounted,
    refused,
    bestQuestion: open?.question ?? null,
  }
}
