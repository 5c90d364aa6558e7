import { energyIn, figureIn } from './reply-figures.ts'

/** The foods of a model's reply about a meal, in lines or in a table. */

export type ReplyComponent = {
  name: string
  /** Null where the reply gives none. */
  kcal: number | null
  /** As the model says it: "1 cup". */
  portion: string
  grams: number | null
  /** The label's figures for this amount: read, not judged by eye. */
  label?: LabelFigures
}

export type LabelFigures = {
  kcal: number
  proteinG: number | null
  carbsG: number | null
  fatG: number | null
  fiberG: number | null
}

const MAX_NAME_LENGTH = 80
const MAX_COMPONENT_G = 5000

const CALORIES_IN_LINE =
  /[~≈(]?\s*(?:about |approx\.? )?[\d.,]+(?:\s*(?:-|–|to)\s*[\d.,]+)?\s*(?:k?cal(?:ories)?)\b\s*\)?/i
const GRAMS_IN_LINE = /([\d.,]+)\s*(?:g|grams?|ml)\b/i
const NO_FOOD_NAME = /^(?:(?:grand |sub-?|meal )?total|food|component|item|name|calories|energy|macros?)s?\b/i
const LABELLED = /[,;]?\s*[([]?\b(?:(?:from|per|as on|on|by) (?:the |its )?label|label(?:led)?)\b[)\]]?/i

type Columns = { name: number; kcal: number; portion: number; grams: number }

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim())

/** The columns of a table by the words of its header; null if the line is not a header. */
function columnsOf(cells: readonly string[]): Columns | null {
  if (cells.length < 2 || cells.some((cell) => /\d/.test(cell.replace(/\(.*\)|100\s?g/, '')))) return null
  const find = (pattern: RegExp) => cells.findIndex((cell) => pattern.test(cell))
  const name = find(/food|item|component|ingredient|name|dish/i)
  const kcal = find(/cal|energy/i)
  if (name < 0 || kcal < 0) return null
  return {
    name,
    kcal,
    portion: find(/portion|serving|amount|quantity|size/i),
    grams: find(/gram|weight|\bg\b/i),
  }
}

/** The foods of lines such as "- Rice: 225 cal, 1 cup (160 g)", or of the rows of a table. */
export function componentsIn(lines: readonly string[]): ReplyComponent[] {
  let columns: Columns | null = null
  return lines.flatMap((line) => {
    const cells = cellsOf(line)
    const head = columnsOf(cells)
    if (head !== null) {
      columns = head
      return []
    }
    return columns !== null && cells.length > 1 ? rowIn(cells, columns) : componentIn(line)
  })
}

/** The calories in a "Total" row or line. */
export function totalOfTable(lines: readonly string[]): number | null {
  for (const line of lines) {
    if (!/^[\s|>•*–—-]*(?:grand |meal )?total\b/i.test(line)) continue
    const kcal =
      CALORIES_IN_LINE.exec(line)?.[0] ??
      cellsOf(line)
        .slice(1)
        .find((cell) => /^[~≈]?\s*[\d.,]+$/.test(cell))
    const figure = energyIn(kcal)
    if (figure !== null) return figure
  }
  return null
}

function rowIn(cells: readonly string[], columns: Columns): ReplyComponent[] {
  const name = nameIn(cells[columns.name] ?? '')
  const kcal = energyIn(cells[columns.kcal])
  const said = cells[columns.portion] ?? ''
  const weighed = columns.grams >= 0 ? figureIn(cells[columns.grams], MAX_COMPONENT_G) : null
  const grams = weighed ?? figureIn(GRAMS_IN_LINE.exec(said)?.[1], MAX_COMPONENT_G)
  if (name === null || (kcal === null && grams === null)) return []
  return [
    componentOf(name, kcal, said.replace(/\(\s*[~≈]?[\d.,]+\s*(?:g|grams?|ml)\s*\)/i, ' ').trim(), grams),
  ]
}

const nameIn = (text: string): string | null => {
  const name = text.trim()
  return !/\p{L}{2}/u.test(name) || NO_FOOD_NAME.test(name) ? null : name
}

function componentOf(
  name: string,
  kcal: number | null,
  portion: string,
  grams: number | null,
  label?: LabelFigures,
): ReplyComponent {
  const weight = grams === null ? 'estimated' : `${Math.round(grams)} g`
  return {
    name: name.slice(0, MAX_NAME_LENGTH),
    kcal,
    portion: /[\p{L}\d]/u.test(portion) ? portion.slice(0, MAX_NAME_LENGTH).trim() : weight,
    grams: grams === 0 ? null : grams,
    ...(label && { label }),
  }
}

/** "- Grilled chicken: 250 cal, 1 breast (150 g)", or the same as cells of a table without a header. */
function componentIn(line: string): ReplyComponent[] {
  const marked = line.replace(/^(?:\d{1,2}[.)]|[-–—•·+])\s*/, '').slice(0, 300)
  if (/^[\s|:–—-]*$/.test(marked)) return []
  const isLabelled = /\d/.test(marked) && LABELLED.test(marked)
  const text = isLabelled ? marked.replace(LABELLED, ' ').trim() : marked
  const energy = CALORIES_IN_LINE.exec(text)
  const cells = cellsOf(text)
  const isRow = cells.length > 2
  const figure = cells.slice(1).find((cell) => /^[~≈]?\s*[\d.,]+(?:\s*[-–]\s*[\d.,]+)?$/.test(cell))
  const kcal = energy ? energyIn(energy[0]) : isRow ? energyIn(figure) : null
  const weight = GRAMS_IN_LINE.exec(energy ? text.replace(energy[0], ' ') : text)
  const grams = weight ? figureIn(weight[1], MAX_COMPONENT_G) : null
  if (kcal === null && grams === null) return []
  const name = nameIn(isRow ? (cells[0] ?? '') : (text.split(/\s*[:(|]|\s+[–—-]\s+|,?\s+[~≈]?\d/)[0] ?? ''))
  if (name === null) return []
  const portion = text
    .replace(name, '')
    // "Garlic bread (2 slices): …": the text after the name is repeated as the portion.
    .replace(/^\s*\([^)]*\)\s*(?=[:|–—-])/, ' ')
    .replace(energy?.[0] ?? '', ' ')
    .replace(/\(\s*[~≈]?[\d.,]+\s*(?:g|grams?|ml)\s*\)/i, ' ')
    .replace(/^[\s:,|–—-]+|[\s:,|–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const figures = { proteinG: null, carbsG: null, fatG: null, fiberG: null }
  return [
    componentOf(name, kcal, portion, grams, isLabelled && kcal !== null ? { kcal, ...figures } : undefined),
  ]
}
