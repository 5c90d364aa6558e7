/** Corrections of an amount: "a pint of stout and crisps, actually make that 2 pints" is two pints of stout. */

const NUMBER =
  '(?:\\d+(?:[.,/]\\d+)?|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|half an?|half)\\b)'
/** What announces a correction. Alone, "actually" and "wait" announce none. */
const ANNOUNCED =
  '(?:(?:(?:actually|sorry|oops|wait|no|ok|okay|well|hang on|hold on)[,.! ]+)*(?:make|made) (?:that|it)|(?:no|oh)[,. ]+(?:wait|sorry)[,.! ]+|wait[,. ]+no[,.! ]+|scratch that[,.! ]+(?:it was )?|i mean[,. ]+)'
const CORRECTION = new RegExp(`[,.;!(\\s-]*\\b${ANNOUNCED}\\s*(${NUMBER})(?:\\s+([a-z]{3,}))?`)
const MOST_CORRECTIONS = 5

const singular = (word: string): string => word.replace(/(?:(?<=(?:ch|sh|x|s))es|s)$/, '')
const escaped = (word: string): string => word.replace(/[^a-z]/g, '')

/** The text with every correction carried out: the amount that was meant stands where the first one stood. */
export function withCorrections(text: string): string {
  let corrected = text
  for (let round = 0; round < MOST_CORRECTIONS; round++) {
    const next = withFirstCorrection(corrected)
    if (next === null) return corrected
    corrected = next
  }
  return corrected
}

/** Null where nothing is corrected, or nobody can tell what. */
function withFirstCorrection(text: string): string | null {
  const found = CORRECTION.exec(text)
  if (found === null) return null
  const [whole, number = '', noun = ''] = found
  const before = text.slice(0, found.index)
  const behind = text.slice(found.index + whole.length)
  const place = placeOfNoun(before, noun)
  if (place !== null)
    return `${before.slice(0, place.start)}${number} ${noun}${before.slice(place.end)}${behind}`
  // "two biscuits, no wait, three": the last number said is the one that was wrong.
  const last = Array.from(before.matchAll(new RegExp(`\\b${NUMBER}`, 'g'))).at(-1)
  if (last === undefined || noun !== '') return null
  const end = last.index + last[0].length
  return `${before.slice(0, last.index)}${number}${before.slice(end)}${behind}`
}

/** Where a number and the noun stood before the correction: the "a pint" of "a pint of stout". */
function placeOfNoun(before: string, noun: string): { start: number; end: number } | null {
  const stem = escaped(singular(noun))
  if (stem === '') return null
  const pattern = new RegExp(`\\b${NUMBER} ${stem}(?:e?s)?\\b`, 'g')
  const last = Array.from(before.matchAll(pattern)).at(-1)
  return last === undefined ? null : { start: last.index, end: last.index + last[0].length }
}
