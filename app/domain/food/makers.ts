import { readTable } from '#app/food-table.server.ts'
import { nameTokens } from './food-names.ts'

/** Makers and shops in front of a food's name, which say whose it is and not what: "Hellmann's mayo". */

const MOST_WORDS = 3

let makers: ReadonlySet<string> | undefined
const knownMakers = (): ReadonlySet<string> =>
  (makers ??= new Set(
    readTable('foods/makers.csv', ['maker']).map(({ row }) => nameTokens(row.maker).join(' ')),
  ))

/** The folded words of a name behind its maker; null where none is named, or nothing else is. */
export function behindMaker(tokens: readonly string[]): readonly string[] | null {
  for (let count = Math.min(MOST_WORDS, tokens.length - 1); count > 0; count--) {
    if (knownMakers().has(tokens.slice(0, count).join(' '))) return tokens.slice(count)
  }
  return null
}

/** A line without the maker of its food: "Tesco beef mince 500g" as "beef mince 500g", "tin of Princes tuna" as "tin of tuna". */
export function withoutMaker(text: string): string {
  const words = text.split(' ')
  for (let at = 0; at < words.length - 1; at++)
    for (let count = Math.min(MOST_WORDS, words.length - at - 1); count > 0; count--) {
      const name = nameTokens(words.slice(at, at + count).join(' ')).join(' ')
      if (knownMakers().has(name)) return [...words.slice(0, at), ...words.slice(at + count)].join(' ')
    }
  return text
}
