import { readTable } from '#app/food-table.server.ts'

/** `foods/spoken-names.csv`: what a method calls a food that the list has by its whole name: "oil" for vegetable oil. */
const spoken: ReadonlyMap<string, string> = new Map(
  readTable('foods/spoken-names.csv', ['name', 'said'] as const).map(({ row }) => [row.name, row.said]),
)

/** `foods/proper-words.csv`: words that have a capital wherever they are. */
const proper: ReadonlyMap<string, string> = new Map(
  readTable('foods/proper-words.csv', ['word', 'printed'] as const).map(({ row }) => [row.word, row.printed]),
)

/** "dijon mustard" as "Dijon mustard". */
export const withCapitals = (name: string): string =>
  name.replaceAll(/\b[a-z]+\b/g, (word) => proper.get(word) ?? word)

/** The names that a method says shorter, where the list has nothing else that they could mean. */
export function shortNames(all: Iterable<string>): ReadonlyMap<string, string> {
  const names = [...new Set(all)]
  const short = new Map<string, string>()
  for (const name of names) {
    const said = spoken.get(name.toLowerCase())
    if (said === undefined) continue
    const isMeantByOther = names.some((other) => other !== name && ` ${other}`.endsWith(` ${said}`))
    if (!isMeantByOther) short.set(name, said)
  }
  return short
}
