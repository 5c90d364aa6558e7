import { isRecord } from '#app/domain/model-reply/json-in-reply.ts'
import { minutesOfSteps } from '#app/domain/recipe/asked-for.ts'
import { withBritishMeasures } from '#app/domain/recipe/british-measures.ts'
import { type BritishText, withBritishWords } from '#app/domain/recipe/british-words.ts'
import {
  CUISINES,
  type LeftOut,
  type RecipeDraft,
  type RecipeRequest,
  type SkillLevel,
} from '#app/domain/recipe/recipe.ts'
import { saidServings } from '#app/domain/recipe/said-servings.ts'
import { withStandardFigures } from '#app/domain/recipe/standard-figures.ts'
import { foodsOnlyInSteps } from '#app/domain/recipe/step-foods.ts'
import { compareWithUserProvided } from '#app/domain/recipe/user-provided-foods.ts'
import { wordTable } from '#app/domain/word-table.ts'
import { notesOf } from './notes-reply.ts'
import { plainText } from './plain-text.ts'
import { recipeFields } from './recipe-fields.ts'
import { ingredientLinesOf, stepsOf } from './recipe-lines.ts'

const MAX = { name: 100, description: 300, cuisine: 40, form: 40, line: 200 } as const
const MAX_MINUTES = 24 * 60
const MAX_SERVINGS = 24

const textOf = (value: unknown, maxLength: number): string | undefined => {
  if (typeof value !== 'string') return undefined
  const text = plainText(value, maxLength)
  return text === '' ? undefined : text
}

/** Minutes as a whole number from 1 to a day; also from "25 minutes", "1 hour" and "PT1H30M". */
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

type Fields = ReturnType<typeof recipeFields>

/** The total time, or preparation and cooking together if only these are stated. */
function wholeMinutes({ cookingTimeMin, prepTimeMin, cookTimeMin }: Fields): number | undefined {
  const parts = [prepTimeMin, cookTimeMin].flatMap((one) => minutesOf(one) ?? [])
  const sum = parts.length === 0 ? undefined : parts.reduce((all, one) => all + one, 0)
  return minutesOf(cookingTimeMin) ?? sum
}

const LEVELS = wordTable<SkillLevel>({
  beginner: 'Beginner',
  easy: 'Beginner',
  simple: 'Beginner',
  intermediate: 'Intermediate',
  medium: 'Intermediate',
  moderate: 'Intermediate',
  advanced: 'Advanced',
  hard: 'Advanced',
  difficult: 'Advanced',
})
const levelOf = (value: unknown): SkillLevel | undefined =>
  typeof value === 'string' ? LEVELS[value.trim().toLowerCase()] : undefined

/** How many people the amounts are for, if the reply says so. */
function servingsOf(value: unknown): number | null {
  const said =
    typeof value === 'number' ? value : typeof value === 'string' ? saidServings(value.slice(0, 60)) : null
  return said !== null && Number.isInteger(said) && said >= 1 && said <= MAX_SERVINGS ? said : null
}

/** What is there of a recipe still being written, in British words and measures as it will be when it is whole. */
export function readUnfinished(value: unknown, request: RecipeRequest): Partial<RecipeDraft> {
  const fields = fieldsSoFar(value, request)
  const { servings } = request
  const whole = { name: '', description: '', ingredients: [], instructions: [], ...fields, servings }
  const { name, description, ingredients, instructions } = inBritish(whole, request)
  return {
    ...fields,
    ...(fields.name !== undefined && { name }),
    ...(fields.description !== undefined && { description }),
    ...(fields.ingredients !== undefined && { ingredients }),
    ...(fields.instructions !== undefined && { instructions }),
  }
}

const inBritish = <T extends BritishText>(draft: T, { ingredients }: RecipeRequest): T =>
  withBritishWords(withBritishMeasures(draft), ingredients)

/** Each field only as far as it makes sense. */
function fieldsSoFar(value: unknown, request: RecipeRequest): Partial<RecipeDraft> {
  if (!isRecord(value)) return {}
  const fields = recipeFields(value)
  const name = textOf(fields.name, MAX.name)
  const description = textOf(fields.description, MAX.description)
  const cookingTimeMin = wholeMinutes(fields)
  const difficulty = levelOf(fields.difficulty)
  const ingredients = ingredientLinesOf(fields.ingredients)
  const instructions = stepsOf(fields.instructions)
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
  | {
      ok: true
      draft: RecipeDraft
      leftOut: LeftOut[]
      /** Foods that only a step names, without an amount. */
      notCounted: string[]
    }
  | { ok: false; reason: string }

/**
 * Reads a whole recipe from a reply: cleaned and clamped, for the servings asked for, in British words and measures, with
 * every food that a step names with an amount in its list, and with its figures at the standard. The reason says what it lacks. Never throws.
 */
export function readWritten(value: unknown, request: RecipeRequest): RecipeReading {
  if (!isRecord(value)) return { ok: false, reason: 'It was not readable.' }
  const fields = recipeFields(value)
  const {
    name,
    description = '',
    difficulty,
    ingredients,
    instructions,
    ...said
  } = fieldsSoFar(value, request)
  if (name === undefined) return { ok: false, reason: 'It has no name.' }
  if (ingredients === undefined || instructions === undefined)
    return { ok: false, reason: 'It has no ingredients or no steps.' }
  const cookingTimeMin = said.cookingTimeMin ?? Math.round(minutesOfSteps(instructions))
  if (cookingTimeMin <= 0) return { ok: false, reason: 'It has no cooking time.' }
  const listed = ingredients.map(({ text }) => text)
  const inSteps = foodsOnlyInSteps(listed, instructions)
  const lines = [...listed, ...inSteps.lines.map((line) => plainText(line, MAX.line))]
  const { isGiven, leftOut } = compareWithUserProvided(lines, request.ingredients)
  if (!isGiven.includes(true)) return { ok: false, reason: 'It uses none of the ingredients given.' }
  const notes = notesOf(fields.storage, fields.variations)
  const draft: RecipeDraft = {
    name,
    description,
    cookingTimeMin,
    difficulty: difficulty ?? request.skillLevel,
    cuisineType: cuisineOf(fields.cuisineType, request),
    servings: request.servings,
    ingredients: lines.map((text, index) => ({ text, isExtra: !isGiven[index] })),
    instructions,
    dishTemplate: textOf(fields.dishForm, MAX.form)?.toLowerCase() ?? 'plate',
    ...(notes && { notes }),
  }
  const figured = withStandardFigures(inBritish(draft, request), request, servingsOf(fields.servings))
  return { ok: true, draft: figured, leftOut, notCounted: inSteps.names }
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
