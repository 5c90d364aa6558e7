import type { DiarySlot } from './slots.ts'

/** What people say of the day they ate something; `said-day.ts` reads it. */

type DayPhrase = {
  words: string
  /** Days back from today; negative is still to come, null does not say which day. */
  daysAgo: number | null
  /** The meal that part of the day is for. */
  slot?: DiarySlot
}

export const DAY_PHRASES: readonly DayPhrase[] = [
  { words: 'the day before yesterday', daysAgo: 2 },
  { words: 'day before yesterday', daysAgo: 2 },
  { words: 'the night before last', daysAgo: 2, slot: 'dinner' },
  { words: 'yesterday morning', daysAgo: 1, slot: 'breakfast' },
  { words: 'yesterday lunchtime', daysAgo: 1, slot: 'lunch' },
  { words: 'yesterday afternoon', daysAgo: 1, slot: 'snack' },
  { words: 'yesterday evening', daysAgo: 1, slot: 'dinner' },
  { words: 'yesterday night', daysAgo: 1, slot: 'dinner' },
  { words: 'yesterday', daysAgo: 1 },
  { words: 'last night', daysAgo: 1, slot: 'dinner' },
  { words: 'last evening', daysAgo: 1, slot: 'dinner' },
  { words: 'earlier today', daysAgo: 0 },
  { words: 'this morning', daysAgo: 0, slot: 'breakfast' },
  { words: 'this lunchtime', daysAgo: 0, slot: 'lunch' },
  { words: 'this afternoon', daysAgo: 0, slot: 'snack' },
  { words: 'this evening', daysAgo: 0, slot: 'dinner' },
  { words: 'tonight', daysAgo: 0, slot: 'dinner' },
  { words: 'today', daysAgo: 0 },
  { words: 'a week ago', daysAgo: 7 },
  { words: 'the day after tomorrow', daysAgo: -2 },
  { words: 'tomorrow morning', daysAgo: -1, slot: 'breakfast' },
  { words: 'tomorrow evening', daysAgo: -1, slot: 'dinner' },
  { words: 'tomorrow night', daysAgo: -1, slot: 'dinner' },
  { words: 'tomorrow', daysAgo: -1 },
  { words: 'the other day', daysAgo: null },
  { words: 'the other night', daysAgo: null },
  { words: 'a few days ago', daysAgo: null },
  { words: 'a couple of days ago', daysAgo: null },
  { words: 'some days ago', daysAgo: null },
  { words: 'last week', daysAgo: null },
  { words: 'last weekend', daysAgo: null },
  { words: 'at the weekend', daysAgo: null },
  { words: 'next week', daysAgo: null },
]

/** Monday first, as `weekdayIndexOf` counts; the short ones are for headings such as "Mon: eggs". */
export const WEEKDAYS: readonly (readonly string[])[] = [
  ['monday', 'mon'],
  ['tuesday', 'tues', 'tue'],
  ['wednesday', 'weds', 'wed'],
  ['thursday', 'thurs', 'thur', 'thu'],
  ['friday', 'fri'],
  ['saturday', 'sat'],
  ['sunday', 'sun'],
]

export const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
]

/** "two days ago" */
export const COUNTS: readonly string[] = ['two', 'three', 'four', 'five', 'six', 'seven']
