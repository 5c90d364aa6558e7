import { isRecord, jsonInReply, looseJson } from '#app/domain/model-reply/json-in-reply.ts'
import { readRecipeText } from '#app/domain/recipe/read-recipe-text.ts'
import { recipeFields } from './recipe-fields.ts'

/**
 * The recipes of a whole reply that could not be read as it arrived: JSON that must be repaired first, or plain text
 * with headings, which models write if no form can be requested. A recipe that breaks off is left out.
 */
export function recipesInReply(reply: string): unknown[] {
  const text = unquoted(reply)
  const found = jsonInReply(text).flatMap((value) => recipesIn(value, 0))
  return found.length > 0 ? found : recipesInText(text)
}

/** JSON that was encoded as a JSON string again. */
function unquoted(reply: string): string {
  const text = reply.trim()
  const value = text.startsWith('"') ? looseJson(text) : undefined
  return typeof value === 'string' ? value : reply
}

const MAX_DEPTH = 12
const MAX_FOUND = 10

function recipesIn(value: unknown, depth: number): unknown[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((one) => recipesIn(one, depth + 1)).slice(0, MAX_FOUND)
  if (!isRecord(value)) return []
  const { name, ingredients, instructions } = recipeFields(value)
  if (name !== undefined && (ingredients ?? instructions) !== undefined) return [value]
  return Object.values(value)
    .flatMap((one) => recipesIn(one, depth + 1))
    .slice(0, MAX_FOUND)
}

const HEADING = /^\s*(?:#{1,4}\s*|\*\*)?ingredients\b[^\n]{0,30}$/im
const TITLE = /^\s*(?:#{1,4}\s+|\*\*)(?!ingredients)(.{3,120}?)\**\s*$/i
const SENTENCE_END = /[.!?)*]\s*$/

/** A recipe in Markdown: from the title before its ingredients to the end, if the last sentence is whole. */
function recipesInText(reply: string): unknown[] {
  const heading = HEADING.exec(reply)
  if (heading === null || !SENTENCE_END.test(reply)) return []
  const before = reply.slice(0, heading.index).split('\n')
  const at = before.findIndex((line) => TITLE.test(line))
  const text = at < 0 ? before.filter((line) => line.trim() !== '').slice(-1) : before.slice(at)
  const rest = reply.slice(heading.index).replace(/^[*#\s]*(ingredients)\b[^\n]*/i, '$1')
  const whole = [...text, ...rest.split('\n')].map((line) =>
    line.replace(/^\s*#{1,4}\s*|\*\*/g, '').replace(/\*\*/g, ''),
  )
  return readRecipeText(whole.join('\n'))
    .slice(0, 1)
    .map(({ draft, said }) => ({
      name: draft.name,
      description: draft.description,
      difficulty: draft.difficulty,
      cuisineType: draft.cuisineType,
      ingredients: draft.ingredients.map((line) => line.text),
      instructions: draft.instructions,
      ...(said.cookingTimeMin !== null && { cookingTimeMin: said.cookingTimeMin }),
      ...(said.servings !== null && { servings: said.servings }),
    }))
}
