import type { Food } from '#app/domain/food/food.ts'
import { usualCut } from '#app/domain/food/as-eaten.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import { plainName } from '#app/domain/food/food-names.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { isHeading, readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { linesOfEach } from '#app/domain/food/each-line.ts'
import { foodsOfLine } from '#app/domain/food/line-food.ts'
import { unitKind } from '#app/domain/food/units.ts'
import { type Aisle, aisleOf, OTHER_AISLE } from './aisles.ts'
import { saleOf } from './pack-table.ts'

/** Below this the match may be another food: the line then stands as it was written. */
const SURE_OF_FOOD = 0.8

/** What one line asks for, as it is bought. */
export type Wanted = {
  /** Lines with the same key are one line of the list. */
  key: string
  /** The food that is bought; null for what no table knows. */
  foodId: string | null
  name: string
  aisle: Aisle
  /** Edible grams of the bought food; null where no amount is said. */
  grams: number | null
  /** The line as written. */
  text: string
}

/**
 * Reads a line of a recipe, or one typed by hand, as what to buy: one entry for each food in it, cooked foods as the raw
 * ones, parts as the whole (egg white as eggs). What no table knows stays as written. Headings and tap water are nothing.
 */
export function readShoppingLine(text: string): Wanted[] {
  return isHeading(text) ? [] : linesOfEach(text).flatMap(wantedOfLine)
}

function wantedOfLine(text: string): Wanted[] {
  const line = readIngredientLine(text)
  if (line.text === '') return []
  const foods = foodsOfLine(line)
  if (foods.length === 0 || foods.some(({ confidence }) => confidence < SURE_OF_FOOD))
    return [wantedText(line.text)]
  const wanted = foods.flatMap(({ food: named, share }) => {
    const isWeighed = line.unit !== null && unitKind(line.unit) === 'mass'
    const food = isWeighed ? usualCut(named, line.text) : named
    // "Juice of 2 lemons", "2 egg whites": what is counted is the fruit and the egg, not their parts.
    const whole = saleOf(food).food
    const counted =
      line.unit === null && line.quantity !== null && whole !== food ? gramsOf(line, whole) : null
    if (counted && counted.grams !== null) return wantedFood(whole, counted.grams * share, line.text) ?? []
    // As bought: what is poured off or left in the pan is bought all the same.
    const { grams } = gramsOf(line, food)
    return wantedFood(food, grams === null ? null : grams * share, line.text) ?? []
  })
  return mostOfEach(wanted)
}

/** "Zest and juice of 1 lemon" takes both from the same lemon. */
function mostOfEach(wanted: readonly Wanted[]): Wanted[] {
  const byKey = new Map<string, Wanted>()
  for (const one of wanted) {
    const before = byKey.get(one.key)
    if (!before || (one.grams ?? 0) > (before.grams ?? 0)) byKey.set(one.key, one)
  }
  return [...byKey.values()]
}

/** So many edible grams of a food as what to buy; null where none is bought: water. */
export function wantedFood(asked: Food, grams: number | null, text: string): Wanted | null {
  const sale = saleOf(asked)
  if (sale.sell === 'none') return null
  return {
    key: sale.food.id,
    foodId: sale.food.id,
    name: sale.food.plural,
    aisle: aisleOf(sale.food.group),
    // "Salt" is no amount: whoever writes it down wants it bought.
    grams: grams === null || grams <= 0 ? null : grams * sale.gramsPerGram,
    text,
  }
}

/** The same for a food of a plan, by id; an id that has gone from the table stands by its text. */
export function wantedOfFoodId(foodId: string, grams: number, text: string): Wanted | null {
  const food = findFood(foodId)
  return food ? wantedFood(food, grams, text) : wantedText(text)
}

function wantedText(text: string): Wanted {
  return { key: `text:${plainName(text)}`, foodId: null, name: text, aisle: OTHER_AISLE, grams: null, text }
}
