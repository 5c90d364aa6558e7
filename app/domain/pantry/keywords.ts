import { foldWord, plainName } from '#app/domain/food/food-names.ts'

/**
 * Whether a name says a word: as a word of its own in singular or plural, or closing a longer one ("strawberries" say
 * "berry", "eggplant" does not say "egg").
 */
export function saysWord(name: string, keyword: string): boolean {
  return plainName(name)
    .split(' ')
    .some((word) => foldWord(word).endsWith(keyword) || word.endsWith(keyword))
}

/** The first row whose keywords the name says. */
export function firstRowSaid<Row extends { words: readonly string[] }>(
  rows: readonly Row[],
  name: string,
): Row | null {
  return rows.find(({ words }) => words.some((word) => saysWord(name, word))) ?? null
}
