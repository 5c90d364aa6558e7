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

/** Whether a word that was read is the word of a table, give or take a misread letter or two. */
export function isNearWord(read: string, word: string): boolean {
  if (read === word) return true
  const most = mostWrong(word.length)
  return Math.abs(read.length - word.length) <= most && lettersApart(read, word) <= most
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

/** Where words of a table begin among words that were read, one after the other; -1 where they are not there. */
export function findWords(read: readonly string[], words: readonly string[]): number {
  for (let from = 0; from + words.length <= read.length; from++)
    if (words.every((word, at) => isNearWord(read[from + at]!, word))) return from
  return -1
}
