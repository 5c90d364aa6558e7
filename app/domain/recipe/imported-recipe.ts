import { AppError } from '#app/domain/errors.ts'
import { SKILL_LEVELS, type RecipeDraft, type SkillLevel } from './recipe.ts'

/** How much one import may hold. */
export const MAX_IMPORT_BYTES = 900 * 1024
export const MAX_IMPORTED_RECIPES = 200
export const MAX_NAME_LENGTH = 120
export const MAX_DESCRIPTION_LENGTH = 1000
export const MAX_LINES = 60
export const MAX_LINE_TEXT_LENGTH = 300
export const MAX_STEPS = 60
export const MAX_STEP_LENGTH = 2000
export const MAX_SERVINGS = 100
export const MAX_COOKING_TIME_MIN = 7 * 24 * 60

/** A recipe read from outside; `notes` say what was not there and was assumed. */
export type ImportedRecipe = { draft: RecipeDraft; author: string | null; notes: string[] }

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
}

const USUAL_SERVINGS = 4
const USUAL_TIME_MIN = 30

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(Math.round(value), low), high)

/** Fills what is missing with what is usual and says so; null where there is no name or no ingredient. */
export function completeRecipe(read: ReadRecipe): ImportedRecipe | null {
  const name = read.name.slice(0, MAX_NAME_LENGTH).trim()
  const ingredients = read.ingredients.slice(0, MAX_LINES)
  const instructions = read.instructions.slice(0, MAX_STEPS)
  if (name === '' || ingredients.length === 0) return null
  const notes: string[] = []
  if (read.servings === null) notes.push(`Servings are not said: ${USUAL_SERVINGS} taken.`)
  if (read.cookingTimeMin === null) notes.push(`The time is not said: ${USUAL_TIME_MIN} minutes taken.`)
  if (instructions.length === 0) notes.push('It has no steps.')
  if (read.ingredients.length > MAX_LINES) notes.push(`Only the first ${MAX_LINES} ingredients are kept.`)
  if (read.instructions.length > MAX_STEPS) notes.push(`Only the first ${MAX_STEPS} steps are kept.`)
  const difficulty: SkillLevel =
    SKILL_LEVELS.find((level) => level === read.difficulty) ??
    (instructions.length <= 6 && ingredients.length <= 12 ? 'Beginner' : 'Intermediate')
  return {
    draft: {
      name,
      description: read.description.slice(0, MAX_DESCRIPTION_LENGTH),
      cookingTimeMin: clamp(read.cookingTimeMin ?? USUAL_TIME_MIN, 0, MAX_COOKING_TIME_MIN),
      difficulty,
      cuisineType: read.cuisineType?.slice(0, 40) || 'Other',
      servings: clamp(read.servings ?? USUAL_SERVINGS, 1, MAX_SERVINGS),
      ingredients: ingredients.map((text) => ({ text, isExtra: false })),
      instructions,
      dishTemplate: read.dishTemplate?.slice(0, 40) || 'plate',
    },
    author: read.author?.slice(0, 80) || null,
    notes,
  }
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
