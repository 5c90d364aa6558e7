import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unitOfWord } from '#app/domain/food/units.ts'
import type { ParsedLine } from './parsers.ts'

export const LINES_FILE = 'ingredient-lines-dev.jsonl'

type Gold = { quantity: number | null; quantity_max: number | null; unit: string | null; name: string }
export type LabelledLine = { id: string; line: string; gold: Gold }

/** Ingredient lines labelled by people. */
export function readLabelledLines(folder: string): LabelledLine[] {
  return readFileSync(join(folder, LINES_FILE), 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
}

const isClose = (read: number | null, gold: number | null) =>
  read === null || gold === null ? read === gold : Math.abs(read - gold) <= 0.01 * Math.abs(gold)

/** "a pinch" may be read as one pinch or as a pinch without a number. */
const isQuantityRight = (read: ParsedLine, gold: Gold) =>
  (isClose(read.quantity, gold.quantity) || (gold.quantity === null && read.quantity === 1)) &&
  isClose(read.quantityMax, gold.quantity_max)

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

function tokenF1(read: string, gold: string): number {
  const [mine, theirs] = [bag(read), bag(gold)]
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

/** Shares of the lines, 0 to 1. A whole line has quantity and unit right and 80 % of the name's words. */
export type LineScores = {
  quantity: number
  unit: number
  quantityAndUnit: number
  name: number
  whole: number
}

/** Scores a parser against the labels; what is not read whole goes to `onMiss`. A parser that throws read nothing. */
export function scoreLines(
  lines: readonly LabelledLine[],
  parse: (line: string) => ParsedLine,
  onMiss: (labelled: LabelledLine, read: ParsedLine) => void = () => {},
): LineScores {
  const sums: LineScores = { quantity: 0, unit: 0, quantityAndUnit: 0, name: 0, whole: 0 }
  for (const labelled of lines) {
    const { gold } = labelled
    const read = parsedOrNothing(parse, labelled.line)
    const quantity = isQuantityRight(read, gold)
    const unit = foldedUnit(read.unit) === foldedUnit(gold.unit)
    const f1 = tokenF1(read.name, gold.name)
    const isWhole = quantity && unit && f1 >= 0.8
    sums.quantity += Number(quantity)
    sums.unit += Number(unit)
    sums.quantityAndUnit += Number(quantity && unit)
    sums.name += f1
    sums.whole += Number(isWhole)
    if (!isWhole) onMiss(labelled, read)
  }
  const share = (sum: number) => sum / lines.length
  return {
    quantity: share(sums.quantity),
    unit: share(sums.unit),
    quantityAndUnit: share(sums.quantityAndUnit),
    name: share(sums.name),
    whole: share(sums.whole),
  }
}

function parsedOrNothing(parse: (line: string) => ParsedLine, line: string): ParsedLine {
  try {
    return parse(line)
  } catch {
    return { quantity: null, quantityMax: null, unit: null, name: '' }
  }
}
