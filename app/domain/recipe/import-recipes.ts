import { checkedImport, type ImportedRecipe } from './imported-recipe.ts'
import { parsed, readRecipeHtml, readSchemaOrg } from './read-schema-org.ts'
import { readRecipeText } from './read-recipe-text.ts'

/**
 * Reads whatever was pasted or uploaded: JSON of schema.org Recipes, a saved web page, or plain text. Throws
 * `invalid-input` where it holds no recipe and `too-large` where it holds too many.
 */
export function readImport(source: string): ImportedRecipe[] {
  const text = source.replace(/^\uFEFF/, '').trim()
  if (/^[[{]/.test(text)) {
    const json = parsed(text)
    return checkedImport(
      json === undefined ? [] : readSchemaOrg(json),
      json === undefined
        ? 'That looks like JSON but cannot be read. It may be cut off, or nested too deep.'
        : 'No recipe was found in that file. It needs a name and at least one ingredient.',
    )
  }
  if (/<script\b|<html\b|<body\b|<!doctype/i.test(text.slice(0, 200_000))) {
    return checkedImport(
      readRecipeHtml(text),
      'That page holds no recipe a program can read. Copy the recipe itself and paste it here.',
    )
  }
  return checkedImport(
    readRecipeText(text),
    'No recipe was found in that text. Begin with a name, then the ingredients, then the steps.',
  )
}
