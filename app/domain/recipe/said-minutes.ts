import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'

const UNIT =
  /(?<![a-z])(weeks?|days?|d|hours?|hrs?|hr|h|minutes?|mins?|min|m|seconds?|secs?|s)(?![a-z])\.?(?:\s+and\s+an?\s+(half|quarter)\b)?/gi
const MINUTES_BY_LETTER = { w: 7 * 24 * 60, d: 24 * 60, h: 60, m: 1, s: 1 / 60 } as const
const OVERNIGHT_MIN = 8 * 60
const MAX_LENGTH = 120

const minutesOf = (unit: string) =>
  MINUTES_BY_LETTER[unit[0]!.toLowerCase() as keyof typeof MINUTES_BY_LETTER]

/** The number before a unit: "1½", "an", "one and a half", the higher of "10-15". */
function numberBefore(text: string): number | null {
  // Only the last words: "plus 1", "40 min chilling + 1".
  const words = text.replace(/^.*[+&,;:()]|^.*\b(?:plus|and then|about|over)\b/is, '').trim()
  const said = /\d[^a-z]*$|(?:[a-z'-]+\s+){0,5}[a-z'-]+$|[½¼¾⅓⅔]$/i.exec(words)?.[0] ?? ''
  const { quantity, quantityMax } = readIngredientLine(`${said} things`)
  return quantityMax ?? quantity
}

/**
 * "1 hour 20 minutes", "45 min", "1½ h", "1h30", "1:30", "one hour and a half", "1 day" or a bare number of minutes, in
 * minutes; null where no time is said.
 */
export function minutesSaid(said: string): number | null {
  const text = said.slice(0, MAX_LENGTH).trim()
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*h(?:ou)?rs?)?$/i.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const half = /\bhalf (?:an )?hour\b/i.test(text) && !/\band (?:a )?half\b/i.test(text)
  let total: number | null = null
  let from = 0
  let isAfterHours = false
  for (const found of text.matchAll(UNIT)) {
    const [whole, unit, more] = found
    const before = text.slice(from, found.index)
    const count = numberBefore(before.replace(/^\s*(?:and|,)\s+/i, ''))
    from = found.index + whole.length
    if (count === null) continue
    const share = more === undefined ? 0 : more.toLowerCase() === 'half' ? 0.5 : 0.25
    const minutes = (count + share) * minutesOf(unit!)
    // "45 minutes to 1 hour" is a range; the longer time counts.
    const isRange: boolean = total !== null && /^\s*(?:to|or|-|–)\s/i.test(before)
    total = isRange ? Math.max(total!, minutes) : (total ?? 0) + minutes
    isAfterHours = /^h/i.test(unit!)
  }
  // "1h30": the minutes have no unit of their own.
  const rest = isAfterHours ? /^\s*(\d{1,2})\s*$/.exec(text.slice(from)) : null
  if (rest && total !== null) return Math.round(total + Number(rest[1]))
  if (total !== null) return Math.round(total)
  if (half) return 30
  if (/\bovernight\b/i.test(text)) return OVERNIGHT_MIN
  return /^\d{1,4}$/.test(text) ? Number(text) : null
}
