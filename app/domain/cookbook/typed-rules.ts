import { ALLERGENS, type Allergen } from '#app/domain/food/food.ts'
import { matchFood } from '#app/domain/food/match-food.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { NO_DIETARY_PREFERENCES } from '#app/domain/planning/dietary-preferences.ts'
import {
  CUISINES,
  DIETARY_RESTRICTIONS,
  type DietaryRestriction,
  type RecipeRequest,
} from '#app/domain/recipe/recipe.ts'
import { readTable } from '#app/food-table.server.ts'

/** Diets, dislikes and cuisines that people type among their foods: "vegan", "no mushrooms", "something Italian". */

type Rule = {
  diets: readonly DietaryRestriction[]
  allergens: readonly Allergen[]
  dislikes: readonly string[]
}

/** `foods/typed-rules.csv`, by what is said. */
const rules: ReadonlyMap<string, Rule> = new Map(
  readTable('foods/typed-rules.csv', ['said', 'diets', 'allergens'] as const).flatMap(({ row, place }) => {
    const read = new RowReader(row, place, row.said)
    const rule: Rule = {
      diets: read.list('diets').map((diet) => read.word('diets', DIETARY_RESTRICTIONS, diet)),
      allergens: read.list('allergens').map((one) => read.word('allergens', ALLERGENS, one)),
      dislikes: [],
    }
    return read.list('said').map((said) => [said, rule] as const)
  }),
)

const AROUND =
  /^(?:make it|keep it|must be|has to be|i['’]?m|we['’]?re|strictly) | (?:please|only|friendly)$/gi
const WITHOUT =
  /^(?:no|without|minus|hold the|nothing with|(?:i |we )?(?:don['’]?t like|hate)|allergic to|(?:we['’]?re |i['’]?m )?out of) (.+?)(?: left| at all| in)?$/i
const SURE = 0.9
/** Nobody cooks without. */
const IN_EVERY_DISH: ReadonlySet<string> = new Set(['salt', 'water'])

function ruleOf(text: string): Rule | null {
  const said = text.trim().toLowerCase()
  const known = rules.get(said) ?? rules.get(said.replaceAll(AROUND, ''))
  if (known !== undefined) return known
  const name = WITHOUT.exec(said)?.[1]
  const match = name === undefined ? null : matchFood(name)
  if (name === undefined || match === null || match.confidence < SURE) return null
  return IN_EVERY_DISH.has(match.food.kind) ? null : { diets: [], allergens: [], dislikes: [name] }
}

const CUISINE = /^(?:something )?(\p{L}+)(?:[ -](?:style|food|inspired|ish|tonight|please))?$/iu

function cuisineOf(text: string): RecipeRequest['cuisine'] | null {
  const word = CUISINE.exec(text.trim())?.[1]?.toLowerCase()
  return CUISINES.find((cuisine) => cuisine !== 'Any' && cuisine.toLowerCase() === word) ?? null
}

/** Whether a line is a rule for the recipe and no food. */
export const isTypedRule = (text: string): boolean => ruleOf(text) !== null || cuisineOf(text) !== null

/** The request with what was typed as a rule among the foods taken for one. What the form says of the cuisine stays. */
export function withTypedRules(request: RecipeRequest): RecipeRequest {
  const preferences = { ...(request.dietaryPreferences ?? NO_DIETARY_PREFERENCES) }
  let { cuisine } = request
  const ingredients = request.ingredients.filter((text) => {
    const rule = ruleOf(text)
    const said = request.cuisine === 'Any' ? cuisineOf(text) : null
    if (rule !== null) {
      preferences.diets = [...preferences.diets, ...rule.diets]
      preferences.allergens = [...preferences.allergens, ...rule.allergens]
      preferences.dislikes = [...preferences.dislikes, ...rule.dislikes]
    }
    cuisine = said ?? cuisine
    return rule === null && said === null
  })
  const isAsBefore = ingredients.length === request.ingredients.length || ingredients.length === 0
  return isAsBefore ? request : { ...request, ingredients, cuisine, dietaryPreferences: preferences }
}
