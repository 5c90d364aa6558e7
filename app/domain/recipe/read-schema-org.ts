import {
  completeRecipe,
  type ImportedRecipe,
  MAX_DESCRIPTION_LENGTH,
  MAX_READ_NAME_LENGTH,
  MAX_SOURCE_NOTES_LENGTH,
  webAddress,
} from './imported-recipe.ts'
import { plainLines } from './imported-text.ts'
import { minutesSaid } from './said-minutes.ts'
import { saidServings } from './said-servings.ts'
import {
  ingredientLinesOf,
  isNode,
  listOf,
  type Node,
  stepLinesOf,
  textOf,
  typesOf,
} from './schema-org-values.ts'
import { minutesOfIso } from './schema-org.ts'
import { type SourceNutrition, sourceNutrition } from './source-nutrition.ts'

/** Reads schema.org Recipes out of any JSON: alone, in lists, in `@graph`, in pages and item lists. */

const MAX_DEPTH = 8
const MAX_NODES = 60_000
/** More than one import takes, so that the message can say how many there are. */
const MAX_READ_RECIPES = 2000

function recipeNodes(root: unknown): Node[] {
  const found: Node[] = []
  let visited = 0
  const visit = (value: unknown, depth: number) => {
    if (depth > MAX_DEPTH || ++visited > MAX_NODES || found.length > MAX_READ_RECIPES) return
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

const minutesOf = (value: unknown): number | null => {
  const said = isNode(value) ? (value['value'] ?? value['maxValue'] ?? value['minValue'] ?? value) : value
  const text = textOf(said, 60)
  if (text === '') return null
  const iso = minutesOfIso(text)
  if (iso !== null) return iso > 0 ? iso : null
  return minutesSaid(text.replace(/^-?P?T(?=\d)/i, '')) || null
}

function timeOf(node: Node): number | null {
  const total = minutesOf(node['totalTime'])
  if (total !== null) return total
  const [prep, cook] = [
    minutesOf(node['prepTime']),
    minutesOf(node['cookTime']) ?? minutesOf(node['performTime']),
  ]
  return prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0)
}

/** A yield as text, including that of a QuantitativeValue. */
function yieldText(value: unknown): string {
  if (!isNode(value)) return textOf(value, 120)
  const number = textOf(value['value'] ?? value['minValue'], 60)
  const unit = textOf(value['unitText'] ?? value['unitCode'] ?? (number === '' ? null : value['name']), 60)
  return number === '' ? textOf(value, 120) : `${number} ${unit}`.trim()
}

const servingsOf = (node: Node): number | null =>
  saidServings(...[...listOf(node['recipeYield']), ...listOf(node['yield'])].flat(3).map(yieldText))

/** Pages use the old property name, the new one or both: each line counts once. */
function ingredientsOf(node: Node): string[] {
  const lines = ingredientLinesOf(node['recipeIngredient'])
  const known = new Set(lines)
  const more = [node['ingredients'], node['recipeIngredients']].flatMap(ingredientLinesOf)
  return [...lines, ...more.filter((line) => !known.has(line))]
}

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

const authorOf = (node: Node): string | null =>
  listOf(node['author'])
    .map((one) => textOf(one, 80))
    .filter(Boolean)
    .join(', ') || null

/** Keywords as a list, or as one text with commas. */
const tagsOf = (node: Node): string[] =>
  listOf(node['keywords']).flatMap((value) => textOf(value, 1000).split(','))

/** What the page says about a serving; our own exports only state figures that are computed again anyway. */
function nutritionIn(node: Node): SourceNutrition | null {
  const [said] = listOf(node['nutrition']).filter(isNode)
  if (said === undefined || propertyOf(node, 'dishForm') !== null) return null
  return sourceNutrition({
    calories: textOf(said['calories'] ?? said['energyContent'], 60),
    protein: textOf(said['proteinContent'], 60),
    carbs: textOf(said['carbohydrateContent'], 60),
    fat: textOf(said['fatContent'], 60),
    servingSize: textOf(said['servingSize'], 60),
  })
}

function readNode(node: Node): ImportedRecipe | null {
  return completeRecipe({
    name: textOf(node['name'] ?? node['headline'], MAX_READ_NAME_LENGTH),
    description: textOf(node['description'], MAX_DESCRIPTION_LENGTH),
    cookingTimeMin: timeOf(node),
    difficulty: propertyOf(node, 'difficulty'),
    cuisineType: textOf(node['recipeCuisine'], 40) || null,
    servings: servingsOf(node),
    ingredients: ingredientsOf(node),
    instructions: stepLinesOf(
      node['recipeInstructions'] ?? node['instructions'] ?? node['step'] ?? node['steps'],
    ),
    dishTemplate: propertyOf(node, 'dishForm') ?? (textOf(node['recipeCategory'], 40).toLowerCase() || null),
    author: authorOf(node),
    sourceUrl: addressOf(node),
    tags: tagsOf(node),
    sourceNotes: propertyOf(node, 'notes', MAX_SOURCE_NOTES_LENGTH) ?? '',
    nutrition: nutritionIn(node),
  })
}

/** Whether a node calls itself a schema.org Recipe. */
export const isSchemaOrgRecipe = (value: unknown): boolean =>
  isNode(value) && typesOf(value).includes('Recipe')

/** Every usable recipe in parsed JSON; recipes without a name or ingredients are left out. Never throws. */
export function readSchemaOrg(json: unknown): ImportedRecipe[] {
  return recipeNodes(json).flatMap((node) => readNode(node) ?? [])
}
