import type { Draft } from './draft.ts'
import { portionsOf, usualGrams } from './portions/food-portions.ts'
import type { PhraseWord, SaidAmount } from './phrase.ts'
import { gramsOfPizza, gramsOfWholePizza } from './portions/portion-tables.ts'
import type { Cut } from './servings-said.ts'
import { wordStems } from './stems.ts'
import { wordSet } from '#app/domain/food/line-words.ts'
import { readTable } from '#app/food-table.server.ts'

/**
 * "1/8 of a cake", "two slices of an 8-slice pie": shares of something larger than what one person is served. What the
 * whole weighs is in `foods/wholes.csv`.
 */

type Whole = { stems: readonly string[]; grams: number; most: number }

let wholes: readonly Whole[] | undefined

/** The longest name first: a pork pie is no pie for eight. */
const allWholes = (): readonly Whole[] =>
  (wholes ??= readTable('foods/wholes.csv', ['name', 'grams', 'most', 'source'] as const)
    .map(({ row }) => ({
      stems: wordStems(row.name),
      grams: Number(row.grams),
      most: Number(row.most),
    }))
    .toSorted((a, b) => b.stems.length - a.stems.length))

/** What a share may be said of; a slice or a packet is no whole. */
const UNITS_OF_WHOLES: ReadonlySet<string> = new Set(['loaf', 'tray', 'tin', 'box', 'round', 'third', 'half'])
/** "a tray of brownies" is all that was baked in it; a portion of crumble or lasagne comes on a tray too. */
const LEAST_PORTIONS_OF_TRAY = 5
const PIECES: ReadonlySet<string> = new Set(['slice', 'piece', 'wedge', 'square', 'portion'])
/** Wholes of one name differ in size. */
const SPREAD = 0.35

/** A share of a cake, a pie or a loaf weighed by the whole; every other draft as it is. */
export function withShareOfWhole(draft: Draft, cuts: readonly Cut[]): Draft {
  const amounts = draft.phrases.flatMap((phrase) => phrase.amounts)
  if (amounts.some(({ measure }) => measure !== null && measure !== 'inch')) return draft
  const counted = amounts.find(({ measure }) => measure === null)
  const cut = cuts.find(({ at }) => at >= draft.phrases[0]!.start && at <= draft.phrases.at(-1)!.end + 2)
  const share = shareEaten(draft, counted, cut)
  const whole = share === null ? null : wholeOf(draft)
  if (share === null || whole === null) return draft
  const isOfWhole =
    share <= whole.most || cut !== undefined || saysWhole(draft) || isTrayful(draft, whole.grams)
  if (!isOfWhole) return draft
  const grams = share * whole.grams
  return {
    ...draft,
    grams,
    item: { ...draft.item, weighed: { grams, spread: SPREAD, fit: 0, basis: 'portion' } },
    remarks: [...draft.remarks, `a whole one is taken as ${Math.round(whole.grams)} g`],
  }
}

/** "half of the whole cake" */
const saysWhole = ({ phrases }: Draft): boolean =>
  phrases.some(({ words }) => words.some(({ stem }) => stem === 'whole' || stem === 'entire'))

const saysTray = (units: readonly PhraseWord[]): boolean =>
  units.some(({ stem, isMeasure }) => stem === 'tray' && isMeasure === true)

/** "half a tray of brownies": of what is baked for many. */
const isTrayful = ({ phrases, food }: Draft, wholeGrams: number): boolean =>
  saysTray(phrases.flatMap(({ words }) => words)) &&
  wholeGrams >= LEAST_PORTIONS_OF_TRAY * usualGrams(portionsOf(food))

/** Which part of the whole was eaten; null where the amount is no part of one. */
function shareEaten({ phrases }: Draft, counted: SaidAmount | undefined, cut: Cut | undefined) {
  const units = phrases.flatMap(({ words }) => words.filter(({ role }) => role === 'unit'))
  const value = counted === undefined ? 1 : (counted.value + counted.most) / 2
  if (cut !== undefined) {
    const saysPieces = units.length === 0 || units.some(({ stem }) => PIECES.has(stem))
    return saysPieces && value >= 1 && value <= cut.pieces ? value / cut.pieces : null
  }
  const isOfWhole = units.every(({ stem }) => UNITS_OF_WHOLES.has(stem))
  if (saysTray(units) && units.length === 1) return value
  return counted !== undefined && counted.most < 1 && isOfWhole ? value : null
}

/** Of these a whole is what one person is served. */
const FOR_ONE = wordSet('mini small individual personal snack kid miniature bitesize tiny')

/** What the whole of a food weighs and the largest share of it that is meant; null where no table tells. */
function wholeOf({ food, item, phrases }: Draft): { grams: number; most: number } | null {
  const said = phrases.flatMap(({ words }) => words.map(({ stem }) => stem))
  if (said.some((stem) => FOR_ONE.has(stem))) return null
  const named = new Set([...wordStems(food.name), ...item.entry.words.map(({ stem }) => stem), ...said])
  const heads = new Set(item.entry.words.flatMap(({ stem, isHead }) => (isHead ? [stem] : [])))
  const first = phrases[0]!.words
  const noun = first.findLast(({ role }) => role === 'food')?.stem
  const units = first.flatMap(({ stem, role }) => (role === 'unit' ? [stem] : []))
  // USDA calls a pitta bread and a cupcake cake: the person has to say so too.
  const isNamedBy = ({ stems }: Whole): boolean => {
    const last = stems.at(-1)!
    return (
      stems.every((stem) => named.has(stem)) &&
      said.includes(last) &&
      (heads.has(last) || last === noun || units.includes(last))
    )
  }
  const whole = allWholes().find(isNamedBy)
  if (whole === undefined || whole.grams === 0) return null
  if (whole.stems[0] !== 'pizza') return whole
  const inches = phrases.flatMap(({ amounts }) => amounts).find(({ measure }) => measure === 'inch')
  if (inches !== undefined) return { grams: gramsOfPizza(inches.value), most: 1 }
  const sized = gramsOfWholePizza(new Set(said))
  return sized === null ? whole : { grams: sized, most: 1 }
}
