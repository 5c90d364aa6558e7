import { allergensOf, dietVerdictOfLines } from '#app/domain/food/diets.ts'
import type { Allergen } from '#app/domain/food/food.ts'
import { plainName } from '#app/domain/food/food-names.ts'
import { foodsInText } from '#app/domain/food/foods-in-text.ts'
import type { FoodLookup } from '#app/domain/food/imported-food.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { nutritionOf, type RecipeNutrition } from '#app/domain/food/nutrition.ts'
import { judgeIngredient } from '#app/domain/food/only-food.ts'
import { unitRow } from '#app/domain/food/units.ts'
import type {
  DietaryRestriction,
  RecipeDraft,
  RecipeNotes,
  RecipeRequest,
} from '#app/domain/recipe/recipe.ts'
import { safetyFaultOf } from './safety-gate.ts'
import { breachOfDraft } from './dietary-gate.ts'
import { namedFoodFaultOf } from './named-foods-gate.ts'
import { notesToTell } from './notes-gate.ts'

/** What a serving may hold at most: beyond it somebody wrote grams for kilograms. */
const MAX_KCAL_PER_SERVING = 3000
const MAX_GRAMS_PER_SERVING = 3000
const MAX_LINE_GRAMS_PER_SERVING = 1500
/** 25 g of salt: several times what makes a dish inedible. */
const MAX_SODIUM_MG_PER_SERVING = 10_000

/** Claims a name or a description may make, and what has to be true of the ingredients then. */
const DIET_CLAIMS: readonly (readonly [RegExp, DietaryRestriction])[] = [
  [/\bvegan\b|\bplant[- ]based\b/i, 'Vegan'],
  [/\bvegetarian\b|\bveggie\b|\bmeat[- ]?(?:free|less)\b/i, 'Vegetarian'],
  [/\bgluten[- ]?free\b/i, 'Gluten-Free'],
  [/\b(?:dairy|milk|lactose)[- ]?free\b/i, 'Dairy-Free'],
]
const ALLERGEN_CLAIMS: readonly (readonly [RegExp, readonly Allergen[]])[] = [
  [/\begg[- ]?(?:free|less)\b/i, ['eggs']],
  [/\bnut[- ]?(?:free|less)\b/i, ['nuts', 'peanuts']],
  [/\bpeanut[- ]?free\b/i, ['peanuts']],
  [/\bsoya?[- ]?free\b/i, ['soya']],
  [/\bfish[- ]?free\b/i, ['fish']],
  [/\b(?:shellfish|seafood)[- ]?free\b/i, ['crustaceans', 'molluscs']],
  [/\bsesame[- ]?free\b/i, ['sesame']],
  [/\bwheat[- ]?free\b/i, ['gluten']],
  [/\bcelery[- ]?free\b/i, ['celery']],
  [/\bmustard[- ]?free\b/i, ['mustard']],
  [/\ballergen[- ]?free\b/i, ['eggs', 'milk', 'nuts', 'peanuts', 'gluten', 'fish', 'crustaceans', 'soya']],
]
/** "not vegan", "swap for a gluten-free one": no claim about this dish. */
const NO_CLAIM = /\b(?:not|isn['’]t|make it|swap|use|for a|can be|could be)\b[^.;]{0,40}$/i

/** "Vegan where the wrappers have no egg." */
const ON_CONDITION = /^ (?:where|if|when|with|without|unless)\b/i

/** Pasta may boil in as much of it as one likes. */
const WATER = /\bwater\b/i

export type DraftVerdict =
  | {
      ok: true
      nutrition: RecipeNutrition
      /** Of the draft's notes what this person may be told; null where that is nothing. */
      notes: RecipeNotes | null
    }
  | { ok: false; reason: string }

/**
 * The gates every chef's recipe passes: it is a recipe, of food only, harms nobody, keeps the diet and the person's
 * dietary preferences in its lines and its words, claims nothing false, in amounts a person could eat. Numbers are computed from the lines, of
 * foods beyond the table by `lookUp`. The reason is for the person and for a second attempt.
 */
export function judgeDraft(
  draft: RecipeDraft,
  request: Pick<RecipeRequest, 'dietaryRestriction' | 'dietaryPreferences'>,
  lookUp?: FoodLookup,
): DraftVerdict {
  const no = (reason: string): DraftVerdict => ({ ok: false, reason })
  if (draft.name === '' || draft.ingredients.length === 0 || draft.instructions.length === 0)
    return no('It has no ingredients or no steps.')
  const lines = draft.ingredients.map((ingredient) => ingredient.text)
  for (const text of lines) {
    const judged = judgeIngredient(text)
    if (judged.verdict === 'not-food' || judged.verdict === 'unsafe') return no(judged.reason)
  }
  const harm = safetyFaultOf(draft, request.dietaryPreferences?.eaters)
  if (harm !== null) return no(harm.reason)
  const diet = dietVerdictOfLines(lines, request.dietaryRestriction)
  if (diet.verdict === 'breaks')
    return no(`Not ${request.dietaryRestriction.toLowerCase()}: it has ${listed(diet.offenders)}.`)
  const breach =
    request.dietaryPreferences === undefined ? null : breachOfDraft(draft, request.dietaryPreferences)
  if (breach !== null) return no(breach)
  const named = namedFoodFaultOf(draft, request)
  if (named !== null) return no(named)
  const falseClaim = falseClaimOf(draft)
  if (falseClaim !== null) return no(falseClaim)
  const nutrition = nutritionOf(lines, draft.servings, { lookUp, steps: draft.instructions })
  const isSane =
    isPlausible(nutrition) &&
    lines.every((text) => saidGrams(text) <= MAX_LINE_GRAMS_PER_SERVING * draft.servings)
  return isSane
    ? { ok: true, nutrition, notes: notesToTell(draft, request) }
    : no('Its amounts are implausible.')
}

function isPlausible({ perServing, counted, servings }: RecipeNutrition): boolean {
  const grams = counted.filter((line) => !WATER.test(line.text)).map((line) => line.grams / servings)
  return (
    [perServing.kcal, ...grams].every(Number.isFinite) &&
    perServing.kcal <= MAX_KCAL_PER_SERVING &&
    grams.every((one) => one <= MAX_LINE_GRAMS_PER_SERVING) &&
    grams.reduce((sum, one) => sum + one, 0) <= MAX_GRAMS_PER_SERVING &&
    (perServing.sodiumMg ?? 0) <= MAX_SODIUM_MG_PER_SERVING
  )
}

/** Weight or volume a line names, also where the reader of lines takes it for too much to count. */
function saidGrams(text: string): number {
  if (WATER.test(text)) return 0
  const { quantity, quantityMax, unit } = readIngredientLine(text)
  const row = unit === null ? null : unitRow(unit)
  return (quantityMax ?? quantity ?? 0) * (row?.grams ?? row?.ml ?? 0)
}

/** What the name or the description claims that is not true of the lines, or that nobody can know; null without such. */
export function falseClaimOf({
  name,
  description,
  ingredients,
}: Pick<RecipeDraft, 'name' | 'description' | 'ingredients'>): string | null {
  const lines = ingredients.map((one) => one.text)
  const text = `${name}. ${description}`
  for (const [claim, diet] of DIET_CLAIMS) {
    const said = claimIn(text, claim)
    if (said === null) continue
    const { verdict, offenders } = dietVerdictOfLines(lines, diet)
    if (verdict === 'breaks') return `It is called ${said} but has ${listed(offenders)}.`
    // A claim on food we do not know is a promise nobody can keep.
    if (verdict === 'unknown') return `It is called ${said}, and not all of its food is known.`
  }
  for (const [claim, allergens] of ALLERGEN_CLAIMS) {
    const said = claimIn(text, claim)
    if (said === null) continue
    const { contains, unknown } = allergensOf(lines)
    const bringing = contains.filter(({ allergen }) => allergens.includes(allergen))
    if (bringing.length > 0)
      return `It is called ${said} but has ${listed(bringing.flatMap(({ foods }) => foods))}.`
    if (unknown.length > 0) return `It is called ${said}, and not all of its food is known.`
  }
  return null
}

function claimIn(text: string, claim: RegExp): string | null {
  const found = claim.exec(text)
  if (found === null) return null
  const after = text.slice(found.index + found[0].length)
  if (NO_CLAIM.test(text.slice(0, found.index)) || ON_CONDITION.test(after)) return null
  return isNameOfFood(text.slice(found.index)) ? null : found[0].toLowerCase()
}

/** "vegan cheese", "gluten-free flour": what the food is called, whatever the dish is. */
function isNameOfFood(text: string): boolean {
  const [named] = foodsInText(text)
  const isAtStart = named !== undefined && plainName(text).startsWith(named.words.join(' '))
  return isAtStart && named.words.length > 1 && named.food.group !== 'dishes'
}

const listed = (names: readonly string[]) => [...new Set(names)].slice(0, 5).join(', ')
