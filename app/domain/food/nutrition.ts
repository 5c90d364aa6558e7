import type { Food } from './food.ts'
import type { NutrientName, Nutrients } from './nutrients.ts'
import { type IngredientLine, isHeading, readIngredientLine } from './ingredient-line.ts'
import { type Leeway, leewayOfFood, rangeAround } from './kcal-range.ts'
import { methodOfLines, NOTHING_LEFT } from './left-behind.ts'
import { type FoodOfLine, foodsOfLine } from './line-food.ts'
import { withLinesOnTop } from './line-on-top.ts'
import type { FoodLookup } from './imported-food.ts'
import { type WeighedLine, weighLine, withoutWhatIsLeft } from './weigh-line.ts'
import { scaleNutrients, sumNutrients, type WeighedFood } from './nutrient-sum.ts'
import { isWrittenOut } from './sub-recipes.ts'
import { unitRow } from './units.ts'
import { foodOfOwn, type OwnFood, ownFoodOfLine } from '#app/domain/products/own-foods.ts'

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

/** Rough grams of a line whose food is not known, so that coverage can be told by mass. */
export function roughGrams(line: IngredientLine): number {
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

/** Says that a food is none of our own table. */
const withSource = (weighed: WeighedLine): WeighedLine => ({
  ...weighed,
  assumptions: [...weighed.assumptions, 'from USDA’s wider table, of which no diet is known'],
})

/** A line to be counted, and the heading it stands under: "For the brine:". */
type PlacedLine = { line: IngredientLine; section: string }

const withOwnSource = (weighed: WeighedLine): WeighedLine => ({
  ...weighed,
  assumptions: [...weighed.assumptions, 'your own food, of which no diet is known'],
})

/** Every line to be counted, an amount on top ("plus 1 yolk") as one of its own. Headings and what is written out under them are no lines. */
function readLines(lines: readonly string[]): PlacedLine[] {
  let section = ''
  const placed: PlacedLine[] = []
  for (const text of lines) {
    if (isHeading(text)) {
      section = text
      continue
    }
    const line = readIngredientLine(text)
    if (line.text === '') continue
    placed.push(...withLinesOnTop(line).map((one) => ({ line: one, section })))
  }
  return placed.filter((one) => !isWrittenOut(one, placed))
}

/** Names in the lines that the food table does not know, each once: what a `FoodLookup` may be asked for. */
export function namesNotInTable(lines: readonly string[]): string[] {
  const unknown = readLines(lines).filter(({ line }) => line.name !== '' && foodsOfLine(line).length === 0)
  return [...new Set(unknown.map(({ line }) => line.name))]
}

/** How the lines are meant, and where foods are found that the table does not know. */
export type CountOptions = {
  lookUp?: FoodLookup
  /** The member's own foods: a line that names one exactly is counted as it, before any table. */
  ownFoods?: readonly OwnFood[]
  /** True where the lines list what lies on the plate: rice, pasta, meat and fish are cooked then. */
  isServed?: boolean
  /** The steps of the recipe: what they pour off, throw away or peel is not counted. */
  steps?: readonly string[]
}

type ReadLine = PlacedLine & { known: FoodOfLine[]; weighed: WeighedLine[] | null }

function weighAll(
  lines: readonly string[],
  { lookUp = () => null, ownFoods = [], isServed = false, steps = [] }: CountOptions,
): ReadLine[] {
  const found = readLines(lines).map((placed) => {
    const own = ownFoodOfLine(placed.line.text, ownFoods)
    if (own !== null)
      return {
        ...placed,
        line: own.line,
        isOwn: true,
        known: [],
        foods: [{ food: foodOfOwn(own.food), confidence: 1, share: 1 }],
      }
    const known = foodsOfLine(placed.line)
    const foods = known.length > 0 ? known : foundElsewhere(placed.line, lookUp)
    return { ...placed, isOwn: false, known, foods }
  })
  const methods = methodOfLines(
    found.map(({ line, section, foods }) => ({
      line,
      section,
      foods: foods.map(({ food }) => food),
      roughG: roughGrams(line),
    })),
    steps,
  )
  const read = found.map(({ foods, isOwn, ...placed }, at) => {
    const method = methods[at] ?? NOTHING_LEFT
    const weighed = weighLine(placed.line, foods, { isServed, method })
    return {
      ...placed,
      method,
      weighed: placed.known.length > 0 ? weighed : (weighed?.map(isOwn ? withOwnSource : withSource) ?? null),
    }
  })
  const recipeGrams = read.flatMap(({ weighed }) => weighed ?? []).reduce((sum, { grams }) => sum + grams, 0)
  return read.map(({ method, ...one }) => ({
    ...one,
    weighed:
      one.weighed?.map((weighed) =>
        withoutWhatIsLeft(one.line, weighed, { section: one.section, recipeGrams, method }),
      ) ?? null,
  }))
}

/** Energy that a line which is not counted may add: of a known food without an amount, one for each person. */
function kcalMissed(line: IngredientLine, food: Food | null, servings: number): Leeway {
  const { serving, piece, medium } = food?.household ?? {}
  const isEachOne = food !== null && line.quantity === null && line.unit === null
  const one = Math.min(serving ?? piece ?? medium ?? USUAL_ADDITION_G, MOST_ADDED_G)
  return { down: 0, up: isEachOne ? servings * kcalOf(food, one) : roughGrams(line) * KCAL_PER_GRAM }
}
/** Assumed for an unknown food. */
export const KCAL_PER_GRAM = 2
const USUAL_ADDITION_G = 30
const MOST_ADDED_G = 150

/**
 * Computes the nutrition of ingredient lines per serving, with what was counted, what was not and the range that is
 * likely. Figures are USDA's, per 100 g of edible food. What the table does not know is asked of `lookUp`, whose foods
 * count but promise no diet. Never throws.
 */
export function nutritionOf(
  lines: readonly string[],
  servings: number,
  options: CountOptions = {},
): RecipeNutrition {
  const portions = Number.isFinite(servings) && servings > 0 ? servings : 1
  const counted: CountedLine[] = []
  const uncounted: string[] = []
  const parts: WeighedFood[] = []
  const foods: Food[] = []
  const leeways: Leeway[] = []
  let isComplete = true
  let uncountedGrams = 0
  for (const { line, known, weighed } of weighAll(lines, options)) {
    foods.push(...known.map(({ food }) => food))
    if (known.length === 0 || known.some(({ confidence }) => confidence < SURE_OF_FOOD)) isComplete = false
    if (weighed === null) {
      uncounted.push(line.text)
      uncountedGrams += roughGrams(line)
      leeways.push(kcalMissed(line, known[0]?.food ?? null, portions))
      continue
    }
    for (const one of weighed) {
      const { food, grams, confidence, assumptions } = one
      const kcal = kcalOf(food, grams)
      parts.push({ food, grams })
      leeways.push(
        ...leewayOfFood({ ...one, kcal, lowKcal: kcalOf(food, one.low), highKcal: kcalOf(food, one.high) }),
      )
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
  const range = rangeAround(total.kcal, leeways)
  const countedGrams = parts.reduce((sum, { grams }) => sum + grams, 0)
  const allGrams = countedGrams + uncountedGrams
  return {
    perServing,
    servings: portions,
    counted,
    uncounted,
    coverage: allGrams > 0 ? countedGrams / allGrams : uncounted.length > 0 ? 0 : counted.length > 0 ? 1 : 0,
    kcalRange: { low: range.low / portions, high: range.high / portions },
    isVegan: flagOf(foods, 'isVegan', isComplete),
    isVegetarian: flagOf(foods, 'isVegetarian', isComplete),
    ...(Object.keys(unknown).length > 0 ? { unknownNutrients: unknown } : {}),
  }
}
