import { numberOf } from '#app/domain/food/number-words.ts'
import { marked, patternOf, type Span, spansIn } from './marks.ts'
import { shareOf } from './shares-said.ts'

/** "lasagne for 4, I ate one", "serves six, had a portion", "cut in 12, one slice": how many servings, and how many eaten. */

/** What a text says of servings. */
export type Servings = {
  /** Where what was eaten is said. */
  index: number
  end: number
  /** Of a usual portion of the dish. */
  share: number
  /** Of everything that was cooked; null where only pieces were counted. */
  ofWhole: number | null
  /** "made 12": as many as were cooked. */
  isMade: boolean
  /** "cut into 12": says nothing of a dish whose recipe was not told. */
  isOnlyOfRecipe: boolean
}

/** A place in the text where somebody says into how many pieces the whole was cut. */
export type Cut = { at: number; pieces: number }
const LEAST_PIECES = 2
/** The "th" of "1/10th". */
const ORDINAL_BEHIND = /(?<=\d\/\d{1,2})(?:th|rd|nds?|ths)\b/g

/** The text without what it says of cutting, as long as before, and where it was said. */
export function withoutCuts(text: string): { text: string; cuts: readonly Cut[] } {
  const plain = text.replace(ORDINAL_BEHIND, (said) => ' '.repeat(said.length))
  const piecesOf = ({ groups }: Span): number => numberOf(groups.pieces ?? '')
  const { text: rest, spans } = marked(plain, 'cut', (span) => (piecesOf(span) < LEAST_PIECES ? null : ''))
  return { text: rest, cuts: spans.map((span) => ({ at: span.start, pieces: piecesOf(span) })) }
}

const COUNTS: Readonly<Record<string, number>> = { a: 1, 'one and a half': 1.5, 'two and a half': 2.5 }
const countOf = (said: string): number => COUNTS[said] ?? numberOf(said)

/** Of so many servings, how many were eaten, and of everything how much. */
function sharesEaten({ all = '', eaten = '1' }: Span['groups']): { portions: number; ofWhole: number } {
  const isPart = !Number.isNaN(shareOf(eaten)) && Number.isNaN(countOf(eaten))
  // Half of what two eat is one portion.
  const portions = isPart ? numberOf(all) * shareOf(eaten) : countOf(eaten)
  return { portions, ofWhole: Math.min(1, portions / numberOf(all)) }
}

function servedBy({ said, start, end, groups }: Span): Servings {
  const { portions, ofWhole } = sharesEaten(groups)
  const isMade = groups.verb?.startsWith('ma') === true || groups.verb?.startsWith('g') === true
  const share = groups.total === undefined ? portions : ofWhole
  return { index: start, end, share, ofWhole, isMade, isOnlyOfRecipe: /^(?:cut|sliced|divided)\b/.test(said) }
}

function ofRecipe({ start, end, groups }: Span, text: string): Servings {
  const { portions: share, ofWhole } = sharesEaten(groups)
  // "serves 4: 400 g chicken. I had one": what was eaten is said behind.
  const index = groups.ate === undefined ? start : text.indexOf(groups.ate, start)
  const close = groups.ate === undefined ? end : index + groups.ate.length
  return { index, end: close, share, ofWhole, isMade: true, isOnlyOfRecipe: true }
}

/** "pizza (8 slices), had 3": so many pieces of the whole. */
function piecesEaten({ start, end, groups }: Span): Servings {
  const share = Math.min(1, numberOf(groups.eaten ?? '') / numberOf(groups.all ?? ''))
  return { index: start, end, share, ofWhole: null, isMade: false, isOnlyOfRecipe: false }
}

/** How a whole was cut is read with its recipe, or by what the whole weighs. */
const CUT_BEFORE = patternOf('{cut-before}', '')

/** What was said of servings, as a share of a usual portion of the dish before it and of its whole recipe. */
export function servingsOf(text: string): Servings[] {
  const spans = spansIn(text, 'servings')
  const said = (kind: string) => spans.filter((span) => span.kind === kind)
  const pieces = said('pieces').filter(({ start }) => !CUT_BEFORE.test(text.slice(0, start)))
  const served = said('served').map(servedBy)
  // "makes 10, had one" is read whole.
  const ahead = said('ahead')
    .map((span) => ofRecipe(span, text))
    .filter(({ end }) => served.every((one) => end <= one.index || end > one.end))
  const others = [...said('boxes'), ...said('fed')].map((span) => ofRecipe(span, text))
  return [...pieces.map(piecesEaten), ...served, ...ahead, ...others]
}

/** The text without what it says of servings, as long as before; what all of them weigh stays where it was. */
export const withoutServings = (text: string): string =>
  marked(text, 'servings', ({ said, groups, meant, kind }) =>
    kind === 'boxes' ? null : groups.total === undefined ? meant : totalInPlace(said, groups.total),
  ).text

const totalInPlace = (said: string, total: string): string =>
  total.padStart(said.indexOf(total) + total.length)
