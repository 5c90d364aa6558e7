import { readFileSync } from 'node:fs'
import { brotliDecompressSync, crc32 } from 'node:zlib'
import { NUTRIENT_NAMES, nutrientsBy, knownNutrients, type Nutrients } from '#app/domain/food/nutrients.ts'
import { readPackedPortions, type UsdaPortion } from '#app/domain/food/usda-portions.ts'
import { type NameTable, unpackNames } from '#app/domain/meals/vocabulary/name-table.ts'
import type { VocabularyFood } from '#app/domain/meals/vocabulary/vocabulary.ts'
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

/** Thirteen thousand lines stay as they are; of each is read what is asked for. */
class UsdaFood implements VocabularyFood {
  readonly source: 'fndds' | 'sr'
  private readonly line: string
  private figures: Nutrients | undefined
  private weights: UsdaPortion[] | undefined

  constructor(line: string) {
    this.line = line
    this.source = line.startsWith('FN') ? 'fndds' : 'sr'
  }

  get id(): string {
    return this.line.slice(0, this.line.indexOf('\t'))
  }

  get name(): string {
    return this.line.split('\t', 2)[1] ?? ''
  }

  get category(): string {
    return this.line.split('\t', 3)[2] ?? ''
  }

  readonly per100g = (): Nutrients => (this.figures ??= nutrientsOf(this.line.split('\t')))

  readonly portions = (): UsdaPortion[] =>
    (this.weights ??= readPackedPortions(this.line.slice(this.line.lastIndexOf('\t') + 1)))
}

const FOODS_FILE = 'foods/usda.tsv.br'
const NAMES_FILE = 'foods/name-words.br'

function usdaLines(): { lines: string[]; stamp: number } {
  const packed = readFileSync(sourceFile(FOODS_FILE))
  const [, ...lines] = brotliDecompressSync(packed).toString('utf8').trimEnd().split('\n')
  return { lines, stamp: crc32(packed) }
}

/** All foods of USDA's two tables, and the words of their names and of ours. Takes a twentieth of a second. */
export function readUsdaVocabulary(): { foods: VocabularyFood[]; names: NameTable } {
  const { lines, stamp } = usdaLines()
  const names = unpackNames(brotliDecompressSync(readFileSync(sourceFile(NAMES_FILE))))
  if (names.stamp !== stamp)
    throw new Error(`${NAMES_FILE} belongs to another ${FOODS_FILE}: run npm run foods -- names`)
  return { foods: lines.map((line) => new UsdaFood(line)), names: names.table }
}

/** USDA's names alone, and what marks this list of them: for packing their words. */
export function readUsdaNames(): { names: string[]; stamp: number } {
  const { lines, stamp } = usdaLines()
  return { names: lines.map((line) => line.split('\t', 2)[1] ?? ''), stamp }
}
