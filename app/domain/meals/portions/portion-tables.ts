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

/** What a glass, a can, a bottle or a size of a drink holds, by the kind of the drink. */

let mlByDrink: ReadonlyMap<string, ReadonlyMap<string, number>> | undefined

function vessels() {
  if (mlByDrink !== undefined) return mlByDrink
  const all = new Map<string, Map<string, number>>()
  for (const { row } of readTable('foods/drink-vessels.csv', ['drinks', 'vessel', 'ml'] as const))
    for (const drink of row.drinks.split(' ')) {
      const known = all.get(drink) ?? new Map<string, number>()
      known.set(row.vessel, Number(row.ml))
      all.set(drink, known)
    }
  return (mlByDrink = all)
}

/** Millilitres of a said vessel and size of a drink; null where the table does not tell, or it is no drink. */
export function mlOfVessel(
  heads: Iterable<string>,
  unit: string | null,
  words: ReadonlySet<string>,
): number | null {
  for (const head of heads) {
    const known = vessels().get(head)
    if (known === undefined) continue
    const sizes = ['small', 'medium', 'large', 'double'].filter((size) => words.has(size))
    for (const size of sizes) {
      const ml = known.get(unit === null ? size : `${size} ${unit}`)
      if (ml !== undefined) return ml
    }
    const ml = unit === null ? undefined : known.get(unit)
    if (ml !== undefined && sizes.length === 0) return ml
  }
  return null
}
