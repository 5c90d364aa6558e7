import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { ImportedFood } from '#app/domain/food/imported-food.ts'
import { knownNutrients, nutrientsBy } from '#app/domain/food/nutrients.ts'
import { readPackedPortions } from '#app/domain/food/usda-portions.ts'

const FILE = 'foods/fndds-2017-18.csv'

/**
 * Foods of FNDDS 2017–18 that later releases have merged with others or renamed ("fat added in cooking", cereals by
 * their makers): people still say them. Figures that the file does not give are not known.
 */
export function olderSurveyFoods(): ImportedFood[] {
  const rows = parse<Record<string, string>>(readFileSync(FILE), { columns: true })
  return rows.map(({ id = '', description = '', category = '', portions = '', ...figures }) => {
    const per100g = knownNutrients(nutrientsBy((name) => (figures[name] ? Number(figures[name]) : null)))
    if (per100g === null) throw new Error(`${FILE}: ${id} lacks a figure`)
    return { id, description, category, per100g, portions: readPackedPortions(portions) }
  })
}
