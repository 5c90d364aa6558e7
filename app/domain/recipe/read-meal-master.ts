import { wordTable } from '#app/domain/word-table.ts'
import { completeRecipe, type ImportedRecipe } from './imported-recipe.ts'
import { plainText } from './imported-text.ts'
import { minutesSaid } from './said-minutes.ts'
import { saidServings } from './said-servings.ts'

/** Reads Meal-Master, a text format of old recipe collections with amounts, units and foods in columns. */

const HEADER = /^[ \t]*(?:M{5}|-{5})[^\n]{0,80}meal-?\s?master/i
const FOOTER = /^\s*(?:M{5}|-{5,})\s*$/
const SECTION = /^\s*(?:M{5}|-{5})[-=]*\s*([^-=\s].{0,60}?)\s*[-=]+\s*$/
const FIELD =
  /^\s*(title|recipe|categor(?:y|ies)|yield|servings|serves|(?:prep(?:aration)?|cook(?:ing)?|total) time)\s*:\s*(.*)$/i
/** Seven characters of amount, a space, two of unit, a space, then the food. */
const IN_COLUMNS = /^([ \d./-]{7}) ([a-zA-Z ]{2}) (.+)$/
const LOOSE = /^\s+(\d+(?:[ ./-]\d+)*(?:\/\d+)?)\s+(?:([a-zA-Z]{1,2})\s+)?(\S.*)$/
const SECOND_COLUMN = [40, 41]

/** Its unit codes, each with the word for it; '' where it is only a count. */
const UNITS = wordTable<string>(
  Object.fromEntries(
    'x= ea= sm=small md=medium lg=large cn=can pk=package pn=pinch dr=drop ds=dash ct=carton bn=bunch sl=slice t=tsp ts=tsp T=tbsp tb=tbsp Tb=tbsp fl=fl_oz c=cup C=cup pt=pint qt=quart ga=gallon oz=oz lb=lb ml=ml cb=ml cl=cl dl=dl l=l mg=mg g=g kg=kg ='
      .split(' ')
      .map((pair) => pair.replace('_', ' ').split('=') as [string, string]),
  ),
)

export const isMealMaster = (text: string): boolean => text.split('\n', 60).some((line) => HEADER.test(line))

/** The recipes of a Meal-Master text; those without a title or an ingredient are left out. Never throws. */
export function readMealMaster(source: string): ImportedRecipe[] {
  const recipes: string[][] = []
  let isInside = false
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    if (HEADER.test(line)) {
      recipes.push([])
      isInside = true
    } else if (FOOTER.test(line)) isInside = false
    else if (isInside) recipes.at(-1)!.push(line.replaceAll('\t', '        ').trimEnd())
  }
  return recipes.flatMap((lines) => readOne(lines) ?? [])
}

type Columns = { left: string[]; right: string[] }
type Reading = {
  ingredients: string[]
  instructions: string[]
  columns: Columns
  paragraph: string[]
  title: string | null
}

const sumOf = (one: number | null, other: number | null): number | null =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0)

function readOne(lines: readonly string[]): ImportedRecipe | null {
  const fields = new Map<string, string>()
  const reading: Reading = {
    ingredients: [],
    instructions: [],
    columns: { left: [], right: [] },
    paragraph: [],
    title: null,
  }
  let isAtIngredients = true
  for (const line of lines) {
    const field = reading.ingredients.length + reading.columns.left.length === 0 ? FIELD.exec(line) : null
    const section = SECTION.exec(line)
    if (field) fields.set(field[1]!.toLowerCase().slice(0, 4), field[2]!.trim())
    else if (section) {
      endPart(reading)
      reading.title = section[1]!.trim()
      isAtIngredients = true
    } else if (line.trim() === '') endParagraph(reading)
    else if (!isAtIngredients || !takeIngredients(reading, line)) {
      if (isAtIngredients) endPart(reading)
      isAtIngredients = false
      takeTitle(reading, reading.instructions)
      reading.paragraph.push(line.trim())
    }
  }
  endPart(reading)
  const said = (...names: string[]) => names.map((name) => fields.get(name)).find(Boolean) ?? ''
  return completeRecipe({
    name: plainText(said('titl', 'reci'), 400),
    description: '',
    cookingTimeMin: minutesSaid(said('tota')) ?? sumOf(minutesSaid(said('prep')), minutesSaid(said('cook'))),
    difficulty: null,
    cuisineType: null,
    servings: saidServings(said('serv', 'yiel')),
    ingredients: reading.ingredients.map((line) => plainText(line, 400)),
    instructions: reading.instructions.map((step) => plainText(step, 20_000)),
    dishTemplate: null,
    author: null,
    tags: said('cate').split(','),
  })
}

/** A heading belongs to what follows it: ingredients or steps. */
function takeTitle(reading: Reading, lines: string[]): void {
  if (reading.title !== null) lines.push(`[${reading.title}]`)
  reading.title = null
}

function endParagraph(reading: Reading): void {
  if (reading.paragraph.length > 0) reading.instructions.push(reading.paragraph.join(' '))
  reading.paragraph = []
}

/** Two columns are read one after the other, as they are printed. */
function endPart(reading: Reading): void {
  endParagraph(reading)
  reading.ingredients.push(...reading.columns.left, ...reading.columns.right)
  reading.columns = { left: [], right: [] }
}

function takeIngredients(reading: Reading, line: string): boolean {
  const second = SECOND_COLUMN.find((at) => line.length > at + 10 && lineOf(line.slice(at)) !== null)
  const left = lineOf(second === undefined ? line : line.slice(0, second).trimEnd().padEnd(12))
  if (left === null) return false
  takeTitle(reading, reading.ingredients)
  add(reading.columns.left, left)
  if (second !== undefined) add(reading.columns.right, lineOf(line.slice(second))!)
  return true
}

/** A line that begins with a dash continues the one above it. */
function add(lines: string[], line: string): void {
  if (line === '') return
  if (line.startsWith('-') && lines.length > 0) lines.push(`${lines.pop()} ${line.replace(/^-+\s*/, '')}`)
  else lines.push(line.replace(/^-+\s*/, ''))
}

function lineOf(text: string): string | null {
  const [, amount, unit, food] = IN_COLUMNS.exec(text) ?? LOOSE.exec(text) ?? []
  if (food === undefined || amount === undefined) return null
  const code = (unit ?? '').trim()
  const word = UNITS[code] ?? UNITS[code.toLowerCase()]
  const rest = word === undefined ? `${code} ${food}` : food
  return [amount.trim(), word ?? '', rest.trim()].filter(Boolean).join(' ')
}
