import { z } from 'zod'
import {
  MAX_COOKING_TIME_MIN,
  MAX_DESCRIPTION_LENGTH,
  MAX_LINE_TEXT_LENGTH,
  MAX_LINES,
  MAX_NAME_LENGTH,
  MAX_SERVINGS,
  MAX_STEP_LENGTH,
  MAX_STEPS,
} from './imported-recipe.ts'
import { SKILL_LEVELS } from './recipe.ts'
import { MAX_FOLDER_NAME_LENGTH, MAX_SELECTED } from './saved-list.ts'

/** The forms about kept recipes. Apart from their domain files so that no page pulls zod into the browser. */

const idSchema = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'Unknown recipe')

/** Recipes chosen in a list; each once. */
export const chosenRecipesSchema = z.object({
  ids: z
    .array(idSchema)
    .min(1, 'Select a recipe first')
    .max(MAX_SELECTED, `Select at most ${MAX_SELECTED.toLocaleString('en-GB')} recipes at a time`)
    .transform((ids) => [...new Set(ids)]),
})

export const moveRecipesSchema = chosenRecipesSchema.extend({
  /** Empty: out of every folder. */
  folderId: z.union([z.literal('').transform(() => null), idSchema]),
})

const folderNameSchema = z
  .string()
  .trim()
  .min(1, 'Name the folder')
  .max(MAX_FOLDER_NAME_LENGTH, `A folder's name may have at most ${MAX_FOLDER_NAME_LENGTH} characters`)
export const newFolderSchema = z.object({ name: folderNameSchema })
export const renameFolderSchema = z.object({ folderId: idSchema, name: folderNameSchema })
export const folderSchema = z.object({ folderId: idSchema })

const MAX_TAGS = 10
const MAX_TAG_LENGTH = 30

/** Tags are trimmed; empty ones and repetitions are dropped. Typed ones may hold several, with commas between. */
export const shareTagsSchema = z.array(z.string()).transform((typed, context) => {
  const tags = new Map<string, string>()
  for (const tag of typed.flatMap((text) => text.split(','))) {
    const trimmed = tag.trim().replace(/\s+/g, ' ')
    if (trimmed !== '' && !tags.has(trimmed.toLowerCase())) tags.set(trimmed.toLowerCase(), trimmed)
  }
  if (tags.size > MAX_TAGS)
    context.addIssue({ code: 'custom', path: [], message: `Use at most ${MAX_TAGS} tags` })
  if ([...tags.keys()].some((tag) => tag.length > MAX_TAG_LENGTH))
    context.addIssue({ code: 'custom', message: `A tag may have at most ${MAX_TAG_LENGTH} characters` })
  return [...tags.values()]
})

export const shareRecipeSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Give the recipe a title')
    .max(MAX_NAME_LENGTH, `A title may have at most ${MAX_NAME_LENGTH} characters`),
  description: z
    .string()
    .trim()
    .max(MAX_DESCRIPTION_LENGTH, `A description may have at most ${MAX_DESCRIPTION_LENGTH} characters`)
    .default(''),
  tags: shareTagsSchema.default([]),
})
export type ShareRecipeValues = z.output<typeof shareRecipeSchema>

const linesOf = (what: string, max: { count: number; length: number }) =>
  z.string().transform((text, context) => {
    const lines = text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (lines.length === 0) refuse(`Write at least one ${what}`)
    if (lines.length > max.count) refuse(`Keep at most ${max.count} ${what}s`)
    if (lines.some((line) => line.length > max.length))
      refuse(`One ${what} may have at most ${max.length} characters`)
    return lines
  })

const whole = (name: string, low: number, high: number) => {
  const message = `${name}: a whole number from ${low} to ${high.toLocaleString('en-GB')}`
  return z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((value) => value >= low && value <= high, message)
}

export const editRecipeSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Name the recipe')
    .max(MAX_NAME_LENGTH, `A name may have at most ${MAX_NAME_LENGTH} characters`),
  description: z
    .string()
    .trim()
    .max(MAX_DESCRIPTION_LENGTH, `A description may have at most ${MAX_DESCRIPTION_LENGTH} characters`),
  cookingTimeMin: whole('Minutes', 0, MAX_COOKING_TIME_MIN),
  difficulty: z.enum(SKILL_LEVELS),
  cuisineType: z.string().trim().min(1, 'Name a cuisine').max(40, 'A cuisine may have at most 40 characters'),
  servings: whole('Servings', 1, MAX_SERVINGS),
  ingredients: linesOf('ingredient', { count: MAX_LINES, length: MAX_LINE_TEXT_LENGTH }),
  instructions: linesOf('step', { count: MAX_STEPS, length: MAX_STEP_LENGTH }),
  /** The state that was edited: a later one is not overwritten. */
  revision: z.coerce.number().int().min(1),
})
export type EditRecipeValues = z.output<typeof editRecipeSchema>

/** Only what the numbers need, for counting while somebody types. */
export const countRecipeSchema = editRecipeSchema.pick({ servings: true, ingredients: true }).extend({
  // Numbers are told before the steps are written.
  instructions: z
    .string()
    .max(MAX_STEPS * (MAX_STEP_LENGTH + 2))
    .default('')
    .transform((text) => text.split(/\r?\n/)),
})
