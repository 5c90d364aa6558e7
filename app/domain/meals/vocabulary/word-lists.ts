import type { NameWord } from './vocabulary.ts'
import { NO, stemOf } from '#app/domain/meals/stems.ts'
import { SAYS_NO_FOOD } from '#app/domain/meals/says-no-food.ts'
import type { PhraseWord } from '#app/domain/meals/phrase.ts'
import { readTable, readWords } from '#app/food-table.server.ts'

/** English words, by their stems, that name a food only together with another word: "fit", "strong", "rocky road". */
const IN_NAMES = readWords('foods/words-in-names.txt')

/** Enough of them side by side make a name: "rocky road", "spring roll". */
const LEAST_TOGETHER = 2

/** True where what was said of a name may be a food at all: not "fried", nor "fit", alone. */
export function isFoodSaid(name: readonly NameWord[], words: ReadonlyMap<string, PhraseWord>): boolean {
  const said = new Set<string>()
  for (const { stem } of name) {
    if (words.get(stem)?.role !== 'food' || SAYS_NO_FOOD.has(stem) || stem.startsWith(NO)) continue
    if (!IN_NAMES.has(stem)) return true
    said.add(stem)
  }
  return said.size >= LEAST_TOGETHER
}

/** True of a word that names nothing without another beside it. */
export const isOnlyInNames = (stem: string): boolean => IN_NAMES.has(stem)

/** Restaurants and shops that people name beside their food, and what is meant where they name nothing else. */

let meaningByStem: ReadonlyMap<string, readonly string[]> | undefined

const meanings = () =>
  (meaningByStem ??= new Map(
    readTable('foods/chains.csv', ['word', 'means'] as const).map(({ row: { word, means } }) => [
      stemOf(word),
      means.split(' ').filter(Boolean).map(stemOf),
    ]),
  ))

export const isChain = (stem: string): boolean => meanings().has(stem)

/** Stems of the food that a chain alone stands for: "2 pieces from KFC"; none where it sells of everything. */
export const foodOfChain = (stem: string): readonly string[] => meanings().get(stem) ?? []

let kindsByWord: ReadonlyMap<string, readonly string[]> | undefined

/** Ids of the foods that a vague word ("salad", "soup") most often means; they are asked about. None for other words. */
export function kindsOfVague(stem: string): readonly string[] {
  kindsByWord ??= new Map(
    readTable('foods/vague-kinds.csv', ['word', 'kinds'] as const).map(({ row: { word, kinds } }) => [
      word,
      kinds.split('; '),
    ]),
  )
  return kindsByWord.get(stem) ?? []
}
