import { measure } from '#app/domain/cookbook/measures.ts'
import type { Food } from '#app/domain/food/food.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodsOfLine } from '#app/domain/food/line-food.ts'
import { tokensOf } from '#app/domain/food/line-tokens.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { sentencesOf } from './keeping.ts'
import { lineFactsOf } from './line-facts.ts'
import type { RecipeDraft } from './recipe.ts'
import { applied, type Edit } from './rewrite-amount.ts'
import { GRAMS_PER_TSP, saltTspFor, unsaltedGrams } from './salt-standard.ts'
import { lineInColumns } from './scale-line.ts'
import { measureInText } from './step-clauses.ts'
import { foodAt } from './step-counts.ts'

/** Brings the salt of a draft to the standard where it is far from it. */

/** Grams of salt for each kilo: below the first a dish is bland, above the second hardly anybody eats it. */
const [LEAST_PER_KG, MOST_PER_KG] = [3, 15]
/** Less than this for each person is not too much, whatever it is in. */
const MUCH_PER_SERVING_G = 2
const SALT_ID = 'salt'
/** Salt in 1 mg of sodium. */
const SALT_PER_SODIUM = 2.5 / 1000
/** Foods with less are seasoned like any other. */
const LEAST_SODIUM_MG = 250
/** With less food that wants salt, it is a dough, a cake or a drink. */
const LEAST_SEASONED_G = 200
/** From these shares of the weight on a dish is sweet. */
const [SWEET_SHARE, FRUIT_SHARE] = [0.04, 0.3]
/** Dry starch takes up its own weight in water and more. */
const SWOLLEN = 2
/** Salt that doesn't stay in the food, or that keeps it: "rinse off the salt", a cure. */
const ELSEWHERE =
  /\b(?:salted (?:\w+ )?water|for (?:the )?(?:\w+ )?water|brin\w+|cur(?:e|es|ed|ing)|colander|rins\w+|squeez\w+|draw\w*|crust|pickl\w+|ferment\w*|massag\w+|jar)\b/i
const WATER = /\bwater\b/i
const POURED_AWAY = /\b(?:drain|strain|lift)\w*\b/i
const NAMES_SALT = /\bsalt(?:s|ed|ing|y)?\b/i

type SaltLine = { at: number; text: string; tsp: number }
type Weights = { seasonedG: number; wholeG: number; otherSaltG: number; isSweet: boolean }

/**
 * The draft with its salt at the standard's amount where its lines have under 3 g or over 15 g for each kilo of food.
 * Salt of cooking water, brines and cures stays, and so does what is meant for a sweet dish. Never more for a baby.
 */
export function withStandardSalt<T extends RecipeDraft>(draft: T, mayHaveMore: boolean): T {
  const lines = saltLinesOf(draft)
  const currentTsp = lines.reduce((sum, { tsp }) => sum + tsp, 0)
  if (lines.length === 0) return draft
  const wantedTsp = standardTsp(draft, currentTsp, mayHaveMore)
  if (wantedTsp === null) return draft
  // A line without an amount shares what is wanted with no other.
  const factor = currentTsp === 0 ? null : wantedTsp / currentTsp
  const texts = new Map(
    lines.map(({ at, text, tsp }) => [at, withAmount(text, factor === null ? wantedTsp : tsp * factor)]),
  )
  return {
    ...draft,
    ingredients: draft.ingredients.map((line, at) => ({ ...line, text: texts.get(at) ?? line.text })),
    instructions:
      factor === null ? draft.instructions : draft.instructions.map((step) => saltTimes(step, factor)),
  }
}

/** The lines that are salt and nothing else; one without an amount only where it is the only one. */
function saltLinesOf({ ingredients }: RecipeDraft): SaltLine[] {
  const found = ingredients.flatMap(({ text }, at) => {
    const line = readIngredientLine(text)
    const foods = foodsOfLine(line)
    if (foods.length !== 1 || foods[0]!.food.id !== SALT_ID || ELSEWHERE.test(text)) return []
    const grams = line.quantity === null ? 0 : (gramsOf(line, foods[0]!.food).grams ?? 0)
    return [{ at, text, tsp: grams / GRAMS_PER_TSP }]
  })
  return found.some(({ tsp }) => tsp > 0) ? found.filter(({ tsp }) => tsp > 0) : found.slice(0, 1)
}

/** What the lines should have together; null where it may stay. */
function standardTsp(draft: RecipeDraft, currentTsp: number, mayHaveMore: boolean): number | null {
  const { seasonedG, wholeG, otherSaltG, isSweet } = weightsOf(draft)
  const saltG = currentTsp * GRAMS_PER_TSP
  const isTooMuch = saltG > (MOST_PER_KG * wholeG) / 1000 && saltG > MUCH_PER_SERVING_G * draft.servings
  if (isTooMuch && wholeG > 0 && !isSaltElsewhere(draft)) {
    const wanted = Math.max(0.25, saltTspFor(wholeG) - otherSaltG / GRAMS_PER_TSP)
    return wanted < currentTsp ? Math.round(wanted * 4) / 4 : null
  }
  const isBland = saltG + otherSaltG < (LEAST_PER_KG * seasonedG) / 1000
  if (!isBland || !mayHaveMore || isSweet || seasonedG < LEAST_SEASONED_G) return null
  const wanted = saltTspFor(seasonedG)
  return wanted >= 0.25 && wanted > currentTsp ? wanted : null
}

function isSaltElsewhere({ name, instructions }: RecipeDraft): boolean {
  const onSalt = [name, ...instructions.flatMap(sentencesOf)].filter((text) => NAMES_SALT.test(text))
  const isWaterGone = instructions.some((step) => POURED_AWAY.test(step))
  return onSalt.some((text) => ELSEWHERE.test(text) || (isWaterGone && WATER.test(text)))
}

function weightsOf({ ingredients, servings, instructions }: RecipeDraft): Weights {
  const lines = ingredients.map(({ text }) => text)
  const foods = nutritionOf(lines, servings, { steps: instructions }).counted.flatMap(({ foodId, grams }) => {
    return foodId === SALT_ID ? [] : [[foodById(foodId), grams] as const]
  })
  const sum = (weigh: (food: Food, grams: number) => number) =>
    foods.reduce((total, [food, grams]) => total + weigh(food, grams), 0)
  const sodiumOf = ({ per100g }: Food) => per100g.sodiumMg ?? 0
  const isOf = (role: string) => (food: Food, grams: number) => (food.roles[0] === role ? grams : 0)
  const [sweetG, fruitG, allG] = [sum(isOf('sweet')), sum(isOf('fruit')), sum((_, grams) => grams)]
  return {
    seasonedG: unsaltedGrams(foods),
    wholeG: sum(({ roles, state }, grams) =>
      roles[0] === 'starch' && state === 'dry' ? grams * SWOLLEN : grams,
    ),
    otherSaltG: sum((food, grams) =>
      sodiumOf(food) > LEAST_SODIUM_MG ? (sodiumOf(food) * SALT_PER_SODIUM * grams) / 100 : 0,
    ),
    isSweet: sweetG > SWEET_SHARE * allG || sweetG + fruitG > FRUIT_SHARE * allG,
  }
}

const spoonsOf = (tsp: number) => measure(tsp, 'tsp', 1).text

/** "2 tbsp sea salt" as "1 tsp sea salt", "Salt, to taste" as "1 tsp salt, to taste". */
function withAmount(text: string, tsp: number): string {
  const { amount, rest } = lineInColumns(text)
  const name = amount === '' ? text.charAt(0).toLowerCase() + text.slice(1) : rest
  return `${spoonsOf(tsp)} ${name}`
}

/** A step with every amount of salt in it multiplied by a factor. */
function saltTimes(step: string, factor: number): string {
  const tokens = tokensOf(step)
  const facts = lineFactsOf([SALT_ID])
  const edits: Edit[] = []
  for (let at = 0; at < tokens.length; at++) {
    const found = measureInText(tokens, at)
    if (found === null || found.value.unit === null || foodAt(tokens, found.next, facts) === null) continue
    const [start, end] = [tokens[at]!.start, tokens[found.next - 1]!.end]
    const line = readIngredientLine(`${step.slice(start, end)} ${SALT_ID}`)
    const grams = gramsOf(line, foodById(SALT_ID)).grams ?? 0
    if (grams > 0) edits.push({ start, end, text: spoonsOf((grams * factor) / GRAMS_PER_TSP) })
    at = found.next - 1
  }
  return applied(step, edits)
}
