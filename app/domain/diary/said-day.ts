import {
  addDays,
  daysBetween,
  isPlainDate,
  type PlainDate,
  weekdayIndexOf,
} from '#app/domain/pantry/plain-date.ts'
import { MOST_DAYS_BACK } from './diary-limits.ts'
import { COUNTS, DAY_PHRASES, MONTHS, WEEKDAYS } from './day-words.ts'
import { type DiarySlot, MEAL_WORDS } from './slots.ts'

/** Which day a sentence about a meal names. */
export type SaidDay = {
  /** The sentence without the words of the day. */
  text: string
  /** The words, as they were typed; '' where no day was named. */
  said: string
  /** Null where none was named, or it is not clear which. */
  day: PlainDate | null
  /** The meal that goes with the words: "last night". */
  slot: DiarySlot | null
  problem: 'future' | 'unclear' | 'long-ago' | 'two-days' | null
}

/** One mention of a day, and which it is. */
type Mentioned = Pick<SaidDay, 'day' | 'slot'>
type Groups = Record<string, string | undefined>
type Reader = { pattern: RegExp; read(groups: Groups, today: PlainDate): Mentioned | null }

/** A date without a year that is so near ahead was meant: further off, last year's was. */
const NEAR_AHEAD_DAYS = 60

const either = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|')
const WEEKDAY = either(WEEKDAYS.flat())
const LONG_WEEKDAY = either(WEEKDAYS.flatMap(([name]) => name ?? []))
const MONTH = either(MONTHS.flat())
const MEAL = either(MEAL_WORDS)
/** Not inside of a longer word, and not "leftovers from Monday" or "a Sunday dinner": these name food. */
const ALONE = String.raw`(?<![\p{L}\d/.-])(?<!\b(?:from|of|since|until|an?) )(?:for )?`
const ENDS = String.raw`(?![\p{L}\d/]|['’]s)`
/** What follows a heading: "Monday: eggs", "28/11 lunch". */
const HEADS = String.raw`(?=\s*(?:[:,–-]\s|(?:for |at )?(?:${MEAL})\b(?! ?(?:box|bar|tart|roll|bread|cakes?)s?\b)))`

const readers: readonly Reader[] = [
  {
    pattern: matcher(`${ALONE}(?<words>${either(DAY_PHRASES.map(({ words }) => words))})${ENDS}`),
    read: (groups, today) => {
      const phrase = DAY_PHRASES.find(({ words }) => words === plain(groups['words']))
      if (!phrase) return null
      const day = phrase.daysAgo === null ? null : addDays(today, -phrase.daysAgo)
      return { day, slot: phrase.slot ?? null }
    },
  },
  {
    pattern: matcher(`${ALONE}(?<count>[1-9]\\d{0,2}|${either(COUNTS)}) days? ago${ENDS}`),
    read: (groups, today) => {
      const word = plain(groups['count'])
      const at = COUNTS.indexOf(word)
      return { day: addDays(today, -(at < 0 ? Number(word) : at + 2)), slot: null }
    },
  },
  {
    pattern: matcher(
      `${ALONE}(?:(?<which>on|last|this|next|this past|on last) (?<day>${WEEKDAY})|(?<heading>${WEEKDAY})${HEADS}|(?<part>${LONG_WEEKDAY})(?= (?:morning|afternoon|evening|night)\\b))(?: (?<time>morning|afternoon|evening|night))?${ENDS}`,
    ),
    read: (groups, today) => weekdaySaid(groups, today),
  },
  { pattern: matcher(`${ALONE}(?:on )?(?<iso>20\\d{2}-\\d{2}-\\d{2})${ENDS}`), read: isoSaid },
  {
    pattern: matcher(
      `${ALONE}(?:on (?:the )?)?(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${MONTH})\\.?|(?<month2>${MONTH})\\.? (?<day2>\\d{1,2})(?:st|nd|rd|th)?)(?:,? (?<year>20\\d{2}))?${ENDS}`,
    ),
    read: ({ day, day2, month, month2, year }, today) =>
      ofYear(Number(day ?? day2), indexOfWord(MONTHS, plain(month ?? month2)) + 1, year, today),
  },
  {
    // A fraction of something ("3/4 cup") is no date: "on" stands before it, or a meal or a colon behind it.
    pattern: matcher(
      `${ALONE}(?:on (?<d1>\\d{1,2})[/.](?<m1>\\d{1,2})(?:[/.](?<y1>20\\d{2}|\\d{2})|\\.)?${ENDS}|(?<d2>\\d{1,2})[/.](?<m2>\\d{1,2})(?:[/.](?<y2>20\\d{2}|\\d{2})|\\.)?${HEADS})`,
    ),
    read: ({ d1, m1, y1, d2, m2, y2 }, today) => ofYear(Number(d1 ?? d2), Number(m1 ?? m2), y1 ?? y2, today),
  },
]

/** Reads the day out of a sentence, counted from the person's today. Never throws. */
export function readSaidDay(sentence: string, today: PlainDate): SaidDay {
  let text = sentence
  const mentions: (Mentioned & { said: string })[] = []
  for (const { pattern, read } of readers)
    text = text.replaceAll(pattern, (said: string, ...rest: unknown[]) => {
      const one = read(rest.at(-1) as Groups, today)
      if (one === null) return said
      mentions.push({ ...one, said })
      return ' '.repeat(said.length)
    })
  if (mentions.length === 0) return { text: sentence, said: '', day: null, slot: null, problem: null }
  const slot = mentions.find((one) => one.slot !== null)?.slot ?? null
  const said = mentions.map((one) => one.said.trim()).join('”, “')
  const days = new Set(mentions.map(({ day }) => day))
  const day = days.size === 1 ? mentions[0]!.day : null
  const problem = days.size > 1 ? 'two-days' : problemOf(day, today)
  return { text: tidied(text), said, day: problem === null ? day : null, slot, problem }
}

/** What is asked of a day that cannot be noted, before the meal goes to `otherDay` instead. */
export function questionOfDay({ said, problem }: SaidDay, otherDay: string): string | null {
  if (problem === null) return null
  const why = {
    future: 'is still to come',
    unclear: 'may be several days',
    'long-ago': 'is more than a year ago',
    'two-days': 'are different days; add one day at a time',
  }[problem]
  return `“${said}” ${why}. Should this go into ${otherDay}?`
}

function problemOf(day: PlainDate | null, today: PlainDate): SaidDay['problem'] {
  if (day === null) return 'unclear'
  const daysAgo = daysBetween(day, today)
  return daysAgo < 0 ? 'future' : daysAgo > MOST_DAYS_BACK ? 'long-ago' : null
}

const SLOT_OF_PART: Readonly<Record<string, DiarySlot>> = {
  morning: 'breakfast',
  afternoon: 'snack',
  evening: 'dinner',
  night: 'dinner',
}

/** The last day of that name; of one that is today's, nobody knows whether today or last week's was meant. */
function weekdaySaid(groups: Groups, today: PlainDate): Mentioned {
  const { which = '', day: named, heading, part, time } = groups
  const word = plain(named ?? heading ?? part)
  const daysAgo = (weekdayIndexOf(today) - indexOfWord(WEEKDAYS, word) + 7) % 7
  const slot = time ? (SLOT_OF_PART[plain(time)] ?? null) : null
  const how = plain(which)
  if (how === 'next') return { day: addDays(today, 7 - daysAgo), slot }
  if (daysAgo > 0) return { day: addDays(today, -daysAgo), slot }
  const isLast = how.includes('last') || how === 'this past'
  return { day: isLast ? addDays(today, -7) : how === 'this' ? today : null, slot }
}

function isoSaid(groups: Groups): Mentioned | null {
  const day = groups['iso'] ?? ''
  return isPlainDate(day) ? { day, slot: null } : null
}

/** A day and month, British first; without a year the last such date, or the next where it is near. */
function ofYear(day: number, month: number, year: string | undefined, today: PlainDate): Mentioned | null {
  const thisYear = Number(today.slice(0, 4))
  const dateIn = (inYear: number): PlainDate | null =>
    [dateOf(inYear, month, day), dateOf(inYear, day, month)].find((date) => date !== null) ?? null
  if (year !== undefined) {
    const date = dateIn(year.length === 2 ? 2000 + Number(year) : Number(year))
    return date === null ? null : { day: date, slot: null }
  }
  const near = dateIn(thisYear)
  if (near !== null && daysBetween(today, near) <= NEAR_AHEAD_DAYS) return { day: near, slot: null }
  const before = dateIn(thisYear - 1)
  return before === null ? null : { day: before, slot: null }
}

function dateOf(year: number, month: number, day: number): PlainDate | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isPlainDate(date) ? date : null
}

function matcher(source: string): RegExp {
  return new RegExp(source, 'giu')
}

const plain = (word: string | undefined): string => (word ?? '').toLowerCase()
const indexOfWord = (words: readonly (readonly string[])[], word: string): number =>
  words.findIndex((names) => names.includes(word))

/** Without the gap that the words of the day leave, and the mark or "for" that led on from them. */
const tidied = (text: string): string =>
  text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ([,;:.])/g, '$1')
    .replace(/^[\s,;:–-]+/, '')
    .replace(/[\s,;:–-]+$/, '')
