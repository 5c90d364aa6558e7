import type { Food } from '#app/domain/food/food.ts'
import type { FoodId } from '#app/domain/food/food-id.ts'
import { foldWord, nameTokens } from '#app/domain/food/food-names.ts'
import { type FoodInText, foodsInText } from '#app/domain/food/foods-in-text.ts'
import { wordSet } from '#app/domain/food/line-words.ts'
import { NO_DIETARY_PREFERENCES, whyAgainst } from '#app/domain/planning/dietary-preferences.ts'
import { partsAroundBaby, withoutBaby } from './babys-portion.ts'
import { headnoteWithoutComparisons, stepWithoutComparisons } from './comparisons.ts'
import type { DietaryPreferences, RecipeDraft, RecipeRequest } from './recipe.ts'

/** Foods that the words of a recipe name though no line has them: "finish with the bacon". */

export type Wishes = Pick<RecipeRequest, 'dietaryRestriction' | 'dietaryPreferences'>

/** Everything the person does not eat, the diet of the request with it; null where that is nothing. */
export function allWishesOf({
  dietaryRestriction,
  dietaryPreferences = NO_DIETARY_PREFERENCES,
}: Wishes): DietaryPreferences | null {
  const diets = [dietaryRestriction, ...dietaryPreferences.diets].filter((diet) => diet !== 'None')
  const { allergens, dislikes, eaters } = dietaryPreferences
  const isNothing = diets.length + allergens.length + dislikes.length + eaters.length === 0
  return isNothing ? null : { diets, allergens, dislikes, eaters }
}

/** Dishes, breads and sweets go by the same names with other foods in them. */
const TELLING_GROUPS: ReadonlySet<Food['group']> = new Set([
  'meat',
  'poultry',
  'fish',
  'eggs',
  'dairy',
  'fats',
  'condiments',
])
/** Single words of those groups that are said of vegetables, shapes and tools as well. */
const AMBIGUOUS =
  wordSet(`heart rib steak wing drumstick tongue crackling dripping speck buffalo skirt flank chuck sole
  char dab spread curd whey gravy sausage banger meat cream`)
/** Made at the stove of whatever suits the person, and called by this name all the same. */
const HOMEMADE: ReadonlySet<string> = new Set<FoodId>([
  'aioli',
  'baba-ganoush',
  'bbq-sauce',
  'bread-sauce',
  'brown-sauce',
  'caesar-dressing',
  'cheese-sauce',
  'chicken-thigh-fried',
  'cocktail-sauce',
  'curry-paste',
  'curry-sauce',
  'custard',
  'dashi',
  'egg-scrambled',
  'french-dressing',
  'gravy',
  'hollandaise-sauce',
  'kimchi',
  'lassi-plain',
  'peppercorn-sauce',
  'pesto',
  'ponzu-dressing',
  'satay-sauce',
  'sofrito',
  'stir-fry-sauce',
  'tapenade',
  'tartare-sauce',
  'teriyaki-sauce',
  'tzatziki',
  'white-sauce',
])

/** Whether a name in a step means this food and no other: a sausage may be a shape, flour one without gluten. */
function isTelling({ food, words: [first = '', ...rest] }: FoodInText, why: string): boolean {
  if (!TELLING_GROUPS.has(food.group) || HOMEMADE.has(food.id)) return false
  return rest.length > 0 || (!AMBIGUOUS.has(foldWord(first)) && !why.includes('gluten'))
}

/**
 * The first food that a text names against the wishes and that the ingredients do not have, with the reason in a word or
 * two; null when there is none. What the ingredients have was judged there: "melt the butter" may mean the vegan butter of
 * the list. `isStrict` takes every name for the food, also where it may be a shape or a verb.
 */
export function foodNamedAgainst(
  text: string,
  listed: ListedWords,
  wishes: DietaryPreferences,
  { isStrict }: { isStrict: boolean } = { isStrict: false },
): { food: string; why: string } | null {
  for (const named of foodsInText(text)) {
    const why = whyAgainst(named.food, wishes)
    if (why === null || !(isStrict || why === 'disliked' || isTelling(named, why))) continue
    const isListed = named.words.length > 1 ? listed.all : listed.names
    if (named.words.every((word) => isListed.has(foldWord(word)))) continue
    return { food: named.words.join(' '), why }
  }
  return null
}

/** The folded words of ingredient lines: all of them, and those that may name a food alone ("beans" of "butter beans"). */
export type ListedWords = { all: ReadonlySet<string>; names: ReadonlySet<string> }

/** Reads the words of ingredient lines. */
export function listedWordsOf(lines: readonly string[]): ListedWords {
  const [all, names] = [new Set<string>(), new Set<string>()]
  for (const line of lines) {
    const describing = new Set(foodsInText(line).flatMap(({ words }) => words.slice(0, -1).map(foldWord)))
    for (const token of nameTokens(line)) {
      all.add(token)
      if (!describing.has(token)) names.add(token)
    }
  }
  return { all, names }
}

/** Why the name, the description or a step is against what the person asked for; null when none is. */
export function namedFoodFaultOf(
  draft: Pick<RecipeDraft, 'name' | 'description' | 'ingredients' | 'instructions'>,
  request: Wishes,
): string | null {
  const wishes = allWishesOf(request)
  if (wishes === null) return null
  const listed = listedWordsOf(draft.ingredients.map(({ text }) => text))
  const { shared, forOthers } = partsAroundBaby(draft.instructions)
  const others = withoutBaby(wishes)
  const texts: readonly (readonly [string, DietaryPreferences])[] = [
    [draft.name, wishes],
    [headnoteWithoutComparisons(draft.description), wishes],
    ...shared.map((text) => [stepWithoutComparisons(text), wishes] as const),
    ...forOthers.map((text) => [stepWithoutComparisons(text), others] as const),
  ]
  for (const [text, preferences] of texts) {
    const against = foodNamedAgainst(text, listed, preferences)
    if (against) return `It names ${against.food} (${against.why}), which is not among the ingredients.`
  }
  return null
}
