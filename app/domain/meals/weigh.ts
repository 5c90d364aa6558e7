import { wordSet } from '#app/domain/food/line-words.ts'
import { wordTable } from '#app/domain/word-table.ts'
import { SIZES, UNITS } from './meal-words.ts'
import type { Measure, SaidAmount } from './phrase.ts'
import { tokensOf } from './stems.ts'
import type { VocabularyFood } from './vocabulary.ts'

/** Weighs a food of a sentence: the portion of the food's own table that says most of what was said. */

/** What is said of an amount, in the words of one food. */
export type SaidPortion = {
  amounts: readonly SaidAmount[]
  /** "a", "an", "another": one of it. */
  isOne: boolean
  /** Said width or length in inches. */
  inches: number | null
  /** The food is a dish of several: "2 eggs on toast" is one of it. */
  isDish: boolean
  /** Units, sizes and other words of the phrase, by stem. */
  words: ReadonlySet<string>
  unit: string | null
  /** Counted parts: "omelette with 3 eggs". */
  parts: readonly { stem: string; count: number }[]
  /** All units of the phrases, the one meant first. */
  units: readonly string[]
}

export type Weighed = {
  grams: number
  /** Standard deviation as a share of the weight. */
  spread: number
  /** How well the food's portions know what was said: adds to the score of the match. */
  fit: number
  basis: WeighBasis
  /** Of one, where something was counted. */
  unitGrams: number | null
}

export type WeighBasis = 'weight' | 'volume' | 'portion' | 'usual' | 'guess' | 'energy'

type Portion = {
  stems: ReadonlySet<string>
  grams: number
  /** Grams of a fluid ounce where the unit is that. */
  isFluidOunce: boolean
  isCup: boolean
  isDefault: boolean
  isGuideline: boolean
  isPart: boolean
  /** A container with its volume: "can (12 fl oz)". */
  order: number
}

export const GRAMS_PER: Readonly<Record<Exclude<Measure, 'kcal' | 'inch'>, number>> = {
  gram: 1,
  kilogram: 1000,
  ounce: 28.35,
  pound: 453.6,
  milliliter: 1,
  liter: 1000,
  floz: 30,
}
const ML_PER_FLOZ = 29.57

/** Of one of these where the food has no portion of that name, in grams. */
const USUAL_UNITS: Readonly<Record<string, number>> = wordTable<number>({
  cup: 220,
  tablespoon: 15,
  teaspoon: 5,
  slice: 30,
  piece: 40,
  glass: 240,
  mug: 240,
  bottle: 500,
  can: 355,
  pint: 568,
  quart: 950,
  shot: 42,
  handful: 30,
  pinch: 0.4,
  dash: 0.6,
  pat: 5,
  knob: 10,
  scoop: 66,
  dollop: 20,
  drizzle: 7,
  splash: 15,
  squeeze: 5,
  bite: 15,
  mouthful: 20,
  sip: 20,
  spoonful: 15,
  sprig: 1,
  clove: 3,
  rasher: 20,
  cube: 5,
  stick: 30,
  bar: 45,
  packet: 30,
  sachet: 10,
  wedge: 30,
  chunk: 20,
  ball: 30,
  scraping: 3,
})
/** Containers that hold a usual portion of whatever is in them. */
const HOLDS_USUAL = wordSet(
  'bowl plate serving portion helping order pot box pouch container tub package carton dish tray bucket basket round item bag jar side',
)
const FACTOR_OF: Readonly<Record<string, number>> = wordTable<number>({ plate: 1.3, bowl: 1.2, bucket: 2.5 })
const ALIKE: Readonly<Record<string, readonly string[]>> = wordTable<readonly string[]>({
  slice: ['piece'],
  piece: ['slice'],
  can: ['bottle'],
  packet: ['package', 'pouch'],
  bag: ['package', 'packet'],
  wedge: ['slice', 'piece'],
  patty: ['piece'],
  container: ['carton', 'tub', 'cup'],
  tub: ['container', 'carton'],
  carton: ['container', 'box'],
  stick: ['piece'],
  rasher: ['slice', 'strip'],
  link: ['sausage'],
  strip: ['slice', 'piece'],
  mug: ['cup'],
  glass: ['cup'],
  box: ['package'],
})
/** These measure even where a name has them ("pint of beer"). */
const VESSELS = wordSet('cup pint glass bottle can mug bowl plate tablespoon teaspoon')
/** A bite or a mouthful is never a whole portion. */
const TINY = wordSet('bite mouthful sip')
/** Several of a food of which no table knows how heavy one is. */
const UNCOUNTABLE = -1.5
const GENERIC = wordSet('item each whole any piece unit fruit regular medium nfs as to size order bar')
const NOT_HELPING = wordSet('yield yields surface inch cubic guideline pound lb')
const SILENT = wordSet(
  'nfs ns as to size any or the of a with and approx about equivalent inches dia diameter long',
)
const NEUTRAL_SIZES = wordSet('medium regular')
const SIZE_FACTOR: Readonly<Record<string, number>> = wordTable<number>({
  small: 0.75,
  mini: 0.45,
  miniature: 0.45,
  large: 1.35,
  big: 1.35,
  huge: 1.7,
  giant: 1.8,
  jumbo: 1.6,
  extra: 1.2,
  thin: 0.8,
  thick: 1.3,
  footlong: 1.9,
  kid: 0.7,
  tiny: 0.4,
})

const cache = new WeakMap<VocabularyFood, readonly Portion[]>()

function portionsOf(food: VocabularyFood): readonly Portion[] {
  const known = cache.get(food)
  if (known !== undefined) return known
  const portions = food.portions().map(({ amount, unit, grams }, order): Portion => {
    const stems = new Set(tokensOf(unit).flatMap(({ kind, text }) => (kind === 'mark' ? [] : [text])))
    const text = unit.toLowerCase()
    return {
      stems,
      grams: grams / amount,
      isFluidOunce: text.startsWith('fl oz'),
      isCup: text.startsWith('cup'),
      isDefault: text.startsWith('quantity not specified'),
      isGuideline: text.startsWith('guideline'),
      isPart: /^(?:cubic|surface|lb\b|oz\b)|yield/.test(text),
      order,
    }
  })
  cache.set(food, portions)
  return portions
}

/** Weighs a portion. Never throws; what nobody said is the usual amount. */
export function weigh(
  food: VocabularyFood,
  all: SaidPortion,
  name: readonly { stem: string; isHead: boolean }[],
): Weighed {
  const named = new Set(name.map(({ stem }) => stem))
  // The bar of a "chocolate cookie bar" is no unit.
  const said =
    all.unit !== null && named.has(all.unit) && !VESSELS.has(all.unit)
      ? { ...all, unit: all.units.find((unit) => !named.has(unit)) ?? null }
      : all
  const portions = portionsOf(food)
  const measured = said.amounts.find(({ measure }) => measure !== null && measure !== 'inch')
  const counted = said.amounts.find(({ measure }) => measure === null)
  const isPlate = all.isDish && all.unit === null && counted !== undefined && counted.value > 1
  const count = counted === undefined || isPlate ? 1 : (counted.value + counted.most) / 2
  if (measured !== undefined) return byMeasure(food, portions, measured, count)
  const byPart = counted === undefined ? weighedByPart(portions, said) : null
  if (byPart !== null) return byPart
  const hasCount = counted !== undefined || said.isOne
  const isOwn = food.source === 'own' || food.source === 'world'
  const inches = said.inches
  if (inches !== null && name.some(({ stem, isHead }) => isHead && stem === 'pizza')) {
    const grams = PIZZA_GRAMS_PER_SQUARE_INCH * inches ** 2
    return { grams: grams * count, spread: 0.25, fit: 0.5, basis: 'portion', unitGrams: grams }
  }
  if (isOwn && said.unit === null && hasCount && name.some(({ stem, isHead }) => isHead && stem === 'pizza'))
    return wholePizza(portions, said, count)
  const best = bestPortion(portions, named, said, hasCount)
  if (said.unit !== null && (best === null || !best.saysUnit)) return byUsualUnit(portions, said, count, best)
  if (best === null) return guess(portions, said, count)
  const size = best.saysSize ? 1 : sizeFactor(said.words)
  const factor =
    best.portion.isDefault && counted !== undefined && counted.value > 3 ? Math.min(count, 3) : count
  return {
    grams: best.portion.grams * factor * size,
    spread: best.portion.isDefault ? 0.4 : best.saysUnit ? 0.14 : 0.22,
    fit: best.saysUnit ? 0.8 : best.saysSize ? 0.6 : best.portion.isDefault && count > 1 ? UNCOUNTABLE : 0,
    basis: best.portion.isDefault ? 'usual' : 'portion',
    unitGrams: best.portion.grams * size,
  }
}

/** "omelette with 3 eggs": the food's own table may weigh it by its eggs. */
function weighedByPart(portions: readonly Portion[], { parts }: SaidPortion): Weighed | null {
  for (const { stem, count } of parts) {
    const portion =
      portions.find(({ stems }) => stems.has(stem) && (stems.has('large') || stems.has('medium'))) ??
      portions.find(({ stems, isGuideline }) => stems.has(stem) && !isGuideline)
    if (portion !== undefined)
      return {
        grams: portion.grams * count,
        spread: 0.15,
        fit: 0.8,
        basis: 'portion',
        unitGrams: portion.grams,
      }
  }
  return null
}

/** A pizza is a whole one; USDA weighs it by its size, our own table by the slice. */
const WHOLE_PIZZA_GRAMS = 400
/** By the square of its width: a pizza of 12 inches weighs some 650 g. */
const PIZZA_GRAMS_PER_SQUARE_INCH = 4.5

function wholePizza(portions: readonly Portion[], said: SaidPortion, count: number): Weighed {
  const sized = portions.filter(
    ({ stems }) => stems.has('pizza') && !stems.has('piece') && !stems.has('frozen'),
  )
  const size = ['personal', 'small', 'medium', 'large'].find((word) => said.words.has(word)) ?? 'small'
  const known = sized.find(({ stems }) => stems.has(size))
  const grams = known?.grams ?? WHOLE_PIZZA_GRAMS * sizeFactor(said.words)
  return { grams: grams * count, spread: 0.3, fit: 0, basis: 'portion', unitGrams: grams }
}

function byMeasure(
  food: VocabularyFood,
  portions: readonly Portion[],
  { value, most, measure }: SaidAmount,
  count: number,
): Weighed {
  const amount = ((value + most) / 2) * count
  const floz = gramsOfFluidOunce(portions)
  const exact = { spread: 0.02, fit: 0.3, unitGrams: null }
  if (measure === 'kcal') {
    const { kcal } = food.per100g()
    return { ...exact, grams: kcal > 0 ? (amount / kcal) * 100 : 0, basis: 'energy', spread: 0 }
  }
  const isDrinkOunce =
    measure === 'ounce' &&
    floz !== null &&
    !portions.some(({ stems, isPart }) => isPart && stems.has('ounce'))
  if (measure === 'floz' || isDrinkOunce)
    return { ...exact, grams: amount * (floz ?? 30), basis: 'volume', spread: 0.04 }
  if (measure === 'milliliter' || measure === 'liter') {
    const ml = amount * (measure === 'liter' ? 1000 : 1)
    return { ...exact, grams: (ml / ML_PER_FLOZ) * (floz ?? ML_PER_FLOZ), basis: 'volume', spread: 0.04 }
  }
  return {
    ...exact,
    grams: amount * GRAMS_PER[measure === 'inch' || measure === null ? 'gram' : measure],
    basis: 'weight',
  }
}

function gramsOfFluidOunce(portions: readonly Portion[]): number | null {
  const direct = portions.find(
    ({ isFluidOunce, stems }) => isFluidOunce && !stems.has('ice') && !stems.has('yields'),
  )
  if (direct !== undefined) return direct.grams
  const any = portions.find(({ isFluidOunce }) => isFluidOunce)
  if (any !== undefined) return any.grams
  const cup = portions.find(({ isCup }) => isCup)
  return cup === undefined ? null : cup.grams / 8
}

type BestPortion = { portion: Portion; score: number; saysUnit: boolean; saysSize: boolean }

function bestPortion(
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
  if (isPart && !(said.unit !== null && stems.has(said.unit))) return null
  const saysUnit =
    said.unit !== null && (stems.has(said.unit) || (ALIKE[said.unit] ?? []).some((unit) => stems.has(unit)))
  let score = (isGuideline ? 6 : 0) - 0.15 * Math.abs(Math.log(portion.grams / usual))
  const offersChoice = stems.has('or')
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

function sizeFactor(words: ReadonlySet<string>): number {
  for (const word of words) {
    const factor = SIZE_FACTOR[word]
    if (factor !== undefined) return factor
  }
  return 1
}

function usualGrams(portions: readonly Portion[]): number {
  const usual = portions.find(({ isDefault }) => isDefault)
  if (usual !== undefined) return usual.grams
  const helping = portions.find(
    ({ stems, isPart }) => !isPart && (stems.has('serving') || stems.has('medium') || stems.has('piece')),
  )
  const first =
    helping ?? portions.find(({ isPart, isGuideline, isCup }) => !isPart && !isGuideline && !isCup)
  if (first !== undefined && first.grams >= 5 && first.grams <= 350) return first.grams
  const cup = portions.find(({ isCup }) => isCup)
  return cup === undefined ? 100 : Math.min(cup.grams, 250)
}

/** The unit that was said is not among the food's portions. */
function byUsualUnit(
  portions: readonly Portion[],
  said: SaidPortion,
  count: number,
  best: BestPortion | null,
): Weighed {
  const unit = said.unit ?? ''
  const usual = usualGrams(portions)
  const size = sizeFactor(said.words)
  if (HOLDS_USUAL.has(unit)) {
    const grams = (best?.saysSize ? best.portion.grams : usual * size) * (FACTOR_OF[unit] ?? 1)
    return { grams: grams * count, spread: 0.4, fit: 0, basis: 'usual', unitGrams: grams }
  }
  const floz = gramsOfFluidOunce(portions)
  const isLiquid = portions.some(({ isFluidOunce }) => isFluidOunce)
  const volume: Readonly<Record<string, number>> = {
    glass: 8,
    mug: 8,
    cup: 8,
    bottle: 16.9,
    can: 12,
    pint: 16,
    quart: 32,
    shot: 1.5,
    tablespoon: 0.5,
    teaspoon: 1 / 6,
  }
  const ounces = volume[unit]
  const known = USUAL_UNITS[unit]
  const grams =
    floz !== null && ounces !== undefined && (isLiquid || unit === 'tablespoon' || unit === 'teaspoon')
      ? floz * ounces
      : known === undefined
        ? usual
        : TINY.has(unit)
          ? known
          : unit === 'glass' || unit === 'mug' || unit === 'cup'
            ? (floz ?? known / 8) * 8
            : known
  return {
    grams: grams * count * size,
    spread: 0.35,
    fit: known === undefined ? 0 : -0.8,
    basis: 'guess',
    unitGrams: grams * size,
  }
}

function guess(portions: readonly Portion[], said: SaidPortion, count: number): Weighed {
  const grams = usualGrams(portions) * sizeFactor(said.words)
  return { grams: grams * Math.min(count, 6), spread: 0.45, fit: 0, basis: 'guess', unitGrams: grams }
}
