import { wordTable } from '#app/domain/word-table.ts'
import { RECIPE_KEEPER_CLASS } from './read-recipe-keeper.ts'

/** Recipes marked up other than by microdata: RDFa, microformats, and the classes of recipe plugins. */

type Attributes = Readonly<Record<string, string>>

/** What an element declares: whether a recipe or another item begins here, its type, and its properties. */
type Named = { begins: boolean; type: string; properties: readonly string[]; isByClass: boolean }

const RECIPE_CLASSES = new Set(['h-recipe', 'hrecipe', 'wprm-recipe-container', RECIPE_KEEPER_CLASS])
/** A property in brackets is a heading for what follows it. */
const PROPERTY_BY_CLASS = wordTable<string>({
  'p-name': 'name',
  fn: 'name',
  'p-ingredient': 'recipeIngredient',
  ingredient: 'recipeIngredient',
  'e-instructions': 'recipeInstructions',
  instructions: 'recipeInstructions',
  'p-yield': 'recipeYield',
  yield: 'recipeYield',
  'dt-duration': 'totalTime',
  duration: 'totalTime',
  'p-summary': 'description',
  summary: 'description',
  'p-author': 'author',
  author: 'author',
  'wprm-recipe-name': 'name',
  'wprm-recipe-summary': 'description',
  'wprm-recipe-servings': 'recipeYield',
  'wprm-recipe-ingredient': 'recipeIngredient',
  'wprm-recipe-ingredient-group-name': '[recipeIngredient]',
  'wprm-recipe-instruction-text': 'recipeInstructions',
  'wprm-recipe-instruction-group-name': '[recipeInstructions]',
})

const wordsOf = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean)
const isProperty = (name: string) => /^[a-z]\w{0,60}$/i.test(name)
/** "schema:name" is a schema.org name, "og:title" is not. */
const ofSchema = (name: string) => name.replace(/^(?:schema|v|https?:\/\/schema\.org\/?):?/, '')

/** What the attributes of an element declare; classes only name properties inside a recipe that a class began. */
export function namedBy(attributes: Attributes, isInsideClass: boolean): Named {
  const classes = wordsOf(attributes['class'])
  if ('itemscope' in attributes || 'itemprop' in attributes)
    return {
      begins: 'itemscope' in attributes,
      type: attributes['itemtype'] ?? '',
      properties: wordsOf(attributes['itemprop']).filter(isProperty),
      isByClass: !('itemscope' in attributes) && isInsideClass,
    }
  if (classes.some((name) => RECIPE_CLASSES.has(name)))
    return { begins: true, type: 'Recipe', properties: [], isByClass: true }
  if (isInsideClass) {
    const [property] = classes.flatMap((name) => PROPERTY_BY_CLASS[name] ?? [])
    return { begins: false, type: '', properties: property === undefined ? [] : [property], isByClass: true }
  }
  return {
    begins: 'typeof' in attributes,
    type: wordsOf(attributes['typeof']).map(ofSchema).join(' '),
    properties: wordsOf(attributes['property']).map(ofSchema).filter(isProperty),
    isByClass: false,
  }
}
