import { Parser } from 'htmlparser2'
import type { ImportedRecipe } from './imported-recipe.ts'
import { type Item, microdataBuilder } from './read-microdata.ts'
import { parsed, readSchemaOrg } from './read-schema-org.ts'

const MAX_SCRIPTS = 50

/**
 * The recipes of a web page: what its `application/ld+json` scripts hold, or else its schema.org microdata. Nothing
 * is fetched. Never throws.
 */
export function readRecipeHtml(html: string): ImportedRecipe[] {
  const { scripts, items } = dataOfPage(html)
  const linked = scripts.flatMap((source) => {
    const json = parsed(source)
    return json === undefined ? [] : readSchemaOrg(json)
  })
  return withoutRepeats(linked.length > 0 ? linked : readSchemaOrg(items))
}

/** What a page says for programs: the sources of its JSON-LD scripts, and its microdata items as nodes of the same form. */
function dataOfPage(html: string): { scripts: string[]; items: Item[] } {
  const scripts: string[] = []
  const microdata = microdataBuilder()
  let script: string | null = null
  const parser = new Parser({
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
    onclosetag(name) {
      if (name === 'script' && script !== null) {
        scripts.push(script)
        script = null
      }
      microdata.close(name)
    },
  })
  parser.end(html)
  return { scripts, items: microdata.items }
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
