import type { Stretch } from './marks.ts'

/** How far a remark on a share reaches: "…, only ate half of it". */

/** How much was eaten of a food that was told elsewhere in the text. */
export type ShareRemark = Stretch & {
  /** Eaten, left, left by being eaten by others, the other half later, or not eaten at all. */
  kind: 'eaten' | 'left' | 'others' | 'otherHalf' | 'refused' | 'countEaten' | 'countLeft'
  /** That was eaten; of counts how many pieces were eaten or left. */
  share: number
  /** The food by name; null where a word stands for it, or nothing. */
  name: string | null
  /** "the other half": who tells it may have told the first half before. */
  isOther?: boolean
  /** "it", "that" */
  pronoun: string | null
}

/** The sentence that a place stands in; a point inside a number ends none. */
export function sentenceAround(text: string, at: number): Stretch {
  let start = 0
  for (const { index } of text.matchAll(/[.;!?\n](?!\d)/g)) {
    if (index >= at) return { start, end: index }
    start = index + 1
  }
  return { start, end: text.length }
}

const JOINS = / (?:and|&|\+|plus|n) /
/** The last of some marks before a place; a comma inside a number is none. */
function lastOf(text: string, marks: string, before: number): number {
  for (let at = Math.min(before, text.length - 1); at >= 0; at--)
    if (marks.includes(text[at]!) && !/^,\d/.test(text.slice(at, at + 2))) return at
  return -1
}

/** "edamame split with a friend" at the end of a list speaks of the edamame; behind a comma of all before it. */
export function segmentBefore(text: string, at: number, sentence: Stretch): Stretch {
  const start = Math.max(sentence.start, lastOf(text, ',', at - 1) + 1)
  const segment = text.slice(start, at)
  const isOwn = /[a-z]{3}/.test(segment.replace(/\b(?:and|but|then|which|that|i|we|so|only|just)\b/g, ''))
  const isLastOfList = start > sentence.start && isOwn && !JOINS.test(segment)
  return isLastOfList ? { start, end: sentence.end } : sentence
}

/** What a remark without a name speaks of; `foods` are the places of the foods before it, the nearest first. */
export function stretchMeant(text: string, { start: at }: ShareRemark, foods: readonly number[]): Stretch {
  const bracket = bracketAround(text, at)
  if (bracket !== null) return bracket
  const sentence = sentenceAround(text, at)
  const isIn = foods.some((place) => place >= sentence.start)
  const [nearest] = foods
  // "bagel with lox. only finished one half": of the sentence before.
  if (!isIn && nearest !== undefined) return { start: sentenceAround(text, nearest).start, end: at }
  const { start, end } = segmentBefore(text, at, sentence)
  // "had half of it with 100 g of rice": the rice is told behind.
  return { start, end: isIn ? at : end }
}

/** "basket of chips (I ate a third)": in brackets it is said of what stands right before them. */
function bracketAround(text: string, at: number): Stretch | null {
  const open = text.lastIndexOf('(', at)
  const close = text.indexOf(')', at)
  if (open < 0 || close < 0 || text.slice(open, at).includes(')')) return null
  return { start: lastOf(text, ',:;.\n', open) + 1, end: close }
}
