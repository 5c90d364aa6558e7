import type { LocalMeasures } from '#app/domain/food/local-measures.ts'
import { wordTable } from '#app/domain/word-table.ts'
import { addDays, daysBetween, isPlainDate, type PlainDate } from './plain-date.ts'

/** The person's own day, and whether they write 3 December as 3/12 or as 12/3. */
export type DateReading = { today: PlainDate; measures?: LocalMeasures }

const MONTHS = wordTable<number>(
  Object.fromEntries(
    'jan january feb february mar march apr april may may jun june jul july aug august sep september oct october nov november dec december'
      .split(' ')
      .map((name, at) => [name, Math.floor(at / 2) + 1]),
  ),
)
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?'
const ORDINAL = '\\d{1,2}(?:st|nd|rd|th)?'
/** "12 Dec 26", but not the eggs of "12 Dec, 10 eggs". */
const YEAR_BEHIND = "(?:[\\s-]+(?:'?\\d{2}|\\d{4})(?!\\d)(?!\\s*\\p{L})|,\\s*\\d{4})?"

const ISO = '\\d{4}-\\d{1,2}-\\d{1,2}'
const IN_FIGURES = [
  '\\d{1,2}\\s?[/.-]\\s?\\d{1,2}(?:\\s?[/.-]\\s?\\d{2,4})?(?![\\d/])',
  '\\d{1,2}\\s?/\\s?\\d{4}',
]
/** Figures that cannot be an amount: "1/2" may be a half. */
const SURE_FIGURES = [
  '\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}',
  '\\d{1,2}/1[0-2](?![\\d/])',
  '[1-3]\\d/\\d{1,2}(?![\\d/])',
]
const IN_WORDS = [
  `(?:${WEEKDAY}\\s+)?${ORDINAL}(?:\\s+of)?[\\s-]*${MONTH}${YEAR_BEHIND}`,
  `(?:${WEEKDAY}\\s+)?${MONTH}\\s+${ORDINAL}(?![\\d/])(?:,?\\s+\\d{4})?`,
  `(?:the\\s+)?end(?:\\s+of)?\\s+(?:${MONTH}(?:\\s+(?:'?\\d{2}|\\d{4}))?|(?:the\\s+|this\\s+)?(?:week|month|year))`,
  `${MONTH}\\s+(?:'?\\d{2}|\\d{4})`,
  MONTH,
  `(?:(?:this|next|on|coming)\\s+)*${WEEKDAY}`,
  'today|tonight|(?:the\\s+)?day\\s+after\\s+tomorrow|tomorrow|tmrw?|tomo',
  'next\\s+week|in\\s+(?:a|an|one|\\d{1,3})\\s+(?:day|week|month)s?',
  '\\d{1,3}\\s+(?:day|week|month)s?(?:\\s+(?:left|time))?',
]
/** One written date as a pattern without groups: after words such as "use by", and without such words. */
export const DATE_PATTERN = [ISO, ...IN_FIGURES, ...IN_WORDS].join('|')
export const PLAIN_DATE_PATTERN = [ISO, ...SURE_FIGURES, ...IN_WORDS].join('|')

/** The day that a written date means; for a month alone, its last day. Null if it is not a calendar date. */
export function readWrittenDate(written: string, { today, measures = 'uk' }: DateReading): PlainDate | null {
  const text = written
    .toLowerCase()
    .replaceAll(/[,.']+(?=\s|$|[a-z])|\bthe\b|\bof\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return (
    (isPlainDate(text) ? text : null) ??
    inFigures(text, today, measures) ??
    inWords(text, today) ??
    byMonth(text, today) ??
    byWeekday(text, today)
  )
}

const two = (figure: number) => String(figure).padStart(2, '0')

function dateOf(year: number, month: number, day: number): PlainDate | null {
  const date = `${year}-${two(month)}-${two(day)}`
  return isPlainDate(date) ? date : null
}

function lastOfMonth(year: number, month: number): PlainDate | null {
  const first = month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1)
  return first === null ? null : addDays(first, -1)
}

const fullYear = (figure: string) => (figure.length <= 2 ? 2000 + Number(figure) : Number(figure))
const yearOf = (date: PlainDate) => Number(date.slice(0, 4))

/** Food is seldom more than three months past its date: a date without a year is the next one, or one just past. */
const GONE_DAYS = 90

function nearest(today: PlainDate, inYear: (year: number) => PlainDate | null): PlainDate | null {
  const years = [yearOf(today) - 1, yearOf(today), yearOf(today) + 1]
  const dates = years.flatMap((year) => inYear(year) ?? [])
  return dates.find((date) => daysBetween(today, date) >= -GONE_DAYS) ?? null
}

/** "30/11", "30.11.2026", "12/26" (a month and a year, where the second figure is no day or month). */
function inFigures(text: string, today: PlainDate, measures: LocalMeasures): PlainDate | null {
  const [, one, other, year] = /^(\d{1,2}) ?[/.-] ?(\d{1,4})(?: ?[/.-] ?(\d{2,4}))?$/.exec(text) ?? []
  if (one === undefined || other === undefined) return null
  if (other.length > 2) return year === undefined ? lastOfMonth(Number(other), Number(one)) : null
  const orders = [
    { day: Number(one), month: Number(other) },
    { day: Number(other), month: Number(one) },
  ]
  const isAmerican = measures === 'us'
  if (!isAmerican && year === undefined && Number(one) <= 12 && Number(other) > 12)
    return lastOfMonth(fullYear(other), Number(one))
  for (const { day, month } of isAmerican ? orders.toReversed() : orders) {
    const date =
      year === undefined
        ? nearest(today, (inYear) => dateOf(inYear, month, day))
        : dateOf(fullYear(year), month, day)
    if (date !== null) return date
  }
  return null
}

const DAYS_IN = wordTable<number>({ day: 1, week: 7, month: 30 })

/** "tomorrow", "in 3 days", "2 weeks", "end of the month". */
function inWords(text: string, today: PlainDate): PlainDate | null {
  if (text === 'today' || text === 'tonight') return today
  if (text.startsWith('day after')) return addDays(today, 2)
  if (/^(?:tomorrow|tmrw?|tomo)$/.test(text)) return addDays(today, 1)
  if (text === 'next week') return addDays(today, 7)
  const [, count, unit = ''] =
    /^(?:in )?(a|an|one|\d{1,3}) (day|week|month)s?(?: left| time)?$/.exec(text) ?? []
  if (count !== undefined) return addDays(today, (Number(count) || 1) * (DAYS_IN[unit] ?? 1))
  if (/^end (?:this )?week$/.test(text)) return byWeekday('sunday', today)
  if (/^end (?:this )?month$/.test(text)) return lastOfMonth(yearOf(today), Number(today.slice(5, 7)))
  return /^end (?:this )?year$/.test(text) ? dateOf(yearOf(today), 12, 31) : null
}

const monthIn = (word: string): number | null => MONTHS[word] ?? MONTHS[word.slice(0, 3)] ?? null

/** "3 Dec", "December 3rd 2026", "end Jan 2027", "Jan 27". */
function byMonth(text: string, today: PlainDate): PlainDate | null {
  const words = text.replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1').replaceAll(/(\d)(?=[a-z])|-/g, '$1 ')
  const parts = words.split(' ').filter((word) => word !== 'end' && !isWeekday(word) && word !== '')
  const at = parts.findIndex((word) => /^[a-z]/.test(word))
  const month = at < 0 ? null : monthIn(parts[at] ?? '')
  if (month === null || parts.length > 3) return null
  const [first, second] = parts.filter((_, index) => index !== at)
  const isWhole = text.startsWith('end ') || first === undefined || first.length === 4 || Number(first) > 31
  if (isWhole)
    return first === undefined
      ? nearest(today, (year) => lastOfMonth(year, month))
      : lastOfMonth(fullYear(first), month)
  if (second !== undefined) return dateOf(fullYear(second), month, Number(first))
  return nearest(today, (year) => dateOf(year, month, Number(first)))
}

const weekdayOf = (word: string) => WEEKDAYS.findIndex((day) => word.length >= 3 && day.startsWith(word))
const isWeekday = (word: string) => weekdayOf(word) >= 0

/** The next such weekday, today included; "next Friday" is the one in the following week. */
function byWeekday(text: string, today: PlainDate): PlainDate | null {
  const words = text.split(' ')
  const weekday = weekdayOf(words.at(-1) ?? '')
  if (weekday < 0) return null
  const now = new Date(`${today}T00:00:00Z`).getUTCDay()
  const ahead = (weekday - now + 7) % 7
  // Weeks begin on Monday.
  const isStillThisWeek = (weekday || 7) >= (now || 7)
  return addDays(today, words.includes('next') && isStillThisWeek ? ahead + 7 : ahead)
}
