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

/** Letters that Unicode does not decompose, as most people type them: "smørrebrød" is "smorrebrod". */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
}

/** The text in base letters, as the words of saved recipes are stored (`recipe_words` in the database). */
export const withBaseLetters = (text: string): string =>
  text.replace(/[øØłŁđĐıßæÆœŒ]/g, (letter) => BASE_LETTERS[letter] ?? letter)

/** The word with each two letters beside each other swapped, but the first letter, which people get right. */
export function swapsOf(word: string): string[] {
  const letters = [...word]
  return letters.slice(2).map((_, at) => {
    const [before, one = '', other = '', ...after] = [
      letters.slice(0, at + 1).join(''),
      ...letters.slice(at + 1),
    ]
    return [before, other, one, ...after].join('')
  })
}
