import { z } from 'zod'
import { daysBetween, isPlainDate } from '#app/domain/pantry/plain-date.ts'

/** One row for each meal, or for each food of it. */
export const CSV_ROWS = ['meals', 'foods'] as const
export type CsvRows = (typeof CSV_ROWS)[number]

const MOST_DAYS = 3660
const day = z.string().refine(isPlainDate, 'Enter a date')

/** What of the diary is downloaded. */
export const diaryCsvSchema = z
  .object({ from: day, to: day, rows: z.enum(CSV_ROWS) })
  .refine(({ from, to }) => {
    // The refinement runs also where a date was refused.
    const days = isPlainDate(from) && isPlainDate(to) ? daysBetween(from, to) : -1
    return days >= 0 && days <= MOST_DAYS
  })
