import { type IngredientLine, isHeading } from '#app/domain/food/ingredient-line.ts'
import { NOTHING_LEFT } from '#app/domain/food/left-behind.ts'
import { weighLine } from '#app/domain/food/weigh-line.ts'
import { TELLING } from '#app/domain/meals/lexicon.ts'
import { foodOfOwn, lineOfOwn, type NamedOwn, type OwnFood, ownFoodsNamed } from './own-foods.ts'

/** An own food of a meal told in words, with its portion. */
export type OwnInMeal = {
  food: OwnFood
  /** As it was said: "2 portions of my granola". */
  said: string
  grams: number
  low: number
  high: number
  /** The amount was said by weight or volume. */
  isMeasured: boolean
  /** Nobody said how much. */
  isUsualAmount: boolean
  assumptions: readonly string[]
}

/** Taken where nobody says how much and the label names no portion. */
const USUAL_G = 100

/** Between foods of a sentence. A name may have these words inside; they part what is outside of it. */
const BETWEEN = /[,;.!?\n+&]|\b(?:and|with|plus|then|on|in|for|at|after|before)\b/giu

/**
 * Takes out of a told meal the foods that are the member's own, each with the amount said with it. The rest is left as it
 * was told, for the reader of all other foods.
 */
export function takeOwnFoods(
  description: string,
  foods: readonly OwnFood[],
): { taken: OwnInMeal[]; rest: string } {
  const named = ownFoodsNamed(description, foods)
  const taken: OwnInMeal[] = []
  let rest = description
  // From the end, so that earlier places stay what they are.
  for (const one of named.toReversed()) {
    const found = pieceAround(rest, one)
    if (found === null) continue
    taken.unshift(weighed(one.food, found))
    rest = rest.slice(0, found.start) + rest.slice(found.end)
  }
  return { taken, rest: /\p{L}/u.test(withoutTelling(rest)) ? rest : '' }
}

/** "I had … for breakfast" says nothing more once its food is taken out. */
const withoutTelling = (text: string): string =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !TELLING.has(word.toLowerCase()) && !PARTS.has(word.toLowerCase()))
    .join(' ')
const PARTS = new Set([
  'and',
  'with',
  'plus',
  'then',
  'on',
  'in',
  'a',
  'an',
  'of',
  'the',
  'breakfast',
  'dinner',
  'supper',
])

type Piece = { start: number; end: number; line: IngredientLine }

/** The stretch of a text that is an own food and its amount; null where the name is only part of another food's. */
function pieceAround(text: string, named: NamedOwn): Piece | null {
  const before = [...text.slice(0, named.start).matchAll(BETWEEN)].filter(
    (found) => !isInNumber(text, found.index),
  )
  const last = before.at(-1)
  const first = [...text.slice(named.end).matchAll(BETWEEN)].find(
    (found) => !isInNumber(text, named.end + found.index),
  )
  const from = last === undefined ? 0 : last.index + last[0].length
  const to = first === undefined ? text.length : named.end + first.index
  // "I had 200 g of it": what tells is left where it stands.
  for (let start = from; start <= named.start; start = nextWord(text, start)) {
    const piece = text.slice(start, to)
    const line = isHeading(piece)
      ? null
      : lineOfOwn(piece, { ...named, start: named.start - start, end: named.end - start })
    if (line !== null) return { start, end: to, line }
    const word = /^\W*([\p{L}’']+)\W/u.exec(text.slice(start))?.[1]
    if (word === undefined || !TELLING.has(word.toLowerCase())) return null
  }
  return null
}

/** The point of "1.5" parts no foods. */
const isInNumber = (text: string, at: number): boolean =>
  /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '')

const nextWord = (text: string, from: number): number => {
  const found = /\W*[\p{L}’']+\s*/u.exec(text.slice(from))
  return found === null ? text.length + 1 : from + found.index + found[0].length
}

function weighed(own: OwnFood, { line }: Piece): OwnInMeal {
  const food = foodOfOwn(own)
  const [found] =
    weighLine(line, [{ food, confidence: 1, share: 1 }], { isServed: true, method: NOTHING_LEFT }) ?? []
  const isSaid = line.quantity !== null || line.unit !== null
  const { portionG, per } = own.label
  const grams = (isSaid ? found?.grams : null) ?? portionG ?? USUAL_G
  const assumptions =
    isSaid && found !== undefined ? found.assumptions : [`${own.name}: ${usual(portionG, per)}`]
  return {
    food: own,
    said: line.text,
    grams,
    low: isSaid && found ? found.low : grams * 0.7,
    high: isSaid && found ? found.high : grams * 1.3,
    isMeasured: isSaid && found !== undefined && found.low === found.high,
    isUsualAmount: !isSaid || found === undefined,
    assumptions: assumptions.filter((said) => !said.startsWith('read as')),
  }
}

const usual = (portionG: number | null, per: 'g' | 'ml'): string =>
  portionG === null
    ? `no portion is known, ${USUAL_G} ${per} are taken`
    : `the portion of its label, ${portionG} ${per}, is taken`
