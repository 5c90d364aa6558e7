import { wordSet } from '#app/domain/food/line-words.ts'
import { ALIKE } from '#app/domain/meals/measure-words.ts'
import { HOLDS_USUAL, SIZES, UNITS } from '#app/domain/meals/lexicon.ts'
import type { SaidPortion } from './said-portion.ts'
import { tokensOf } from '#app/domain/meals/stems.ts'
import type { VocabularyFood } from '#app/domain/meals/vocabulary/vocabulary.ts'

/** The household weights of a food, read from USDA's words, and which of them a sentence means. */

export type Portion = {
  stems: ReadonlySet<string>
  grams: number
  /** Grams of a fluid ounce where the unit is that. */
  isFluidOunce: boolean
  isCup: boolean
  isDefault: boolean
  isGuideline: boolean
  isPart: boolean
  /** Names a size. */
  isSized: boolean
}

const GENERIC = wordSet('item each whole any piece unit fruit regular medium nfs as to size order bar')
const NOT_HELPING = wordSet('surface inch cubic guideline pound lb')
const SILENT = wordSet(
  'nfs ns as to size any or the of a with and approx about equivalent inches dia diameter long yield yields after cooking',
)
const NEUTRAL_SIZES = wordSet('medium regular')

const cache = new WeakMap<VocabularyFood, readonly Portion[]>()

/** The portions of a food, read once. */
export function portionsOf(food: VocabularyFood): readonly Portion[] {
  const known = cache.get(food)
  if (known !== undefined) return known
  const portions = food.portions().map(({ amount, unit, grams }): Portion => {
    // The inches of '1 personal pizza (7" diameter)' only explain the size.
    const stems = new Set(
      tokensOf(unit.replaceAll('"', ' ')).flatMap(({ kind, text }) => (kind === 'mark' ? [] : [text])),
    )
    const text = unit.toLowerCase()
    return {
      stems,
      // USDA's "6 inch sub" is one of that length, no sixth of it.
      grams: text.startsWith('inch ') ? grams : grams / amount,
      isFluidOunce: text.startsWith('fl oz'),
      isCup: text.startsWith('cup'),
      isDefault: text.startsWith('quantity not specified'),
      isGuideline: text.startsWith('guideline'),
      isSized: [...stems].some((stem) => SIZES.has(stem)),
      isPart: /^(?:cubic|surface|lb\b|oz\b)|yield/.test(text),
    }
  })
  cache.set(food, portions)
  return portions
}

/** Where no size was said. */
const IS_DEFAULT_SIZE = 1.1

export type BestPortion = { portion: Portion; score: number; saysUnit: boolean; saysSize: boolean }

/** The portion that says most of what was said; null where the food has none to offer. */
export function bestPortion(
  portions: readonly Portion[],
  named: ReadonlySet<string>,
  said: SaidPortion,
  hasCount: boolean,
): BestPortion | null {
  const usual = usualGrams(portions)
  let best: BestPortion | null = null
  for (const portion of portions) {
    const judged = judge(portion, named, said, hasCount, usual)
    if (judged !== null && (best === null || judged.score > best.score + 1e-9)) best = judged
  }
  return best
}

function judge(
  portion: Portion,
  named: ReadonlySet<string>,
  said: SaidPortion,
  hasCount: boolean,
  usual: number,
): BestPortion | null {
  const { stems, isDefault, isGuideline, isPart } = portion
  const isSeveral = said.amounts.some(({ measure, value }) => measure === null && value > 1)
  const saysGuideline = said.words.has('guideline')
  if (isGuideline && !saysGuideline) return null
  // "cup, pieces" is a cup.
  const isOtherCup = portion.isCup && said.unit !== 'cup'
  const saysUnit =
    said.unit !== null &&
    !isOtherCup &&
    (stems.has(said.unit) || (ALIKE[said.unit] ?? []).some((unit) => stems.has(unit)))
  if ((isPart || (portion.isFluidOunce && said.unit === null)) && !saysUnit) return null
  let score = (isGuideline ? 6 : 0) - 0.15 * Math.abs(Math.log(portion.grams / usual))
  const offersChoice = stems.has('or')
  // USDA's own default tells which of several sizes is the usual one.
  if (!isDefault && saysUnit && portion.isSized && Math.abs(portion.grams - usual) < 0.5)
    score += IS_DEFAULT_SIZE
  const isHelping = said.unit !== null && HOLDS_USUAL.has(said.unit)
  if (said.unit !== null)
    score += saysUnit ? (stems.has(said.unit) ? 3 : 2.6) : isDefault ? (isHelping ? 2.5 : 0.2) : -1
  else if (isDefault) score += isSeveral ? -1.5 : hasCount ? 0.4 : 2.5
  let saysSize = false
  for (const stem of stems) {
    if (stem === said.unit || SILENT.has(stem)) {
      if (stem === 'nfs' || stem === 'any' || stem === 'ns') score += 0.3
      continue
    }
    if (said.words.has(stem)) {
      const isSize = SIZES.has(stem)
      saysSize ||= isSize
      // A word that the food's name does not say is said of its portion: "a sleeve of crackers".
      score += isSize ? 2 : !named.has(stem) ? 2.2 : hasCount && said.unit === null ? 0.8 : 0
    } else if (NEUTRAL_SIZES.has(stem)) score += hasCount && said.unit === null ? 0.3 : -0.1
    else if (SIZES.has(stem)) score -= 1
    else if (isDefault) continue
    else if (NOT_HELPING.has(stem)) score -= 2
    else if (GENERIC.has(stem)) score += said.unit === null && hasCount ? 0.6 : -0.2
    else if (saysUnit && offersChoice && UNITS.has(stem)) continue
    else score -= UNITS.has(stem) ? (said.unit === null ? 1.6 : 0.8) : 0.3
  }
  return { portion, score, saysUnit, saysSize }
}

/** Grams of a portion of which nobody said how big it was. */
export function usualGrams(portions: readonly Portion[]): number {
  const usual = portions.find(({ isDefault }) => isDefault)
  if (usual !== undefined) return usual.grams
  const helping = portions.find(
    ({ stems, isPart }) => !isPart && (stems.has('serving') || stems.has('medium') || stems.has('piece')),
  )
  // A drink is not had by the ounce; cream is, and has a spoon beside it.
  const isDrink = !portions.some(({ stems }) => stems.has('tablespoon'))
  const first =
    helping ??
    portions.find(
      ({ isPart, isGuideline, isCup, isFluidOunce }) =>
        !isPart && !isGuideline && !isCup && !(isFluidOunce && isDrink),
    )
  if (first !== undefined && first.grams >= 5 && first.grams <= 350) return first.grams
  const cup = portions.find(({ isCup }) => isCup)
  if (cup !== undefined) return Math.min(cup.grams, 250)
  const ounce = portions.find(({ isFluidOunce }) => isFluidOunce)
  return ounce === undefined ? 100 : ounce.grams * OUNCES_OF_DRINK
}

const OUNCES_OF_DRINK = 8

/** Grams of a fluid ounce of the food; null where nothing tells. */
export function gramsOfFluidOunce(portions: readonly Portion[]): number | null {
  const direct = portions.find(
    ({ isFluidOunce, stems }) => isFluidOunce && !stems.has('ice') && !stems.has('yields'),
  )
  if (direct !== undefined) return direct.grams
  const any = portions.find(({ isFluidOunce }) => isFluidOunce)
  if (any !== undefined) return any.grams
  const cup = portions.find(({ isCup }) => isCup)
  return cup === undefined ? null : cup.grams / 8
}
