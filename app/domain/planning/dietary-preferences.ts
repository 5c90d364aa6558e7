import { wordTable } from '#app/domain/word-table.ts'
import { exclusionOf, whyNotFor } from '#app/domain/food/cautions.ts'
import { conditionsOf } from '#app/domain/food/condition.ts'
import { keepsDiet } from '#app/domain/food/diets.ts'
import { EATER_WORDS } from '#app/domain/food/eaters.ts'
import type { Food } from '#app/domain/food/food.ts'
import { nameTokens } from '#app/domain/food/food-names.ts'
import { matchFood } from '#app/domain/food/match-food.ts'
import type { DietaryRestriction, DietaryPreferences, RecipeRequest } from '#app/domain/recipe/recipe.ts'

export type { DietaryPreferences } from '#app/domain/recipe/recipe.ts'

const WHOLE_GROUPS = wordTable<readonly Food['group'][]>({
  fish: ['fish'],
  seafood: ['fish'],
  meat: ['meat', 'poultry'],
  poultry: ['poultry'],
  egg: ['eggs'],
  dairy: ['dairy'],
  nut: ['nuts'],
  fruit: ['fruit'],
  pulse: ['pulses'],
})

function dislikeTest(dislike: string): (food: Food) => boolean {
  const tokens = nameTokens(dislike)
  if (tokens.length === 0) return () => false
  const id = matchFood(dislike)?.food.id
  const groups = tokens.length === 1 ? (WHOLE_GROUPS[tokens[0] ?? ''] ?? []) : []
  return (food) => {
    if (food.id === id || groups.includes(food.group)) return true
    const own = new Set(nameTokens(food.name))
    return tokens.every((token) => own.has(token))
  }
}

export const NO_DIETARY_PREFERENCES: DietaryPreferences = {
  diets: [],
  allergens: [],
  dislikes: [],
  eaters: [],
}

export const hasDietaryPreferences = ({ diets, allergens, dislikes, eaters }: DietaryPreferences): boolean =>
  allergens.length + dislikes.length + eaters.length > 0 || diets.some((diet) => diet !== 'None')

/** Whether a food that is not in the table may be what has to be left out: of an unknown food nobody can say. */
export const hasStrictDietaryPreferences = ({ diets, allergens, eaters }: DietaryPreferences): boolean =>
  allergens.length + eaters.length > 0 || diets.some((diet) => diet !== 'None')

/** Wishes in a few words: "vegan, rules for pregnancy, no peanuts, no mushrooms". */
export function wishesInWords({ diets, allergens, dislikes, eaters }: DietaryPreferences): string {
  return [
    ...diets.filter((diet) => diet !== 'None').map((diet) => diet.toLowerCase()),
    ...eaters.map((eater) => EATER_WORDS[eater].inWords),
    ...[...allergens, ...dislikes].map((food) => `no ${food}`),
  ].join(', ')
}

/** What is said of a food against a diet: "not vegan". */
export const againstDiet = (diet: DietaryRestriction): string => `not ${diet.toLowerCase()}`

/** Why the dietary preferences leave a food out, in a few words ("not vegan", "not in pregnancy: alcohol"); null when they do not. */
export function whyAgainst(
  food: Food,
  { diets, allergens, dislikes, eaters }: DietaryPreferences,
): string | null {
  const brought = food.allergens.filter((allergen) => allergens.includes(allergen))
  if (brought.length > 0) return brought.join(', ')
  const diet = diets.find((one) => !keepsDiet(food, one))
  if (diet !== undefined) return againstDiet(diet)
  const notForEaters = whyNotFor(food, eaters)
  if (notForEaters !== null) return notForEaters
  return dislikes.some((dislike) => dislikeTest(dislike)(food)) ? 'disliked' : null
}

/** The same of what a line says of its food beside the name: "raw milk cheddar" is a matter of caution, cheddar is not. */
export function whyLineAgainst(text: string, { eaters }: DietaryPreferences): string | null {
  const [eater] = eaters
  return eater !== undefined && conditionsOf(text).has('unpasteurised')
    ? exclusionOf(eater, 'not pasteurised')
    : null
}

/** "Your food preferences leave out cheddar (milk)."; a reason that is in the name already is not said again. */
export function leftOutSentence(name: string, why: string): string {
  const isSaid = why === 'disliked' || name.includes(why)
  return `Your food preferences leave out ${name}${isSaid ? '' : ` (${why})`}.`
}

/** A test whether a food may be in what is asked for: the diet chosen and the person's dietary preferences together. */
export function allowedFor({
  dietaryRestriction: diet,
  dietaryPreferences = NO_DIETARY_PREFERENCES,
}: Pick<RecipeRequest, 'dietaryRestriction' | 'dietaryPreferences'>): (food: Food) => boolean {
  return hasDietaryPreferences(dietaryPreferences)
    ? allowedBy({ ...dietaryPreferences, diets: [diet, ...dietaryPreferences.diets] })
    : (food) => keepsDiet(food, diet)
}

/** A test whether a food may be in a meal: several diets, allergens and dislikes at once, each a hard rule. */
export function allowedBy(dietaryPreferences: DietaryPreferences): (food: Food) => boolean {
  const dislikes = dietaryPreferences.dislikes.map(dislikeTest)
  const known = new Map<string, boolean>()
  return (food) => {
    const before = known.get(food.id)
    if (before !== undefined) return before
    const isAllowed =
      dietaryPreferences.diets.every((diet) => keepsDiet(food, diet)) &&
      !food.allergens.some((allergen) => dietaryPreferences.allergens.includes(allergen)) &&
      whyNotFor(food, dietaryPreferences.eaters) === null &&
      !dislikes.some((isDisliked) => isDisliked(food))
    known.set(food.id, isAllowed)
    return isAllowed
  }
}

/** The diets the kitchen should cook by so that its own extras keep the dietary preferences, one after another. */
export function kitchenDiets(dietaryPreferences: DietaryPreferences): DietaryRestriction[] {
  const diets = new Set<DietaryRestriction>(dietaryPreferences.diets.filter((diet) => diet !== 'None'))
  if (dietaryPreferences.allergens.includes('gluten')) diets.add('Gluten-Free')
  if (dietaryPreferences.allergens.includes('milk')) diets.add('Dairy-Free')
  if (diets.has('Vegan')) {
    diets.delete('Vegetarian')
    diets.delete('Dairy-Free')
  }
  return diets.size === 0 ? ['None'] : [...diets]
}
