import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { NUTRIENTS, nutrientsBy, type StatedNutrients } from '#app/domain/food/nutrients.ts'
import type { UsdaPortion } from '#app/domain/food/usda-portions.ts'

/** USDA's figures and household weights, read from the two csv files of a folder. */
export type ReferenceFood = { description: string; per100g: StatedNutrients }
export type Reference = {
  foods: ReadonlyMap<string, ReferenceFood>
  portions: ReadonlyMap<string, readonly UsdaPortion[]>
}

/** What the folder has to hold. */
export const REFERENCE_FILES = ['usda-foods.csv', 'usda-portions.csv'] as const

const rowsOf = (folder: string, file: string) =>
  parse<Record<string, string>>(readFileSync(join(folder, file)), { columns: true, bom: true })

/** Reads `usda-foods.csv` and `usda-portions.csv` of the folder. */
export function readReference(folder: string): Reference {
  const foods = new Map<string, ReferenceFood>()
  for (const row of rowsOf(folder, 'usda-foods.csv')) {
    const per100g = nutrientsBy((name) => {
      const figure = row[NUTRIENTS[name].usdaColumn]
      return figure ? Number(figure) : null
    })
    foods.set(row['id'] ?? '', { description: row['description'] ?? '', per100g })
  }
  const portions = new Map<string, UsdaPortion[]>()
  for (const row of rowsOf(folder, 'usda-portions.csv')) {
    const list = portions.get(row['id'] ?? '') ?? []
    list.push({ amount: Number(row['amount']), unit: row['unit'] ?? '', grams: Number(row['grams']) })
    portions.set(row['id'] ?? '', list)
  }
  return { foods, portions }
}
