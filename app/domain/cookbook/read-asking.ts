import type { Food } from '#app/domain/food/food.ts'
import { givenGrams } from '#app/domain/kitchen/given-grams.ts'
import { judgeTyped, readTypedFood } from '#app/domain/kitchen/typed-food.ts'
import { allowedFor, whyLineAgainst } from '#app/domain/planning/dietary-preferences.ts'
import type { LeftOut, RecipeRequest } from '#app/domain/recipe/recipe.ts'
import type { Asking, Given } from './asking.ts'
import { nearnessOf } from './nearness.ts'
import { substitutesFor } from './substitutions.ts'
import { whyNotTaken } from './unready-food.ts'
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
  const food = asking.isAllowed(read.food) ? read.food : substitutesFor(read.food, asking)[0]?.food
  if (!food) return null
  return {
    typed,
    food,
    grams: givenGrams(line, food),
    count: line.unit === null ? line.quantity : null,
    // Leftover egg whites, cream and cheese weren't cooked.
    isLeftover: /\b(?:left ?overs?|left from|cooked)\b/i.test(typed) && canBeCooked(food),
    nearness: nearnessOf(food, read.isAnyCut ? line.name : null),
    isAnyCut: read.isAnyCut,
    isSubstitute: !asking.isAllowed(read.food),
  }
}

/** Whether it is cooked before it is eaten, and then another food of the table. */
const canBeCooked = ({ other, state }: Food) =>
  state === 'cooked' || (other !== null && state !== 'ready' && state !== 'canned')

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
  const preferences = request.dietaryPreferences
  const given = new Map<string, Given>()
  const setAside: LeftOut[] = []
  for (const typed of read) {
    const reason = whyNotTaken(typed)
    const isAgainst = preferences !== undefined && whyLineAgainst(typed.typed, preferences) !== null
    const one = reason === null && !isAgainst ? givenOf(typed, rules) : null
    if (reason !== null) setAside.push({ ingredient: typed.typed, reason })
    else if (one !== null && !given.has(one.food.id)) given.set(one.food.id, one)
  }
  // A drink may go into a glaze, and no dish is about it.
  const [drinks, foods] = [true, false].map((isDrink) =>
    [...given.values()].filter(({ food }) => (food.kind === 'drink') === isDrink),
  )
  return { ...rules, given: [...foods!, ...drinks!], setAside, wishes, maxMinutes, request }
}
