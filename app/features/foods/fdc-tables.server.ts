import type { ReadFood, UsdaDownload } from './usda-tables.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NUTRIENT_NAMES, type NutrientName, NUTRIENTS, nutrientsBy } from '#app/domain/food/nutrients.ts'
import type { UsdaPortion } from '#app/domain/food/usda-portions.ts'
import { csvRows } from './csv-rows.server.ts'
import { readFdcPortions } from './fdc-portions.server.ts'
import { soundNutrients } from './usda-figures.server.ts'

/** The kinds of rows in food.csv that are foods; the others are samples that foods were measured from. */
const FOOD_TYPES = new Set(['foundation_food', 'sr_legacy_food', 'survey_fndds_food'])
const BRANDED = 'branded_food'

const COLUMNS = NUTRIENT_NAMES.flatMap((name): readonly number[] => NUTRIENTS[name].usdaNumbers)

/** FoodData Central's published csv files: figures lie one per row in `food_nutrient.csv`, far from their foods. */
export function readFdcTables(
  folder: string,
  withBranded: boolean,
): Pick<UsdaDownload, 'foods' | 'foodCount'> {
  const isWanted = (type: string) => FOOD_TYPES.has(type) || (withBranded && type === BRANDED)
  let placeOf = new Map<string, number>()
  return {
    foodCount: () => placeOf.size,
    async *foods(from) {
      const wanted = await readWanted(folder, isWanted)
      placeOf = wanted.placeOf
      if (placeOf.size === 0) throw new Error(nothingToImport(folder, wanted.hasBranded))
      const figures = await readFigures(folder, placeOf)
      const portions = await readFdcPortions(folder, placeOf)
      const categories = await readCategories(folder)
      const seen = new Set<string>()
      for await (const rows of csvRows(join(folder, 'food.csv'), FOOD_COLUMNS, ['food_category_id'])) {
        const foods: ReadFood[] = []
        for (const [fdcId = '', type = '', description = '', categoryId = ''] of rows) {
          const place = placeOf.get(fdcId)
          if (place === undefined || !isWanted(type) || seen.has(fdcId)) continue
          seen.add(fdcId)
          if (seen.size <= from) continue
          foods.push(readFood(fdcId, description, categories.get(categoryId), figures, place, portions))
        }
        yield foods
      }
    },
  }
}

const FOOD_COLUMNS = ['fdc_id', 'data_type', 'description', 'food_category_id']

function nothingToImport(folder: string, hasBranded: boolean): string {
  return hasBranded
    ? `${folder} holds packaged products only. Add --branded to import them.`
    : `${folder}: food.csv holds no foods of a known type.`
}

function readFood(
  fdcId: string,
  description: string,
  category: string | undefined,
  figures: Float32Array,
  place: number,
  portions: ReadonlyMap<number, UsdaPortion[]>,
): ReadFood {
  const row = figures.subarray(place * COLUMNS.length, (place + 1) * COLUMNS.length)
  // Single precision halves the memory of two million foods; six digits are more than USDA states.
  const figureOf = (name: NutrientName) => {
    const stated = NUTRIENTS[name].usdaNumbers
      .map((number) => row[COLUMNS.indexOf(number)] ?? Number.NaN)
      .find((figure) => !Number.isNaN(figure))
    return stated === undefined ? null : Number(stated.toPrecision(6))
  }
  const per100g = soundNutrients(nutrientsBy(figureOf))
  if (per100g === null || description === '') return null
  return {
    id: `FDC${fdcId}`,
    description,
    category: category ?? '',
    per100g,
    portions: portions.get(place) ?? [],
  }
}

async function readWanted(folder: string, isWanted: (type: string) => boolean) {
  const placeOf = new Map<string, number>()
  let hasBranded = false
  for await (const rows of csvRows(join(folder, 'food.csv'), ['fdc_id', 'data_type'])) {
    for (const [fdcId = '', type = ''] of rows) {
      hasBranded ||= type === BRANDED
      if (isWanted(type) && !placeOf.has(fdcId)) placeOf.set(fdcId, placeOf.size)
    }
  }
  return { placeOf, hasBranded }
}

async function readFigures(folder: string, placeOf: ReadonlyMap<string, number>): Promise<Float32Array> {
  const columnOf = await readNutrientColumns(folder)
  const figures = new Float32Array(placeOf.size * COLUMNS.length).fill(Number.NaN)
  const wanted = ['fdc_id', 'nutrient_id', 'amount']
  for await (const rows of csvRows(join(folder, 'food_nutrient.csv'), wanted)) {
    for (const [fdcId = '', nutrientId = '', amount = ''] of rows) {
      const column = columnOf.get(nutrientId)
      const place = placeOf.get(fdcId)
      if (column !== undefined && place !== undefined && amount !== '')
        figures[place * COLUMNS.length + column] = Number(amount)
    }
  }
  return figures
}

/** Rows name a nutrient by its id, in some releases of the survey's foods by its number. */
async function readNutrientColumns(folder: string): Promise<Map<string, number>> {
  const columns = new Map(COLUMNS.map((number, column) => [String(number), column]))
  for await (const rows of csvRows(join(folder, 'nutrient.csv'), ['id', 'nutrient_nbr'])) {
    for (const [id = '', number = ''] of rows) {
      const column = COLUMNS.indexOf(Number(number))
      if (column >= 0) columns.set(id, column)
    }
  }
  return columns
}

/** Names of the categories that `food.csv` gives by number: those of foods and those of the survey. */
async function readCategories(folder: string): Promise<Map<string, string>> {
  const categories = new Map<string, string>()
  const files = [
    ['food_category.csv', 'id', 'description'],
    ['wweia_food_category.csv', 'wweia_food_category', 'wweia_food_category_description'],
  ] as const
  for (const [name, id, description] of files) {
    const file = join(folder, name)
    if (!existsSync(file)) continue
    for await (const rows of csvRows(file, [id, description], [id, description])) {
      for (const [number = '', text = ''] of rows) if (!categories.has(number)) categories.set(number, text)
    }
  }
  return categories
}
