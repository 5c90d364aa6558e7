import {
  amountText,
  fieldOf,
  type Fields,
  commonTexts,
  headingLines,
  ingredientLine,
  isFields,
  linesField,
  listField,
  nameOf,
  namesField,
  numberField,
  textField,
} from './app-json-fields.ts'
import { MAX_LINE_TEXT_LENGTH, MAX_STEP_LENGTH, type ReadRecipe } from './imported-recipe.ts'
import { plainLines } from './imported-text.ts'
import { stepHeadingLine } from './list-headings.ts'
import { minutesSaid } from './said-minutes.ts'
import { saidServings } from './said-servings.ts'
import { minutesOfIso } from './schema-org.ts'
import { type SourceNutrition, sourceNutrition } from './source-nutrition.ts'

/** A recipe as Mealie exports it: names with underscores in older versions, in camel case in newer ones. */

export const isMealieRecipe = (fields: Fields): boolean =>
  Array.isArray(fieldOf(fields, 'recipe_ingredient', 'recipeIngredient')) &&
  (Object.hasOwn(fields, 'slug') ||
    Object.hasOwn(fields, 'recipe_instructions') ||
    Object.hasOwn(fields, 'recipeInstructions'))

export function readMealie(fields: Fields): ReadRecipe {
  return {
    ...commonTexts(fields, 'org_url', 'orgURL', 'orgUrl'),
    cookingTimeMin: timeOf(fields),
    difficulty: null,
    cuisineType: null,
    servings: servingsOf(fields),
    ingredients: listField(fields, 'recipe_ingredient', 'recipeIngredient').flatMap(linesOf),
    instructions: listField(fields, 'recipe_instructions', 'recipeInstructions').flatMap(stepOf),
    dishTemplate: null,
    author: null,
    tags: [
      ...namesField(fields, 'tags'),
      ...namesField(fields, 'recipe_category', 'recipeCategory', 'categories'),
    ],
    sourceNotes: listField(fields, 'notes')
      .filter(isFields)
      .map((note) =>
        [textField(note, 200, 'title'), textField(note, 2000, 'text')].filter(Boolean).join(': '),
      )
      .join('\n'),
    nutrition: nutritionOf(fields),
  }
}

function nutritionOf(fields: Fields): SourceNutrition | null {
  const said = fieldOf(fields, 'nutrition')
  if (!isFields(said)) return null
  return sourceNutrition({
    calories: textField(said, 60, 'calories'),
    protein: textField(said, 60, 'proteinContent', 'protein_content'),
    carbs: textField(said, 60, 'carbohydrateContent', 'carbohydrate_content'),
    fat: textField(said, 60, 'fatContent', 'fat_content'),
  })
}

function minutesOf(fields: Fields, ...names: string[]): number | null {
  const text = textField(fields, 60, ...names)
  return text === '' ? null : (minutesOfIso(text) ?? minutesSaid(text))
}

function timeOf(fields: Fields): number | null {
  const total = minutesOf(fields, 'total_time', 'totalTime')
  if (total !== null) return total
  const prep = minutesOf(fields, 'prep_time', 'prepTime')
  const cook = minutesOf(fields, 'perform_time', 'performTime', 'cook_time', 'cookTime')
  return prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0)
}

function servingsOf(fields: Fields): number | null {
  const said = numberField(fields, 'recipe_servings', 'recipeServings')
  if (said !== null && said > 0) return said
  const quantity = numberField(fields, 'recipe_yield_quantity', 'recipeYieldQuantity')
  const text = textField(fields, 120, 'recipe_yield', 'recipeYield')
  return saidServings(quantity !== null && quantity > 0 && !/\d/.test(text) ? `${quantity} ${text}` : text)
}

/** The first of a group carries the group's title. */
function linesOf(value: unknown): string[] {
  const title = isFields(value) ? textField(value, MAX_LINE_TEXT_LENGTH, 'title') : ''
  return [...headingLines(title), lineOf(value)].filter(Boolean)
}

/** Where a food is named, its amount counts; else the whole line stands in the note. */
function lineOf(value: unknown): string {
  if (typeof value === 'string') return plainLines(value, MAX_LINE_TEXT_LENGTH).join(' ')
  if (!isFields(value)) return ''
  const note = textField(value, MAX_LINE_TEXT_LENGTH, 'note')
  const food = nameOf(value['food'])
  if (food === '') {
    const line = note || textField(value, MAX_LINE_TEXT_LENGTH, 'display', 'original_text', 'originalText')
    return line.slice(0, MAX_LINE_TEXT_LENGTH)
  }
  const amount = amountText(numberField(value, 'quantity'))
  return ingredientLine({ amount, unit: nameOf(value['unit']), food, note })
}

function stepOf(value: unknown): string[] {
  if (typeof value === 'string') return plainLines(value, MAX_STEP_LENGTH)
  if (!isFields(value)) return []
  const title = stepHeadingLine(textField(value, 80, 'title'))
  const lines = linesField(value, MAX_STEP_LENGTH * 10, 'text')
  return lines.length > 0 && title !== null ? [title, lines.join(' ')] : [lines.join(' ')].filter(Boolean)
}
