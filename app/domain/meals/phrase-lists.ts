import { describesOnly, saysOnlyState } from './kinds-behind.ts'
import { SOMETHING, STATES, VAGUE } from './lexicon.ts'
import type { Building, Phrase, SaidAmount } from './phrase.ts'
import { wordsOfKind } from './relations/words.ts'
import {
  isCountOfPieces,
  isSizeOfCounted,
  isUnitBehind,
  isWeightOfAll,
  measureBy,
  sharesOf,
  wholeOfShare,
} from './units-behind.ts'

/** What binds the phrases of a sentence once they are all read: amounts that stand behind, and lists. */

/** "sandwich (ham, cheese and tomato)" at most. */
const MOST_IN_NAME = 3

/** "sushi, 8 pieces", "carrot 2", "steak 250 g": an amount without a food belongs to the phrase before. */
export function mergeAmounts(phrases: readonly Building[]): Phrase[] {
  const out: Building[] = []
  for (const phrase of withAmountsBehind(phrases)) {
    const before = out.at(-1)
    const isAmountOnly = phrase.amounts.length > 0 && describesOnly(phrase, before)
    const isBehind = phrase.joint === 'none' || phrase.joint === 'strong'
    if (before !== undefined && (phrase.isAfterComma || phrase.joint === 'none')) countBits(phrase)
    if (before !== undefined && isOneMore(phrase)) {
      const unit = phrase.words.find(({ role }) => role === 'unit')?.stem
      const again = out.findLast(({ words }) => words.some(({ stem }) => stem === unit)) ?? before
      again.amounts = [oneMore(again.amounts)]
      again.hasDeterminer = true
      continue
    }
    if (before !== undefined && isSizeBehind(phrase) && before.words.every(({ role }) => role !== 'size')) {
      before.words = [...before.words, ...phrase.words]
      before.end = phrase.end
      continue
    }
    const whole = isAmountOnly ? wholeOfShare(out, phrase) : undefined
    if (whole !== undefined) {
      whole.amounts = sharesOf(whole.amounts, phrase.amounts)
      whole.end = whole === before ? phrase.end : whole.end
      continue
    }
    if (before !== undefined && isUnitBehind(phrase, before)) {
      measureBy(before, phrase)
      continue
    }
    if (before !== undefined && isWeightOfAll(phrase, before)) {
      before.amounts = phrase.amounts
      before.words = [...before.words, ...phrase.words]
      before.end = phrase.end
      continue
    }
    const sized = sizedBy(out, phrase)
    if (sized !== undefined) {
      sized.amounts = [...sized.amounts, ...phrase.amounts]
      if (sized === before) sized.end = phrase.end
      continue
    }
    const host = hostOfTimes(out, phrase)
    if (isAmountOnly && host !== undefined) {
      host.amounts = phrase.amounts
      host.words = [...host.words, ...phrase.words]
      host.hasDeterminer = true
    } else if (before !== undefined && isAmountOnly && isBehind && before.amounts.length === 0) {
      // "bottle of wine, two glasses of it"
      const isUnitSaid = phrase.words.some(({ role }) => role === 'unit')
      const words =
        isUnitSaid || isCountOfPieces(phrase, before)
          ? before.words.filter(({ isMeasure }) => isMeasure !== true)
          : before.words
      before.hasDeterminer ||= !(isMeasured(phrase) && closesNameOfTwo(before, out.at(-2)))
      before.amounts = phrase.amounts
      before.words = [...words, ...phrase.words]
      before.end = phrase.end
    } else if (before !== undefined && saysOnlyState(phrase, before) && isBehind) {
      before.words = [...before.words, ...phrase.words]
      before.end = phrase.end
    } else out.push(phrase)
  }
  return withLists(withBrackets(out.filter(({ words }) => words.length > 0)))
}

const isMeasured = ({ amounts }: Phrase): boolean => amounts.some(({ measure }) => measure !== null)

/** "ham and cheese sandwich 400 kcal": the amount behind is of the dish of both, and not of its last word. */
export const closesNameOfTwo = (last: Phrase, first: Phrase | undefined): boolean =>
  first !== undefined &&
  last.joint === 'strong' &&
  !last.hasDeterminer &&
  !last.isAfterComma &&
  last.words.some(
    ({ stem, role }) =>
      role === 'food' && (wordsOfKind('kind-of-dish').has(stem) || wordsOfKind('named-by-two').has(stem)),
  )

/** What was counted and is told the size of: "2 beers (330 ml)", "5 rolls with butter (30 g each)". */
function sizedBy(phrases: readonly Building[], size: Building): Building | undefined {
  const isEach = size.amounts[0]?.isEach === true
  for (const phrase of phrases.toReversed()) {
    if (isSizeOfCounted(size, phrase)) return phrase
    if (!isEach || phrase.joint !== 'weak' || phrase.amounts.length > 0) return undefined
  }
  return undefined
}

/** "penne, big portion" */
const isSizeBehind = ({ isAfterComma, amounts, words }: Building): boolean =>
  isAfterComma &&
  amounts.length === 0 &&
  words.some(({ role }) => role === 'size') &&
  words.every(({ role }) => role === 'size' || role === 'unit')

/** "then another bowl", "and another one" */
const isOneMore = ({ isAnother, words, amounts }: Building): boolean =>
  isAnother === true && amounts.length <= 1 && words.every(({ role }) => role === 'unit' || role === 'size')

function oneMore([amount]: readonly SaidAmount[]): SaidAmount {
  return amount === undefined
    ? { value: 2, most: 2, measure: null }
    : amount.measure === null
      ? { ...amount, value: amount.value + 1, most: amount.most + 1 }
      : { ...amount, value: amount.value * 2, most: amount.most * 2 }
}

const hasFood = ({ words }: Building): boolean => words.some(({ role }) => role === 'food')

/** "bread 2 slices butter 10g": where a list ends with an amount, every amount of it stands behind its food. */
function withAmountsBehind(phrases: readonly Building[]): Building[] {
  const out: Building[] = []
  for (let at = 0; at < phrases.length;) {
    const next = phrases.findIndex(({ joint }, place) => place > at && joint !== 'none')
    const end = next < 0 ? phrases.length : next
    const list = phrases.slice(at, end)
    out.push(...(isCountedBehind(list) ? list.flatMap((phrase, place) => shiftedFrom(phrase, place)) : list))
    at = end
  }
  return out
}

/** A food, amounts with a food behind each, and an amount alone. */
function isCountedBehind(list: readonly Building[]): boolean {
  const [first, ...others] = list
  const last = others.pop()
  return (
    first !== undefined &&
    last !== undefined &&
    others.length > 0 &&
    first.amounts.length === 0 &&
    !first.hasDeterminer &&
    hasFood(first) &&
    others.every((phrase) => phrase.amounts.length > 0 && hasFood(phrase)) &&
    last.amounts.length > 0 &&
    last.words.every(({ role, stem }) => role === 'unit' || role === 'size' || STATES.has(stem))
  )
}

/** The amount of a phrase with its units, and behind it what the next amount is of. */
function shiftedFrom(phrase: Building, place: number): Building[] {
  // "rice 80g dry chicken 100g raw": the state behind an amount is of the food before.
  const food = phrase.words.findIndex(
    ({ role, stem }) => role !== 'unit' && role !== 'size' && (place === 0 || !STATES.has(stem)),
  )
  if (place === 0 || food < 0) return [phrase]
  const words = phrase.words.slice(food)
  const middle = words[0]!.start
  return [
    { ...phrase, words: phrase.words.slice(0, food), end: middle },
    { ...phrase, words, amounts: [], hasDeterminer: false, start: middle },
  ]
}

/** "toast with marmalade x2": two of the toast, and what is on it. */
function hostOfTimes(phrases: readonly Building[], { amounts, words }: Building): Building | undefined {
  const isOfSlices = words.some(({ stem, role }) => role === 'unit' && stem === 'slice')
  // "toast with butter, 2 slices" counts the toast.
  if ((amounts[0]?.isTimes !== true && !isOfSlices) || isExtra(phrases.at(-1))) return undefined
  let at = phrases.length - 1
  while (
    at > 0 &&
    phrases[at]!.joint === 'strong' &&
    !phrases[at]!.hasDeterminer &&
    phrases[at - 1]!.joint === 'weak'
  )
    at--
  const host = phrases[at]?.joint === 'weak' ? phrases[at - 1] : undefined
  return host === undefined || host.amounts.length > 0 ? undefined : host
}

/** "with extra cheese x3": three of the cheese. */
const isExtra = (phrase: Building | undefined): boolean =>
  phrase?.joint === 'weak' && phrase.words.some(({ stem }) => stem === 'extra')

/** "garlic bread, 2 bits" */
function countBits({ amounts, words }: Building): void {
  const [only] = words
  if (amounts.length === 0 || words.length > 1 || only === undefined || !SOMETHING.has(only.stem)) return
  Object.assign(only, { stem: 'piece', role: 'unit' })
}

/** "salad (chicken caesar)" and "sandwich (cheddar and pickle)" name one dish; "coffee (oat milk)" says what is in it. */
function withBrackets(phrases: readonly Building[]): Building[] {
  const out: Building[] = []
  for (let at = 0; at < phrases.length; at++) {
    const [host, next] = [phrases[at]!, phrases[at + 1]]
    if (host.isBracketed || next?.isBracketed !== true || next.amounts.length > 0) {
      out.push(host)
      continue
    }
    const end = phrases.findIndex(({ isBracketed }, place) => place > at && !isBracketed)
    const inside = phrases.slice(at + 1, end < 0 ? phrases.length : end)
    const [noun] = host.words.filter(({ role }) => role === 'food')
    const isOneNoun = host.words.every((word) => word === noun || word.role !== 'food')
    const isKind = isOneNoun && noun !== undefined && VAGUE.has(noun.stem) && inside.length <= MOST_IN_NAME
    if (
      !isKind ||
      inside.some(
        ({ amounts, joint, isAfterComma, words }) =>
          amounts.length > 0 ||
          isAfterComma ||
          joint === 'weak' ||
          // "pasta (lentil soup)" are two kinds of dishes.
          words.some(({ stem }) => stem !== noun.stem && VAGUE.has(stem)),
      )
    ) {
      if (next.words.some(({ role }) => role === 'food')) next.joint = 'weak'
      out.push(host)
      continue
    }
    const last = inside.at(-1)!
    last.words = [...last.words, ...host.words]
    Object.assign(inside[0]!, { ...host, words: inside[0]!.words, end: inside[0]!.end })
    out.push(...inside.map((phrase) => ({ ...phrase, isBracketed: false })))
    at += inside.length
  }
  return out
}

/** "featuring cheese, lettuce, and tomato": what goes on in a list goes on in its way. */
function withLists(phrases: readonly Building[]): Phrase[] {
  phrases.forEach((phrase, at) => {
    const before = phrases[at - 1]
    if (before?.joint !== 'inside' || phrase.joint !== 'strong') return
    if (!phrase.hasDeterminer && !phrase.isAfterVerb && !before.hasDeterminer) phrase.joint = 'inside'
  })
  return [...phrases]
}
