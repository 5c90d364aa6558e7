import { beginsWithUnit, DOUBT, withDoubts } from './doubtful-amounts.ts'
import {
  around,
  heightOf,
  type Place,
  type ReadLine,
  type ReadPage,
  type ReadWord,
  textOfLine,
} from './read-page.ts'

/** The text of a printed page as it is read: title first, one column after the other, wrapped lines joined. */

/** Apart this many heights of a line, two words are in two columns. */
const COLUMN_GAP = 2.2
/** A column has at least this many lines. */
const LEAST_LINES = 3
/** Of all lines so many may run across both columns: a title, an introduction. */
const MOST_ACROSS = 0.4
/** A line that fills so much of its column was wrapped where it ends. */
const WRAPPED_SHARE = 0.72
/** Lines further apart than this many usual steps belong to two paragraphs. */
const PARAGRAPH_STEP = 1.45
/** A title is printed larger than the text by this much. */
const TITLE_SHARE = 1.25

type PageLine = { text: string; place: Place }

/** Lines to paste: a title where one is printed larger, then paragraphs and items one a line. */
export function textOfPage(page: ReadPage): string {
  const lines = page.lines
    .flatMap(splitAtGaps)
    .filter(({ text }) => /[\p{L}\d]/u.test(text))
    .toSorted((one, other) => one.place.topPx - other.place.topPx)
  const title = titleOf(lines)
  const rest = lines.filter((line) => !title.includes(line))
  const paragraphs = inColumns(rest).flatMap((column) => joined(column))
  const first = title.map(({ text }) => text).join(' ')
  return [first, ...paragraphs.map(withDoubts)].filter(Boolean).join('\n')
}

/** A reader that sees one line across two columns leaves a wide gap in it. */
function splitAtGaps({ words }: ReadLine): PageLine[] {
  const parts: (typeof words)[] = [[]]
  for (const word of words) {
    const before = parts.at(-1)!.at(-1)
    const gapPx = before ? word.place.leftPx - before.place.rightPx : 0
    if (before && gapPx > COLUMN_GAP * heightOf(word.place)) parts.push([word])
    else parts.at(-1)!.push(word)
  }
  return parts
    .filter((part) => part.length > 0)
    .map((part) => ({
      text: textOfLine({ words: part.map(withoutGuess) }),
      place: around(part.map(({ place }) => place)),
    }))
}

/** Below it a figure is not taken: what was read as "2" may be "½". */
const LEAST_SURE = 45

const withoutGuess = (word: ReadWord): ReadWord => {
  const isUnsure = word.confidence < LEAST_SURE && /^[^\p{L}]{1,3}$/u.test(word.text)
  return isUnsure || /^[^\p{L}\d]*%$/u.test(word.text) ? { ...word, text: DOUBT } : word
}

/** Half of the lines are no taller. */
const usualHeightPx = (lines: readonly PageLine[]): number =>
  middle(lines.map(({ place }) => heightOf(place)))

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}

/** The largest print in the upper half of the page, with a second line of the same size below it. */
function titleOf(lines: readonly PageLine[]): PageLine[] {
  const usualPx = usualHeightPx(lines)
  const upper = lines.slice(0, Math.ceil(lines.length / 2))
  const tallest = upper.toSorted((one, other) => heightOf(other.place) - heightOf(one.place))[0]
  if (!tallest || heightOf(tallest.place) < TITLE_SHARE * usualPx || !/\p{L}{3}/u.test(tallest.text))
    return []
  const at = lines.indexOf(tallest)
  const isSameSize = (line: PageLine | undefined) =>
    line !== undefined && heightOf(line.place) >= 0.8 * heightOf(tallest.place)
  const isNext = (line: PageLine | undefined) =>
    isSameSize(line) && line!.place.topPx - tallest.place.bottomPx < heightOf(tallest.place)
  return isNext(lines[at + 1]) ? [tallest, lines[at + 1]!] : [tallest]
}

/** Lines in the order in which they are read: where the page has two columns, the left one comes first. */
function inColumns(lines: readonly PageLine[]): PageLine[][] {
  const gutterPx = gutterOf(lines)
  if (gutterPx === null) return [[...lines]]
  const columns: PageLine[][] = []
  // Lines across the page part what is above them from what is below.
  let part = { across: [] as PageLine[], left: [] as PageLine[], right: [] as PageLine[] }
  const flush = () => {
    columns.push(...[part.across, part.left, part.right].filter((column) => column.length > 0))
    part = { across: [], left: [], right: [] }
  }
  for (const line of lines) {
    const isAcross = line.place.leftPx < gutterPx && line.place.rightPx > gutterPx
    if (isAcross && part.left.length + part.right.length > 0) flush()
    if (isAcross) part.across.push(line)
    else if (line.place.rightPx <= gutterPx) part.left.push(line)
    else part.right.push(line)
  }
  flush()
  return columns
}

/** Where two columns part: what the fewest lines cross, with enough of them on both sides that lie beside each other. */
function gutterOf(lines: readonly PageLine[]): number | null {
  const whole = lines.length > 0 ? around(lines.map(({ place }) => place)) : null
  if (!whole) return null
  let best: { xPx: number; crossing: number } | null = null
  for (const { place } of lines) {
    const xPx = place.leftPx - 2
    const left = lines.filter((line) => line.place.rightPx <= xPx)
    const right = lines.filter((line) => line.place.leftPx >= xPx)
    const crossing = lines.length - left.length - right.length
    if (left.length < LEAST_LINES || right.length < LEAST_LINES) continue
    if (crossing > MOST_ACROSS * lines.length || !lieBeside(left, right)) continue
    if (best === null || crossing < best.crossing) best = { xPx, crossing }
  }
  return best?.xPx ?? null
}

function lieBeside(left: readonly PageLine[], right: readonly PageLine[]): boolean {
  const [one, other] = [around(left.map(({ place }) => place)), around(right.map(({ place }) => place))]
  const sharedPx = Math.min(one.bottomPx, other.bottomPx) - Math.max(one.topPx, other.topPx)
  return sharedPx > 0.3 * Math.min(heightOf(one), heightOf(other))
}

const STEP_MARK = /^(?:\(?\d{1,2}[.)]\s|[Ss]tep\s*\d|\d{1,2}\s+\p{Lu}\p{Ll})/u
/** An amount begins an item of a list. */
const BEGINS_ITEM = /^(?:[-–•*·?]|[\d¼½¾⅓⅔⅛]|(?:a|an|one|two|three|half)\s)/iu

/** Paragraphs of a column: a line that fills it goes on in the next one, unless that begins an item or a paragraph. */
function joined(column: readonly PageLine[]): string[] {
  const { leftPx, rightPx } = around(column.map(({ place }) => place))
  const stepsPx = column.slice(1).map(({ place }, at) => place.topPx - column[at]!.place.topPx)
  const usualStepPx = middle(stepsPx)
  const paragraphs: string[] = []
  for (const [at, line] of column.entries()) {
    const before = column[at - 1]
    const paragraph = paragraphs.at(-1)
    const isFull = before !== undefined && before.place.rightPx - leftPx >= WRAPPED_SHARE * (rightPx - leftPx)
    const isNear = at > 0 && stepsPx[at - 1]! <= PARAGRAPH_STEP * usualStepPx
    const isLarger = before !== undefined && heightOf(before.place) > 1.3 * heightOf(line.place)
    const isNumbered = paragraph !== undefined && STEP_MARK.test(paragraph)
    if (
      paragraph !== undefined &&
      (isFull || isNumbered) &&
      isNear &&
      !isLarger &&
      goesOn(paragraph, line.text)
    )
      paragraphs[paragraphs.length - 1] = paragraph.endsWith('-')
        ? `${paragraph.slice(0, -1)}${line.text}`
        : `${paragraph} ${line.text}`
    else paragraphs.push(line.text)
  }
  return paragraphs
}

/** Shorter text is a heading or an item rather than the beginning of a paragraph. */
const SHORT_LENGTH = 40
/** A paragraph this long goes on with another sentence. */
const PROSE_LENGTH = 60

function goesOn(paragraph: string, next: string): boolean {
  if (STEP_MARK.test(next) || paragraph.endsWith(':')) return false
  if (STEP_MARK.test(paragraph)) return true
  const isLowerCase = /^[\p{Ll}(]/u.test(next)
  // An amount that could not be read leaves its unit: "tsp chilli flakes".
  if (BEGINS_ITEM.test(paragraph) || beginsWithUnit(paragraph)) return isLowerCase && !beginsWithUnit(next)
  if (isLowerCase || !/[.!?]$/.test(paragraph))
    return !(BEGINS_ITEM.test(next) && paragraph.length < SHORT_LENGTH)
  return paragraph.length > PROSE_LENGTH
}
