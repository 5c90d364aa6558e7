import { asEaten, cookedFromRaw, cookedOfFatty, usualCut } from './as-eaten.ts'
import { eatenShareOf } from './eaten-share.ts'
import type { Food } from './food.ts'
import { foodById } from './foods.ts'
import { gramsOf } from './grams.ts'
import type { IngredientLine } from './ingredient-line.ts'
import type { MethodOfLine } from './left-behind.ts'
import type { FoodOfLine } from './line-food.ts'
import { openKindOf } from './open-kinds.ts'
import { unitKind } from './units.ts'

/** One food of a line with its edible grams, what they may be, and what is assumed. */
export type WeighedLine = {
  food: Food
  grams: number
  low: number
  high: number
  /** Energy of the leanest and the richest kind over that of the food; 1 where the line says which. */
  least: number
  most: number
  mayBeLeftOut: boolean
  confidence: number
  assumptions: readonly string[]
}

const TO_SERVE = /\b(?:to serve|for serving|to garnish|for garnish(?:ing)?|to decorate)\b/i

/** The food that is counted for the one named: cooked on a plate, a cut where only the animal is named. */
function foodCounted(line: IngredientLine, food: Food, { isServed, method }: Weighing): Food {
  if (isServed) return asEaten(food, line.text)
  if (method.isWholeBird) return food
  const isWeighed = line.unit !== null && unitKind(line.unit) === 'mass'
  return isWeighed ? usualCut(food, line.text) : food
}

/** Fat that stays in the pan of what ran out, by the animal. */
const FAT_OF_GROUP: Readonly<Partial<Record<Food['group'], string>>> = { meat: 'lard', poultry: 'duck-fat' }

type PouredOff = { food: Food; yield: number; said: string }

/** The line with its fat poured off, as its own words or the steps say; null where it stays. */
function pouredOff(line: IngredientLine, food: Food, method: MethodOfLine): PouredOff | null {
  const bySteps = method.fatPouredOff === null || method.fatPouredOff.isMaybe ? null : cookedOfFatty(food)
  const cooked = cookedFromRaw(line, food) ?? bySteps
  if (cooked === null) return null
  const percent = Math.round(cooked.yield * 100)
  return { ...cooked, said: `cooked and drained: ${percent} % of the raw weight is left` }
}

/** What of the fat that ran out the cook leaves in the pan: "all but 1 tablespoon". */
function keptFat(food: Food, rawGrams: number, method: MethodOfLine): WeighedLine[] {
  const rendered = cookedOfFatty(food)
  const keptG = Math.min(method.fatPouredOff?.keptG ?? 0, ((rendered?.renderedG ?? 0) * rawGrams) / 100)
  if (method.fatPouredOff?.isMaybe !== false || keptG <= 0) return []
  return [
    {
      food: foodById(FAT_OF_GROUP[food.group] ?? 'lard'),
      grams: keptG,
      low: keptG * 0.7,
      high: keptG * 1.3,
      least: 1,
      most: 1,
      mayBeLeftOut: false,
      confidence: 1,
      assumptions: [`of the fat that runs out ${Math.round(keptG)} g stay in the pan`],
    },
  ]
}

/** The energy that is left where the cook may pour off the fat or not, over that of the raw meat. */
function leastOfMaybe(food: Food, method: MethodOfLine): number {
  const cooked = method.fatPouredOff?.isMaybe === true ? cookedOfFatty(food) : null
  return cooked === null ? 1 : (cooked.food.per100g.kcal * cooked.yield) / food.per100g.kcal
}

/** How a line is counted: as on a plate or as in a recipe, and what the steps say of it. */
export type Weighing = { isServed: boolean; method: MethodOfLine }

function weighFood(
  line: IngredientLine,
  found: FoodOfLine,
  { isServed, method }: Weighing,
): WeighedLine[] | null {
  const { food: named, confidence, share } = found
  const poured = isServed ? null : pouredOff(line, named, method)
  const counted = foodCounted(line, named, { isServed, method })
  const food = poured?.food ?? counted
  const isByLine = poured !== null && cookedFromRaw(line, named) !== null
  const weighedAs = poured === null || isByLine ? food : counted
  const { grams, low, high, assumptions } = gramsOf(line, weighedAs, {
    isServed,
    isPeeled: method.isPeeled,
    isBoned: method.isBoned || method.isWholeBird,
    isDrained: method.isTinDrained,
  })
  if (grams === null) return null
  const part = share * (poured?.yield ?? 1)
  const kind = openKindOf(named.id, line.text)
  const isOther = confidence < 0.9 || food !== named
  const weighed: WeighedLine = {
    food,
    grams: grams * part,
    low: low * part * leastOfMaybe(food, method),
    high: high * part,
    least: kind?.least ?? 1,
    most: kind?.most ?? 1,
    mayBeLeftOut: line.isOptional || TO_SERVE.test(line.text),
    confidence,
    assumptions: [
      ...(isOther ? [`read as ${food.name}`] : []),
      ...(food.standIn === undefined ? [] : [`figures of ${food.standIn}`]),
      ...assumptions,
      ...(poured === null ? [] : [poured.said]),
      ...(kind === null ? [] : [`not said: ${kind.what}`]),
      ...(line.isOptional ? ['optional, but counted'] : []),
      ...(share < 1 ? ['shared equally between the foods named'] : []),
    ],
  }
  return [weighed, ...(poured === null ? [] : keptFat(named, grams * share, method))]
}

/** Weighs every food of a line; null when the food or its amount is not known. */
export function weighLine(
  line: IngredientLine,
  foods: readonly FoodOfLine[],
  weighing: Weighing,
): WeighedLine[] | null {
  if (foods.length === 0) return null
  const weighed = foods.map((found) => weighFood(line, found, weighing))
  return weighed.includes(null) ? null : weighed.flatMap((some) => some ?? [])
}

/** Takes off what is not eaten: frying fat, brine, marinade, the salt of cooking water. */
export function withoutWhatIsLeft(
  line: IngredientLine,
  weighed: WeighedLine,
  around: { section: string; recipeGrams: number; method: MethodOfLine },
): WeighedLine {
  const { share, least, most, said } = eatenShareOf(line, weighed.food, weighed.grams, around)
  return said === null
    ? weighed
    : {
        ...weighed,
        grams: weighed.grams * share,
        low: weighed.low * least,
        high: weighed.high * most,
        assumptions: [...weighed.assumptions, said],
      }
}
