import { compareWithUserProvided } from '#app/domain/recipe/user-provided-foods.ts'
import {
  CUISINES,
  type LeftOut,
  type RecipeDraft,
  type RecipeRequest,
  SKILL_LEVELS,
} from '#app/domain/recipe/recipe.ts'
import { notesOf } from './notes-reply.ts'
import { plainText } from './plain-text.ts'

const MAX = { name: 100, description: 300, cuisine: 40, form: 40, line: 200, step: 600 } as const
const MAX_LINES = 40
const MAX_STEPS = 30
const MAX_MINUTES = 24 * 60

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown, maxLength: number): string | undefined => {
  if (typeof value !== 'string') return undefined
  const text = plainText(value, maxLength)
  return text === '' ? undefined : text
}

/** Minutes as a whole number from 1 to a day; also from "25 minutes" and "1 hour". */
function minutesOf(value: unknown): number | undefined {
  if (typeof value === 'number') return clampMinutes(value)
  if (typeof value !== 'string' || value.length > 40) return undefined
  const hours = /(\d+(?:\.\d+)?)\s*h/i.exec(value)
  const minutes = /(\d+(?:\.\d+)?)\s*(?:m|$)/i.exec(value)
  if (hours === null && minutes === null) return undefined
  return clampMinutes(Number(hours?.[1] ?? 0) * 60 + Number(minutes?.[1] ?? 0))
}

const clampMinutes = (value: number) =>
  Number.isFinite(value) && value > 0 ? Math.min(MAX_MINUTES, Math.max(1, Math.round(value))) : undefined

/** A line as text; some models write objects whatever they are asked. */
function lineOf(value: unknown, maxLength: number): string | undefined {
  if (!isRecord(value)) return textOf(value, maxLength)
  const { text, step, instruction, quantity, amount, unit, name, ingredient } = value
  const whole = text ?? step ?? instruction
  if (typeof whole === 'string') return textOf(whole, maxLength)
  const parts = [quantity ?? amount, unit, name ?? ingredient].filter(
    (part) => typeof part === 'string' || (typeof part === 'number' && Number.isFinite(part)),
  )
  return textOf(parts.join(' '), maxLength)
}

function linesOf(value: unknown, maxLength: number, maxCount: number): string[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, maxCount).flatMap((one) => {
    const line = lineOf(one, maxLength)
    return line === undefined ? [] : [line]
  })
}

/** "1. Chop", "Step 2: fry": the page numbers the steps itself. */
const withoutNumber = (step: string) => step.replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s*(?=\S)/i, '')

/** What is there of a recipe still being written, each field only as far as it makes sense. */
export function readUnfinished(value: unknown, request: RecipeRequest): Partial<RecipeDraft> {
  if (!isRecord(value)) return {}
  const name = textOf(value['name'], MAX.name)
  const description = textOf(value['description'], MAX.description)
  const cookingTimeMin = minutesOf(value['cookingTimeMin'])
  const difficulty = SKILL_LEVELS.find((level) => level === value['difficulty'])
  const ingredients = linesOf(value['ingredients'], MAX.line, MAX_LINES)
  const instructions = linesOf(value['instructions'], MAX.step, MAX_STEPS).map(withoutNumber)
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(cookingTimeMin === undefined ? {} : { cookingTimeMin }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(ingredients.length === 0
      ? {}
      : { servings: request.servings, ingredients: ingredients.map((text) => ({ text, isExtra: false })) }),
    ...(instructions.length === 0 ? {} : { instructions }),
  }
}

export type RecipeReading =
  | { ok: true; draft: RecipeDraft; leftOut: LeftOut[] }
  | { ok: false; reason: string }

/** A whole recipe of a reply, cleaned and clamped; the reason says what it lacks. Never throws. */
export function readWritten(value: unknown, request: RecipeRequest): RecipeReading {
  if (!isRecord(value)) return { ok: false, reason: 'It was not readable.' }
  const { name, description = '', cookingTimeMin, ingredients, instructions } = readUnfinished(value, request)
  if (name === undefined) return { ok: false, reason: 'It has no name.' }
  if (cookingTimeMin === undefined) return { ok: false, reason: 'It has no cooking time.' }
  if (ingredients === undefined || instructions === undefined)
    return { ok: false, reason: 'It has no ingredients or no steps.' }
  const lines = ingredients.map(({ text }) => text)
  const { isGiven, leftOut } = compareWithUserProvided(lines, request.ingredients)
  if (!isGiven.includes(true)) return { ok: false, reason: 'It uses none of the ingredients given.' }
  const notes = notesOf(value['storage'], value['variations'])
  return {
    ok: true,
    leftOut,
    draft: {
      name,
      description,
      cookingTimeMin,
      difficulty: SKILL_LEVELS.find((level) => level === value['difficulty']) ?? request.skillLevel,
      cuisineType: cuisineOf(value['cuisineType'], request),
      servings: request.servings,
      ingredients: lines.map((text, index) => ({ text, isExtra: !isGiven[index] })),
      instructions,
      dishTemplate: textOf(value['dishForm'], MAX.form)?.toLowerCase() ?? 'plate',
      ...(notes && { notes }),
    },
  }
}

function cuisineOf(value: unknown, request: RecipeRequest): string {
  if (request.cuisine !== 'Any') return request.cuisine
  const said = textOf(value, MAX.cuisine)
  const known = CUISINES.find((cuisine) => cuisine.toLowerCase() === said?.toLowerCase())
  return known !== undefined && known !== 'Any'
    ? known
    : said && !/^any$/i.test(said)
      ? said
      : 'International'
}
