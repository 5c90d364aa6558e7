import { withoutBullets } from './bulleted-lines.ts'
import { plainLines } from './imported-text.ts'

/** A recipe as Recipe Keeper exports it: a web page with its own names for properties of schema.org. */

type Item = Readonly<Record<string, unknown>>

const MAX_TEXT_LENGTH = 100_000
/** Titles above the lists of the page, which are not part of them. */
const TITLES = /^(?:ingredients|directions|instructions|notes|nutrition)\s*:?$/i

/** The class of the element that holds one recipe. */
export const RECIPE_KEEPER_CLASS = 'recipe-details'

export const isRecipeKeeper = (item: Item): boolean =>
  'recipeDirections' in item || ('recipeIngredients' in item && 'recipeCourse' in item)

const textsOf = (item: Item, name: string): string[] =>
  (Array.isArray(item[name]) ? item[name] : [])
    .filter((value) => typeof value === 'string')
    .flatMap((text) => plainLines(text, MAX_TEXT_LENGTH))
    .filter((line) => !TITLES.test(line))

/** The same recipe with the property names of schema.org. */
export function asSchemaOrg(item: Item): Record<string, unknown> {
  const source = textsOf(item, 'recipeSource')
  return {
    '@type': 'Recipe',
    name: item['name'],
    recipeYield: item['recipeYield'],
    prepTime: item['prepTime'],
    cookTime: item['cookTime'],
    author: source.filter((text) => !/^https?:/.test(text)),
    url: [...textsOf(item, 'url'), ...source],
    keywords: ['recipeCourse', 'recipeCategory', 'recipeCollection'].flatMap((name) => textsOf(item, name)),
    recipeIngredient: withoutBullets(textsOf(item, 'recipeIngredients')),
    recipeInstructions: textsOf(item, 'recipeDirections'),
    additionalProperty: [{ name: 'notes', value: textsOf(item, 'recipeNotes').join('\n') }],
    nutrition: {
      calories: item['recipeNutCalories'],
      proteinContent: item['recipeNutProtein'],
      carbohydrateContent: item['recipeNutTotalCarbohydrate'],
      fatContent: item['recipeNutTotalFat'],
    },
  }
}
