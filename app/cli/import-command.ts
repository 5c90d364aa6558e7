import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { z } from 'zod'
import { isHeading } from '#app/domain/food/ingredient-line.ts'
import { type ImportedRecipe, webAddress } from '#app/domain/recipe/imported-recipe.ts'
import { headedSteps, isStepHeading } from '#app/domain/recipe/list-headings.ts'
import { MAX_ARCHIVE_BYTES } from '#app/domain/recipe/read-import-file.ts'
import { openReader } from '#app/pool/open-reader.server.ts'

const MAX_PAGE_LENGTH = 4_000_000

const importInputSchema = z.union(
  [
    z.object({ path: z.string().min(1).max(4096) }),
    z.object({ html: z.string().max(MAX_PAGE_LENGTH), url: z.string().max(2000).nullish() }),
  ],
  'Send a "path" to an export, or the "html" of a page of at most 4,000,000 characters with its "url"',
)

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  if (found === null) throw new Error(`There is no file ${path}`)
  if (!found.isFile()) throw new Error(`${path} is no file: name one of the files in it`)
  return found.size
}

/** Command-line users wait only for their own files, so any number may queue and each gets plenty of time. */
const reader = openReader({ mostWaiting: Infinity, limitMs: 120_000 })

/** Reads the recipes of a page or of an export file, as the import page does; nothing is fetched. */
export async function importCommand(input: unknown) {
  const asked = importInputSchema.parse(input)
  if ('html' in asked) {
    const url = webAddress(asked.url)
    const recipes = await reader.read('page', { text: asked.html })
    return { recipes: recipes.map((recipe) => presented(recipe, url)) }
  }
  if ((await sizeOf(asked.path)) > MAX_ARCHIVE_BYTES)
    throw new Error('That file has more than 40 MB. Export fewer recipes at a time.')
  const bytes = await readFile(asked.path)
  const { recipes, broken, moreBroken } = await reader.read('file', { bytes, name: basename(asked.path) })
  return {
    recipes: recipes.map((recipe) => presented(recipe, null)),
    ...(broken.length > 0 && { broken }),
    ...(moreBroken > 0 && { moreBroken }),
  }
}

/** Servings and minutes as the recipe says them, null where it does not. */
function presented({ draft, said, source }: ImportedRecipe, url: string | null) {
  const lines = draft.ingredients.map(({ text }) => text)
  return {
    name: draft.name,
    servings: said.servings,
    ingredients: lines.filter((line) => !isHeading(line)),
    ...(lines.some(isHeading) && { groups: groupsOf(lines) }),
    instructions: headedSteps(draft.instructions).map(({ text }) => text),
    ...(draft.instructions.some(isStepHeading) && { parts: partsOf(draft.instructions) }),
    ...(source.nutrition && { nutrition: source.nutrition }),
    minutes: said.cookingTimeMin,
    url: source.url ?? url,
  }
}

/** Ingredients under their headings; those before the first have none. */
function groupsOf(lines: readonly string[]): { title: string; ingredients: string[] }[] {
  const groups: { title: string; ingredients: string[] }[] = []
  for (const line of lines)
    if (isHeading(line)) groups.push({ title: line.replace(/\W*$/, ''), ingredients: [] })
    else if (groups.length === 0) groups.push({ title: '', ingredients: [line] })
    else groups.at(-1)!.ingredients.push(line)
  return groups
}

/** Steps grouped by heading; steps before the first heading have an empty title. */
function partsOf(instructions: readonly string[]): { title: string; instructions: string[] }[] {
  const parts: { title: string; instructions: string[] }[] = []
  for (const { heading, text } of headedSteps(instructions))
    if (heading === null && parts.length > 0) parts.at(-1)!.instructions.push(text)
    else parts.push({ title: heading ?? '', instructions: [text] })
  return parts
}

/** Steps numbered consecutively, with the headings in between. */
function methodOf({ instructions, parts }: ReturnType<typeof presented>): string[] {
  let number = 0
  return (parts ?? [{ title: '', instructions }]).flatMap((part) => [
    ...(part.title === '' ? [] : [`${part.title}:`]),
    ...part.instructions.map((step) => `${++number}. ${step}`),
  ])
}

/** Recipes for people to read. */
export function readableImport({ recipes }: Awaited<ReturnType<typeof importCommand>>): string {
  return recipes
    .map((recipe) =>
      [
        recipe.name,
        [
          recipe.servings === null ? '' : `${recipe.servings} servings`,
          recipe.minutes === null ? '' : `${recipe.minutes} minutes`,
          recipe.url ?? '',
        ]
          .filter(Boolean)
          .join(', '),
        ...recipe.ingredients.map((line) => `- ${line}`),
        ...methodOf(recipe),
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n')
}
