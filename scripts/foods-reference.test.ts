import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NUTRIENT_NAMES, nutrientsBy } from '#app/domain/food/nutrients.ts'
import { readReference } from './foods-reference.ts'

const FIGURES = [17, 1.21, 3.11, 0.32, 1, 2.5, 8, 0.084, 0, 17.9, 16, 0.37, null]

test('the reference is read by column name, and a blank is unknown', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foods-'))
  try {
    writeFileSync(
      join(folder, 'usda-foods.csv'),
      'id,description,kcal,protein_g,carbs_g,fat_g,fiber_g,sugar_g,sodium_mg,saturated_fat_g,cholesterol_mg,vitamin_c_mg,calcium_mg,iron_mg,alcohol_g\n' +
        'SR11477,"Squash, zucchini, 2"" dia",17,1.21,3.11,0.32,1,2.5,8,0.084,0,17.9,16,0.37,\n',
    )
    writeFileSync(join(folder, 'usda-portions.csv'), 'id,amount,unit,grams\nSR11477,1,"cup, chopped",124\n')
    const reference = readReference(folder)
    expect(reference.foods.get('SR11477')).toEqual({
      description: 'Squash, zucchini, 2" dia',
      per100g: nutrientsBy((name) => FIGURES[NUTRIENT_NAMES.indexOf(name)] ?? null),
    })
    expect(reference.portions.get('SR11477')).toEqual([{ amount: 1, unit: 'cup, chopped', grams: 124 }])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
