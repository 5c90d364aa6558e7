import type { UsdaDownload } from './usda-tables.ts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { foodImports, importedFoods } from '#app/db/schema/foods.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { importFoods } from './import-foods.server.ts'
import { findImportedFood, lookUpLines } from './imported-foods.server.ts'
import { openUsdaDownload } from './usda-download.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const now = () => NOW

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'mealwright-usda-'))
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.reset())
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

type Files = Record<string, string[]>

/** The published layout: every field quoted, figures far from their foods, samples among the foods. */
const FDC: Files = {
  'food.csv': [
    '"fdc_id","data_type","description","food_category_id","publication_date"',
    '"1","sample_food","Quandong, sample 7","9","2019-04-01"',
    '"2","sr_legacy_food","Quandong, raw","9","2019-04-01"',
    '"3","survey_fndds_food","Damper bread, with ""golden"" syrup","4202","2022-10-28"',
    '"4","foundation_food","Wolffish, Atlantic, raw","15","2024-04-18"',
    '"5","sr_legacy_food","Mystery powder","9","2019-04-01"',
    '"6","branded_food","QUANDONG CHEWS, OUTBACK","","2023-01-26"',
    '"7","sr_legacy_food","Impossible brick, baked","9","2019-04-01"',
  ],
  'nutrient.csv': [
    '"id","name","unit_name","nutrient_nbr","rank"',
    '"1008","Energy","KCAL","208","300.0"',
    '"2047","Energy (Atwater General Factors)","KCAL","957","280.0"',
    '"1062","Energy","kJ","268","400.0"',
    '"1003","Protein","G","203","600.0"',
    '"1005","Carbohydrate, by difference","G","205","1110.0"',
    '"1004","Total lipid (fat)","G","204","800.0"',
    '"1079","Fiber, total dietary","G","291","1200.0"',
    '"1162","Vitamin C, total ascorbic acid","MG","401","6300.0"',
  ],
  'food_nutrient.csv': [
    '"id","fdc_id","nutrient_id","amount","data_points"',
    // The survey's rows name nutrients by number in some releases.
    ...['"208","281.5"', '"203","7.25"', '"205","55"', '"204","3.5"'].map(
      (pair, at) => `"${at}","3",${pair},""`,
    ),
    ...['"2047","96"', '"1003","17.5"', '"1005","0"', '"1004","2.39"'].map(
      (pair, at) => `"${at}","4",${pair},"4"`,
    ),
    '"20","2","1008","71","1"',
    '"21","2","1062","297","1"',
    '"22","2","1003","1.7","1"',
    '"23","2","1005","17.1","1"',
    '"24","2","1004","0.2","1"',
    '"25","2","1162","0","1"',
    '"30","5","1003","2","1"',
    '"40","7","1008","5000","1"',
    '"41","7","1003","80","1"',
    '"42","7","1005","80","1"',
    '"43","7","1004","80","1"',
    '"50","6","1008","350",""',
    '"51","6","1003","0",""',
    '"52","6","1005","85",""',
    '"53","6","1004","1",""',
  ],
  'food_portion.csv': [
    '"id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"',
    '"1","2","1","1","9999","","cup, sliced","140"',
    '"2","2","2","2","9999","","fruit","30"',
    '"3","3","1","","9999","1 slice","10205","45"',
    '"4","3","2","","9999","Quantity not specified","90000","90"',
    '"5","4","1","3","1000","","","255"',
    '"6","1","1","1","9999","","cup","999"',
  ],
  'measure_unit.csv': ['"id","name"', '"1000","fillet"', '"9999","undetermined"'],
  'food_category.csv': [
    '"id","code","description"',
    '"9","0900","Fruits and Fruit Juices"',
    '"15","1500","Finfish and Shellfish Products"',
  ],
  'wweia_food_category.csv': [
    '"wweia_food_category","wweia_food_category_description"',
    '"4202","Yeast breads"',
  ],
  'branded_food.csv': ['"fdc_id","brand_owner","serving_size","serving_size_unit"', '"6","Outback","30","g"'],
}

let made = 0
function writeFolder(files: Files, inside = ''): string {
  const target = join(folder, String(made++))
  mkdirSync(join(target, inside), { recursive: true })
  for (const [name, lines] of Object.entries(files))
    writeFileSync(join(target, inside, name), `${lines.join('\r\n')}\r\n`)
  return target
}

const open = (files: Files, withBranded = false) => openUsdaDownload(writeFolder(files), { withBranded })
const rows = async () => {
  const all = await database.db.select().from(importedFoods).orderBy(importedFoods.id)
  return all.map(({ release: _release, ...row }) => row)
}

test('loads the foods of the published layout with their figures and household weights', async () => {
  const result = await importFoods(database, open(FDC), { now })
  expect(result).toMatchObject({ foodsRead: 5, foodsStored: 3, removed: 0, wasDone: false })
  const [quandong, damper, wolffish] = await rows()
  expect(quandong).toMatchObject({
    id: 'FDC2',
    description: 'Quandong, raw',
    category: 'Fruits and Fruit Juices',
    per100g: { kcal: 71, proteinG: 1.7, carbsG: 17.1, fatG: 0.2, fiberG: null, vitaminCMg: 0, ironMg: null },
    portions: [
      { amount: 1, unit: 'cup, sliced', grams: 140 },
      { amount: 2, unit: 'fruit', grams: 30 },
    ],
  })
  expect(damper).toMatchObject({
    description: 'Damper bread, with "golden" syrup',
    category: 'Yeast breads',
    per100g: { kcal: 281.5, proteinG: 7.25, carbsG: 55, fatG: 3.5 },
    portions: [
      { amount: 1, unit: 'slice', grams: 45 },
      { amount: 1, unit: 'Quantity not specified', grams: 90 },
    ],
  })
  expect(wolffish).toMatchObject({
    per100g: { kcal: 96, proteinG: 17.5, carbsG: 0, fatG: 2.39 },
    portions: [{ amount: 3, unit: 'fillet', grams: 255 }],
  })
})

test('takes packaged products only when asked to, and finds the files one folder down', async () => {
  const download = openUsdaDownload(writeFolder(FDC, 'FoodData_Central_csv'), { withBranded: true })
  expect(await importFoods(database, download, { now })).toMatchObject({ foodsStored: 4 })
  expect((await rows()).find(({ id }) => id === 'FDC6')).toMatchObject({
    description: 'QUANDONG CHEWS, OUTBACK',
    portions: [{ amount: 1, unit: 'serving', grams: 30 }],
  })
  const onlyBranded = {
    ...FDC,
    'food.csv': FDC['food.csv']!.filter((line) => !/legacy|fndds|foundation/.test(line)),
  }
  await expect(importFoods(database, open(onlyBranded), { now })).rejects.toThrow('Add --branded')
})

test('loads the layout of two files', async () => {
  const figures =
    'kcal,protein_g,carbs_g,fat_g,fiber_g,sugar_g,sodium_mg,saturated_fat_g,cholesterol_mg,vitamin_c_mg,calcium_mg,iron_mg,alcohol_g'
  const download = open({
    'usda-foods.csv': [
      `id,description,food_group,${figures}`,
      'SR1,"Quandong, raw",Fruits,71,1.7,17.1,0.2,,,5,,,0,12,0.4,',
      'SR2,Nothing stated,Fruits,,,,,,,,,,,,,',
    ],
    'usda-portions.csv': ['id,amount,unit,grams', 'SR1,1,"cup, sliced",140', 'SR1,0,cup,0'],
  })
  expect(await importFoods(database, download, { now })).toMatchObject({ foodsRead: 2, foodsStored: 1 })
  expect(await rows()).toMatchObject([
    {
      id: 'SR1',
      per100g: { kcal: 71, sodiumMg: 5, fiberG: null, calciumMg: 12 },
      portions: [{ grams: 140 }],
    },
  ])
  expect(() => openUsdaDownload(writeFolder({}), { withBranded: false })).toThrow(
    'Full Download of All Data Types',
  )
})

test('the same download again changes nothing; a newer one takes the place of the older', async () => {
  await importFoods(database, open(FDC), { now })
  const before = await rows()
  expect(await importFoods(database, open(FDC), { now })).toMatchObject({ wasDone: true, foodsStored: 3 })
  expect(await rows()).toEqual(before)

  const newer = { ...FDC, 'food.csv': FDC['food.csv']!.filter((line) => !line.includes('Wolffish')) }
  expect(await importFoods(database, open(newer), { now })).toMatchObject({ foodsStored: 2, removed: 1 })
  expect((await rows()).map(({ id }) => id)).toEqual(['FDC2', 'FDC3'])
  expect(await database.db.select().from(foodImports)).toHaveLength(1)
})

function madeDownload(count: number, failAt = Number.POSITIVE_INFINITY): UsdaDownload & { asked: number[] } {
  const asked: number[] = []
  return {
    release: 'made',
    asked,
    foodCount: () => count,
    async *foods(from) {
      asked.push(from)
      for (let at = from; at < count; at += 100) {
        if (at >= failAt) throw new Error('the disk was pulled out')
        yield Array.from({ length: Math.min(100, count - at) }, (_, index) => ({
          id: `M${at + index}`,
          description: `Made food ${at + index}`,
          category: '',
          per100g: { kcal: 10, proteinG: 1, carbsG: 1, fatG: 0, ...NOTHING_STATED },
          portions: [],
        }))
      }
    },
  }
}
const NOTHING_STATED = {
  fiberG: null,
  sugarG: null,
  sodiumMg: null,
  saturatedFatG: null,
  cholesterolMg: null,
  vitaminCMg: null,
  calciumMg: null,
  ironMg: null,
  alcoholG: null,
}

test('a run cut short keeps its whole batches and goes on after them', async () => {
  await expect(importFoods(database, madeDownload(1800, 1300), { now })).rejects.toThrow('pulled out')
  expect(await rows()).toHaveLength(1000)

  const again = madeDownload(1800)
  const seen: number[] = []
  const result = await importFoods(database, again, { now, report: ({ foodsRead }) => seen.push(foodsRead) })
  expect(again.asked).toEqual([1000])
  expect(seen).toEqual([1500, 1800])
  expect(result).toMatchObject({ foodsRead: 1800, foodsStored: 1800, wasDone: false })
  expect(await rows()).toHaveLength(1800)
})

test('stops between batches when told to', async () => {
  const stopping = new AbortController()
  const run = importFoods(database, madeDownload(1800), {
    now,
    signal: stopping.signal,
    report: () => stopping.abort(new Error('stopped')),
  })
  await expect(run).rejects.toThrow('stopped')
  expect(await rows()).toHaveLength(500)
})

test('a line the curated table does not know is counted from the import; what nobody knows stays open', async () => {
  const lines = ['2 fresh quandongs', '100 g carrots', '1 tbsp amba sauce']
  expect(nutritionOf(lines, 1, { lookUp: await lookUpLines(database.db, lines) }).uncounted).toHaveLength(2)

  await importFoods(database, open(FDC), { now })
  const nutrition = nutritionOf(lines, 1, { lookUp: await lookUpLines(database.db, lines) })
  expect(nutrition.uncounted).toEqual(['1 tbsp amba sauce'])
  expect(nutrition.counted[0]).toMatchObject({ foodId: 'FDC2', foodName: 'Quandong, raw', grams: 30 })
  expect(nutrition.isVegan).toBeNull()
  expect((await findImportedFood(database.db, 'wolffish'))?.food.id).toBe('FDC4')
  expect(await findImportedFood(database.db, "'; drop table imported_foods; --")).toBeNull()
  expect(await findImportedFood(database.db, '')).toBeNull()
})
