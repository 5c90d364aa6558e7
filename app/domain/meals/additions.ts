import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { usualGrams } from '#app/domain/food/meal-portions.ts'
import { readTable } from '#app/food-table.server.ts'
import { classOf } from './addition-classes.ts'
import type { Draft } from './draft.ts'
import { portionsOf, usualGrams as usualOfPortions } from './portions/food-portions.ts'
import { gramsInDish } from './told-by-parts.ts'
import { usualPortion } from './portions/portion-tables.ts'
import type { VocabularyFood } from './vocabulary/vocabulary.ts'

/** What goes onto or into the food before it, where nobody says how much: milk in tea, butter on toast. */

type Addition = {
  host: string
  /** Blank: anything that USDA weighs by the portion. */
  added: string
  grams: number
  /** The grams are for so much of the host; 0 where they are for a helping of it. */
  perHostG: number
  /** Words of USDA's portion for this use, which goes before our grams. */
  portion: string
}

const COLUMNS = ['host', 'added', 'grams', 'perHostG', 'portion'] as const

let rows: readonly Addition[] | undefined

const additions = (): readonly Addition[] =>
  (rows ??= readTable('foods/additions.csv', COLUMNS).map(({ row }) => ({
    ...row,
    grams: Number(row.grams),
    perHostG: Number(row.perHostG),
  })))

/** A teaspoon or a packet: what "two sugars" are. */
const SUGAR_GRAMS = 4

/** A portion pot, or a splash from the jug. */
const MILK_GRAMS = 15

/** Six slices are as many as anybody butters at once. */
const MOST_TIMES = 6

/** Weighs additions whose amount nobody said by what goes with the food before. */
export function withAdditions(drafts: readonly Draft[]): Draft[] {
  let host: Draft | undefined
  return drafts.map((draft, at) => {
    const isAdded = host !== undefined && at > 0 && isAddition(draft, drafts[at - 1] !== host)
    const cereal = isAdded ? undefined : cerealBefore(drafts.slice(0, at), draft)
    if (!isAdded && cereal === undefined) host = draft
    const sugarGrams = gramsOfSugars(draft)
    if (sugarGrams !== null) return { ...draft, grams: sugarGrams }
    const milkGrams = gramsOfMilks(draft, drafts.slice(0, at))
    if (milkGrams !== null) return { ...draft, grams: milkGrams }
    const { basis } = draft.item.weighed
    const times = timesOfExtra(draft)
    const isUnsaid =
      draft.isInDish !== true &&
      (basis === 'usual' || basis === 'guess') &&
      draft.phrases[0]!.amounts.length === 0
    const onto = cereal ?? (isAdded ? host : undefined)
    if ((!isUnsaid && times === null) || onto === undefined) return draft
    const grams = gramsOnto(draft.food, onto)
    return grams === null ? draft : { ...draft, grams: grams * (times ?? 1) }
  })
}

/** "extra cheese x3": so many times what goes on; null where it is counted in no such way. */
function timesOfExtra({ phrases: [phrase] }: Draft): number | null {
  const [amount] = phrase!.amounts
  const isExtra = phrase!.words.some(({ stem }) => stem === 'extra')
  const hasUnit = phrase!.words.some(({ role }) => role === 'unit')
  return isExtra && !hasUnit && amount?.measure === null ? Math.min(MOST_TIMES, amount.value) : null
}

/** "with butter", and "jam" of "with butter and jam". */
function isAddition({ phrases: [phrase] }: Draft, isBehindAddition: boolean): boolean {
  if (phrase!.joint === 'weak') return true
  if (phrase!.isAfterBreak === true) return false
  return isBehindAddition && phrase!.joint === 'strong' && !phrase!.hasDeterminer && !phrase!.isAfterVerb
}

/** "bran flakes, raisins, skimmed milk": milk in a list goes onto the cereal before it. */
function cerealBefore(before: readonly Draft[], draft: Draft): Draft | undefined {
  const [phrase] = draft.phrases
  if (phrase!.hasDeterminer || classOf(draft.food, 'added') !== 'milk') return undefined
  return before.slice(-3).find(({ food }) => classOf(food, 'host') === 'cereal')
}

/** "2 sugars" */
function gramsOfSugars({ food, phrases }: Draft): number | null {
  const count = phrases[0]!.amounts.find(({ measure }) => measure === null)
  const hasUnit = phrases[0]!.words.some(({ role }) => role === 'unit')
  const isCounted = count !== undefined && !hasUnit && classOf(food, 'added') === 'sugar'
  return isCounted ? count.value * SUGAR_GRAMS : null
}

/** "steeped tea, 1 milk 1 sugar": a milk that is counted is a splash, not a glass. */
function gramsOfMilks({ food, phrases }: Draft, before: readonly Draft[]): number | null {
  const count = phrases[0]!.amounts.find(({ measure }) => measure === null)
  const hasUnit = phrases[0]!.words.some(({ role }) => role === 'unit')
  if (count === undefined || hasUnit || classOf(food, 'added') !== 'milk') return null
  const isBesideDrink = before.slice(-2).some((draft) => classOf(draft.food, 'host') === 'drink')
  return isBesideDrink ? Math.min(MOST_TIMES, count.value) * MILK_GRAMS : null
}

function gramsOnto(food: VocabularyFood, host: Draft): number | null {
  const own = findFood(food.id)
  const hostClass = classOf(host.food, 'host') ?? 'any'
  const addedClass = classOf(food, 'added')
  // A naan beside a curry is a whole one.
  if (addedClass === 'bread' && hostClass === 'any' && (food.source === 'own' || food.source === 'world'))
    return own === null ? usualOfPortions(portionsOf(food)) : helpingOf(own)
  for (const row of additions()) {
    const inDish = row.host === 'any' ? gramsInDish(host, addedClass) : null
    if (inDish !== null) return inDish
    if (row.host !== hostClass && row.host !== 'any') continue
    const guided = own === null && row.portion !== '' ? gramsByPortion(food, row.portion, host) : null
    if (guided !== null) return guided
    if (row.added === addedClass)
      return row.perHostG === 0
        ? row.grams
        : row.grams * Math.min(MOST_TIMES, Math.max(1, host.grams / row.perHostG))
  }
  return own === null ? null : helpingOf(own)
}

const helpingOf = (food: Food): number => usualPortion(food.id) ?? usualGrams(food, true, '')

/** Grams that USDA gives for this use: some per fluid ounce, per slice or per cup of the host. */
function gramsByPortion({ portions }: VocabularyFood, words: string, host: Draft): number | null {
  const portion = portions().find(({ unit }) => unit.toLowerCase().includes(words))
  return portion === undefined ? null : (portion.grams / portion.amount) * timesOf(words, host.grams)
}

const HOST_GRAMS: Readonly<Record<string, { per: number; least: number }>> = {
  'per fl oz of beverage': { per: 30, least: 0 },
  'per cup of hot cereal': { per: 240, least: 0 },
  'per slice of bread': { per: 30, least: 1 },
  'per cup of vegetable': { per: 150, least: 0.5 },
}

function timesOf(words: string, hostGrams: number): number {
  const given = HOST_GRAMS[words]
  return given === undefined ? 1 : Math.max(given.least, hostGrams / given.per)
}
