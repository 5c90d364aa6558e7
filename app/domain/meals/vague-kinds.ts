import { readTable } from '#app/food-table.server.ts'

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
