import { readTable } from '#app/food-table.server.ts'

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
