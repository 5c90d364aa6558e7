import type { Food } from './food.ts'
import type { NutrientName, Nutrients } from './nutrients.ts'
import { gramsOf } from './grams.ts'
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { type FoodOfLine, foodsOfLine } from './line-food.ts'
import { withLinesOnTop } from './line-on-top.ts'
import type { FoodLookup } from './imported-food.ts'
import { scaleNutrients, sumNutrients, type WeighedFood } from './nutrient-sum.ts'
import { unitRow } from './units.ts'

/** Nutrition of a recipe or a meal: what was counted, what was not, what was assumed. */
export type CountedLine = {
  text: string
  foodId: string
  foodName: string
  grams: number
  kcal: number
  /** 0 to 1: how sure the reading of the line and the food is. */
  confidence: number
  assumptions: readonly string[]
}

export type RecipeNutrition = {
  perServing: Nutrients
  servings: number
  counted: readonly CountedLine[]
  /** Lines whose food or amount is not known; they add nothing to the figures. */
  uncounted: readonly string[]
  /** Share of the ingredient lines (by mass where it is known) that the figures cover: 0 to 1. */
  coverage: number
  /** kcal per serving, low and high, from the assumptions made. */
  kcalRange: { low: number; high: number }
  isVegan: boolean | null
  isVegetarian: boolean | null
  /** For each nutrient given as null: the foods that do not state it. */
  unknownNutrients?: Partial<Record<NutrientName, readonly string[]>>
}

/** Share of the frying fat that ends in the food when it is poured off afterwards. */
const FAT_TAKEN_UP = 0.1
const FRYING_BATH_GRAMS = 150
/** Share of the salt of cooking water that pasta and vegetables take up. */
const SALT_TAKEN_UP = 0.15
const OF_WATER = /\bfor (?:the )?(?:[a-z]+ )?water\b/i

type WeighedLine = {
  food: Food
  grams: number
  low: number
  high: number
  confidence: number
  assumptions: readonly string[]
}

/** Weighs every food of a line; null when the food or its amount is not known. */
function weighLine(line: IngredientLine, foods: readonly FoodOfLine[]): WeighedLine[] | null {
  if (foods.length === 0) return null
  const weighed: WeighedLine[] = []
  for (const { food, confidence, share } of foods) {
    const { grams, low, high, assumptions } = gramsOf(line, food)
    if (grams === null) return null
    const isBath = food.group === 'fats' && grams >= FRYING_BATH_GRAMS && /\bfry(?:ing)?\b/i.test(line.text)
    const isOfWater = food.id === 'salt' && OF_WATER.test(line.text)
    const part = share * (isBath ? FAT_TAKEN_UP : isOfWater ? SALT_TAKEN_UP : 1)
    const said = [
      ...(confidence < 0.9 ? [`read as ${food.name}`] : []),
      ...(food.standIn === undefined ? [] : [`figures of ${food.standIn}`]),
      ...assumptions,
      ...(line.isOptional ? ['optional, but counted'] : []),
      ...(share < 1 ? ['shared equally between the foods named'] : []),
      ...(isBath ? ['a tenth of the frying fat is counted'] : []),
      ...(isOfWater ? ['of the salt in the water a seventh is counted'] : []),
    ]
    weighed.push({
      food,
      grams: grams * part,
      low: low * part,
      high: high * part,
      confidence,
      assumptions: said,
    })
  }
  return weighed
}

/** Rough grams of a line whose food is not known, so that coverage can be told by mass. */
function roughGrams(line: IngredientLine): number {
  const quantity = Math.min(line.quantity ?? 1, 10_000)
  const row = line.unit === null ? null : unitRow(line.unit)
  if (row?.grams !== undefined) return quantity * row.grams
  if (row?.ml !== undefined) return quantity * row.ml * 0.8
  return Math.min(quantity, 12) * (line.quantity === null ? 10 : 40)
}

const kcalOf = (food: Food, grams: number) => (food.per100g.kcal * grams) / 100

/** Both true when every food is; null as soon as something is not known. */
function flagOf(
  foods: readonly Food[],
  flag: 'isVegan' | 'isVegetarian',
  isComplete: boolean,
): boolean | null {
  if (foods.some((food) => !food[flag])) return false
  return isComplete && foods.length > 0 ? true : null
}

/** Below this a match may be another food: it counts, but no diet is promised on it. */
const SURE_OF_FOOD = 0.7

function foundElsewhere(line: IngredientLine, lookUp: FoodLookup): FoodOfLine[] {
  const found = line.name === '' ? null : lookUp(line.name)
  return found === null ? [] : [{ ...found, share: 1 }]
}

/** Every line to be counted, an amount on top ("plus 1 yolk") as one of its own. */
function readLines(lines: readonly string[]): IngredientLine[] {
  return lines.flatMap((text) => {
    const line = readIngredientLine(text)
    return line.text === '' ? [] : withLinesOnTop(line)
  })
}

/** Names in the lines that the food table does not know, each once: what a `FoodLookup` may be asked for. */
export function namesNotInTable(lines: readonly string[]): string[] {
  const unknown = readLines(lines).filter((line) => line.name !== '' && foodsOfLine(line).length === 0)
  return [...new Set(unknown.map((line) => line.name))]
}

/**
 * Computes the nutrition of ingredient lines per serving, with what was counted, what was not and the range the
 * assumptions leave open. Figures are USDA's, per 100 g of edible food. What the table does not know is asked of
 * `lookUp`, whose foods count but promise no diet. Never throws.
 */
export function nutritionOf(
  lines: readonly string[],
  servings: number,
  lookUp: FoodLookup = () => null,
): RecipeNutrition {
  const portions = Number.isFinite(servings) && servings > 0 ? servings : 1
  const counted: CountedLine[] = []
  const uncounted: string[] = []
  const parts: WeighedFood[] = []
  const foods: Food[] = []
  let isComplete = true
  let countedGrams = 0
  let uncountedGrams = 0
  let squaredSpread = 0
  for (const line of readLines(lines)) {
    const known = foodsOfLine(line)
    const weighed = weighLine(line, known.length > 0 ? known : foundElsewhere(line, lookUp))
    foods.push(...known.map(({ food }) => food))
    if (known.length === 0 || known.some(({ confidence }) => confidence < SURE_OF_FOOD)) isComplete = false
    if (weighed === null) {
      uncounted.push(line.text)
      uncountedGrams += roughGrams(line)
      continue
    }
    for (const { food, grams, low, high, confidence, assumptions } of weighed) {
      const kcal = kcalOf(food, grams)
      parts.push({ food, grams })
      countedGrams += grams
      const half = kcalOf(food, high - low) / 2
      squaredSpread += half * half + (kcal * (1 - confidence) * 0.5) ** 2
      counted.push({
        text: line.text,
        foodId: food.id,
        foodName: food.name,
        grams,
        kcal,
        confidence,
        assumptions,
      })
    }
  }
  const { total, unknown } = sumNutrients(parts)
  const perServing = scaleNutrients(total, 1 / portions)
  // Independent guesses partly cancel out: their squares add up.
  const half = Math.sqrt(squaredSpread) / portions
  const allGrams = countedGrams + uncountedGrams
  return {
    perServing,
    servings: portions,
    counted,
    uncounted,
    coverage: allGrams > 0 ? countedGrams / allGrams : uncounted.length > 0 ? 0 : counted.length > 0 ? 1 : 0,
    kcalRange: { low: Math.max(0, perServing.kcal - half), high: perServing.kcal + half },
    isVegan: flagOf(foods, 'isVegan', isComplete),
    isVegetarian: flagOf(foods, 'isVegetarian', isComplete),
    ...(Object.keys(unknown).length > 0 ? { unknownNutrients: unknown } : {}),
  }
}
