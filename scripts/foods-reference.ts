import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Fields of one RFC 4180 line (no field of these files holds a line break). */
export function splitCsvLine(line: string): string[] {
  const fields: string[] = []
  let field = ''
  let isQuoted = false
  for (let index = 0; index < line.length; index++) {
    const character = line[index]
    if (isQuoted && character === '"' && line[index + 1] === '"') {
      field += '"'
      index++
    } else if (character === '"') isQuoted = !isQuoted
    else if (character === ',' && !isQuoted) {
      fields.push(field)
      field = ''
    } else field += character
  }
  return [...fields, field]
}

/** Reads `usda-foods.csv` and `usda-portions.csv` of the folder. */
export function readReference(folder: string): Reference {
  const [header = '', ...foodLines] = readFileSync(join(folder, 'usda-foods.csv'), 'utf8').trim().split('\n')
  const names = splitCsvLine(header)
  const figureIndexes = FIGURE_COLUMNS.map((column) => names.indexOf(column))
  const foods = new Map<string, ReferenceFood>()
  for (const line of foodLines) {
    const fields = splitCsvLine(line)
    const figures = figureIndexes.map((index) => (fields[index] ? Number(fields[index]) : null))
    foods.set(fields[0] ?? '', { description: fields[names.indexOf('description')] ?? '', figures })
  }
  const portions = new Map<string, UsdaPortion[]>()
  for (const line of readFileSync(join(folder, 'usda-portions.csv'), 'utf8').trim().split('\n').slice(1)) {
    const [id = '', amount, unit = '', grams] = splitCsvLine(line)
    const list = portions.get(id) ?? []
    list.push({ amount: Number(amount), unit, grams: Number(grams) })
    portions.set(id, list)
  }
  return { foods, portions }
}
