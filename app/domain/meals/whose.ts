import { marked, patternOf, type Span, type Stretch, withoutMarks } from './marks.ts'
import { mealVocabulary } from './vocabulary/meal-vocabulary.ts'
import { sentenceAround, type ShareRemark } from './share-stretches.ts'
import { sharingOf } from './sharing.ts'
import { stemOf } from './stems.ts'

/** Whose the food was, how much of it, and at which meal: what a sentence says beside the foods. */

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
  const tastes: (Stretch & { share: number })[] = []
  const untasted = marked(withoutMarks(text, 'others'), 'taste', (span) => {
    tastes.push({ ...stretchOfTaste(text, span), share: span.value ?? 1 })
    // "picked at some chips" tells of the chips.
    return span.kind === 'clause' ? null : ''
  }).text
  const headings = headingsOf(text)
  return {
    textWithoutShares: untasted,
    shareAt: (at) =>
      [...(isForEach(text, at) ? [] : shares), ...tastes].reduce(
        (share, one) => (isIn(at, one) ? share * one.share : share),
        1,
      ),
    isOfOthers: (at) => others.some((one) => isIn(at, one)),
    mealAt: ({ start }) => headings.findLast((heading) => heading.start <= start)?.name ?? null,
  }
}

/** "picked at some chips", "hardly any meat", "had seconds": which food it is said of. */
function stretchOfTaste(text: string, { kind, start }: Span): Stretch {
  if (kind === 'sentence') return sentenceAround(text, start)
  const length = text.slice(start).search(kind === 'food' ? /[,(.;\n]| and | but / : /[,(.;\n]/)
  return { start, end: length < 0 ? text.length : start + length }
}

/** "75 g of spaghetti each": of what is shared, this was said of one. */
const isForEach = (text: string, { start, end }: Stretch): boolean =>
  /\beach(?! other)\b/.test(/^[^,.;\n]*/.exec(text.slice(start, end + EACH_BEHIND))?.[0] ?? '')
const EACH_BEHIND = ' each '.length

const isIn = (inner: Stretch, outer: Stretch) => inner.start >= outer.start && inner.start < outer.end

/** From here on it is mine again: "…, I had", "me: …", "and mine was". */
const MINE_AGAIN = patternOf('{mine-again}', '')
/** "burger for him, fish for me": where somebody says what was for me, too. */
const FOR_OTHERS = patternOf('{food-for-others}')
const FOR_ME = patternOf('{for-me}', '')

/** The stretches that tell what other people ate: "my wife had the soup", "him: a burger", "a juice for my son". */
function eatenByOthers(text: string): Stretch[] {
  const eaten = marked(text, 'others').spans.map(({ start }) => {
    const back = text.slice(start).search(MINE_AGAIN)
    const { end } = sentenceAround(text, start)
    return { start, end: back < 0 ? end : Math.min(end, start + back) }
  })
  const served = FOR_ME.test(text) ? Array.from(text.matchAll(FOR_OTHERS)) : []
  return [...eaten, ...served.map(({ 0: said, index }) => ({ start: index, end: index + said.length }))]
}

const MEAL_HEADING = patternOf('{meal-heading}')

/** Headings of a day: only where the text names at least two different meals. */
function headingsOf(text: string): { name: string; start: number }[] {
  const found = Array.from(text.matchAll(MEAL_HEADING), ({ index, groups }) => {
    // "… for lunch" closes what it tells of; the heading counts from the start of its clause.
    const clause = Math.max(...['.', ';', '\n', ','].map((mark) => text.lastIndexOf(mark, index)), -1) + 1
    const isBefore = /^(?:\s*(?:and |then |for |at |my |today'?s |this )*)$/.test(text.slice(clause, index))
    const name = (groups?.meal ?? '').replace(/s$/, '')
    return { name, start: isBefore ? clause : sentenceAround(text, index).start }
  })
  return new Set(found.map(({ name }) => name)).size > 1 ? found : []
}
