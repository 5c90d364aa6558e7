import { readTable } from '#app/food-table.server.ts'

/** Fluid ounces of the bottle or can that Americans mean where USDA weighs several sizes of it. */

let ouncesByVessel: ReadonlyMap<string, number> | undefined

/** Fluid ounces of a vessel of a drink of USDA's category; null where the drink's own portions tell. */
export function ouncesOfVessel(category: string, vessel: string): number | null {
  ouncesByVessel ??= new Map(
    readTable('foods/survey-vessels.csv', ['category', 'vessel', 'flOz'] as const).map(({ row }) => [
      `${row.category} ${row.vessel}`,
      Number(row.flOz),
    ]),
  )
  return ouncesByVessel.get(`${category} ${vessel}`) ?? null
}
