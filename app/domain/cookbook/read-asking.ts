import type { Food } from '#app/domain/food/food.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { hasToThaw, verdictsOfLine } from '#app/domain/food/treatment.ts'
import { givenGrams } from '#app/domain/kitchen/given-grams.ts'
import { judgeTyped, readTypedFood } from '#app/domain/kitchen/typed-food.ts'
import { allowedFor } from '#app/domain/planning/dietary-preferences.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import type { Asking, Given } from './asking.ts'
import { nearnessOf } from './nearness.ts'
import { substitutesFor } from './substitutions.ts'
import type { Wishes } from './wishes.ts'

/** What was typed as a food of the table, as its stand-in where a diet forbids it; null where it can't be cooked with. */
type Typed = ReturnType<typeof readTypedFood> & { typed: string }

function givenOf(
  { typed, line, food: read }: Typed,
  asking: Pick<Asking, 'isAllowed' | 'diets'>,
): Given | null {
  const { verdict } = judgeTyped(typed, { line, food: read })
  if (verdict === 'not-food' || verdict === 'unsafe' || read === null) return null
  if (read.food.kind === 'water') return null
  if (verdictsOfLine(line).some(({ treatment }) => treatment.notHere !== undefined)) return null
  const food = asking.isAllowed(read.food) ? read.food : substitutesFor(read.food, asking)[0]?.food
  if (!food) return null
  return {
    typed,
    food,
    grams: givenGrams(line, food),
    count: line.unit === null ? line.quantity : null,
    isLeftover: !isSoldReady(food) && /\b(?:left ?overs?|left from|cooked)\b/i.test(typed),
    nearness: nearnessOf(food, read.isAnyCut ? line.name : null),
    isAnyCut: read.isAnyCut,
  }
}

/** Leftover cheese, bread or jam is as it was bought. */
const isSoldReady = ({ state }: Food): boolean => state === 'ready' || state === 'canned'

/** Dried beans, frozen meat: something has to be done with them before they are cooked. */
function isUnready({ typed, line, food }: Typed): boolean {
  if (food !== null && hasToThaw(food.food, typed)) return true
  return [...verdictsOfLine(line), ...verdictsOfLine(readIngredientLine(typed))].some(
    ({ treatment }) => (treatment.before ?? null) !== null,
  )
}

/** Reads a request for the cookbook. `request.ingredients` are foods only: wishes are taken out before. */
export function askingOf(
  request: RecipeRequest,
  { wishes, maxMinutes }: Pick<Wishes, 'wishes' | 'maxMinutes'>,
): Asking {
  const diets = [request.dietaryRestriction, ...(request.dietaryPreferences?.diets ?? [])]
  const rules = {
    isAllowed: allowedFor(request),
    diets: new Set<string>(diets.filter((diet) => diet !== 'None')),
  }
  const read = request.ingredients.map((one) => ({ typed: one.trim(), ...readTypedFood(one.trim()) }))
  const given = new Map<string, Given>()
  for (const typed of read) {
    const one = givenOf(typed, rules)
    if (one !== null && !given.has(one.food.id)) given.set(one.food.id, one)
  }
  const hasUnreadyFood = read.some(isUnready)
  // A drink may go into a glaze, and no dish is about it.
  const [drinks, foods] = [true, false].map((isDrink) =>
    [...given.values()].filter(({ food }) => (food.kind === 'drink') === isDrink),
  )
  return { ...rules, given: [...foods!, ...drinks!], wishes, maxMinutes, hasUnreadyFood, request }
}
