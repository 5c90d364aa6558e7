import { readMarkup } from '#app/domain/markup.ts'
import type { ImportedRecipe } from './imported-recipe.ts'
import { type Item, microdataBuilder } from './read-microdata.ts'
import { lenientJson } from './lenient-json.ts'
import { asSchemaOrg, isRecipeKeeper } from './read-recipe-keeper.ts'
import { readPlainPage } from './read-plain-page.ts'
import { readSchemaOrg } from './read-schema-org.ts'

const MAX_SCRIPTS = 50
const MAX_HIDDEN_LENGTH = 500_000

/**
 * The recipes of a web page: from its `application/ld+json` scripts, or else from its elements (microdata, RDFa,
 * microformats, Recipe Keeper), or else from a comment, or else from its headings. Nothing is fetched. Never throws.
 */
export function readRecipeHtml(html: string): ImportedRecipe[] {
  const { scripts, items, hidden } = dataOfPage(html)
  const recipes = recipesOf({ scripts, items })
  if (recipes.length > 0) return recipes
  const behind = hidden === '' ? [] : recipesOf(dataOfPage(hidden))
  return behind.length > 0 ? behind : readPlainPage(html)
}

function recipesOf({ scripts, items }: { scripts: string[]; items: Item[] }): ImportedRecipe[] {
  const linked = scripts.flatMap((source) => {
    const json = lenientJson(source)
    return json === undefined ? [] : readSchemaOrg(json)
  })
  if (linked.length > 0) return withoutRepeats(linked)
  const named = readSchemaOrg(items.map(asNode))
  // An export may contain two recipes with the same name; a page often repeats the same one.
  return items.some(isRecipeKeeper) ? named : withoutRepeats(named)
}

const asNode = (item: Item): unknown => (isRecipeKeeper(item) ? asSchemaOrg(item) : item)

/** What a page says for programs: the sources of its JSON-LD scripts, and its microdata items as nodes of the same form. */
function dataOfPage(html: string): { scripts: string[]; items: Item[]; hidden: string } {
  const scripts: string[] = []
  let hidden = ''
  const microdata = microdataBuilder()
  let script: string | null = null
  readMarkup(html, {
    onopentag(name, attributes) {
      if (name === 'script') {
        const isData = /^\s*application\/ld\+json\b/i.test(attributes['type'] ?? '')
        script = isData && scripts.length < MAX_SCRIPTS ? '' : null
      }
      microdata.open(name, attributes)
    },
    ontext(text) {
      if (script === null) microdata.text(text)
      else script += text
    },
    oncomment(text) {
      if (/ld\+json/i.test(text) && hidden.length + text.length <= MAX_HIDDEN_LENGTH) hidden += text
    },
    onclosetag(name) {
      if (name === 'script' && script !== null) {
        scripts.push(script)
        script = null
      }
      microdata.close(name)
    },
  })
  return { scripts, items: microdata.items, hidden }
}

/** Pages often say the same recipe twice, once for each program that reads it: the one with more in it counts. */
function withoutRepeats(recipes: readonly ImportedRecipe[]): ImportedRecipe[] {
  const byName = new Map<string, ImportedRecipe>()
  for (const recipe of recipes) {
    const key = recipe.draft.name.toLowerCase()
    const known = byName.get(key)
    if (!known || sizeOf(recipe) > sizeOf(known)) byName.set(key, recipe)
  }
  return [...byName.values()]
}

const sizeOf = ({ draft }: ImportedRecipe) => draft.ingredients.length + draft.instructions.length
