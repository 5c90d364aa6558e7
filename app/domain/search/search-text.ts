/** Longest text that is searched for, in characters. */
export const MAX_SEARCH_LENGTH = 100

/**
 * What somebody typed as PostgreSQL's `websearch_to_tsquery` takes it: words without marks and signs, but "quotes" and
 * a minus before a word. Empty where nothing is left to look for.
 */
export function searchTextOf(typed: string): string {
  const text = typed
    .slice(0, MAX_SEARCH_LENGTH)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}\s"-]/gu, ' ')
    .replace(/(?<=\S)-|-(?![\p{L}\p{N}"])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /(?:^|[ "])[\p{L}\p{N}]/u.test(text) ? text : ''
}
