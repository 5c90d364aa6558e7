import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { dateInWords } from './date-in-words.ts'

export const CALORIES_PATH = '/calories'

/** The estimator, for a meal that was eaten on this day. */
export const caloriesAddress = (day: PlainDate) => `${CALORIES_PATH}?day=${day}`

/** Whose page of the diary it is: "today’s diary", "the diary of Wednesday 18 November". */
export const diaryOfDay = (day: PlainDate, today: PlainDate): string =>
  day === today ? 'today’s diary' : `the diary for ${dateInWords(day)}`
