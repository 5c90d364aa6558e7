import { plainKey } from '#app/domain/model-reply/json-in-reply.ts'

/** The fields of a recipe under every name that models use, as normalised by `plainKey`; our own name comes first. */
const FIELDS = {
  name: ['name', 'title', 'recipename', 'recipetitle', 'dishname', 'dish'],
  description: ['description', 'headnote', 'summary', 'intro', 'introduction', 'about', 'subtitle'],
  cookingTimeMin: [
    'cookingtimemin',
    'cookingtime',
    'cookingtimeminutes',
    'totaltime',
    'totaltimemin',
    'totaltimeminutes',
    'totalminutes',
    'time',
    'timeminutes',
    'timemin',
    'minutes',
    'duration',
    'durationminutes',
    'readyin',
    'readyinminutes',
  ],
  prepTimeMin: ['preptime', 'preptimemin', 'preptimeminutes', 'preparationtime', 'preparationtimemin'],
  cookTimeMin: ['cooktime', 'cooktimemin', 'cooktimeminutes'],
  difficulty: ['difficulty', 'difficultylevel', 'level', 'skilllevel', 'skill'],
  cuisineType: ['cuisinetype', 'cuisine', 'recipecuisine'],
  dishForm: ['dishform', 'dishtype', 'form', 'dishtemplate', 'recipecategory', 'category', 'course'],
  servings: ['servings', 'serves', 'yield', 'recipeyield', 'portions', 'numberofservings'],
  ingredients: ['ingredients', 'ingredientlines', 'ingredientlist', 'ingredientslist', 'recipeingredient'],
  instructions: [
    'instructions',
    'steps',
    'method',
    'directions',
    'recipeinstructions',
    'cookinginstructions',
    'preparation',
    'procedure',
  ],
  storage: ['storage', 'keeping', 'storageinstructions', 'storagetips', 'howtostore'],
  variations: ['variations', 'variants', 'variation', 'twists'],
} as const

type RecipeField = keyof typeof FIELDS

const FIELD_OF: ReadonlyMap<string, RecipeField> = new Map(
  (Object.keys(FIELDS) as RecipeField[]).flatMap((field) =>
    FIELDS[field].map((name): [string, RecipeField] => [name, field]),
  ),
)

/** The recipe field that a JSON key means; undefined for any other key. */
export const recipeFieldOf = (key: string): RecipeField | undefined => FIELD_OF.get(plainKey(key))

/** Keys under which models put recipes: their values are not fields of a recipe. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'recipe',
  'recipes',
  'recipelist',
  'meals',
  'dishes',
  'data',
  'result',
  'results',
  'response',
  'output',
  'answer',
  'items',
])
export const isWrapperKey = (key: string): boolean => WRAPPERS.has(plainKey(key))

/** The values of an object by recipe field; where a field has several names, the first with a value counts. */
export function recipeFields(record: Record<string, unknown>): Partial<Record<RecipeField, unknown>> {
  const fields: Partial<Record<RecipeField, unknown>> = {}
  for (const [key, value] of Object.entries(record)) {
    const field = recipeFieldOf(key)
    if (field !== undefined && fields[field] === undefined && value !== null) fields[field] = value
  }
  return fields
}
