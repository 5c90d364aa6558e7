import { readNumberAt, readQuantityAt, wordAt } from '#app/domain/food/amounts.ts'
import { type Token, tokensOf } from '#app/domain/food/line-tokens.ts'
import { type Read, readPartBehindAnd } from '#app/domain/food/number-words.ts'
import { wordTable } from '#app/domain/word-table.ts'
import { withFractionSigns } from './kitchen-figures.ts'

/** A time a step names, which a timer can be set to. */
export type StepTimer = {
  /** Of a range the shorter time: that is when one looks. */
  seconds: number
  /** "8 minutes", "10 to 12 minutes". */
  label: string
}

const SECOND_S = 1
const MINUTE_S = 60
const HOUR_S = 3600

const secondsOfUnit = (spellings: string, seconds: number) =>
  spellings.split(' ').map((spelling): [string, number] => [spelling, seconds])

const SECONDS_PER = wordTable<number>(
  Object.fromEntries([
    ...secondsOfUnit('second seconds sec secs', SECOND_S),
    ...secondsOfUnit('minute minutes min mins', MINUTE_S),
    ...secondsOfUnit('hour hours hr hrs h', HOUR_S),
  ]),
)
/** "1h30", "1hr30min", "1h15m": hours and minutes in one word after the figure. */
const HOURS_AND_MINUTES = /^(?:h|hr|hrs)(\d{1,2})(?:m|min|mins)?$/

const LONGEST_S = 24 * HOUR_S
const SHORTEST_S = 10
const MOST_TIMERS = 4
const LONGEST_STEP = 5000

const isTouching = (tokens: readonly Token[], at: number) => tokens[at - 1]?.end === tokens[at]?.start

/** "45s", "90s"; "in the 70s" is no time to cook. */
const isSecondsLetter = (tokens: readonly Token[], at: number): boolean =>
  wordAt(tokens, at) === 's' && isTouching(tokens, at) && wordAt(tokens, at - 2) !== 'the'

/** The seconds of the time unit at a position, and the index of the token after it and its full stop. */
function readUnitOfTime(tokens: readonly Token[], at: number): Read<number> | null {
  const seconds = isSecondsLetter(tokens, at)
    ? SECOND_S
    : SECONDS_PER[wordAt(tokens, at).replace(/['’]$/, '')]
  if (seconds === undefined) return null
  const isShort = wordAt(tokens, at).length < 5
  // The dot of "1 hr. 10 min" is part of the unit, that of "for 10 mins. Then" ends the sentence.
  const isDotted = isShort && wordAt(tokens, at + 1) === '.' && tokens[at + 2]?.kind === 'number'
  return { value: seconds, next: isDotted ? at + 2 : at + 1 }
}

/** Minutes after hours: "and a half", "and twenty minutes", ", 10 mins", "30m". */
function readOnTop(tokens: readonly Token[], at: number, unit: number): Read<number> | null {
  const part = readPartBehindAnd(tokens, at)
  if (part !== null && SECONDS_PER[wordAt(tokens, part.next)] === undefined)
    return { value: part.value * unit, next: part.next }
  const from = /^(?:and|&|,)$/.test(wordAt(tokens, at)) ? at + 1 : at
  const number = readNumberAt(tokens, from)
  if (number === null || unit === SECOND_S) return null
  const isEnd = tokens[number.next]?.kind !== 'word' && from === at
  // "1 hour 30"
  if (unit === HOUR_S && isEnd && tokens[from]?.kind === 'number' && number.value < 60)
    return { value: number.value * MINUTE_S, next: number.next }
  // "1h 30m", "1 h 30 m"
  const isLetter = unit === HOUR_S && wordAt(tokens, number.next) === 'm'
  const smaller = isLetter ? { value: MINUTE_S, next: number.next + 1 } : readUnitOfTime(tokens, number.next)
  // "1 hour, 10 minutes" is one time, "30 minutes, 30 minutes" are two.
  return smaller !== null && smaller.value < unit
    ? { value: number.value * smaller.value, next: smaller.next }
    : null
}

/** A time with all its parts: "1 hr. 10 min.", "an hour and a half", "45 minutes to 1 hour". */
function readTimeAt(tokens: readonly Token[], at: number): Read<number> | null {
  const quantity = readQuantityAt(tokens, at)
  if (quantity === null || isVague(tokens, at) || isPartOfWord(tokens, at)) return null
  const { low } = quantity.value
  const joined = HOURS_AND_MINUTES.exec(wordAt(tokens, quantity.next))
  if (joined !== null && isTouching(tokens, quantity.next))
    return { value: low * HOUR_S + Number(joined[1]) * MINUTE_S, next: quantity.next + 1 }
  const unit = readUnitOfTime(tokens, quantity.next)
  if (unit === null) return null
  const onTop = quantity.value.high === null ? readOnTop(tokens, unit.next, unit.value) : null
  const whole = { value: low * unit.value + (onTop?.value ?? 0), next: onTop?.next ?? unit.next }
  const isRange = /^(?:to|or|[-–—])$/.test(wordAt(tokens, whole.next))
  const longer = isRange ? readTimeAt(tokens, whole.next + 1) : null
  return longer !== null && longer.value > whole.value ? { value: whole.value, next: longer.next } : whole
}

/** "a few minutes" gives no exact time. */
const isVague = (tokens: readonly Token[], at: number) =>
  /^(?:a|few|several)$/.test(wordAt(tokens, at)) &&
  /^(?:few|several)$/.test(wordAt(tokens, /^a$/.test(wordAt(tokens, at)) ? at + 1 : at))

/** A figure that touches the text before it is not an amount: "v2", "0.5". */
const isPartOfWord = (tokens: readonly Token[], at: number) =>
  at > 0 && isTouching(tokens, at) && /[\p{L}\p{N}.,/]$/u.test(tokens[at - 1]!.text)

/** The words of a time as a button shows them: "1½ hours", "10 to 12 minutes". */
const labelOf = (text: string): string =>
  withFractionSigns(text.replace(/(\d)\s*(?:[-‐‑]|and|&)\s*(?=\d\s?[/⁄]\s?\d)/gi, '$1 '))
    .replace(/(\d) (?=[½¼¾⅓⅔⅛])/g, '$1')
    .replace(/\s*[-‐‑–—]\s*(?=\d|[½¼¾⅓⅔⅛])/g, ' to ')
    .replace(/(\d)(?=(?:sec|min|hour|hrs?\b))/gi, '$1 ')
    .replace(/\s+/g, ' ')

/** The times a step names, in order, at most four, each once; "a minute" counts, "a 30-minute dish" does not. */
export function timersOf(step: string): StepTimer[] {
  const tokens = tokensOf(step, LONGEST_STEP)
  const found: StepTimer[] = []
  for (let at = 0; at < tokens.length && found.length < MOST_TIMERS; at++) {
    const time = readTimeAt(tokens, at)
    if (time === null) continue
    const text = step.slice(tokens[at]!.start, tokens[time.next - 1]!.end)
    const label = labelOf(text.replace(/['’]$/, '').replace(/^between (.+) and /i, '$1 to '))
    const isTimer = time.value >= SHORTEST_S && time.value <= LONGEST_S
    if (isTimer && !found.some((one) => one.label === label))
      found.push({ seconds: Math.round(time.value), label })
    at = time.next - 1
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
