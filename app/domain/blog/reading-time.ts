import { plainTextOf } from './html-text.ts'

const WORDS_A_MINUTE = 200

/** Words of a text whose tags do not count. */
export function wordCountOf(html: string): number {
  const text = plainTextOf(html)
  return text === '' ? 0 : text.split(' ').length
}

/** Minutes to read a text: its words, tags stripped, by 200 a minute, rounded, never less than 1. */
export function readingTimeMin(html: string): number {
  return Math.max(1, Math.round(wordCountOf(html) / WORDS_A_MINUTE))
}
