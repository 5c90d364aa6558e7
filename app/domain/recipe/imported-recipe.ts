import { withBareTitles } from './bare-titles.ts'
import { AppError } from '#app/domain/errors.ts'
import { shortened } from '#app/domain/shortened.ts'
import { isHeading } from '#app/domain/food/ingredient-line.ts'
import { ingredientOrHeading, stepOrHeading, withTitlesInCapitals } from './list-headings.ts'
import { numberedSteps } from './numbered-steps.ts'
import { SKILL_LEVELS, type RecipeDraft, type SkillLevel } from './recipe.ts'
import type { SourceNutrition } from './source-nutrition.ts'

/** How much one import may hold. */
export const MAX_IMPORT_BYTES = 900 * 1024
export const MAX_IMPORTED_RECIPES = 200
export const MAX_NAME_LENGTH = 120
/** So much of a name is read, so that one that is too long can be shortened between words. */
export const MAX_READ_NAME_LENGTH = 400
export const MAX_DESCRIPTION_LENGTH = 1000
export const MAX_LINES = 60
export const MAX_LINE_TEXT_LENGTH = 300
export const MAX_STEPS = 60
export const MAX_STEP_LENGTH = 2000
export const MAX_SERVINGS = 100
export const MAX_COOKING_TIME_MIN = 7 * 24 * 60

export const MAX_SOURCE_URL_LENGTH = 500
export const MAX_SOURCE_TAGS = 20
export const MAX_SOURCE_TAG_LENGTH = 40
export const MAX_SOURCE_NOTES_LENGTH = 4000

/** Where a recipe came from, and what came with it that is no part of the dish. */
export type RecipeSource = {
  /** The page it was read from or names as its own; http or https only. */
  url: string | null
  tags: readonly string[]
  /** The notes of whoever kept it there, as plain lines. */
  notes: string
  /** What the source itself says about a serving; left out where it says nothing. */
  nutrition?: SourceNutrition
}

/** A recipe read from outside; `notes` say what was not there and was assumed. */
export type ImportedRecipe = {
  draft: RecipeDraft
  author: string | null
  notes: string[]
  /** What the recipe says itself; null where the draft has what is usual instead. */
  said: { servings: number | null; cookingTimeMin: number | null }
  source: RecipeSource
}

/** What could be read of a recipe before the gaps are filled. */
export type ReadRecipe = {
  name: string
  description: string
  cookingTimeMin: number | null
  difficulty: string | null
  cuisineType: string | null
  servings: number | null
  ingredients: readonly string[]
  instructions: readonly string[]
  dishTemplate: string | null
  author: string | null
  sourceUrl?: string | null
  tags?: readonly string[]
  sourceNotes?: string
  nutrition?: SourceNutrition | null
}

const USUAL_SERVINGS = 4
const USUAL_TIME_MIN = 30

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(Math.round(value), low), high)

/** Fills what is missing with what is usual and says so; null where there is no name or no ingredient. */
export function completeRecipe(read: ReadRecipe): ImportedRecipe | null {
  const name = shortened(read.name, MAX_NAME_LENGTH)
  // Lines far beyond the limit are not read: one extra line is enough to show that there are more.
  const lines = withBareTitles(read.ingredients.slice(0, MAX_LINES + 1).map(ingredientOrHeading)).map(
    (line) => shortened(line, MAX_LINE_TEXT_LENGTH),
  )
  const steps = withTitlesInCapitals(read.instructions.slice(0, MAX_STEPS * 3).flatMap(stepsOfText))
  const ingredients = withoutEmptyGroups(lines.slice(0, MAX_LINES))
  const instructions = steps.slice(0, MAX_STEPS)
  if (name === '' || ingredients.every(isHeading)) return null
  const notes = notesOf(read, { name, lines, steps })
  const servings = read.servings === null ? null : clamp(read.servings, 1, MAX_SERVINGS)
  const cookingTimeMin =
    read.cookingTimeMin === null ? null : clamp(read.cookingTimeMin, 0, MAX_COOKING_TIME_MIN)
  const difficulty: SkillLevel =
    SKILL_LEVELS.find((level) => level === read.difficulty) ??
    (instructions.length <= 6 && ingredients.length <= 12 ? 'Beginner' : 'Intermediate')
  return {
    draft: {
      name,
      description: read.description.slice(0, MAX_DESCRIPTION_LENGTH),
      cookingTimeMin: cookingTimeMin ?? USUAL_TIME_MIN,
      difficulty,
      cuisineType: read.cuisineType?.slice(0, 40) || 'Other',
      servings: servings ?? USUAL_SERVINGS,
      ingredients: ingredients.map((text) => ({ text, isExtra: false })),
      instructions,
      dishTemplate: read.dishTemplate?.slice(0, 40) || 'plate',
    },
    author: read.author?.slice(0, 80) || null,
    notes,
    said: { servings, cookingTimeMin },
    source: {
      url: webAddress(read.sourceUrl),
      tags: distinctTags(read.tags ?? []),
      notes: (read.sourceNotes ?? '').slice(0, MAX_SOURCE_NOTES_LENGTH).trim(),
      ...(read.nutrition && { nutrition: read.nutrition }),
    },
  }
}

/** Notes on what was missing and is assumed, and on what is left out. */
function notesOf(
  read: ReadRecipe,
  { name, lines, steps }: { name: string; lines: readonly string[]; steps: readonly string[] },
): string[] {
  const isShortened = lines.some(
    (line, at) => line.endsWith('…') && !read.ingredients[at]!.trim().endsWith('…'),
  )
  return [
    [
      name.endsWith('…') && !read.name.trim().endsWith('…'),
      `Its name is shortened to ${MAX_NAME_LENGTH} characters.`,
    ],
    [read.servings === null, `No servings are given, so ${USUAL_SERVINGS} is assumed.`],
    [
      (read.servings ?? 0) > MAX_SERVINGS,
      `It makes ${read.servings}; the numbers here are for at most ${MAX_SERVINGS} servings.`,
    ],
    [read.cookingTimeMin === null, `No time is given, so ${USUAL_TIME_MIN} minutes is assumed.`],
    [steps.length === 0, 'It has no steps.'],
    [isShortened, `An ingredient is shortened to ${MAX_LINE_TEXT_LENGTH} characters.`],
    [lines.length > MAX_LINES, `Only the first ${MAX_LINES} ingredients are kept.`],
    [steps.length > MAX_STEPS, `Only the first ${MAX_STEPS} steps are kept.`],
  ].flatMap(([applies, note]) => (applies === true ? [String(note)] : []))
}

/** The steps in a line: split at its numbers, and at its sentences where a step is too long. */
const stepsOfText = (text: string): string[] =>
  numberedSteps(stepOrHeading(text)).map(stepOrHeading).flatMap(inReadableParts)

function inReadableParts(step: string): string[] {
  if (step.length <= MAX_STEP_LENGTH) return [step]
  const parts = ['']
  for (const sentence of step.match(/[^.!?]{1,1999}[.!?]*\s*/g) ?? [])
    if (parts.at(-1)!.length + sentence.length <= MAX_STEP_LENGTH) parts[parts.length - 1] += sentence
    else parts.push(sentence.slice(0, MAX_STEP_LENGTH))
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** A heading with nothing under it, at the end or before another one, heads no group. */
const withoutEmptyGroups = (lines: readonly string[]): string[] =>
  lines.filter((line, at) => !isHeading(line) || isLineUnder(lines[at + 1]))
const isLineUnder = (next: string | undefined) => next !== undefined && !isHeading(next)

/** An address of the web as it may be linked to, without a name or password in it; null for any other. */
export function webAddress(text: string | null | undefined): string | null {
  const url = text && text.length <= MAX_SOURCE_URL_LENGTH ? URL.parse(text.trim()) : null
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  url.username = ''
  url.password = ''
  return url.href.length <= MAX_SOURCE_URL_LENGTH ? url.href : null
}

function distinctTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const tag of tags) {
    const trimmed = tag.trim().slice(0, MAX_SOURCE_TAG_LENGTH).trim()
    if (trimmed !== '' && !kept.has(trimmed.toLowerCase())) kept.set(trimmed.toLowerCase(), trimmed)
  }
  return [...kept.values()].slice(0, MAX_SOURCE_TAGS)
}

/** Refuses what holds no recipe, or too many. */
export function checkedImport(recipes: readonly ImportedRecipe[], nothingFound: string): ImportedRecipe[] {
  if (recipes.length === 0) throw new AppError('invalid-input', nothingFound, { field: 'text' })
  if (recipes.length > MAX_IMPORTED_RECIPES) {
    const count = recipes.length.toLocaleString('en-GB')
    throw new AppError(
      'too-large',
      `That holds ${count} recipes. Import at most ${MAX_IMPORTED_RECIPES} at a time.`,
      { field: 'text' },
    )
  }
  return [...recipes]
}
