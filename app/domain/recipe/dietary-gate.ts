import { EATER_WORDS, type Eater } from '#app/domain/food/eaters.ts'
import type { Allergen } from '#app/domain/food/food.ts'
import { nameTokens } from '#app/domain/food/food-names.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { choicesOfLine } from '#app/domain/food/line-food.ts'
import { isForOthersOnly, partsAroundBaby, withoutBaby } from './babys-portion.ts'
import { headnoteWithoutComparisons, stepWithoutComparisons } from './comparisons.ts'
import { leftOutSentence, whyAgainst, whyLineAgainst } from '#app/domain/planning/dietary-preferences.ts'
import type { DietaryPreferences, LeftOut, RecipeDraft } from '#app/domain/recipe/recipe.ts'

/** A match less sure than this may be another food: of it, as of an unknown one, nobody can say what it brings. */
const SURE_OF_FOOD = 0.7

/** The food of a line that the dietary preferences leave out, and why; null when the line may stand. */
function breachOfLine(
  text: string,
  dietaryPreferences: DietaryPreferences,
): { food: string; why: string } | null {
  const line = readIngredientLine(text)
  if (line.text === '') return null
  const { foods, unknown } = choicesOfLine(line)
  for (const { food } of foods) {
    const why = whyAgainst(food, dietaryPreferences) ?? whyLineAgainst(text, dietaryPreferences)
    if (why !== null) return { food: food.plural, why }
  }
  const open = [
    ...unknown,
    ...foods.filter(({ confidence }) => confidence < SURE_OF_FOOD).map(() => line.name),
  ]
  for (const name of open) {
    if (dietaryPreferences.allergens.length + dietaryPreferences.eaters.length > 0)
      return { food: name, why: 'not in the food table' }
    const words = new Set(nameTokens(name))
    const isDisliked = dietaryPreferences.dislikes.some((dislike) =>
      nameTokens(dislike).every((word) => words.has(word)),
    )
    if (isDisliked) return { food: name, why: 'disliked' }
  }
  return null
}

/** Words that bring an allergen whatever stands beside them; food words of more than one meaning are left out. */
const TELLING_WORDS: Readonly<Record<Allergen, RegExp>> = {
  celery: /\bceler(?:y|iac)\b/gi,
  gluten:
    /\b(?:(?:wheat|plain|strong) flour|breadcrumbs?|couscous|bulgh?ur|barley|seitan|panko|semolina)\b/gi,
  crustaceans: /\b(?:prawns?|shrimps?|crabs?|lobsters?|crayfish|langoustines?)\b/gi,
  eggs: /\b(?:eggs?|mayonnaise|mayo|meringues?)\b/gi,
  fish: /\b(?:anchov(?:y|ies)|salmon|tuna|cod|haddock|mackerel|sardines?|trout|fish sauce)\b/gi,
  lupin: /\blupins?\b/gi,
  milk: /\b(?:milk|butter|cream|cheese|parmesan|cheddar|mozzarella|feta|yogh?urt|ghee|mascarpone|ricotta|paneer)\b/gi,
  molluscs: /\b(?:mussels?|clams?|squid|calamari|oysters?|scallops?|octopus)\b/gi,
  mustard: /\bmustard\b/gi,
  nuts: /\b(?:almonds?|walnuts?|hazelnuts?|cashews?|pecans?|pistachios?|macadamias?|brazil nuts?|praline)\b/gi,
  peanuts: /\b(?:peanuts?|groundnuts?|satay)\b/gi,
  sesame: /\b(?:sesame|tahini)\b/gi,
  soya: /\b(?:soya?|soybeans?|tofu|tempeh|edamame|miso)\b/gi,
  sulphites: /\bsul(?:ph|f)ites?\b/gi,
}

const SPIRITS = String.raw`wine|brandy|cognac|rum|sherry|vodka|gin|whisk(?:e?y)|bourbon|beer|ale|marsala|vermouth|liqueur`
/** The same for what the rules of an eater leave out. */
export const WORDS_AGAINST_EATER: Readonly<Record<Eater, RegExp>> = {
  'under-one': new RegExp(
    String.raw`\b(?:honey|salt(?:ed)?|soy sauce|fish sauce|stock cubes?|sugar|sugared|syrup|jam|treacle|whole nuts|chopped nuts|${SPIRITS})\b`,
    'gi',
  ),
  pregnant: new RegExp(
    String.raw`\b(?:liver|foie gras|raw eggs?|raw fish|${SPIRITS})\b|\bp[âa]t[ée](?!\p{L})`,
    'giu',
  ),
}

/**
 * An allergen, or what an eater does not eat, that a text brings by itself, as "scatter with peanuts". Words that stand in the ingredients were judged
 * there: "melt the butter" may mean the vegan butter of the list.
 */
function breachOfText(
  text: string,
  listed: ReadonlySet<string>,
  { allergens, eaters }: DietaryPreferences,
): { food: string; why: string } | null {
  const telling: [why: string, words: RegExp][] = [
    ...allergens.map((allergen): [string, RegExp] => [allergen, TELLING_WORDS[allergen]]),
    ...eaters.map((eater): [string, RegExp] => [EATER_WORDS[eater].exclusion, WORDS_AGAINST_EATER[eater]]),
  ]
  for (const [why, words] of telling) {
    for (const { 0: word, index } of text.matchAll(words)) {
      const isFree =
        /^[- ]?(?:free|less)\b/i.test(text.slice(index + word.length)) ||
        (why.startsWith('not ') && LEFT_AWAY.test(text.slice(0, index)))
      if (!isFree && !nameTokens(word).every((token) => listed.has(token)))
        return { food: word.toLowerCase(), why }
    }
  }
  return null
}

/** "without salt", "no sugar". */
const LEFT_AWAY =
  /\b(?:no|not|without|never|instead of)\b[^.;,]{0,20}$|\b(?:not|never|no|don['’]t) (?:add|use|give|put|stir in|season with|need)\b[^.;:]{0,60}$|\bwithout adding\b[^.;:]{0,60}$|\b(?:no|without) (?:added )?[\w ,]{0,40}\b(?:or|and|nor)\b[^.;,:]{0,20}$/i

type Judged = Pick<RecipeDraft, 'name' | 'description' | 'ingredients' | 'instructions'>

/** A food that is left out and why; `isInLines` when it is an ingredient, else the words of the recipe name it. */
type DietaryBreach = { food: string; why: string; isInLines: boolean }

/** Why a draft is against the person's dietary preferences, for the person and for a second attempt; null when it keeps them. */
export function breachOfDraft(draft: Judged, dietaryPreferences: DietaryPreferences): string | null {
  const breach = breachIn(draft, dietaryPreferences)
  if (breach === null) return null
  const { food, why, isInLines } = breach
  return `It ${isInLines ? 'has' : 'names'} ${food} (${why}), which the person does not eat.`
}

/** The first food of a recipe that the dietary preferences leave out; null when it keeps them. */
export function breachIn(draft: Judged, dietaryPreferences: DietaryPreferences): DietaryBreach | null {
  const lines = draft.ingredients.map(({ text }) => text)
  const parts = partsAroundBaby(draft.instructions)
  const others = withoutBaby(dietaryPreferences)
  for (const text of lines) {
    const isForOthers = parts.forOthers.length > 0 && isForOthersOnly(readIngredientLine(text).name, parts)
    const breach = breachOfLine(text, isForOthers ? others : dietaryPreferences)
    if (breach) return { ...breach, isInLines: true }
  }
  if (dietaryPreferences.allergens.length + dietaryPreferences.eaters.length === 0) return null
  const listed = new Set(lines.flatMap(nameTokens))
  const texts: readonly (readonly [string, DietaryPreferences])[] = [
    [draft.name, dietaryPreferences],
    [headnoteWithoutComparisons(draft.description), dietaryPreferences],
    ...parts.shared.map((text) => [stepWithoutComparisons(text), dietaryPreferences] as const),
    ...parts.forOthers.map((text) => [stepWithoutComparisons(text), others] as const),
  ]
  for (const [text, preferences] of texts) {
    const breach = breachOfText(text, listed, preferences)
    if (breach) return { ...breach, isInLines: false }
  }
  return null
}

/** Whether what a model has written so far may be shown while it writes on; its last line may end in the middle. */
export function keepsDietaryPreferencesSoFar(
  draft: Partial<RecipeDraft>,
  dietaryPreferences: DietaryPreferences,
): boolean {
  const { name = '', description = '', ingredients = [], instructions = [] } = draft
  const lines = instructions.length > 0 ? ingredients : ingredients.slice(0, -1)
  return breachOfDraft({ name, description, ingredients: lines, instructions }, dietaryPreferences) === null
}

/** Takes out of what was given what the person's dietary preferences leave out, with the reason. */
export function sortByDietaryPreferences(
  ingredients: readonly string[],
  dietaryPreferences: DietaryPreferences,
): { kept: string[]; leftOut: LeftOut[] } {
  const kept: string[] = []
  const leftOut: LeftOut[] = []
  for (const ingredient of ingredients) {
    const breach = breachOfLine(ingredient, dietaryPreferences)
    if (breach === null) kept.push(ingredient)
    else leftOut.push({ ingredient, reason: leftOutSentence(breach.food, breach.why) })
  }
  return { kept, leftOut }
}
