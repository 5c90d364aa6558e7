/**
 * Keeps the food table true to its source.
 *
 *   npm run foods -- <folder with usda-foods.csv and usda-portions.csv>    check, exit 1 on differences
 *   npm run foods -- <folder> --fill                                       fill what rows leave blank
 *
 * A row without figures gets those of its USDA id, and so does a nutrient that is blank in every row: a new column. A row
 * whose weights begin with `+` gets USDA's household weights beside its own.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HOUSEHOLD_UNITS } from '#app/domain/food/food.ts'
import {
  type FoodColumn,
  FOOD_COLUMNS,
  type FoodRow,
  readFoodRow,
  writeFoodRow,
} from '#app/domain/food/food-row.ts'
import { NUTRIENT_NAMES, type NutrientName, type StatedNutrients } from '#app/domain/food/nutrients.ts'
import { householdFromPortions, weightsOfOne } from '#app/domain/food/usda-portions.ts'
import { FOOD_FILES, linesOf, type TableLine } from '#app/food-table.server.ts'
import { composedFigures, sharesOf } from './composed-figures.ts'
import { readReference, type Reference, REFERENCE_FILES } from './foods-reference.ts'
import { neededFolder } from './needed-folder.ts'

/** What a row's figures have to be: those of its USDA food, or worked out from the parts that its stand-in names. */
function figuresOf(standIn: string, ofUsda: StatedNutrients): StatedNutrients {
  const shares = sharesOf(standIn)
  return shares === null ? ofUsda : composedFigures(shares)
}

/** Completes one row from the reference: blank figures, and weights that begin with `+`. */
export function fillRow(
  row: FoodRow,
  reference: Reference,
  newNutrients: ReadonlySet<NutrientName> = new Set(),
): FoodRow {
  const food = reference.foods.get(row.usdaId)
  if (!food) throw new Error(`Cannot fill "${row.id}": no USDA food "${row.usdaId}"`)
  const isWithoutFigures = NUTRIENT_NAMES.every((name) => row[name] === '')
  const blank = NUTRIENT_NAMES.filter((name) => isWithoutFigures || newNutrients.has(name))
  const source = figuresOf(row.standIn, food.per100g)
  const figures = Object.fromEntries(blank.map((name) => [name, String(source[name] ?? '')]))
  const filled = { ...row, ...figures }
  if (!row.weights.startsWith('+')) return filled
  const own = row.weights.slice(1).trim().split('; ').filter(Boolean)
  const ownWords = own.map((entry) => entry.split(' ')[0] ?? '')
  const dropped = ownWords.filter((word) => word.startsWith('!')).map((word) => word.slice(1))
  const found = householdFromPortions(reference.portions.get(row.usdaId) ?? [], food.description)
  const added = HOUSEHOLD_UNITS.filter(
    (unit) => found[unit] !== undefined && !ownWords.includes(unit) && !dropped.includes(unit),
  ).map((unit) => `${unit} ${found[unit]}`)
  const kept = own.filter((entry) => !entry.startsWith('!'))
  const weights = HOUSEHOLD_UNITS.flatMap((unit) =>
    [...kept, ...added].filter((entry) => entry.split(' ')[0] === unit),
  ).join('; ')
  return { ...filled, weights }
}

/** What a row says otherwise than the reference; empty when it agrees. */
export function differencesOf(row: FoodRow, place: string, reference: Reference): string[] {
  const food = readFoodRow(row, place)
  const source = reference.foods.get(food.usdaId)
  if (!source) return [`${food.id}: no USDA food ${food.usdaId}`]
  const figures = figuresOf(row.standIn, source.per100g)
  const says = figures === source.per100g ? `${food.usdaId} says` : 'its parts say'
  const differences = NUTRIENT_NAMES.flatMap((name) => {
    const ours = food.per100g[name]
    const theirs = figures[name]
    return ours === theirs ? [] : [`${food.id}: ${name} is ${ours}, ${says} ${theirs}`]
  })
  const weights = weightsOfOne(reference.portions.get(food.usdaId) ?? [])
  for (const unit of HOUSEHOLD_UNITS) {
    const grams = food.household[unit]
    if (grams === undefined || food.estimatedWeights?.includes(unit)) continue
    if (!weights.some((weight) => Math.abs(weight - grams) < 0.02)) {
      differences.push(
        `${food.id}: ${food.usdaId} has no portion of ${grams} g (${unit}); mark an estimate with ~`,
      )
    }
  }
  const written = writeFoodRow(food)
  const odd = FOOD_COLUMNS.filter((column) => written[column] !== row[column])
  return [...differences, ...odd.map((column) => `${food.id}: the tool would write ${column} otherwise`)]
}

const tableFolder = fileURLToPath(new URL('../foods/', import.meta.url))

const asField = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The rows as a file of the table. */
export function asCsv(rows: readonly FoodRow[]): string {
  const lines = rows.map((row) => FOOD_COLUMNS.map((column) => asField(row[column])).join(','))
  return `${[FOOD_COLUMNS.join(','), ...lines].join('\n')}\n`
}

/** The lines of a file; the column of a new nutrient may be missing where it is to be filled. */
export function linesWith(name: string, text: string, shouldFill: boolean): TableLine<FoodColumn>[] {
  const header = (text.split('\n', 1)[0] ?? '').split(',')
  const isNew = (column: FoodColumn) =>
    shouldFill && !header.includes(column) && NUTRIENT_NAMES.some((nutrient) => nutrient === column)
  const present = FOOD_COLUMNS.filter((column) => !isNew(column))
  const added = Object.fromEntries(FOOD_COLUMNS.filter(isNew).map((column) => [column, '']))
  return linesOf(name, text, present).map(({ row, place }) => ({ row: { ...row, ...added }, place }))
}

function main(folder: string, shouldFill: boolean): void {
  const reference = readReference(folder)
  const files = FOOD_FILES.map((name) => {
    const path = join(tableFolder, `${name}.csv`)
    return { path, lines: linesWith(`foods/${name}.csv`, readFileSync(path, 'utf8'), shouldFill) }
  })
  const all = files.flatMap(({ lines }) => lines)
  const newNutrients = new Set(NUTRIENT_NAMES.filter((name) => all.every(({ row }) => row[name] === '')))
  const differences: string[] = []
  for (const { path, lines } of files) {
    const rows = lines.map(({ row }) => (shouldFill ? fillRow(row, reference, newNutrients) : row))
    rows.forEach((row, at) => differences.push(...differencesOf(row, lines[at]?.place ?? path, reference)))
    if (shouldFill) writeFileSync(path, asCsv(rows))
  }
  for (const difference of differences) console.log(difference)
  console.log(`${all.length} foods, ${differences.length} differences from the reference`)
  if (differences.length > 0) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(
    neededFolder(
      process.argv.slice(2).find((argument) => !argument.startsWith('--')),
      {
        usage: 'npm run foods -- <folder> [--fill]',
        files: REFERENCE_FILES,
        source:
          'The folder holds USDA’s figures and household weights as usda-foods.csv and usda-portions.csv.',
      },
    ),
    process.argv.includes('--fill'),
  )
}
