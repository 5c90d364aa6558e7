import { readTable } from '#app/food-table.server.ts'
import { wordTable } from '#app/domain/word-table.ts'

/** Other spellings and other words for the same, American as USDA writes (`foods/synonyms.csv`): names of foods and sentences of people are folded by the same list. */
export const SYNONYMS: Readonly<Record<string, string>> = wordTable<string>(
  Object.fromEntries(
    readTable('foods/synonyms.csv', ['word', 'means'] as const).map(({ row }) => [row.word, row.means]),
  ),
)
