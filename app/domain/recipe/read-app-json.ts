import { completeRecipe, type ImportedRecipe } from './imported-recipe.ts'
import { isMealieRecipe, readMealie } from './read-mealie.ts'
import { isMealieDatabase, recipesOfMealieDatabase } from './read-mealie-database.ts'
import { isPaprikaRecipe, readPaprika } from './read-paprika.ts'
import { isSchemaOrgRecipe, readSchemaOrg } from './read-schema-org.ts'
import { isTandoorRecipe, readTandoor } from './read-tandoor.ts'
import type { ReadRecipe } from './imported-recipe.ts'

export type RecipeNode = Readonly<Record<string, unknown>>

const APPS: readonly { is: (node: RecipeNode) => boolean; read: (node: RecipeNode) => ReadRecipe }[] = [
  { is: isTandoorRecipe, read: readTandoor },
  { is: isPaprikaRecipe, read: readPaprika },
  { is: isMealieRecipe, read: readMealie },
]

const isNode = (value: unknown): value is RecipeNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The recipes in parsed JSON, whoever wrote it: a recipe of Mealie, Paprika or Tandoor, a list of such, Mealie's whole
 * database, or schema.org.
 * Recipes without a name or ingredients are left out. Never throws.
 */
export function readRecipeJson(json: unknown): ImportedRecipe[] {
  const nodes = (Array.isArray(json) ? json : [json])
    .filter(isNode)
    .flatMap((node) => (isMealieDatabase(node) ? recipesOfMealieDatabase(node) : [node]))
  const read = nodes.flatMap((node) => {
    if (isSchemaOrgRecipe(node)) return []
    const app = APPS.find(({ is }) => is(node))
    return app ? [completeRecipe(app.read(node))] : []
  })
  return read.length > 0 ? read.filter((recipe) => recipe !== null) : readSchemaOrg(json)
}

/** Whether JSON means to be a recipe, even one that cannot be used. */
export const isRecipeJson = (json: unknown): boolean =>
  isNode(json) && (isSchemaOrgRecipe(json) || isMealieDatabase(json) || APPS.some(({ is }) => is(json)))
