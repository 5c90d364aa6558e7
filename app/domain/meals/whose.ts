import { sentenceAround, type Stretch } from './share-stretches.ts'
import type { Servings } from './servings.ts'

/** Whose the food was, how much of it, and at which meal: what a sentence says beside the foods. */

/** The word of sharing, what was shared where it stands between, and between whom. */
const SHARED =
  /\b((?:to )?(?:shared?|sharing|split|divided))\b([^.;\n]{0,60}?)(\b(?:(?:between|among|amongst|by|with) )?(?:(?:the |us )?(two|three|four|five|six|2|3|4|5|6)\b(?: of us| ways| friends| others| people| mates| colleagues)|(?:between|among|amongst|by|with) (?:the |us )?(two|three|four|five|six|2|3|4|5|6)\b|(?:between|among|amongst|by|with) [a-z ]{0,12}?\b(?:wife|husband|partner|friend|girlfriend|boyfriend|son|daughter|mum|mom|dad|brother|sister|colleague|flatmate|each other|us|me|him|her)\b))/g
/** "a bottle of wine between two" */
const BETWEEN =
  /\b(?:between|among|for) (?:the |us )?(two|three|four|five|six|2|3|4|5|6)(?: of us)?\b(?= *(?:[.,;)\n]|and |$))/g
const PEOPLE: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }

const OTHERS_ATE =
  /\b(?:(?:my|his|her|the|our) )?(?:wife|husband|partner|friend|girlfriend|boyfriend|son|daughter|kids?|children|mum|mom|dad|brother|sister|mate|colleague) (?:had|ate|drank|got|ordered|took|chose)\b|\b(?:he|she|they) (?:had|ate|drank|got|ordered)\b|\b(?:him|her|them|wife|husband|partner|kids?|son|daughter|mum|mom|dad|friend|children|boyfriend|girlfriend) ?:|(?<!\b(?:room|enough) )\bfor (?:him|her|them|(?:my |the |our )?(?:wife|husband|partner|kids?|children|son|daughter|mum|mom|dad|friend|mate|boyfriend|girlfriend))\b(?= (?:an? |the |some |\d))/g
const I_ATE =
  /\b(?:i|we) (?:had|ate|drank|got|ordered|took|chose|just|also|only)\b|\bme ?:|\bfor me\b|\bmine (?:was|were)\b/g

/** "gave the rest to my kid", "threw the other half away": what was not eaten, told without its name. */
const REST =
  /\b(?:gave|giving|left|saved|saving|threw|binned|kept) (?:the |away the |away )?(?:rest|other half|remainder)\b[^,.;)\n]*/g
/** "had seconds" */
const SECONDS = /\b(?:had|went back for|and|with) seconds\b/g
const WITH_SECONDS = 1.8
/** "picked at some chips": less than anybody would be served. */
const TASTED = /\b(?:picked at|nibbled (?:on|at)|tasted|tried)\b(?= (?:some|the|a|an|my|his|her|their) )/g
const TASTE = 0.4
/** "most of a burrito" */
const MOST = /\b(?:most|almost all|nearly all) of (?=an? |my |the |his |her )/g
const MOST_EATEN = 0.8

const MEAL_HEADING = /\b(breakfast|brunch|lunch|dinner|supper|snacks?|elevenses|dessert)\b/g

/** What a text says of shares, other people and meals. Offsets are those of the text. */
export type Whose = {
  /** The text with what was said of shares blanked out, so that no number of it is taken for an amount. */
  textWithoutShares: string
  /** The share that was eaten of what is said at this place: 1 where nothing else is said. */
  shareAt: (stretch: Stretch) => number
  /** True where somebody else ate it. */
  isOfOthers: (stretch: Stretch) => boolean
  /** "breakfast", where the text tells of several meals; else null. */
  mealAt: (stretch: Stretch) => string | null
}

/** Reads shares, other people and meals from a folded text. */
export function whoseOf(text: string, servings: readonly Servings[]): Whose {
  const shared = Array.from(text.matchAll(SHARED), (match) => {
    const said = match[4] ?? match[5] ?? ''
    const others = Number(said) || PEOPLE[said] || 2
    // "shared with two friends"
    const people =
      /^with .*(?:friends|others|mates|colleagues)$/.test(match[3] ?? '') && said !== '' ? others + 1 : others
    return { ...clauseAround(text, match.index), share: 1 / people }
  })
  const between =
    shared.length > 0
      ? []
      : Array.from(text.matchAll(BETWEEN), (match) => {
          const people = Number(match[1]) || PEOPLE[match[1] ?? ''] || 2
          return { ...clauseAround(text, match.index), share: 1 / people }
        })
  const others = Array.from(text.matchAll(OTHERS_ATE), ({ index }) => {
    const back = text.slice(index).search(I_ATE)
    const { end } = sentenceAround(text, index)
    return { start: index, end: back < 0 ? end : Math.min(end, index + back) }
  })
  const served = servings.map(({ index, share }) => ({ ...sentenceAround(text, index), share }))
  const tasted = Array.from(text.matchAll(TASTED), ({ index }) => {
    const length = text.slice(index).search(/[,(.;\n]/)
    return { start: index, end: length < 0 ? text.length : index + length, share: TASTE }
  })
  const most = Array.from(text.matchAll(MOST), ({ index }) => {
    const length = text.slice(index).search(/[,(.;\n]| and /)
    return { start: index, end: length < 0 ? text.length : index + length, share: MOST_EATEN }
  })
  const seconds = Array.from(text.matchAll(SECONDS), ({ index }) => ({
    ...sentenceAround(text, index),
    share: WITH_SECONDS,
  }))
  const headings = headingsOf(text)
  return {
    textWithoutShares: text
      .replace(SHARED, (_, verb: string, what: string, who: string) => blank(verb) + what + blank(who))
      .replace(BETWEEN, blank)
      .replace(MOST, blank)
      .replace(REST, blank)
      .replace(SECONDS, blank),
    shareAt: (at) =>
      [...shared, ...between, ...served, ...tasted, ...most, ...seconds].reduce(
        (share, one) => (isIn(at, one) ? share * one.share : share),
        1,
      ),
    isOfOthers: (at) => others.some((one) => isIn(at, one)),
    mealAt: ({ start }) => headings.findLast((heading) => heading.start <= start)?.name ?? null,
  }
}

const blank = (said: string): string => ' '.repeat(said.length)

const isIn = (inner: Stretch, outer: Stretch) => inner.start >= outer.start && inner.start < outer.end

const NEW_CLAUSE = /\b(?:and|then|but) (?:then )?(?:i |we )?(?:also )?(?:had|ate|drank|got|ordered)\b/g

/** The clause of a sentence that a place stands in: up to the next verb of eating or comma. */
function clauseAround(text: string, at: number): Stretch {
  let { start, end } = sentenceAround(text, at)
  for (const { index } of text.matchAll(NEW_CLAUSE)) {
    if (index <= start || index >= end) continue
    if (index < at) start = index
    else end = index
  }
  return { start, end }
}

/** Headings of a day: only where the text names at least two different meals. */
function headingsOf(text: string): { name: string; start: number }[] {
  const found = Array.from(text.matchAll(MEAL_HEADING), ({ index, 1: name = '' }) => {
    // "… for lunch" closes what it tells of; the heading counts from the start of its clause.
    const clause = Math.max(...['.', ';', '\n', ','].map((mark) => text.lastIndexOf(mark, index)), -1) + 1
    const isBefore = /^(?:\s*(?:and |then |for |at |my |today'?s |this )*)$/.test(text.slice(clause, index))
    return { name: name.replace(/s$/, ''), start: isBefore ? clause : sentenceAround(text, index).start }
  })
  return new Set(found.map(({ name }) => name)).size > 1 ? found : []
}
