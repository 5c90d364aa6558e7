import { checkedImport, type ImportedRecipe } from './imported-recipe.ts'
import { readRecipeHtml } from './read-recipe-html.ts'
import { readRecipeJson } from './read-app-json.ts'
import { isCooklang, readCooklang } from './read-cooklang.ts'
import { isMealMaster, readMealMaster } from './read-meal-master.ts'
import { lenientJson } from './lenient-json.ts'
import { readRecipeText } from './read-recipe-text.ts'

/**
 * Reads whatever was pasted or uploaded: JSON of schema.org or of another recipe program, a saved web page, Meal-Master,
 * Cooklang, or plain text. `fileName` names a recipe in Cooklang that has no title. Throws `invalid-input` where it holds no
 * recipe and `too-large` where it holds too many.
 */
export function readImport(source: string, fileName = ''): ImportedRecipe[] {
  const text = source.replace(/^\uFEFF/, '').trim()
  if (/^[[{]/.test(text)) {
    const json = lenientJson(text, { isWhole: true })
    return checkedImport(
      json === undefined ? [] : readRecipeJson(json),
      json === undefined
        ? 'That looks like JSON but cannot be read. It may be cut off, or nested too deep.'
        : 'No recipe was found in that file. It needs a name and at least one ingredient.',
    )
  }
  if (isPage(text)) return readPage(text)
  // Without this its tags would be read as lines of ingredients.
  if (/^<\?xml\b/.test(text))
    return checkedImport(
      [],
      'That is an XML file without a recipe. Export it as JSON, or save it as a web page.',
    )
  if (isMealMaster(source))
    return checkedImport(
      readMealMaster(source),
      'No recipe in that Meal-Master file has a title and an ingredient. Export it again, or paste the recipe here.',
    )
  if (isCooklang(text))
    return checkedImport(
      readCooklang(text, fileName),
      'That recipe in Cooklang names no ingredient. Mark one as in “@rice{200%g}”.',
    )
  return checkedImport(
    readRecipeText(text),
    'No recipe was found in that text. Begin with a name, then the ingredients, then the steps.',
  )
}

/** Whether a text is a web page, whole or a part of one. */
export const isPage = (text: string): boolean =>
  /<script\b|<html\b|<body\b|<!doctype|\sitemscope\b|\sitemprop=|\stypeof=|\bclass=["'][^"']{0,200}\bh-?recipe\b/i.test(
    text.slice(0, 200_000),
  )

/** Reads a web page, or the JSON that an address answered with; throws as `readImport` does. */
export function readPage(source: string): ImportedRecipe[] {
  const text = source.replace(/^\uFEFF/, '').trim()
  const json = /^[[{]/.test(text) ? lenientJson(text, { isWhole: true }) : undefined
  return checkedImport(
    json === undefined ? readRecipeHtml(text) : readRecipeJson(json),
    'That page holds no recipe a program can read. Copy the recipe itself and paste it here.',
  )
}
