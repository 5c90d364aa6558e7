/**
 * Keeps the food table true to its source.
 *
 *   node scripts/foods-table.ts <folder with usda-foods.csv and usda-portions.csv>          check, exit 1 on differences
 *   node scripts/foods-table.ts <folder> --fill                                             fill what rows leave blank
 *
 * A row without figures gets those of its USDA id; a row whose weights begin with `+` gets USDA's household weights
 * beside its own.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HOUSEHOLD_UNITS, type FoodGroup } from '#app/domain/food/food.ts'
import { NUTRIENT_NAMES } from '#app/domain/food/nutrient-sum.ts'
import { COLUMN_COUNT, readFoodRow, writeFoodRow } from '#app/domain/food/table/row.ts'
import { householdFromPortions, weightsOfOne } from '#app/domain/food/usda-portions.ts'
import { readReference, type Reference } from './foods-reference.ts'

const FIGURES = 6
const WEIGHTS = 7

/** Completes one row from the reference: blank figures, and weights that begin with `+`. */
export function fillRow(line: string, reference: Reference): string {
  const columns = line.split('|')
  const usdaId = columns[4] ?? ''
  const food = reference.foods.get(usdaId)
  if (columns.length !== COLUMN_COUNT || !food)
    throw new Error(`Cannot fill "${line}": no USDA food "${usdaId}"`)
  if (columns[FIGURES] === '') columns[FIGURES] = food.figures.map((figure) => figure ?? '-').join(' ')
  const weights = columns[WEIGHTS] ?? ''
  if (weights.startsWith('+')) {
    const own = weights.slice(1).trim().split(', ').filter(Boolean)
    const ownWords = own.map((entry) => entry.split(' ')[0] ?? '')
    const dropped = ownWords.filter((word) => word.startsWith('!')).map((word) => word.slice(1))
    const found = householdFromPortions(reference.portions.get(usdaId) ?? [], food.description)
    const added = HOUSEHOLD_UNITS.filter(
      (unit) => found[unit] !== undefined && !ownWords.includes(unit) && !dropped.includes(unit),
    ).map((unit) => `${unit} ${found[unit]}`)
    const kept = own.filter((entry) => !entry.startsWith('!'))
    columns[WEIGHTS] = HOUSEHOLD_UNITS.flatMap((unit) =>
      [...kept, ...added].filter((entry) => entry.split(' ')[0] === unit),
    ).join(', ')
  }
  return columns.join('|')
}

/** What a row says otherwise than the reference; empty when it agrees. */
export function differencesOf(group: FoodGroup, line: string, reference: Reference): string[] {
  const food = readFoodRow(group, line)
  const source = reference.foods.get(food.usdaId)
  if (!source) return [`${food.id}: no USDA food ${food.usdaId}`]
  const differences = NUTRIENT_NAMES.flatMap((column, index) => {
    const ours = food.per100g[column]
    const theirs = source.figures[index] ?? null
    return ours === theirs ? [] : [`${food.id}: ${column} is ${ours}, ${food.usdaId} says ${theirs}`]
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
  if (writeFoodRow(food) !== line)
    differences.push(`${food.id}: the row is not written as the tool would write it`)
  return differences
}

const tableFolder = fileURLToPath(new URL('../app/domain/food/table/', import.meta.url))

function isRow(line: string): boolean {
  return /^[a-z0-9-]+\|/.test(line)
}

function main(folder: string | undefined, shouldFill: boolean): void {
  if (!folder) throw new Error('Give the folder that holds usda-foods.csv and usda-portions.csv.')
  const reference = readReference(folder)
  let rowCount = 0
  const differences: string[] = []
  for (const file of readdirSync(tableFolder).filter((name) => name.endsWith('.ts'))) {
    const path = join(tableFolder, file)
    const text = readFileSync(path, 'utf8')
    const group = /group: '([a-z]+)'/.exec(text)?.[1] as FoodGroup | undefined
    if (!group || !text.includes('rows: `')) continue
    const lines = text
      .split('\n')
      .map((line) => (shouldFill && isRow(line) ? fillRow(line, reference) : line))
    const rows = lines.filter(isRow)
    rowCount += rows.length
    for (const row of rows) differences.push(...differencesOf(group, row, reference))
    if (lines.join('\n') !== text) writeFileSync(path, lines.join('\n'))
  }
  for (const difference of differences) console.log(difference)
  console.log(`${rowCount} foods, ${differences.length} differences from the reference`)
  if (differences.length > 0) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(
    process.argv.slice(2).find((argument) => !argument.startsWith('--')),
    process.argv.includes('--fill'),
  )
}
