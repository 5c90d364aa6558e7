import type { Food } from '#app/domain/food/food.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import { breachOfDraft } from '#app/domain/recipe/dietary-gate.ts'
import { falseClaimOf } from '#app/domain/recipe/draft-gates.ts'
import { allWishesOf } from '#app/domain/recipe/named-foods-gate.ts'
import {
  DIETARY_RESTRICTIONS,
  type RecipeDraft,
  type RecipeRequest,
  SERVINGS,
} from '#app/domain/recipe/recipe.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import { askingOf } from './read-asking.ts'
import { BookIndex } from './book-index.ts'
import type { Dish, DishLine } from './dish.ts'
import { isCookedAs } from './cooking-ways.ts'
import { fitDish } from './fit-dish.ts'
import { isOpen, openDishFor } from './open-dish.ts'
import { nearnessOf } from './nearness.ts'
import { meatWithoutSign } from './sign-of-doneness.ts'
import { withFirstSteps, withFrozenNames } from './unready-food.ts'
import { writeDish } from './write-dish.ts'

const REQUEST: RecipeRequest = {
  ingredients: [],
  cuisine: 'Any',
  servings: 4,
  skillLevel: 'Intermediate',
  dietaryRestriction: 'None',
  numRecipes: 1,
  seed: 0,
}
const NO_WISHES = { wishes: new Set<string>(), maxMinutes: null }

/** The dish as a person with these foods gets it; null where it cannot be made for the request. */
export function dishFor(
  dish: Dish,
  foods: readonly Food[],
  change: Partial<RecipeRequest> = {},
): RecipeDraft | null {
  const request = { ...REQUEST, servings: dish.serves, ...change }
  const asking = askingOf(request, NO_WISHES)
  const given = foods
    .filter((food) => asking.isAllowed(food))
    .map((food) => ({
      typed: food.name,
      food,
      grams: null,
      count: null,
      isLeftover: false,
      nearness: nearnessOf(food),
      isAnyCut: false,
      isSubstitute: false,
    }))
  const allowed = { ...asking, given }
  const filled = isOpen(dish) ? openDishFor(dish, allowed) : dish
  const laid = filled === null ? null : fitDish(filled, allowed, new BookIndex([filled]))
  if (laid === null) return null
  const fit = withFrozenNames(laid)
  return withFirstSteps(writeDish(fit, allowed), fit)
}

/** Left over from a mark, a missing name or an amount that came to nothing. */
const BROKEN =
  /[{}[\]]|undefined|NaN|, ,|,\.|\.\.|\band and\b|\bthe (?:in|with|and|to|for|on|over)\b|\bthe the\b|\b(?:the|with)[.,;]|\b1\/2 egg|(?<![\d.])0 (?:g|ml|tsp|tbsp)\b/

function brokenText(draft: RecipeDraft): string | null {
  const text = [
    draft.name,
    draft.description,
    ...draft.ingredients.map((one) => one.text),
    ...draft.instructions,
  ]
  for (const one of text) {
    const found = BROKEN.exec(one)
    if (found) return one.slice(Math.max(0, found.index - 40), found.index + 40)
    if (one === '' && text.indexOf(one) !== 1) return 'an empty line'
  }
  return null
}

function faultOf(draft: RecipeDraft, request: RecipeRequest): string | null {
  const broken = brokenText(draft)
  if (broken !== null) return `broken text: "${broken}"`
  const wishes = allWishesOf(request)
  const breach = wishes === null ? null : breachOfDraft(draft, wishes)
  if (breach !== null) return `diet: ${breach}`
  const safety = safetyFaultOf(draft)
  if (safety !== null) return `safety: ${safety.food}: ${safety.reason}`
  const unsigned = meatWithoutSign(draft)
  if (unsigned !== null) return `doneness: no step has a sign that the ${unsigned} can be eaten`
  const claim = falseClaimOf(draft)
  return claim === null ? null : `claim: ${claim}`
}

/** Every food of the table that an open dish may take. */
const foodsOfOpenLines = ({ lines, not }: Dish): Food[] =>
  FOODS.filter(
    (food) =>
      !not.includes(food.id) &&
      !not.includes(food.kind) &&
      lines.some(({ any }) => any !== null && isCookedAs(food, any.group, any.way)),
  )

/** What the printed line of each ingredient is. */
const printedFoods = (dish: Dish, isWanted: (line: DishLine) => boolean = () => true): Food[] =>
  dish.lines.filter(isWanted).flatMap(({ choices }) => choices[0].food ?? [])

/**
 * Cooks a dish in every way a person may get it (five sizes, five diets, with nothing and with everything at hand, with
 * each stand-in) and names what is wrong, each fault once.
 */
export function checkDish(dish: Dish): string[] {
  const faults = new Map<string, string>()
  const attempt = (label: string, foods: readonly Food[], change: Partial<RecipeRequest>) => {
    const draft = dishFor(dish, foods, change)
    const fault = draft === null ? null : faultOf(draft, { ...REQUEST, ...change })
    if (fault !== null && !faults.has(fault)) faults.set(fault, label)
    return draft
  }
  if (dishFor(dish, []) === null) faults.set('it cannot be made as it is printed', 'as printed')
  for (const food of foodsOfOpenLines(dish)) attempt(`with ${food.name}`, [food], {})
  for (const dietaryRestriction of DIETARY_RESTRICTIONS)
    for (const servings of SERVINGS) {
      const label = `${dietaryRestriction}, for ${servings}`
      attempt(label, [], { dietaryRestriction, servings })
      attempt(`${label}, everything at hand`, printedFoods(dish), { dietaryRestriction, servings })
    }
  for (const line of dish.lines)
    for (const { food } of line.choices.slice(1)) {
      if (food === null) continue
      const others = printedFoods(dish, (other) => other !== line && !other.isOptional)
      attempt(`with ${food.name}`, [food, ...others], {})
    }
  for (const { choices } of dish.welcome)
    for (const { food } of choices)
      if (food !== null) attempt(`with ${food.name} besides`, [...printedFoods(dish), food], {})
  return [...faults].map(([fault, label]) => `${label}: ${fault}`)
}
