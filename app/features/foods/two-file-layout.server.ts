import type { UsdaDownload } from './usda-tables.ts'
import { join } from 'node:path'
import { NUTRIENT_NAMES, NUTRIENTS, nutrientsBy } from '#app/domain/food/nutrients.ts'
import type { UsdaPortion } from '#app/domain/food/usda-portions.ts'
import { csvRows } from './csv-rows.server.ts'
import { soundNutrients } from './usda-figures.server.ts'

const TEXTS = ['id', 'description', 'food_group']
const FIGURES = NUTRIENT_NAMES.map((name) => NUTRIENTS[name].usdaColumn)

const numberOf = (text: string | undefined) =>
  text === undefined || text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text)

/** The layout of two files: one row per food with its figures, one per household weight. */
export function readTwoFiles(folder: string): Pick<UsdaDownload, 'foods' | 'foodCount'> {
  let count = 0
  return {
    foodCount: () => count,
    async *foods(from) {
      const portions = await readPortions(join(folder, 'usda-portions.csv'))
      const file = join(folder, 'usda-foods.csv')
      for await (const rows of csvRows(file, ['id'])) count += rows.length
      let at = 0
      for await (const rows of csvRows(file, [...TEXTS, ...FIGURES])) {
        const due = rows.slice(Math.max(0, from - at))
        at += rows.length
        yield due.map(([id = '', description = '', category = '', ...figures]) => {
          const per100g = soundNutrients(
            nutrientsBy((name) => numberOf(figures[NUTRIENT_NAMES.indexOf(name)])),
          )
          return per100g && id !== '' && description !== ''
            ? { id, description, category, per100g, portions: portions.get(id) ?? [] }
            : null
        })
      }
    },
  }
}

async function readPortions(file: string): Promise<Map<string, UsdaPortion[]>> {
  const portions = new Map<string, UsdaPortion[]>()
  for await (const rows of csvRows(file, ['id', 'amount', 'unit', 'grams'])) {
    for (const [id = '', amount, unit = '', grams] of rows) {
      const portion = { amount: Number(amount), unit, grams: Number(grams) }
      if (!(portion.amount > 0) || !(portion.grams > 0)) continue
      const known = portions.get(id)
      if (known) known.push(portion)
      else portions.set(id, [portion])
    }
  }
  return portions
}
