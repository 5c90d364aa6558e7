import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { ImportedFood } from '#app/domain/food/imported-food.ts'
import { knownNutrients, nutrientsBy } from '#app/domain/food/nutrients.ts'
import type { UsdaPortion } from '#app/domain/food/usda-portions.ts'

const FILE = 'foods/fndds-2017-18.csv'
const PORTION = /^(?:([\d.]+)\*)?(.*)=([\d.]+)$/

/**
 * Foods of FNDDS 2017–18 that later releases have merged with others ("fat added in cooking", sizes and makers of
 * drinks): people still say them. Figures that the file does not give are not known.
 */
export function olderSurveyFoods(): ImportedFood[] {
  const rows = parse<Record<string, string>>(readFileSync(FILE), { columns: true })
  return rows.map(({ id = '', description = '', category = '', portions = '', ...figures }) => {
    const per100g = knownNutrients(nutrientsBy((name) => (figures[name] ? Number(figures[name]) : null)))
    if (per100g === null) throw new Error(`${FILE}: ${id} lacks a figure`)
    return { id, description, category, per100g, portions: portionsOf(portions, id) }
  })
}

function portionsOf(text: string, id: string): UsdaPortion[] {
  return text
    .split('|')
    .filter(Boolean)
    .map((portion) => {
      const [, amount, unit, grams] = PORTION.exec(portion) ?? []
      if (unit === undefined) throw new Error(`${FILE}: ${id} has a portion that cannot be read: ${portion}`)
      return { amount: Number(amount ?? 1), unit, grams: Number(grams) }
    })
}
