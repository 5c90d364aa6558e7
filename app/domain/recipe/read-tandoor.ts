import {
  amountText,
  type Fields,
  commonTexts,
  headingLines,
  ingredientLine,
  isFields,
  listField,
  nameOf,
  namesField,
  numberField,
  textField,
} from './app-json-fields.ts'
import { MAX_LINE_TEXT_LENGTH, MAX_STEP_LENGTH, type ReadRecipe } from './imported-recipe.ts'
import { plainLines } from './imported-text.ts'
import { stepHeadingLine } from './list-headings.ts'

/** A recipe as Tandoor exports it: steps in Markdown, each with the ingredients it takes. */

export const isTandoorRecipe = (fields: Fields): boolean => {
  const [first] = listField(fields, 'steps')
  return isFields(first) && ('instruction' in first || Array.isArray(first['ingredients']))
}

const NOTES_HEADING = /^#+\s*(?:source|notes?|tips?|nutrition\w*)\b/i

export function readTandoor(fields: Fields): ReadRecipe {
  const steps = listField(fields, 'steps').filter(isFields)
  const read = steps.map(textsOf)
  const minutes = (numberField(fields, 'working_time') ?? 0) + (numberField(fields, 'waiting_time') ?? 0)
  return {
    ...commonTexts(fields, 'source_url'),
    cookingTimeMin: minutes > 0 ? minutes : null,
    difficulty: null,
    cuisineType: null,
    servings: numberField(fields, 'servings'),
    ingredients: ingredientsOf(steps),
    instructions: read.flatMap(({ instructions }, at) => {
      const title = steps.length > 1 ? stepHeadingLine(textField(steps[at]!, 80, 'name')) : null
      return title === null || instructions.length === 0 ? instructions : [title, ...instructions]
    }),
    dishTemplate: null,
    author: null,
    tags: namesField(fields, 'keywords'),
    sourceNotes: read.flatMap(({ notes }) => notes).join('\n'),
  }
}

/** Headings stand among the ingredients; of several steps with ingredients each is a group by its name. */
function ingredientsOf(steps: readonly Fields[]): string[] {
  const filled = steps.filter((step) => listField(step, 'ingredients').length > 0)
  return filled.flatMap((step) => [
    ...(filled.length > 1 ? headingLines(textField(step, MAX_LINE_TEXT_LENGTH, 'name')) : []),
    ...listField(step, 'ingredients').flatMap((value) => headingOf(value) ?? [lineOf(value)].filter(Boolean)),
  ])
}

function headingOf(value: unknown): string[] | null {
  if (!isFields(value) || value['is_header'] !== true) return null
  return headingLines(textField(value, MAX_LINE_TEXT_LENGTH, 'note') || nameOf(value['food']))
}

function lineOf(value: unknown): string {
  if (!isFields(value) || value['is_header'] === true) return ''
  const food = nameOf(value['food'])
  const note = textField(value, MAX_LINE_TEXT_LENGTH, 'note')
  if (food === '') return note
  const amount = value['no_amount'] === true ? '' : amountText(numberField(value, 'amount'))
  const unit = amount === '' ? '' : nameOf(value['unit'])
  return ingredientLine({ amount, unit, food, note })
}

/** The lines of a step's Markdown; what stands below a heading such as "Source" is a note. */
function textsOf(step: Fields): { instructions: string[]; notes: string[] } {
  const ingredients = listField(step, 'ingredients').map(lineOf)
  const markdown = typeof step['instruction'] === 'string' ? step['instruction'] : ''
  const lines = plainLines(
    withNames(markdown.replace(/!\[[^\]]{0,300}\]\([^)]{0,1000}\)/g, ''), ingredients),
    MAX_STEP_LENGTH * 60,
  )
  const end = lines.findIndex((line) => NOTES_HEADING.test(line))
  const told = end < 0 ? lines : lines.slice(0, end)
  return {
    instructions: told.map(withoutMarks).filter(Boolean),
    notes: end < 0 ? [] : lines.slice(end + 1).map(withoutMarks),
  }
}

/** Steps may name an ingredient by its place: "{{ ingredients[0] }}". */
const withNames = (markdown: string, ingredients: readonly string[]) =>
  markdown.replace(/\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}/g, (_, place) => ingredients[Number(place)] ?? '')

const withoutMarks = (line: string) =>
  line
    .replace(/^(?:#+|[-*+])\s+/, '')
    .replace(/\*\*|__/g, '')
    .trim()
