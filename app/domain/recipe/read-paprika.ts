import { type Fields, headingLines, linesField, namesField, textField } from './app-json-fields.ts'
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_LINE_TEXT_LENGTH,
  MAX_LINES,
  MAX_READ_NAME_LENGTH,
  MAX_SOURCE_NOTES_LENGTH,
  MAX_SOURCE_URL_LENGTH,
  MAX_STEP_LENGTH,
  MAX_STEPS,
  type ReadRecipe,
} from './imported-recipe.ts'
import { minutesSaid } from './said-minutes.ts'
import { saidServings } from './said-servings.ts'
import { sourceNutritionInText } from './source-nutrition.ts'

/** A recipe as Paprika 3 exports it: ingredients and directions are texts with a line for each. */

export const isPaprikaRecipe = (fields: Fields): boolean =>
  typeof fields['ingredients'] === 'string' && typeof fields['directions'] === 'string'

export function readPaprika(fields: Fields): ReadRecipe {
  return {
    name: textField(fields, MAX_READ_NAME_LENGTH, 'name'),
    description: textField(fields, MAX_DESCRIPTION_LENGTH, 'description'),
    cookingTimeMin: timeOf(fields),
    difficulty: null,
    cuisineType: null,
    servings: saidServings(textField(fields, 120, 'servings')),
    ingredients: linesField(fields, MAX_LINE_TEXT_LENGTH * MAX_LINES * 4, 'ingredients').flatMap((line) =>
      isHeading(line) ? headingLines(line) : [line],
    ),
    instructions: linesField(fields, MAX_STEP_LENGTH * MAX_STEPS, 'directions'),
    dishTemplate: null,
    author: textField(fields, 80, 'source') || null,
    sourceUrl: textField(fields, MAX_SOURCE_URL_LENGTH, 'source_url') || null,
    tags: namesField(fields, 'categories'),
    sourceNotes: linesField(fields, MAX_SOURCE_NOTES_LENGTH, 'notes').join('\n'),
    nutrition: sourceNutritionInText(linesField(fields, 2000, 'nutritional_info').join('\n')),
  }
}

/** "For the sauce:" parts a list and is no food. */
const isHeading = (line: string) => /^[^.!?]{1,60}:$/.test(line)

function timeOf(fields: Fields): number | null {
  const [total, prep, cook] = ['total_time', 'prep_time', 'cook_time'].map((name) =>
    minutesSaid(textField(fields, 60, name)),
  )
  if (total) return total
  return prep || cook ? (prep ?? 0) + (cook ?? 0) : null
}
