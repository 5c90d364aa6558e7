import { gramsOf } from '#app/domain/food/grams.ts'
import type { Food } from '#app/domain/food/food.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { isManyName, singularOf } from '#app/domain/kitchen/words.ts'
import { saltTspFor, unsaltedGrams } from '#app/domain/recipe/salt-standard.ts'
import { besideWay } from './beside.ts'
import type { Choice, Dish, DishLine } from './dish.ts'
import type { Filling } from './asking.ts'
import { gramsAsPrinted, measure, measureSalt, pluralName } from './measures.ts'
import { withCapitals } from './spoken-names.ts'

/** An ingredient line as the person reads it. */
export type WrittenLine = {
  text: string
  /** As the method calls the food. */
  name: string
  isMany: boolean
  /** Edible grams. */
  grams: number
}

/** Amounts of one filling on their way to the page. */
type Amount = { quantity: number; unit: string; factor: number }

/** More than the dish wants is used up to here, less from here on; beyond that the dish's own amount is taken. */
const MOST_OF_GIVEN = 1.7
const LEAST_OF_GIVEN = 0.35
/** A dish takes twice the vegetables, or a second tin, rather than leave some over. */
const TWICE = 2.05
/** An optional food may be used in larger amounts. */
const MOST_OF_OPTIONAL = 2.5
/** "Half a 145 g tin of sardines": the unit says it already. */
const TINNED = /^(?:canned|tinned) /
/** "tin of chickpeas", "a small can". */
const ONE_TIN = /^(?:(?:1|an?|one|small|large|big|the|that) )*(?:tin|can)\b/i
/** One tin serves where up to so many were wanted. */
const [LEAST_FOR_ONE_TIN, MOST_FOR_ONE_TIN] = [0.5, 1.6]

/** Eggs and bay leaves are not halved. */
const isNeverHalved = (food: Food | null) =>
  food !== null &&
  (food.kind === 'egg' || (food.household.medium ?? food.household.piece ?? LIGHT_G) < LIGHT_G)
const LIGHT_G = 10

/** Sold in one large piece: "300 g cabbage", not "300 g cabbages". */
const isPiecemeal = ({ household, kind }: Food) => {
  const pieceG = household.medium ?? household.piece ?? null
  return pieceG === null ? /cabbage|squash|lettuce/.test(kind) : pieceG > LARGE_PIECE_G
}
const LARGE_PIECE_G = 350

/** Writes a line for `servings` people. `line` is null for what is welcome in the dish or served beside it. */
export function writeLine(
  filling: Filling,
  line: DishLine | null,
  dish: Pick<Dish, 'serves' | 'isFixed'>,
  { factor, servings }: { factor: number; servings: number },
): WrittenLine {
  const { choice, given } = filling
  if (choice.quantity === null) {
    const { before, name, after } = choice
    return { text: `${before}${name}${after}`, name, isMany: isManyName(name), grams: 0 }
  }
  const printed = { ...ofSameWeight(filling, choice.quantity), factor }
  const isFree = line === null || line.isOptional || line.any !== null
  const asked = dish.isFixed && !isFree ? printed : byGiven(printed, filling, isFree)
  const isOwnFood = line === null || !line.choices.some(({ name }) => name === choice.name)
  const isOwnAmount = (given !== null && isOwnFood) || line?.any
  const amount = isOwnAmount && choice.food !== null ? inPieces(asked, choice.food, servings) : asked
  return printLine(choice, amount, line, given?.count === HALF)
}

/** So much heavier or lighter is another size of the food, and not another number of pieces. */
const OTHER_SIZE = 2

/** One tomato is no one cherry tomato: where pieces differ that much, the food is weighed. */
function ofSameWeight({ choice, as }: Filling, quantity: number): Pick<Amount, 'quantity' | 'unit'> {
  const { unit } = choice
  const printedG = pieceG(as?.food ?? null)
  const ownG = pieceG(choice.food)
  if (unit !== '' || printedG === null || ownG === null) return { quantity, unit }
  const isAlike = printedG / ownG <= OTHER_SIZE && ownG / printedG <= OTHER_SIZE
  return isAlike ? { quantity, unit } : { quantity: quantity * printedG, unit: 'g' }
}

const pieceG = (food: Food | null): number | null => food?.household.medium ?? food?.household.piece ?? null

/** The dish's amount, or what the person has where the dish is no worse for it. */
function byGiven(printed: Amount, { choice, given }: Filling, isFree: boolean): Amount {
  if (given === null) return printed
  const { quantity, unit, factor } = printed
  const count = quantity * factor
  const isTin = /^(?:x |tins?$)/.test(unit) && ONE_TIN.test(given.typed)
  if (isTin && count >= LEAST_FOR_ONE_TIN && count <= MOST_FOR_ONE_TIN)
    return { quantity: 1, unit, factor: 1 }
  const isVegetable = ['vegetable', 'leaf', 'fruit'].includes(given.food.roles[0] ?? '')
  const most = isVegetable || given.food.state === 'canned' ? TWICE : MOST_OF_GIVEN
  const isCounted = given.count !== null && unit === ''
  if (isCounted && given.count! / count >= LEAST_OF_GIVEN && given.count! / count <= most)
    return { quantity: given.count!, unit, factor: 1 }
  const wanted = gramsAsPrinted(choice) * factor
  if (given.grams === null || wanted <= 0) return printed
  const share = given.grams / wanted
  if (given.count !== null && isFree && unit === 'g' && share <= MOST_OF_OPTIONAL)
    return { quantity: given.count, unit: '', factor: 1 }
  return share >= LEAST_OF_GIVEN && share <= most ? { quantity, unit, factor: factor * share } : printed
}

/** Vegetables and fruit are counted in the list as in the shop: "2 courgettes", not "310 g courgettes". */
function inPieces(amount: Amount, food: Food, servings: number): Amount {
  const piece = food.household.medium ?? food.household.piece ?? food.household.large
  const isCounted = ['vegetable', 'fruit'].includes(food.roles[0] ?? '') && food.state === 'raw'
  if (amount.unit !== 'g' || piece === undefined || !isCounted || piece < 60 || isPiecemeal(food))
    return amount
  const count = (amount.quantity * amount.factor) / piece
  const whole = count < 0.75 ? 0.5 : Math.round(count)
  const isNear = Math.abs(whole - count) / count < (whole === 0.5 ? 1.1 : 0.4)
  return isNear && whole <= 2 * servings + 1 ? { quantity: whole, unit: '', factor: 1 } : amount
}

const HALF = 0.5
/** Half a cucumber is bought as half a cucumber, and a lemon is halved in every kitchen. */
const LARGEST_WITH_SMALL_G = 250

const hasSmallOnes = (food: Food | null) =>
  food !== null &&
  food.roles.includes('vegetable') &&
  food.household.small !== undefined &&
  (food.household.medium ?? Infinity) <= LARGEST_WITH_SMALL_G

function printLine(
  choice: Choice,
  { quantity, unit, factor }: Amount,
  line: DishLine | null,
  isHalfGiven: boolean,
): WrittenLine {
  const { food, before, after, quantityMost } = choice
  const isWhole = unit === '' && quantity * factor < 1 && (/\bwhole\b/.test(before) || isNeverHalved(food))
  const measured = food?.id === 'salt' ? measureSalt : measure
  const amount = measured(isWhole ? 1 : quantity, unit, isWhole ? 1 : factor)
  const range =
    quantityMost === null
      ? amount.text
      : `${amount.text.replace(/ \D+$/, '')} to ${measure(quantityMost, unit, factor).text}`
  const own = withCapitals(choice.name.replace(unit.startsWith('x ') ? TINNED : /^canned /, ''))
  const name = nameFor(own, food, unit, amount.quantity)
  const isHalf = unit === '' && amount.quantity === HALF
  const cut = line === null && after === '' && food !== null ? besideWay(food)?.cut : undefined
  const ending = cut ? `, ${cut}` : after
  // Nobody halves an onion to have the other half left over.
  const isSmall = isHalf && !isHalfGiven && (before.startsWith('large ') || hasSmallOnes(food))
  const text = isSmall ? `1 small ${name}${ending}` : `${range} ${before}${name}${ending}`
  const grams = food === null ? 0 : (gramsOf(readIngredientLine(text), food).grams ?? 0)
  const spoken = name.replace(/^(?:frozen|canned|cooked) /, '')
  return { text: text.replaceAll(/ +/g, ' '), name: spoken, isMany: isManyName(name), grams }
}

function nameFor(name: string, food: Food | null, unit: string, count: number): string {
  if (unit === '') return count > 1 ? pluralName(name, food) : singularOf(name)
  return unit === 'g' && food !== null && isPiecemeal(food) ? singularOf(name) : name
}

/** Salt for a line without an amount: 8 g for each kilo of food that is not salty already. */
export function saltLine(lines: Iterable<readonly [Food | null, number]>): string {
  const tsp = saltTspFor(unsaltedGrams(lines))
  return tsp < 0.25 ? 'a pinch of fine salt' : `${measure(tsp, 'tsp', 1).text} fine salt`
}
