import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { UsdaPortion } from '#app/domain/food/usda-portions.ts'

/** USDA's figures and household weights, read from the two csv files of a folder. */
export type ReferenceFood = { description: string; figures: readonly (number | null)[] }
export type Reference = {
  foods: ReadonlyMap<string, ReferenceFood>
  portions: ReadonlyMap<string, readonly UsdaPortion[]>
}

/** The csv columns that become the figures of a row, in the row's order. */
const FIGURE_COLUMNS = [
  'kcal',
  'protein_g',
  'carbs_g',
  'fat_g',
  'fiber_g',
  'sugar_g',
  'sodium_mg',
  'saturated_fat_g',
  'cholesterol_mg',
  'vitamin_c_mg',
  'calcium_mg',
  'iron_mg',
  'alcohol_g',
]

const rowsOf = (folder: string, file: string) =>
  parse<Record<string, string>>(readFileSync(join(folder, file)), { columns: true, bom: true })

/** Reads `usda-foods.csv` and `usda-portions.csv` of the folder. */
export function readReference(folder: string): Reference {
  const foods = new Map<string, ReferenceFood>()
  for (const row of rowsOf(folder, 'usda-foods.csv')) {
    const figures = FIGURE_COLUMNS.map((column) => (row[column] ? Number(row[column]) : null))
    foods.set(row['id'] ?? '', { description: row['description'] ?? '', figures })
  }
  const portions = new Map<string, UsdaPortion[]>()
  for (const row of rowsOf(folder, 'usda-portions.csv')) {
    const list = portions.get(row['id'] ?? '') ?? []
    list.push({ amount: Number(row['amount']), unit: row['unit'] ?? '', grams: Number(row['grams']) })
    portions.set(row['id'] ?? '', list)
  }
  return { foods, portions }
}
