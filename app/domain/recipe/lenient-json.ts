import { jsonrepair } from 'jsonrepair'
import { parseJson } from '#app/domain/bounded-json.ts'

/** Longer or more broken text is not repaired, because the time it takes grows with both. */
const MAX_REPAIRED_LENGTH = 300_000
const MAX_GUESSES = 200

/**
 * Parses JSON as pages and people write it: wrapped in CDATA or a comment, with bare line breaks, doubled and trailing
 * commas, odd escapes, several objects in a row. `undefined` where it is not JSON, nested too deep or cut off; the
 * end of `isWhole` text (a file) has to match its beginning. Never throws.
 */
export function lenientJson(source: string, { isWhole = false } = {}): unknown {
  // Valid JSON is left as it is: its strings may contain what would be stripped below.
  const valid = attempt(() => parseJson(source))
  if (valid !== undefined) return valid
  const text = unwrapped(source)
  return (
    attempt(() => parseJson(text)) ??
    attempt(() => repaired(text, isWhole)) ??
    // Text that is too long to repair may still parse without its line breaks.
    attempt(() => parseJson(text.replace(/[\n\r\t]+/g, ' ')))
  )
}

function attempt(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    return undefined
  }
}

function repaired(text: string, isWhole: boolean): unknown {
  const first = text[0]
  const last = text.at(-1)
  const isEnded = isWhole ? last === (first === '[' ? ']' : '}') : last === '}' || last === ']'
  if (!isEnded || text.length > MAX_REPAIRED_LENGTH || guessesIn(text) > MAX_GUESSES) return undefined
  // JSON does not have the escape "\\x27" that JavaScript has.
  return parseJson(jsonrepair(withParts(text).replace(/\\x([\da-f]{2})/gi, '\\u00$1')))
}

// oxlint-disable-next-line no-control-regex -- JSON has no place for them
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** Strips what surrounds the data: a byte order mark, comments, CDATA, an assignment, a semicolon. */
function unwrapped(source: string): string {
  const text = source.replaceAll(/<!\[CDATA\[|<!--/g, '').replaceAll(CONTROLS, ' ')
  const start = text.search(/[[{]/)
  const isEncoded = text.includes('&quot;') && !text.includes('"')
  const body = isEncoded ? text.replaceAll('&quot;', '"') : text
  return body
    .slice(start < 0 ? 0 : start)
    .trimEnd()
    .replace(/(?:\s|;|\/\/|\/\*|\*\/|\]\]>|-->|<!){1,40}$/, '')
}

/** Leaves one of several commas in a row, and adds a missing one between objects. */
function withParts(text: string): string {
  let isInText = false
  let written = ''
  let from = 0
  let before = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '"') isInText = !isInText
    if (isInText) at += sign === '\\' ? 1 : 0
    else if ((sign === ',' && before === ',') || (sign === ';' && before === '}')) {
      written += text.slice(from, at)
      from = at + 1
      continue
    } else if (sign === '{' && before === '}') {
      written += `${text.slice(from, at)},`
      from = at
    }
    if (isInText || /\S/.test(sign)) before = sign
  }
  return written + text.slice(from)
}

/** Counts what a repair has to guess at: comments, and quotes where JSON does not begin or end a string. */
function guessesIn(text: string): number {
  const inPlace = text.match(/(?<=[[{,:]\s{0,40})"|"(?=\s{0,40}[,:\]}])|\\"/g)?.length ?? 0
  return (text.match(/"|\/\*/g)?.length ?? 0) - inPlace
}
