import type { Amount, FurtherAmount } from './amounts.ts'
import { boughtShareOf, type MadeReady } from './as-bought.ts'
import { gramsOfWhole } from './batches.ts'
import type { Food } from './food.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { readable, unitClosingName, weightOfOne, weightOfUnit } from './piece-weights.ts'
import { type Unit, unitKind, unitRow } from './units.ts'
import { gramsOfVolume } from './volume-weights.ts'

/** Grams of edible food in a line. `grams` is null where no amount can be told; `low` and `high` are then 0. */
export type GramsOfLine = { grams: number | null; low: number; high: number; assumptions: string[] }

/** More than this in one line is taken for a slip. */
const MOST_GRAMS = 100_000

const UNKNOWN: GramsOfLine = { grams: null, low: 0, high: 0, assumptions: [] }

type Weighed = { low: number; high: number; assumptions: string[] }

const round = (grams: number) => Math.round(grams * 1000) / 1000

/** Quantity as a range; a unit without a number ("pinch of salt") is one of it. */
function countOf(amount: Amount): { low: number; high: number } {
  const low = amount.quantity ?? 1
  return { low, high: amount.quantityMax ?? low }
}

function spread(
  count: { low: number; high: number },
  grams: number,
  share: number,
  assumptions: string[],
): Weighed {
  return { low: count.low * grams * (1 - share), high: count.high * grams * (1 + share), assumptions }
}

function weighMassOrVolume(amount: Amount, food: Food): Weighed | null {
  if (amount.unit === null) return null
  const row = unitRow(amount.unit)
  const count = countOf(amount)
  if (row.grams !== undefined) return spread(count, row.grams, 0, [])
  if (row.ml === undefined) return null
  const volumeMl = Math.min(count.low, 10_000) * row.ml
  if (volumeMl <= 0) return null
  const weight = gramsOfVolume(food, volumeMl)
  const { isKnown } = weight
  const grams = (weight.grams / volumeMl) * row.ml
  const one = `${food.name}: ${readable(grams)} a ${amount.unit}`
  const isVague = unitKind(amount.unit) === 'vague'
  if (!isKnown) return spread(count, grams, 0.35, [`${one}, going by its kind`])
  return isVague ? spread(count, grams, 0.5, [one]) : spread(count, grams, 0.08, [])
}

/** Roots, sticks and the like by length: a piece of them is about 5 cm. */
function weighLength(amount: Amount, food: Food): Weighed | null {
  const cm = amount.unit === null ? undefined : unitRow(amount.unit).cm
  if (cm === undefined) return null
  const piece = food.household.piece
  const isLong = food.roles.includes('aromatic') || food.roles.includes('spice')
  if (piece === undefined) return null
  // "12 inch tortilla": the size of one.
  if (!isLong)
    return spread({ low: 1, high: 1 }, piece, 0.4, [`${food.name}: ${readable(piece)} for one of that size`])
  const perCm = piece / 5
  return spread(countOf(amount), perCm * cm, 0.4, [`${food.name}: ${readable(perCm)} a centimetre`])
}

const isMeasured = (amount: FurtherAmount) => {
  const kind = amount.unit === null ? null : unitKind(amount.unit)
  return kind === 'mass' || kind === 'volume'
}

/** Share of a tin that is food, the rest being brine, water or oil. */
function drainedShare(line: IngredientLine, food: Food, isDrainedLater: boolean): number {
  const isDrained = isDrainedLater || /\bdrained\b/i.test(line.text)
  if (food.state !== 'canned') return 1
  if (food.group === 'pulses') return 0.6
  if (food.group === 'fish') return isDrained ? 0.72 : 1
  return isDrained && (food.group === 'vegetables' || food.group === 'fruit') ? 0.6 : 1
}

const SOLD_IN_BRINE: ReadonlySet<Unit> = new Set<Unit>(['can', 'jar'])

function drain(weighed: Weighed, line: IngredientLine, food: Food, isDrained: boolean): Weighed {
  const share = drainedShare(line, food, isDrained)
  const middle = (weighed.low + weighed.high) / 2
  return share === 1
    ? weighed
    : {
        low: weighed.low * share * 0.9,
        high: weighed.high * share * 1.1,
        assumptions: [
          ...weighed.assumptions,
          `${readable(middle)} with its liquid is ${readable(middle * share)} drained`,
        ],
      }
}

/** Sizes written in the line beat usual weights: "(14 ounce)", "(90 g)", "(about 6 oz each)". */
function weighWritten(line: IngredientLine, food: Food, isDrained: boolean): Weighed | null {
  const isMass = (amount: FurtherAmount) => amount.unit !== null && unitKind(amount.unit) === 'mass'
  const main = line.unit === null ? null : unitKind(line.unit)
  if (main === 'mass') {
    const weighed = weighMassOrVolume(line, food)
    const isTin = line.alternatives.some(({ unit }) => unit !== null && SOLD_IN_BRINE.has(unit))
    return weighed !== null && isTin ? drain(weighed, line, food, isDrained) : weighed
  }
  const each = line.alternatives
    .filter(({ role }) => role === 'each' || role === 'package-size')
    .filter(isMeasured)
  const one = each.find(isMass) ?? each[0]
  if (one !== undefined) {
    const weighed = weighMassOrVolume(one, food)
    if (weighed === null) return null
    const { low, high } = countOf(line)
    const all = { ...weighed, low: weighed.low * low, high: weighed.high * high }
    return line.unit !== null && SOLD_IN_BRINE.has(line.unit) ? drain(all, line, food, isDrained) : all
  }
  const same = line.alternatives.find((amount) => amount.role === 'same' && isMass(amount))
  return same === undefined ? null : weighMassOrVolume(same, food)
}

/** "17.3 puff pastry": nobody counts so; the ounces of the packet are meant, and the word was lost. */
function withOunces(line: IngredientLine): Amount | null {
  const { quantity } = line
  if (line.unit !== null || quantity === null || quantity < 5 || line.alternatives.length > 0) return null
  const isCounted = KITCHEN_PARTS.some((part) => Math.abs((quantity % 1) - part) < 0.01)
  return isCounted ? null : { quantity, quantityMax: null, unit: 'ounce', unitText: null }
}

const KITCHEN_PARTS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]

function weighMain(line: IngredientLine, food: Food, { isServed, isDrained }: MadeReady): Weighed | null {
  const ounces = withOunces(line)
  if (ounces !== null) return weighMassOrVolume(ounces, food)
  const written =
    weighWritten(line, food, isDrained) ?? weighMassOrVolume(line, food) ?? weighLength(line, food)
  if (written !== null) return written
  if (line.unit === null && line.quantity === null) return null
  const saidSize = line.size ?? (/\bbaby\b/i.test(line.name) ? 'small' : null)
  // Mini peppers are small by name: their piece is small already.
  const size = saidSize === 'small' && /\b(?:mini|small|baby)\b/.test(food.name) ? null : saidSize
  const unit = line.unit ?? unitClosingName(food, line.name)
  const whole = unit === null && !isServed ? gramsOfWhole(food.id) : null
  if (whole !== null) return spread(countOf(line), whole, 0.25, [`${food.plural}: ${readable(whole)} each`])
  const ofUnit = unit === null ? null : weightOfUnit(food, unit, size)
  // "3 units of lemon": a piece is one whole lemon.
  const one = ofUnit ?? (unit === null || unit === 'piece' ? weightOfOne(food, size) : null)
  return one === null
    ? null
    : spread(countOf(line), one.grams, one.spread, one.assumption === null ? [] : [one.assumption])
}

/** What of a fat without an amount ends in the food, and the most it may be. */
const FAT_WITHOUT_AMOUNT: readonly (readonly [RegExp, readonly [grams: number, most: number]])[] = [
  [/\bdeep-?\s?fry/i, [40, 100]],
  [/\bfry(?:ing)?\b/i, [15, 40]],
]

/** Lines without an amount: seasoning counts as nothing, fat for the pan as a little, all else is not known. */
function weighUnmeasured(line: IngredientLine, food: Food): GramsOfLine {
  if (food.group === 'herbs' || food.roles[0] === 'spice' || food.roles[0] === 'herb') {
    return { grams: 0, low: 0, high: 2, assumptions: [`${food.name} to taste is counted as nothing`] }
  }
  if (food.id === 'water' || food.id === 'ice') return { grams: 0, low: 0, high: 0, assumptions: [] }
  if (food.group === 'fats') {
    const [grams, high] = FAT_WITHOUT_AMOUNT.find(([pattern]) => pattern.test(line.text))?.[1] ?? [10, 20]
    return { grams, low: 0, high, assumptions: [`no amount given: ${grams} g of ${food.name} assumed`] }
  }
  if (
    /\b(?:garnish|serve|serving|decorate|sprinkle|sprinkling|topping|dusting|dust|taste)\b/i.test(line.text)
  ) {
    return { grams: 5, low: 0, high: 15, assumptions: [`no amount given: 5 g of ${food.name} assumed`] }
  }
  return UNKNOWN
}

const AS_THE_LINE_SAYS: MadeReady = { isServed: false, isPeeled: false, isBoned: false, isDrained: false }

/**
 * Weighs the food of a line: masses as written, volumes and counts by the food's own weights, else by usual ones.
 * Every guess is named; `low` and `high` hold what the guesses leave open. Never negative, never NaN.
 */
export function gramsOf(
  line: IngredientLine,
  food: Food,
  madeReady: MadeReady = AS_THE_LINE_SAYS,
): GramsOfLine {
  const main = weighMain(line, food, madeReady)
  if (main === null) {
    return line.quantity === null && line.unit === null ? weighUnmeasured(line, food) : UNKNOWN
  }
  let { low, high } = main
  const assumptions = [...main.assumptions]
  for (const amount of line.alternatives) {
    if (amount.role !== 'added' && amount.role !== 'taken-off') continue
    const sign = amount.role === 'added' ? 1 : -1
    const more = weighMassOrVolume(amount, food)
    low = Math.max(0, low + sign * (more?.low ?? 0))
    high = Math.max(low, high + sign * (more?.high ?? 0))
    assumptions.push(...(more?.assumptions ?? []))
  }
  const bought = boughtShareOf(line, food, (low + high) / 2, madeReady)
  const middle = ((low + high) / 2) * (bought?.share ?? 1)
  if (bought !== null) {
    low *= bought.low
    high *= bought.high
    assumptions.push(bought.said)
  }
  if (!Number.isFinite(high) || high > MOST_GRAMS) {
    return { ...UNKNOWN, assumptions: ['the amount is too large to be meant'] }
  }
  return { grams: round(middle), low: round(low), high: round(high), assumptions }
}
