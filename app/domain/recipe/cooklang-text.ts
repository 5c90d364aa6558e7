import { stringify } from 'yaml'
import { isHeading } from '#app/domain/food/ingredient-line.ts'
import type { RecipeSource } from './imported-recipe.ts'
import type { Recipe } from './recipe.ts'
import { lineInColumns } from './scale-line.ts'

/** Writes Cooklang (cooklang.org/docs/spec), in a layout that `readCooklang` and other programs read. */

type Marked = { name: string; mark: string; isPlaced: boolean }

/** What means something in Cooklang and would end or begin a mark. */
const SIGNS = /[@#~{}\n\\]/g

/**
 * A recipe as Cooklang: each ingredient is marked where the method first names it; those it does not name are asked for
 * in a first paragraph. Groups of ingredients are sections that ask for all of theirs. Where it came from stands in the metadata, notes in lines of their own.
 */
export function cooklangText(recipe: Omit<Recipe, 'nutrition'>, source: RecipeSource | null): string {
  const ingredients = recipe.ingredients.map(({ text }) => text)
  const marked = ingredients.filter((text) => !isHeading(text)).map(markedLine)
  const plainSteps = recipe.instructions.map((step) => step.replaceAll(SIGNS, ' '))
  const groups = groupsOf(ingredients)
  const steps = groups ? ['= Method', ...plainSteps] : plainSteps.map((step) => withMarks(step, marked))
  const rest = marked.filter(({ isPlaced }) => !isPlaced).map(({ mark }) => mark)
  const metadata = {
    title: recipe.name,
    ...(recipe.description && { description: recipe.description }),
    servings: recipe.servings,
    time: `${recipe.cookingTimeMin} minutes`,
    difficulty: recipe.difficulty,
    cuisine: recipe.cuisineType,
    author: recipe.writtenBy,
    ...(source?.url && { source: source.url }),
    ...(source && source.tags.length > 0 && { tags: [...source.tags] }),
  }
  return [
    `---\n${stringify(metadata, { lineWidth: 0 })}---`,
    ...(groups ?? (rest.length > 0 ? [haveReady(rest)] : [])),
    ...steps,
    ...(source?.notes
      ? [
          source.notes
            .split('\n')
            .map((line) => `> ${line}`)
            .join('\n'),
        ]
      : []),
    '',
  ].join('\n\n')
}

const haveReady = (marks: readonly string[]) => `Have ready: ${marks.join(', ')}.`

/** A section for each group of ingredients; null for a recipe without headings. */
function groupsOf(ingredients: readonly string[]): string[] | null {
  if (!ingredients.some(isHeading)) return null
  const parts: { title: string | null; marks: string[] }[] = [{ title: null, marks: [] }]
  for (const line of ingredients)
    if (isHeading(line)) parts.push({ title: line.replace(/\W*$/, '').replaceAll('=', ' '), marks: [] })
    else parts.at(-1)!.marks.push(markedLine(line).mark)
  return parts
    .filter(({ marks }) => marks.length > 0)
    .flatMap(({ title, marks }) => [...(title === null ? [] : [`= ${title}`]), haveReady(marks)])
}

/** "500 g potatoes, peeled" as `@potatoes{500%g}(peeled)`. */
function markedLine(text: string): Marked {
  const { amount, rest } = lineInColumns(text)
  const [, name = '', aside = ''] = /^([^,(]+?)\s*(?:,\s*(.*))?$/.exec(rest) ?? [null, rest, '']
  // An aside ends with its bracket: what has brackets of its own stays in the name.
  const isPlain = !/[()]/.test(rest)
  const plainName = (isPlain ? name : rest)
    .replaceAll(SIGNS, ' ')
    .replaceAll(/[()]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const measure = amount.replaceAll(SIGNS, ' ').replace(/^(\S*\d\S*|[¼½¾⅓⅔⅛]) (?=\D)/, '$1%')
  const note = isPlain && aside !== '' ? `(${aside.replaceAll(SIGNS, ' ')})` : ''
  return { name: plainName, mark: `@${plainName}{${measure}}${note}`, isPlaced: false }
}

/** The step with a mark at the first mention of each ingredient that has none yet, longest names first. */
function withMarks(step: string, marked: readonly Marked[]): string {
  const places: { start: number; end: number; mark: string }[] = []
  const open = marked.filter(({ isPlaced }) => !isPlaced)
  for (const one of open.toSorted((a, b) => b.name.length - a.name.length)) {
    const { length } = one.name
    // "Red onion" is no mention of the onion.
    const start = startsOf(one.name.toLowerCase(), step.toLowerCase()).find((at) =>
      places.every((place) => at >= place.end || at + length <= place.start),
    )
    if (start === undefined) continue
    places.push({ start, end: start + length, mark: one.mark })
    one.isPlaced = true
  }
  let written = ''
  let at = 0
  for (const { start, end, mark } of places.toSorted((a, b) => a.start - b.start)) {
    written += step.slice(at, start) + mark
    at = end
  }
  return written + step.slice(at)
}

/** Where a text has these words, and not as a part of others. */
function startsOf(words: string, text: string): number[] {
  const isLetter = (sign: string) => /[\p{L}\p{N}-]/u.test(sign)
  const starts: number[] = []
  if (words === '') return starts
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + words.length))) starts.push(at)
  return starts
}
