import { nameTokens } from '#app/domain/food/food-names.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { readTable, readWords } from '#app/food-table.server.ts'

/** `foods/kinds-asked.csv`: kinds of dish that people ask for among their foods, and what such dishes are called. */
const kindsAsked: ReadonlyMap<string, readonly string[]> = new Map(
  readTable('foods/kinds-asked.csv', ['said', 'named'] as const).flatMap(({ row, place }) => {
    const read = new RowReader(row, place, row.said)
    const named = read.list('named').map((name) => nameTokens(name).join(' '))
    return read.list('said').map((said) => [nameTokens(said).join(' '), named] as const)
  }),
)

const DISH_ASKED = /^(?:an? |some |make (?:it )?(?:an? |into (?:an? )?)?|for (?:an? )?)?(.+?)(?: please)?$/i

/** "a stir fry", "make into soup" as the words of the dish; null where no kind of dish is asked for. */
export function dishAsked(text: string): string | null {
  const kind = nameTokens(DISH_ASKED.exec(text.trim())?.[1] ?? '').join(' ')
  return kindsAsked.has(kind) ? kind : null
}

/** Whether a title or id has a name of the kind of dish that was asked for. */
export function isNamedAfter(name: string, wish: string): boolean {
  const words = ` ${nameTokens(name).join(' ')} `
  return kindsAsked.get(wish)?.some((kind) => words.includes(` ${kind} `)) === true
}

const cuisinesAsked = readWords('foods/cuisines-asked.txt')
const CUISINE_ASKED = /^(?:something )?([\p{L}-]+)(?:[ -](?:style|food|inspired|please))?$/iu

/** "something Thai" as the cuisine in lower case; null where none of the cookbook is asked for. */
export function cuisineAsked(text: string): string | null {
  const word = CUISINE_ASKED.exec(text.trim())?.[1]?.toLowerCase() ?? ''
  return cuisinesAsked.has(word) ? word : null
}

/** Whether a wish is for a kind of dish or a cuisine: it says more about the dish than the foods do. */
export const isForDish = (wish: string): boolean => kindsAsked.has(wish) || cuisinesAsked.has(wish)
