/** Words as they were read in a picture beside words of a table: a letter or two may be wrong. */

/** The words of a text without accents and signs, in lower case. */
export const plainWordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)

/** How many letters may be wrong in a word of this length. */
const mostWrong = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2)

/** How many letters are wrong in a word that was read for the word of a table; null where it is another word. */
function wrongLetters(read: string, word: string): number | null {
  if (read === word) return 0
  const most = mostWrong(word.length)
  if (Math.abs(read.length - word.length) > most) return null
  const apart = lettersApart(read, word)
  return apart <= most ? apart : null
}

/** How many letters have to be changed, put in or left out to make one word of another. */
function lettersApart(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at++) {
    const row = [at + 1]
    for (let next = 0; next < other.length; next++)
      row.push(
        Math.min(row[next]! + 1, before[next + 1]! + 1, before[next]! + (one[at] === other[next] ? 0 : 1)),
      )
    before = row
  }
  return before[other.length]!
}

/** How many letters are wrong where words of a table stand among words that were read; null where they do not. */
export function findWords(read: readonly string[], words: readonly string[]): number | null {
  let best: number | null = null
  for (let from = 0; from + words.length <= read.length; from++) {
    const wrong = words.map((word, at) => wrongLetters(read[from + at]!, word))
    if (wrong.includes(null)) continue
    const sum = wrong.reduce<number>((total, count) => total + (count ?? 0), 0)
    if (best === null || sum < best) best = sum
  }
  return best
}
