import { headingLine, stepHeadingLine } from './list-headings.ts'
import { MAX_LINE_TEXT_LENGTH } from './imported-recipe.ts'
import { plainLines, plainText } from './imported-text.ts'

/** Values of schema.org, however deeply nested: in lists of lists, list items, sections or PHP objects. */

export type Node = Record<string, unknown>

const MAX_DEPTH = 12
const MAX_TEXT_LENGTH = 200_000

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
export const typesOf = (node: Node): string[] =>
  listOf(node['@type']).map((type) => String(type).replace(/^.*[/:#]/, ''))

/** The first text in a value, '' where there is none. */
export function textOf(value: unknown, maxLength: number, depth = 0): string {
  if (depth > MAX_DEPTH) return ''
  if (typeof value === 'string') return plainText(value, maxLength)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return firstText(value, maxLength, depth)
  if (!isNode(value)) return ''
  return firstText([value['name'], value['text'], value['@value'], value['@list']], maxLength, depth)
}

function firstText(values: readonly unknown[], maxLength: number, depth: number): string {
  for (const value of values) {
    const text = textOf(value, maxLength, depth + 1)
    if (text !== '') return text
  }
  return ''
}

/** Names of the lists in a section, a step or an item; the first one present counts. */
const PARTS = ['itemListElement', 'steps', 'step', 'item', 'ingredients', 'recipeIngredient', '@list', '@set']

/** Properties that make a node a single line; any list beside them describes that line. */
const OWN = ['text', 'requiredQuantity', 'amount', 'quantity', 'food', 'ingredient']

/**
 * The parts of a node; a PHP list may come as an object with its indices as names, and a section may have its own
 * name for its list.
 */
function partsOf(node: Node): unknown[] | null {
  for (const name of PARTS) if (node[name] !== undefined && node[name] !== null) return listOf(node[name])
  const names = Object.keys(node)
  if (names.length > 0 && names.every((name) => /^\d{1,4}$/.test(name))) return Object.values(node)
  if (OWN.some((name) => node[name] !== undefined)) return isTitledText(node) ? listOf(node['text']) : null
  const lists = Object.entries(node).flatMap(([name, value]) =>
    Array.isArray(value) && !NOT_PARTS.has(name) ? [value] : [],
  )
  return lists.length > 0 ? lists : null
}

const NOT_PARTS = new Set(['@type', 'name', 'image', 'url', 'video', 'supply', 'tool', 'description'])
/** A section whose steps are one text. */
const isTitledText = (node: Node) => typesOf(node).includes('HowToSection') && node['text'] !== undefined

type Walk = {
  /** The heading line for a title above parts; null for none. */
  heading: (title: string) => string | null
  /** The lines of a node without parts. */
  lines: (node: Node) => string[]
}

function walk(value: unknown, how: Walk, depth = 0): string[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((one) => walk(one, how, depth + 1))
  if (typeof value === 'string') return plainLines(value, MAX_TEXT_LENGTH)
  if (typeof value === 'number') return [String(value)]
  if (!isNode(value)) return []
  const parts = partsOf(value)
  if (parts === null) return how.lines(value)
  const lines = walk(parts, how, depth + 1)
  const title = lines.length > 0 ? titleOf(value, lines[0]!) : ''
  const heading = title === '' ? null : how.heading(title)
  // Its own text comes before its parts.
  const own =
    parts.length > 0 && value['text'] !== undefined && !isTitledText(value)
      ? walk(value['text'], how, depth + 1)
      : []
  return [...(heading === null ? [] : [heading]), ...own, ...lines]
}

const TITLES = ['name', 'headline', 'title', 'group', 'section', 'heading']
const SAYS_NOTHING =
  /^(?:step\s*\d*|\d+|(?:recipe )?(?:steps?|instructions?|directions?|method|preparation|ingredients?))\s*[.:]?$/i

/** The title of a section; '' where it is one that every recipe has, or repeats the first line. */
function titleOf(node: Node, first: string): string {
  if (typesOf(node).includes('ListItem')) return ''
  const title = TITLES.map((name) => textOf(node[name], 80)).find(Boolean) ?? ''
  const isRepeated = first.toLowerCase().startsWith(title.toLowerCase().replace(/(?:…|\.{3})$/, ''))
  return isRepeated || SAYS_NOTHING.test(title) ? '' : title
}

/** Every ingredient line of a value, with the titles of its sections as headings. */
export const ingredientLinesOf = (value: unknown): string[] =>
  walk(value, { heading: headingLine, lines: (node) => [ingredientOf(node)].filter(Boolean) })

/** "200 g flour" of an object that gives the amount, the unit and the food separately. */
function ingredientOf(node: Node): string {
  const said = (name: string) => textOf(node[name], MAX_LINE_TEXT_LENGTH)
  const food = said('name') || said('food') || said('ingredient') || said('text') || said('@value')
  const amount = [node['requiredQuantity'], node['amount'], node['quantity'], node['value']]
    .map(quantityText)
    .find((text) => text !== '')
  const unit =
    isNode(node['requiredQuantity']) || isNode(node['amount']) ? '' : said('unitText') || said('unit')
  if (amount === undefined || food.startsWith(amount)) return food
  return [amount, unit, food].filter(Boolean).join(' ')
}

/** "200 g" of a QuantitativeValue; a plain text or number as it is. */
function quantityText(value: unknown): string {
  if (!isNode(value)) return textOf(value, 60)
  const number = textOf(value['value'] ?? value['minValue'] ?? value['name'], 60)
  return [number, textOf(value['unitText'], 40)].filter(Boolean).join(' ')
}

/** Every step of a value, with the titles of its sections as headings. */
export const stepLinesOf = (value: unknown): string[] =>
  walk(value, {
    heading: stepHeadingLine,
    lines: (node) => {
      const said = node['text'] ?? node['description'] ?? node['name'] ?? node['@value']
      return listOf(said).flatMap((one) => (isNode(one) ? [] : plainLines(String(one), MAX_TEXT_LENGTH)))
    },
  })
