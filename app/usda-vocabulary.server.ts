import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { NUTRIENT_NAMES, nutrientsBy, knownNutrients, type Nutrients } from '#app/domain/food/nutrients.ts'
import type { UsdaPortion } from '#app/domain/food/usda-portions.ts'
import type { VocabularyFood } from '#app/domain/meals/vocabulary.ts'
import { sourceFile } from './source-file.server.ts'

/** USDA's FNDDS and SR Legacy, packed by `scripts/usda-vocabulary.ts`; figures and portions are read when asked for. */

const FIRST_FIGURE = 3

function nutrientsOf(fields: readonly string[]): Nutrients {
  const figures = nutrientsBy((name) => {
    const text = fields[FIRST_FIGURE + NUTRIENT_NAMES.indexOf(name)] ?? ''
    return text === '' ? null : Number(text)
  })
  const known = knownNutrients(figures)
  if (known === null) throw new Error(`foods/usda.tsv.br: ${fields[0]} lacks a figure`)
  return known
}

const PORTION = /^(?:([\d.]+)\*)?(.*)=([\d.]+)$/

function portionsOf(text: string): UsdaPortion[] {
  return text.split('|').flatMap((portion) => {
    const [, amount, unit, grams] = PORTION.exec(portion) ?? []
    return unit === undefined ? [] : [{ amount: Number(amount ?? 1), unit, grams: Number(grams) }]
  })
}

function foodOfLine(line: string): VocabularyFood {
  const fields = line.split('\t')
  const [id = '', name = '', category = ''] = fields
  let per100g: Nutrients | undefined
  let portions: UsdaPortion[] | undefined
  return {
    id,
    name,
    category,
    source: id.startsWith('FN') ? 'fndds' : 'sr',
    per100g: () => (per100g ??= nutrientsOf(fields)),
    portions: () => (portions ??= portionsOf(fields.at(-1) ?? '')),
  }
}

/** All foods of USDA's two tables. Takes a tenth of a second. */
export function readUsdaVocabulary(): VocabularyFood[] {
  const packed = readFileSync(sourceFile('foods/usda.tsv.br'))
  const [, ...lines] = brotliDecompressSync(packed).toString('utf8').trimEnd().split('\n')
  return lines.map(foodOfLine)
}
