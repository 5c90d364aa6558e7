/**
 * `npm run foods -- pack <folder>`: packs USDA's FNDDS and SR Legacy with their portions into
 * `foods/usda.tsv.br`, the vocabulary that described meals are read with. The folder holds a download of FoodData
 * Central, or `usda-foods.csv` and `usda-portions.csv`. Brands that USDA has given up stay out; foods of the surveys
 * of 2017–18 that the download lacks come from `foods/fndds-2017-18.csv`.
 */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { ImportedFood } from '#app/domain/food/imported-food.ts'
import { NUTRIENT_NAMES } from '#app/domain/food/nutrients.ts'
import { openUsdaDownload } from '#app/features/foods/usda-download.server.ts'
import { endWith } from './needed-folder.ts'
import { olderSurveyFoods } from './usda-vocabulary/older-survey-foods.ts'
import { packNameWords } from './usda-vocabulary/pack-name-words.ts'
import { retiredIds } from './usda-vocabulary/retired-ids.ts'

const download = openDownload(process.argv[2])

const figure = (value: number | null) => (value === null ? '' : String(Number(value.toPrecision(4))))

function lineOf({ id, description, category, per100g, portions }: ImportedFood): string {
  const weights = portions.map(({ amount, unit, grams }) =>
    `${amount === 1 ? '' : `${amount}*`}${unit}=${grams}`.replace(/[|\t]/g, ' '),
  )
  return [
    id,
    description,
    category,
    ...NUTRIENT_NAMES.map((name) => figure(per100g[name])),
    weights.join('|'),
  ].join('\t')
}

const retired = retiredIds(download.folder)
const lines: string[] = []
for await (const foods of download.foods(0)) {
  for (const food of foods) if (food !== null && !retired.has(food.id)) lines.push(lineOf(food))
}
const packedIds = new Set(lines.map((line) => line.slice(0, line.indexOf('\t'))))
for (const food of olderSurveyFoods()) if (!packedIds.has(food.id)) lines.push(lineOf(food))
const header = ['id', 'description', 'category', ...NUTRIENT_NAMES, 'portions'].join('\t')
const text = `${[header, ...lines.toSorted()].join('\n')}\n`
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync('foods/usda.tsv.br', packed)
console.log(`${lines.length} foods, ${text.length} bytes, packed ${packed.length}`)
packNameWords()

function openDownload(folder: string | undefined) {
  if (folder === undefined) return endWith('usage: npm run foods -- pack <folder of the USDA download>')
  try {
    return { folder, ...openUsdaDownload(folder, { withBranded: false }) }
  } catch (error) {
    return endWith(error instanceof Error ? error.message : String(error))
  }
}
