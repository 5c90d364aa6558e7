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
