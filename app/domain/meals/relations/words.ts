import { readTable, wordsOfCell } from '#app/food-table.server.ts'
import { stemOf } from '#app/domain/meals/stems.ts'

let words: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The stems of `foods/relation-words.csv` that belong to a kind: what is a container, what comes in flavours. */
export function wordsOfKind(kind: string): ReadonlySet<string> {
  words ??= new Map(
    readTable('foods/relation-words.csv', ['kind', 'words'] as const).map(({ row }) => [
      row.kind,
      new Set(wordsOfCell(row.words).flatMap((word) => [word, stemOf(word)])),
    ]),
  )
  const found = words.get(kind)
  if (found === undefined) throw new Error(`foods/relation-words.csv has no words of kind "${kind}"`)
  return found
}
