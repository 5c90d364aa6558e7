import { wordTable } from '#app/domain/word-table.ts'
/** A time a step names, which a timer can be set to. */
export type StepTimer = {
  /** Of a range the shorter time: that is when one looks. */
  seconds: number
  /** "8 minutes", "10 to 12 minutes". */
  label: string
}

const FIGURE = String.raw`\d{1,3}(?:[.,]\d)?(?:\s?[½¼¾]|\s1/2)?|[½¼¾]|an?|one|two|three|four|five|ten|half an|(?:a )?quarter of an`
const TIME = new RegExp(
  String.raw`(?<low>${FIGURE})(?:\s*(?:-|–|to|or)\s*(?<high>\d{1,3}))?\s+(?<unit>seconds?|secs?|minutes?|mins?|hours?|hrs?)\b(?:\s+(?:and\s+)?(?<more>\d{1,2})\s+(?:minutes?|mins?)\b)?`,
  'gi',
)

const WORDS = wordTable<number>({
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  'half an': 0.5,
  'quarter of an': 0.25,
  'a quarter of an': 0.25,
})
const SIGNS = wordTable<number>({ '½': 0.5, '¼': 0.25, '¾': 0.75, '1/2': 0.5 })

function amountOf(text: string): number {
  const word = WORDS[text.toLowerCase()]
  if (word !== undefined) return word
  const sign = /[½¼¾]|\s1\/2/.exec(text)
  const whole = Number(text.replace(/[½¼¾]|\s1\/2/, '').replace(',', '.') || 0)
  return whole + (sign ? (SIGNS[sign[0].trim()] ?? 0) : 0)
}

const secondsPer = (unit: string) => (/^s/i.test(unit) ? 1 : /^m/i.test(unit) ? 60 : 3600)
const LONGEST_S = 24 * 3600

/** The times a step names, in order, at most four, each once; "a minute" counts, "a 30-minute dish" does not. */
export function timersOf(step: string): StepTimer[] {
  const found: StepTimer[] = []
  for (const { 0: whole, index, groups } of step.matchAll(TIME)) {
    // A letter or figure touching the front: part of another word.
    if (/[\p{L}\p{N}.,]/u.test(step.charAt(index - 1))) continue
    const unit = groups!['unit']!
    const seconds = amountOf(groups!['low']!) * secondsPer(unit) + Number(groups!['more'] ?? 0) * 60
    const label = whole.replace(/\s*(?:-|–)\s*/, ' to ').replace(/\s+/g, ' ')
    if (seconds < 10 || seconds > LONGEST_S || found.some((one) => one.label === label)) continue
    found.push({ seconds: Math.round(seconds), label })
    if (found.length === 4) break
  }
  return found
}

/** "8:00", "1:02:09": what a running timer shows. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
