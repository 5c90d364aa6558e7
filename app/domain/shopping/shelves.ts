import type { Food } from '#app/domain/food/food.ts'
import type { Aisle } from './aisles.ts'

/** Words that make two goods of one row in the food table: frozen prawns beside fresh ones. */
const SHELVES = {
  frozen: { said: /\bfrozen\b/i, word: 'frozen', aisle: 'Frozen' },
  canned: { said: /\b(?:tinned|canned)\b/i, word: 'tinned', aisle: 'Tins and jars' },
} as const satisfies Partial<Record<Food['state'], { said: RegExp; word: string; aisle: Aisle }>>
type Shelf = keyof typeof SHELVES

const NAMES = Object.keys(SHELVES) as Shelf[]

/** The shelf that a line names, if it is not the food's usual one; else null. */
export const shelfSaid = (text: string, { state }: Pick<Food, 'state'>): Shelf | null =>
  NAMES.find((name) => name !== state && SHELVES[name].said.test(text)) ?? null

/** Lines from another shelf stay separate: the key is the food's key followed by the shelf. */
export const keyOnShelf = (key: string, shelf: Shelf): string => `${key}/${shelf}`

/** The shelf in a key, with its word and its aisle; null for the food as it is usually bought. */
export function shelfOfKey(key: string): { name: Shelf; word: string; aisle: Aisle } | null {
  const name = NAMES.find((one) => key.endsWith(`/${one}`))
  return name === undefined ? null : { name, word: SHELVES[name].word, aisle: SHELVES[name].aisle }
}

/** Names as used on that shelf: "frozen prawns". */
export const onShelf = (key: string, names: readonly [string, string]): readonly [string, string] => {
  const shelf = shelfOfKey(key)
  return shelf === null ? names : [`${shelf.word} ${names[0]}`, `${shelf.word} ${names[1]}`]
}
