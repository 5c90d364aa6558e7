import { blank } from './blank.ts'
import { mealVocabulary } from './vocabulary/meal-vocabulary.ts'
import { eatenByOthers, withoutOthers } from './others-ate.ts'
import type { ShareRemark } from './remark-words.ts'
import { sentenceAround, type Stretch } from './share-stretches.ts'
import { sharingOf } from './sharing.ts'
import { stemOf } from './stems.ts'

/** Whose the food was, how much of it, and at which meal: what a sentence says beside the foods. */

/** "had seconds" */
const SECONDS = /\b(?:had|went back for|and|with) seconds\b/g
const WITH_SECONDS = 1.8
/** "picked at some chips": less than anybody would be served. */
const TASTED = /\b(?:picked at|nibbled (?:on|at)|tasted|tried)\b(?= (?:some|the|a|an|my|his|her|their) )/g
const TASTE = 0.4
/** "hardly any meat" */
const HARDLY = /\b(?:hardly|barely|scarcely) any(?: of (?:the|my))?(?= [a-z])/g
const HARDLY_ANY = 0.2
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
export function whoseOf(said: string, remarks: readonly ShareRemark[]): Whose {
  const { text, shares } = sharingOf(said, remarks, (word) => mealVocabulary().idf(stemOf(word)) !== null)
  const others = eatenByOthers(said)
  const tasted = Array.from(text.matchAll(TASTED), ({ index }) => {
    const length = text.slice(index).search(/[,(.;\n]/)
    return { start: index, end: length < 0 ? text.length : index + length, share: TASTE }
  })
  const most = Array.from(text.matchAll(MOST), ({ index }) => ({
    ...foodBehind(text, index),
    share: MOST_EATEN,
  }))
  const hardly = Array.from(text.matchAll(HARDLY), ({ index }) => ({
    ...foodBehind(text, index),
    share: HARDLY_ANY,
  }))
  const seconds = Array.from(text.matchAll(SECONDS), ({ index }) => ({
    ...sentenceAround(text, index),
    share: WITH_SECONDS,
  }))
  const headings = headingsOf(text)
  return {
    textWithoutShares: withoutOthers(text)
      .replace(MOST, blank)
      .replace(HARDLY, blank)
      .replace(SECONDS, blank),
    shareAt: (at) =>
      [...(isForEach(text, at) ? [] : shares), ...tasted, ...most, ...hardly, ...seconds].reduce(
        (share, one) => (isIn(at, one) ? share * one.share : share),
        1,
      ),
    isOfOthers: (at) => others.some((one) => isIn(at, one)),
    mealAt: ({ start }) => headings.findLast((heading) => heading.start <= start)?.name ?? null,
  }
}

/** "75 g of spaghetti each": of what is shared, this was said of one. */
const isForEach = (text: string, { start, end }: Stretch): boolean =>
  /\beach(?! other)\b/.test(/^[^,.;\n]*/.exec(text.slice(start, end + EACH_BEHIND))?.[0] ?? '')
const EACH_BEHIND = ' each '.length

const isIn = (inner: Stretch, outer: Stretch) => inner.start >= outer.start && inner.start < outer.end

/** The one food that is told from a place on. */
function foodBehind(text: string, at: number): Stretch {
  const length = text.slice(at).search(/[,(.;\n]| and | but /)
  return { start: at, end: length < 0 ? text.length : at + length }
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
