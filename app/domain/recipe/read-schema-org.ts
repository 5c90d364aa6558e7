import { parseJson } from '#app/domain/bounded-json.ts'
import {
  completeRecipe,
  type ImportedRecipe,
  MAX_DESCRIPTION_LENGTH,
  MAX_IMPORTED_RECIPES,
  MAX_LINE_TEXT_LENGTH,
  MAX_READ_NAME_LENGTH,
  MAX_SOURCE_NOTES_LENGTH,
  MAX_STEP_LENGTH,
  webAddress,
} from './imported-recipe.ts'
import { plainLines, plainText } from './imported-text.ts'
import { minutesSaid } from './said-minutes.ts'
import { isOfPeople, saidServings } from './said-servings.ts'
import { minutesOfIso } from './schema-org.ts'

/** Reads schema.org Recipes out of any JSON: alone, in lists, in `@graph`, in pages and item lists. */

type Node = Record<string, unknown>

const MAX_DEPTH = 8
const MAX_NODES = 20_000

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
const typesOf = (node: Node) => listOf(node['@type']).map((type) => String(type).replace(/^.*[/:#]/, ''))

function recipeNodes(root: unknown): Node[] {
  const found: Node[] = []
  let visited = 0
  const visit = (value: unknown, depth: number) => {
    if (depth > MAX_DEPTH || ++visited > MAX_NODES || found.length > MAX_IMPORTED_RECIPES) return
    if (Array.isArray(value)) {
      for (const one of value) visit(one, depth + 1)
    } else if (isNode(value)) {
      if (typesOf(value).includes('Recipe')) found.push(value)
      else for (const one of Object.values(value)) if (typeof one === 'object') visit(one, depth + 1)
    }
  }
  visit(root, 0)
  return found
}

const textOf = (value: unknown, maxLength: number): string => {
  const [first] = listOf(value)
  if (typeof first === 'string') return plainText(first, maxLength)
  if (typeof first === 'number') return String(first)
  if (isNode(first)) return textOf(first['name'] ?? first['text'] ?? first['@value'], maxLength)
  return ''
}

const minutesOf = (value: unknown): number | null => {
  const text = textOf(value, 60)
  if (text === '') return null
  const iso = minutesOfIso(text)
  if (iso !== null) return iso > 0 ? iso : null
  return minutesSaid(text) || null
}

function timeOf(node: Node): number | null {
  const total = minutesOf(node['totalTime'])
  if (total !== null) return total
  const [prep, cook] = [minutesOf(node['prepTime']), minutesOf(node['cookTime'])]
  return prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0)
}

function servingsOf(node: Node): number | null {
  const yields = [...listOf(node['recipeYield']), ...listOf(node['yield'])].map((value) => textOf(value, 60))
  const [said = null] = [...yields.filter(isOfPeople), ...yields].flatMap((text) => saidServings(text) ?? [])
  return said
}

function ingredientsOf(node: Node): string[] {
  return listOf(node['recipeIngredient'] ?? node['ingredients']).flatMap((value) => {
    if (typeof value === 'string')
      return plainLines(value, MAX_LINE_TEXT_LENGTH * 60).map((line) => line.slice(0, MAX_LINE_TEXT_LENGTH))
    const text = textOf(value, MAX_LINE_TEXT_LENGTH)
    return text === '' ? [] : [text]
  })
}

function stepsOf(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return []
  return listOf(value).flatMap((one) => {
    if (typeof one === 'string')
      return plainLines(one, MAX_STEP_LENGTH * 60).map((line) =>
        withoutNumber(line).slice(0, MAX_STEP_LENGTH),
      )
    if (!isNode(one)) return []
    if (one['itemListElement'] !== undefined) return stepsOf(one['itemListElement'], depth + 1)
    if (one['item'] !== undefined) return stepsOf(one['item'], depth + 1)
    const text = textOf(one['text'] ?? one['name'], MAX_STEP_LENGTH)
    return text === '' ? [] : [text]
  })
}

/** A step without the figure that a list gives it. */
export const withoutNumber = (line: string) => line.replace(/^(?:step\s*)?\d{1,2}[.):]\s+/i, '')

function propertyOf(node: Node, name: string, maxLength = 40): string | null {
  for (const one of listOf(node['additionalProperty']))
    if (isNode(one) && one['name'] === name && typeof one['value'] === 'string')
      return plainLines(one['value'], maxLength).join('\n') || null
  return null
}

/** Its own address: what it calls so, or the page that is about it. */
function addressOf(node: Node): string | null {
  const page = listOf(node['mainEntityOfPage'])[0]
  for (const value of [node['url'], node['isBasedOn'], isNode(page) ? page['@id'] : page, node['@id']]) {
    const address = listOf(value).find((one) => typeof one === 'string' && webAddress(one) !== null)
    if (typeof address === 'string') return address
  }
  return null
}

/** Keywords as a list, or as one text with commas. */
const tagsOf = (node: Node): string[] =>
  listOf(node['keywords']).flatMap((value) => textOf(value, 1000).split(','))

function readNode(node: Node): ImportedRecipe | null {
  return completeRecipe({
    name: textOf(node['name'] ?? node['headline'], MAX_READ_NAME_LENGTH),
    description: textOf(node['description'], MAX_DESCRIPTION_LENGTH),
    cookingTimeMin: timeOf(node),
    difficulty: propertyOf(node, 'difficulty'),
    cuisineType: textOf(node['recipeCuisine'], 40) || null,
    servings: servingsOf(node),
    ingredients: ingredientsOf(node),
    instructions: stepsOf(node['recipeInstructions']),
    dishTemplate: propertyOf(node, 'dishForm') ?? (textOf(node['recipeCategory'], 40).toLowerCase() || null),
    author: textOf(node['author'], 80) || null,
    sourceUrl: addressOf(node),
    tags: tagsOf(node),
    sourceNotes: propertyOf(node, 'notes', MAX_SOURCE_NOTES_LENGTH) ?? '',
  })
}

/** Whether a node calls itself a schema.org Recipe. */
export const isSchemaOrgRecipe = (value: unknown): boolean =>
  isNode(value) && typesOf(value).includes('Recipe')

/** Every usable recipe in parsed JSON; recipes without a name or ingredients are left out. Never throws. */
export function readSchemaOrg(json: unknown): ImportedRecipe[] {
  return recipeNodes(json).flatMap((node) => readNode(node) ?? [])
}

/** Parses JSON, forgiving bare line breaks inside strings, which many pages have. */
export function parsed(source: string): unknown {
  for (const text of [source, source.replace(/[\n\r\t]+/g, ' ')]) {
    try {
      return parseJson(text.trim().replace(/^\uFEFF/, ''))
    } catch {
      continue
    }
  }
  return undefined
}
