import type { Food } from '#app/domain/food/food.ts'
import { usualCut } from '#app/domain/food/as-eaten.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import { plainName } from '#app/domain/food/food-names.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { goodCalled } from '#app/domain/food/goods.ts'
import { type IngredientLine, isHeading, readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { inLocalMeasures, type LocalMeasures } from '#app/domain/food/local-measures.ts'
import { partsOfPair } from '#app/domain/food/line-words.ts'
import { linesOfEach } from '#app/domain/food/each-line.ts'
import { foodsOfLine } from '#app/domain/food/line-food.ts'
import { turnedRound } from '#app/domain/food/turned-name.ts'
import { unitKind } from '#app/domain/food/units.ts'
import { withoutDates } from '#app/domain/pantry/date-in-line.ts'
import { aisleOf } from './aisle-table.ts'
import { type Aisle, OTHER_AISLE } from './aisles.ts'
import { type CountedPacks, gramsOfPacks, packsOfBareCount, packsOfLine } from './counted-packs.ts'
import { saleOf } from './pack-table.ts'
import { keyOnShelf, shelfOfKey, shelfSaid } from './shelves.ts'

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
  /** The packs that the line counts, if any. */
  packs?: CountedPacks
}

/** How a line was entered, and in which country's measures. */
type LineReading = {
  /** Typed onto the list: "2 milk" means two packs as sold. */
  isTyped?: boolean
  measures?: LocalMeasures
}

/**
 * Reads a line of a recipe, or one typed by hand, as what to buy: one entry for each food in it, cooked foods as the raw
 * ones, parts as the whole (egg white as eggs). What no table knows stays as written. Headings and tap water are nothing.
 */
export function readShoppingLine(text: string, reading: LineReading = {}): Wanted[] {
  if (isHeading(text)) return []
  return linesOfEach(text).flatMap((one) =>
    reading.isTyped ? wantedByDay(one, reading) : wantedOfLine(one, reading),
  )
}

/** "Milk, by Friday" is milk, and stays written as it was typed. */
function wantedByDay(typed: string, reading: LineReading): Wanted[] {
  const undated = withoutDates(typed).trim()
  if (undated === typed || undated === '') return wantedOfLine(typed, reading)
  const wanted = wantedOfLine(undated, reading)
  return wanted.length === 1 ? wanted.map((one) => ({ ...one, text: typed })) : wanted
}

function wantedOfLine(text: string, reading: LineReading): Wanted[] {
  const { isTyped = false, measures = 'uk' } = reading
  const line = inLocalMeasures(readIngredientLine(isTyped ? turnedRound(text) : text), measures)
  if (line.text === '') return []
  const good = goodCalled(`${line.preparation ?? ''} ${line.name}`) ?? goodCalled(line.name)
  if (good) return [wantedGood(good, line, isTyped)].filter((wanted) => wanted !== null)
  const foods = foodsOfLine(line)
  if (foods.length === 0 || foods.some(({ confidence }) => confidence < SURE_OF_FOOD))
    return [wantedText(line.text, isTyped)]
  // "2 onions and coriander": the count applies to the onions.
  const parts = foods.length > 1 && line.unit === null ? partsOfPair(line.text) : []
  const isOfFirst = line.quantity !== null && readIngredientLine(parts[0] ?? '').quantity === line.quantity
  if (isOfFirst && parts.length === foods.length) return parts.flatMap((part) => wantedOfLine(part, reading))
  const wanted = foods.flatMap(({ food: named, share }) => {
    const isWeighed = line.unit !== null && unitKind(line.unit) === 'mass'
    const food = isWeighed ? usualCut(named, line.text) : named
    // "Juice of 2 lemons", "2 egg whites": what is counted is the fruit and the egg, not their parts.
    const sale = saleOf(food)
    const whole = sale.food
    // "100 g coffee" is dry coffee, not the drink.
    if (isWeighed && whole !== food && whole.group === 'drinks' && food.group === 'drinks')
      return wantedFood(whole, gramsOf(line, whole).grams, line.text) ?? []
    const bare = isTyped && foods.length === 1 ? packsOfBareCount(line, food) : null
    if (bare) return wantedPacks(bare, line, food) ?? []
    const counted =
      line.unit === null && line.quantity !== null && whole !== food ? gramsOf(line, whole) : null
    if (counted && counted.grams !== null) return wantedFood(whole, counted.grams * share, line.text) ?? []
    if (foods.length === 1) {
      const packs = packsOfLine(line, sale)
      if (packs) return wantedPacks(packs, line, food) ?? []
    }
    // As bought: what is poured off or left in the pan is bought too. "Butter" on a list is not just a dab for the pan.
    const isUnsaid = isTyped && line.quantity === null && line.unit === null
    const { grams } = isUnsaid ? { grams: null } : gramsOf(line, food)
    return wantedFood(food, grams === null ? null : grams * share, line.text) ?? []
  })
  const shelf = isTyped && foods.length === 1 && foods[0] ? shelfSaid(line.text, foods[0].food) : null
  return mostOfEach(shelf === null ? wanted : wanted.map((one) => takenFromShelf(one, shelf)))
}

function takenFromShelf(wanted: Wanted, shelf: NonNullable<ReturnType<typeof shelfSaid>>): Wanted {
  const key = keyOnShelf(wanted.key, shelf)
  const { word = '', aisle = wanted.aisle } = shelfOfKey(key) ?? {}
  return { ...wanted, key, aisle, name: `${word} ${wanted.name}` }
}

/** Goods are bought under their own name; a volume of a brewed drink does not say what goes into the pot. */
function wantedGood(good: Food, line: IngredientLine, isTyped: boolean): Wanted | null {
  const packs = packsOfLine(line, saleOf(good)) ?? (isTyped ? packsOfBareCount(line, good) : null)
  if (packs) return wantedPacks(packs, line, good)
  const isBrewed = good.kind === 'brew' && line.unit !== null && unitKind(line.unit) === 'volume'
  return wantedFood(good, isBrewed ? null : gramsOf(line, good).grams, line.text)
}

/** A number of packs; their weight is only used to see what the pantry can cover. */
function wantedPacks(packs: CountedPacks, line: IngredientLine, food: Food): Wanted | null {
  const sale = saleOf(food)
  const packsG = gramsOfPacks(packs, sale)
  const grams = packsG === null ? gramsOf(line, food).grams : packsG / sale.gramsPerGram
  const wanted = wantedFood(food, line.unit === null ? null : grams, line.text)
  return wanted && { ...wanted, packs }
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
    aisle: aisleOf(sale.food),
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

const COUNT_IN_FRONT = /^(\d{1,3})(?:\s*[x×]\s*|\s+)(\p{L}.*)$/u

function wantedText(text: string, isTyped = false): Wanted {
  const unknown: Pick<Wanted, 'foodId' | 'aisle' | 'grams' | 'text'> = {
    foodId: null,
    aisle: OTHER_AISLE,
    grams: null,
    text,
  }
  const [, count, name] = (isTyped ? COUNT_IN_FRONT.exec(text) : null) ?? []
  if (name === undefined) return { ...unknown, key: `text:${plainName(text)}`, name: text }
  const packs = { count: Number(count), unit: '', size: '' }
  return { ...unknown, key: `text:${plainName(name)}`, name, packs }
}
