const LONGEST_QUERY = 100

/** What somebody typed, as it is shown again: one space between words, lower case, at most 100 letters. Empty for blank. */
export function searchedText(typed: string): string {
  return typed.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY).trim()
}
