import { foodById } from '#app/domain/food/foods.ts'
import { readTable } from '#app/food-table.server.ts'

let gramsById: ReadonlyMap<string, number> | undefined

/**
 * Grams that one adult eats of a food of our table who names no amount, where a survey's mean of all helpings (a bite of
 * salad beside a main) is not what is meant by it; null where the table does not tell. Each row says whether the weight is one of USDA's
 * portions of that food or our own estimate.
 */
export function usualPortion(id: string): number | null {
  gramsById ??= new Map(
    readTable('foods/usual-portions.csv', ['id', 'grams', 'source'] as const).map(({ row }) => [
      foodById(row.id).id,
      Number(row.grams),
    ]),
  )
  return gramsById.get(id) ?? null
}

let dishByFood: ReadonlyMap<string, string> | undefined

/** Foods of our table, by id, whose name means a dish of the world on a plate: USDA's Caesar salad has no dressing. */
export function eatenAs(): ReadonlyMap<string, string> {
  dishByFood ??= new Map(
    readTable('foods/eaten-as.csv', ['food', 'dish'] as const).map(({ row }) => [
      foodById(row.food).id,
      row.dish,
    ]),
  )
  return dishByFood
}

/** What a word said of a food means: a glass of wine, a large pizza, one onion ring. */
type WordPortion = {
  amount: number
  isMl: boolean
  /** Of a piece: fewer are so many helpings. "2 fries" are two helpings, "8 fries" eight pieces. */
  from: number
}

let portionsByFood: ReadonlyMap<string, ReadonlyMap<string, WordPortion>> | undefined

function wordPortions() {
  if (portionsByFood !== undefined) return portionsByFood
  const all = new Map<string, Map<string, WordPortion>>()
  for (const { row } of readTable('foods/portion-words.csv', [
    'foods',
    'word',
    'amount',
    'unit',
    'from',
  ] as const))
    for (const food of row.foods.split(' ')) {
      const known = all.get(food) ?? new Map<string, WordPortion>()
      known.set(row.word, {
        amount: Number(row.amount),
        isMl: row.unit === 'ml',
        from: Number(row.from || 1),
      })
      all.set(food, known)
    }
  return (portionsByFood = all)
}

const SIZES = ['personal', 'small', 'medium', 'large', 'double']

/** What a size, a unit or a count ("one") of a food means; null where the table does not say. */
export function wordPortion(
  heads: Iterable<string>,
  unit: string | null,
  words: ReadonlySet<string>,
  isCounted: boolean,
): WordPortion | null {
  for (const head of heads) {
    const known = wordPortions().get(head)
    if (known === undefined) continue
    const sizes = SIZES.filter((size) => words.has(size))
    const said = sizes.map((size) => known.get(unit === null ? size : `${size} ${unit}`))
    const plain = sizes.length > 0 ? undefined : known.get(unit ?? (isCounted ? 'one' : ''))
    const found = said.find((one) => one !== undefined) ?? plain
    if (found !== undefined) return found
  }
  return null
}

/** What one piece weighs of a food that other tables have by the helping; null where the table does not say. */
export const piecePortion = (heads: readonly string[]): WordPortion | null =>
  heads.map((head) => wordPortions().get(head)?.get('each')).find((piece) => piece !== undefined) ?? null

/** Grams of a whole pizza of the size that is said; null where none is. */
export const gramsOfWholePizza = (words: ReadonlySet<string>): number | null =>
  wordPortion(['pizza'], null, words, false)?.amount ?? null

/** By the square of its width: a pizza of 12 inches weighs some 650 g. */
const PIZZA_GRAMS_PER_SQUARE_INCH = 4.5

/** Grams of a pizza of so many inches. */
export const gramsOfPizza = (inches: number): number => PIZZA_GRAMS_PER_SQUARE_INCH * inches ** 2
