const MAX_REPLY_LENGTH = 20_000
const MAX_LINES = 60
/** Longer than any name of a food: a sentence of the model's own. */
const MAX_LINE_LENGTH = 120

/** List marks at the start of a line: bullets, dashes, tick boxes, numbers with their dot or bracket. */
const LIST_MARKS = /^(?:(?:[-–—−*+•·‣⁃◦▪▫●○■□☐☑✓✔>#|]|\[[ xX]?\]|\(?\d{1,3}(?:\)|[.:](?!\d)))\s*)+/u

/**
 * Ingredient names in a vision model's reply, one per line: bullets, dashes, numbers and emphasis removed, trimmed,
 * empty and repeated lines dropped (whatever their case), at most 60. Headings ("I can see:") and prose are no names.
 */
export function ingredientLines(reply: string): string[] {
  const names = new Map<string, string>()
  for (const line of reply.slice(0, MAX_REPLY_LENGTH).split(/[\r\n\u2028\u2029]+/)) {
    const name = nameInLine(line)
    if (name === '' || name.length > MAX_LINE_LENGTH || name.endsWith(':')) continue
    const key = name.toLowerCase()
    if (!names.has(key)) names.set(key, name)
    if (names.size === MAX_LINES) break
  }
  return [...names.values()]
}

function nameInLine(line: string): string {
  const rest = line
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .replace(LIST_MARKS, '')
  const plain = rest
    .replace(/[*_`|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /[\p{L}]/u.test(plain) ? withoutEndMarks(plain) : ''
}

function withoutEndMarks(text: string): string {
  let end = text.length
  while (end > 0 && ',;. '.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
