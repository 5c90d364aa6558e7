import { asEaten, cookedFromRaw, usualCut } from './as-eaten.ts'
import { eatenShareOf } from './eaten-share.ts'
import type { Food } from './food.ts'
import { gramsOf } from './grams.ts'
import type { IngredientLine } from './ingredient-line.ts'
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
function foodCounted(line: IngredientLine, food: Food, isServed: boolean): Food {
  if (isServed) return asEaten(food, line.text)
  const isWeighed = line.unit !== null && unitKind(line.unit) === 'mass'
  return isWeighed ? usualCut(food, line.text) : food
}

/** Weighs every food of a line; null when the food or its amount is not known. */
export function weighLine(
  line: IngredientLine,
  foods: readonly FoodOfLine[],
  isServed: boolean,
): WeighedLine[] | null {
  if (foods.length === 0) return null
  const weighed: WeighedLine[] = []
  for (const { food: named, confidence, share } of foods) {
    const drained = isServed ? null : cookedFromRaw(line, named)
    const food = drained?.food ?? foodCounted(line, named, isServed)
    const { grams, low, high, assumptions } = gramsOf(line, food)
    if (grams === null) return null
    const part = share * (drained?.yield ?? 1)
    const kind = openKindOf(named.id, line.text)
    const mayBeLeftOut = line.isOptional || TO_SERVE.test(line.text)
    const isOther = confidence < 0.9 || food !== named
    weighed.push({
      food,
      grams: grams * part,
      low: low * part,
      high: high * part,
      least: kind?.least ?? 1,
      most: kind?.most ?? 1,
      mayBeLeftOut,
      confidence,
      assumptions: [
        ...(isOther ? [`read as ${food.name}`] : []),
        ...(food.standIn === undefined ? [] : [`figures of ${food.standIn}`]),
        ...assumptions,
        ...(drained === null
          ? []
          : [`cooked and drained: ${Math.round(drained.yield * 100)} % of the raw weight is left`]),
        ...(kind === null ? [] : [`not said: ${kind.what}`]),
        ...(line.isOptional ? ['optional, but counted'] : []),
        ...(share < 1 ? ['shared equally between the foods named'] : []),
      ],
    })
  }
  return weighed
}

/** Takes off what is not eaten: frying fat, brine, marinade, the salt of cooking water. */
export function withoutWhatIsLeft(
  line: IngredientLine,
  weighed: WeighedLine,
  around: { section: string; recipeGrams: number },
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
