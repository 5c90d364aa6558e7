import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { UsdaPortion } from '#app/domain/food/usda-portions.ts'
import { csvRows } from './csv-rows.server.ts'

const NOTHING = /^(?:|na|n\/a|undetermined)$/i

/** Household weights by the food's place: of `food_portion.csv`, and the serving of packaged products. */
export async function readFdcPortions(
  folder: string,
  placeOf: ReadonlyMap<string, number>,
): Promise<Map<number, UsdaPortion[]>> {
  const portions = new Map<number, UsdaPortion[]>()
  const add = (fdcId: string, portion: UsdaPortion) => {
    const place = placeOf.get(fdcId)
    if (place === undefined || !(portion.amount > 0) || !(portion.grams > 0) || portion.unit === '') return
    const known = portions.get(place)
    if (known) known.push(portion)
    else portions.set(place, [portion])
  }
  await readWeighed(folder, add)
  await readServings(folder, add)
  return portions
}

type Add = (fdcId: string, portion: UsdaPortion) => void

async function readWeighed(folder: string, add: Add): Promise<void> {
  const file = join(folder, 'food_portion.csv')
  if (!existsSync(file)) return
  const units = await readMeasureUnits(folder)
  const columns = ['fdc_id', 'amount', 'measure_unit_id', 'portion_description', 'modifier', 'gram_weight']
  for await (const rows of csvRows(file, columns, ['measure_unit_id', 'portion_description', 'modifier'])) {
    for (const [fdcId = '', amount = '', unitId = '', description = '', modifier = '', grams = ''] of rows) {
      const said = NOTHING.test(description)
        ? [units.get(unitId) ?? '', modifier].filter((part) => !NOTHING.test(part)).join(', ')
        : description
      // The survey writes the amount into the words: "1 cup, chopped".
      const [, leading, rest] = /^(\d+(?:\.\d+)?)\s+(.+)$/.exec(said) ?? []
      const count = Number(amount) || Number(leading ?? 1)
      add(fdcId, { amount: count, unit: rest ?? said, grams: Number(grams) })
    }
  }
}

async function readMeasureUnits(folder: string): Promise<Map<string, string>> {
  const units = new Map<string, string>()
  const file = join(folder, 'measure_unit.csv')
  if (!existsSync(file)) return units
  for await (const rows of csvRows(file, ['id', 'name'])) {
    for (const [id = '', name = ''] of rows) units.set(id, name)
  }
  return units
}

async function readServings(folder: string, add: Add): Promise<void> {
  const file = join(folder, 'branded_food.csv')
  if (!existsSync(file)) return
  for await (const rows of csvRows(file, ['fdc_id', 'serving_size', 'serving_size_unit'])) {
    for (const [fdcId = '', size = '', unit = ''] of rows) {
      if (/^g(?:rm)?$/i.test(unit)) add(fdcId, { amount: 1, unit: 'serving', grams: Number(size) })
    }
  }
}
