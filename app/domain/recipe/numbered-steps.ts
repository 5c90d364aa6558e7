import { numberOf } from '#app/domain/food/number-words.ts'

/** Numbered steps within one text: "1. Chop. 2. Fry.", "Step 1: Chop. Step 2: Fry.", "1) Chop 2) Fry". */

/** What a step begins with; a figure only after a space, because "1.5 cups" is one figure. */
const NEXT = String.raw`(?:\s*(?=[\p{L}"“'‘(¼½¾⅓⅔])|\s+(?=\d))`
const WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
/** The ways of numbering; each text uses only one. */
const STYLES: readonly RegExp[] = [
  new RegExp(String.raw`\bstep\s*(?<figure>\d{1,2}|${WORDS})\s*[.):–—-]?${NEXT}`, 'giu'),
  new RegExp(String.raw`(?<!\d|\d[.,/])(?<figure>\d{1,2})\s?\.-?${NEXT}`, 'giu'),
  new RegExp(String.raw`(?<!\d|\d[.,/])\(?(?<figure>\d{1,2})\.?\)${NEXT}`, 'giu'),
  new RegExp(String.raw`(?<!\d|\d[.,/])(?<figure>\d{1,2})\s*(?::|[-–—]\s)${NEXT}`, 'giu'),
  new RegExp(String.raw`(?<figure>[①-⑳])\s*`, 'gu'),
]
const FIRST_CIRCLED = '①'.codePointAt(0)!
/** A number after one of these words belongs to it: "gas mark 2. Bake", "repeat step 3. Serve". */
const REFERS = /\b(?:no\.?|mark|steps?|number|size|in|at|to|of|for|and|or|with|about|another)\s*$/i

type Mark = { start: number; end: number }

const figureOf = (said: string) =>
  /\d|[a-z]/i.test(said) ? numberOf(said.toLowerCase()) : said.codePointAt(0)! - FIRST_CIRCLED + 1

/** Whether a step may begin here: at the start or after a sentence; between words only in a list that has begun. */
function canBegin(text: string, start: number, end: number, hasBegun: boolean): boolean {
  const before = text.slice(Math.max(0, start - 40), start)
  if (/(?:^|[.!?;:)\]"”…\n])\s*$/.test(before)) return !REFERS.test(before)
  return hasBegun && /\s$/.test(before) && !REFERS.test(before) && /\p{Lu}/u.test(text.charAt(end))
}

/** The marks of a list that counts up by one, from any number at the start of the text, or from 1 within it. */
function marksOf(text: string, style: RegExp): Mark[] {
  const marks: Mark[] = []
  let next = 0
  for (const found of text.matchAll(style)) {
    const figure = figureOf(found.groups!['figure']!)
    const [start, end] = [found.index, found.index + found[0].length]
    const isNext = marks.length === 0 ? start === 0 || figure === 1 : figure === next
    if (!isNext || !canBegin(text, start, end, marks.length > 0)) continue
    marks.push({ start, end })
    next = figure + 1
  }
  return marks
}

const BULLET = /[•▪●‣▢☐✓]\s*/
/** Bullets work like numbers. */
const BULLETED = /^[•▪●‣▢☐✓]/

/** The steps of a text that numbers several, without their numbers; any other text as one step without its number. */
export function numberedSteps(text: string): string[] {
  if (BULLETED.test(text))
    return text
      .split(BULLET)
      .flatMap((part) => numberedSteps(part.trim()))
      .filter(Boolean)
  for (const style of STYLES) {
    const marks = marksOf(text, style)
    if (marks.length < 2) continue
    const starts = [0, ...marks.map(({ end }) => end)]
    const ends = [...marks.map(({ start }) => start), text.length]
    return starts.map((start, at) => text.slice(start, ends[at]).trim()).filter((step) => step !== '')
  }
  return [withoutNumber(text)].filter((step) => !/^(?:step\s*)?\d{1,2}\s*[.):]?$/i.test(step))
}

/** A step without the figure that a list gives it. */
const withoutNumber = (line: string): string =>
  line.replace(
    /^(?:step\s*(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:[.):–—-]\s*|\s(?=\p{Lu}))|\(?\d{1,2}(?:\.\)|[.):])(?:\s+|(?=\p{L})))(?=\S)/iu,
    '',
  )
