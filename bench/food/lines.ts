/**
 * How well ingredient lines are read, against lines labelled by people.
 * Usage: node bench/food/lines.ts <folder with ingredient-lines-dev.jsonl> [--misses]
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { unitOfWord } from '#app/domain/food/units.ts'

type Gold = { quantity: number | null; quantity_max: number | null; unit: string | null; name: string }
type Labelled = { id: string; source: string; line: string; gold: Gold }

const [folder, ...flags] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: node bench/food/lines.ts <reference folder> [--misses]')
const lines: Labelled[] = readFileSync(join(folder, 'ingredient-lines-dev.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((row) => JSON.parse(row))

const isClose = (ours: number | null, gold: number | null) =>
  ours === null || gold === null ? ours === gold : Math.abs(ours - gold) <= 0.01 * Math.abs(gold)

/** "a pinch" may be read as one pinch or as a pinch without a number. */
const isQuantityRight = (ours: ReturnType<typeof readIngredientLine>, gold: Gold) =>
  (isClose(ours.quantity, gold.quantity) || (gold.quantity === null && ours.quantity === 1)) &&
  isClose(ours.quantityMax, gold.quantity_max)

function foldedUnit(unit: string | null): string | null {
  if (unit === null || /^(?:large|medium|small)$/.test(unit)) return null
  return unitOfWord(unit) ?? unit
}

const singular = (word: string) =>
  word.endsWith('ies') && word.length > 4
    ? `${word.slice(0, -3)}y`
    : /(?:o|s|x|ch|sh)es$/.test(word)
      ? word.slice(0, -2)
      : word.endsWith('leaves')
        ? 'leaf'
        : /[^su]s$/.test(word) && word.length > 3
          ? word.slice(0, -1)
          : word

const bag = (name: string) =>
  (name.toLowerCase().match(/[\p{L}\p{N}%'’®-]+/gu) ?? [])
    .filter((word) => !/^(?:of|the|a|an|and|or)$/.test(word))
    .map(singular)

function tokenF1(ours: string, gold: string): number {
  const [mine, theirs] = [bag(ours), bag(gold)]
  const left = [...theirs]
  let hits = 0
  for (const word of mine) {
    const at = left.indexOf(word)
    if (at >= 0) {
      left.splice(at, 1)
      hits++
    }
  }
  return hits === 0 ? Number(mine.length === theirs.length) : (2 * hits) / (mine.length + theirs.length)
}

const totals = { quantity: 0, unit: 0, both: 0, nameF1: 0, whole: 0, exact: 0 }
for (const { id, line, gold } of lines) {
  const read = readIngredientLine(line)
  const quantity = isQuantityRight(read, gold)
  const unit = read.unit === foldedUnit(gold.unit)
  const f1 = tokenF1(read.name, gold.name)
  totals.quantity += Number(quantity)
  totals.unit += Number(unit)
  totals.both += Number(quantity && unit)
  totals.nameF1 += f1
  totals.whole += Number(quantity && unit && f1 >= 0.8)
  totals.exact += Number(quantity && unit && f1 > 0.999)
  if (flags.includes('--misses') && !(quantity && unit && f1 > 0.999)) {
    const flag = quantity && unit && f1 >= 0.8 ? '~' : 'X'
    console.log(
      `${flag} ${id} ${line}\n     ${read.quantity}-${read.quantityMax} ${read.unit} | ${read.name}`,
    )
    console.log(`     ${gold.quantity}-${gold.quantity_max} ${gold.unit} | ${gold.name}`)
  }
}

const started = performance.now()
let readLines = 0
while (performance.now() - started < 1000) {
  for (const { line } of lines) readIngredientLine(line)
  readLines += lines.length
}
const perSecond = Math.round(readLines / ((performance.now() - started) / 1000))
const percent = (count: number) => ((100 * count) / lines.length).toFixed(1)

console.log(`
| ingredient lines (${lines.length}) | quantity % | unit % | quantity + unit % | name F1 % | whole line % | exact % | lines/s |
|---|---|---|---|---|---|---|---|
| ours | ${percent(totals.quantity)} | ${percent(totals.unit)} | ${percent(totals.both)} | ${percent(totals.nameF1)} | ${percent(totals.whole)} | ${percent(totals.exact)} | ${perSecond} |
| best published npm parser on 1,500 such lines (sharp-recipe-parser 2.1.0) | 99.6 | 88.1 | 87.9 | 89.6 | 73.9 | 65.8 | |`)
