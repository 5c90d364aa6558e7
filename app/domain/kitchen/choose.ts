import { allowedFor } from '#app/domain/planning/dietary-preferences.ts'
import { hashText, seededRandom } from '#app/domain/random.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { extrasOf, fillForm } from './extras.ts'
import { pullOf } from './classics.ts'
import { CUISINE_PROFILES, type CuisineProfile } from './cuisines.ts'
import type { Dish, DishTemplate, Item } from './dish.ts'
import { DISH_TEMPLATES } from './dish-templates/dish-templates.ts'
import { traitsOf } from './kinds.ts'
import { placeItems } from './slotting.ts'

/** A form and cuisine tried on the foods at hand: what went in, what stayed out, how good a dish it makes. */
export type Candidate = { dish: Dish; left: Item[]; score: number }

/** What earlier recipes of the same request were, so that the next is another dish. */
export type Made = { forms: Set<string>; families: Set<string>; cuisines: Set<string>; usedKeys: Set<string> }

const EXTRA_COST = 1.1
const UNUSED_COST = 0.75
const WRONG_MEAL_COST = 14
const STANDBY_COST = 12
const MAIN_WEIGHT = 3.5
const CHANCE = 2.6

function mealScore(form: DishTemplate, request: RecipeRequest): number {
  if (request.mealType) {
    const score = form.meals[request.mealType]
    return score === undefined ? -WRONG_MEAL_COST : score * 2
  }
  const { breakfast = 0, lunch = 0, dinner = 0, snack = 0 } = form.meals
  return Math.max(dinner, lunch * 0.9, breakfast * 0.5, snack * 0.45) * 2
}

function emptyDish(
  request: RecipeRequest,
  isAllowed: Dish['isAllowed'],
  form: DishTemplate,
  cuisine: CuisineProfile,
  seed: number,
): Dish {
  return {
    form,
    cuisine,
    servings: request.servings,
    skill: request.skillLevel,
    diet: request.dietaryRestriction,
    isAllowed,
    eaters: request.dietaryPreferences?.eaters ?? [],
    mealType: request.mealType ?? null,
    hasTarget: request.targetCalories !== undefined,
    random: seededRandom(seed),
    parts: [],
    heroes: [],
    flavour: null,
  }
}

function weightOf(item: Item, made: Made): number {
  const { weight } = traitsOf(item.kind)
  if (made.usedKeys.size === 0) return weight
  return made.usedKeys.has(item.key) ? weight * 0.5 : weight * 1.5
}

function tryOn(
  request: RecipeRequest,
  isAllowed: Dish['isAllowed'],
  items: readonly Item[],
  form: DishTemplate,
  cuisine: CuisineProfile,
  made: Made,
  pull: ReadonlyMap<string, number>,
  seed: number,
): Candidate | null {
  const dish = emptyDish(request, isAllowed, form, cuisine, seed)
  const left = placeItems(dish, items)
  const suits = form.suits ? form.suits(dish) : true
  if (suits === false && !form.standby) return null
  let score = typeof suits === 'number' ? suits : suits ? 0 : -STANDBY_COST
  for (const item of items) {
    const weight = weightOf(item, made)
    score += dish.parts.some((part) => part.item === item) ? weight : -weight * UNUSED_COST
  }
  if (!fillForm(dish)) return null
  score -= extrasOf(dish).length * EXTRA_COST
  score += mealScore(form, request) + (form.cuisines?.[cuisine.name] ?? 0)
  if (form.taste === 'savoury') {
    for (const part of dish.parts) {
      const cuisines = part.item.isGiven ? part.item.cuisines : null
      if (cuisines && cuisines.length <= 3) score += 0.5 / cuisines.length
    }
  }
  if (made.families.has(form.family)) score -= 5
  if (request.cuisine === 'Any' && made.cuisines.has(cuisine.name)) score -= 1.2
  score += pull.get(form.id) ?? 0
  // Fruit salad for dinner while the lamb stays in the fridge is nobody's idea of help.
  if (form.taste === 'sweet' && items.some((item) => traitsOf(item.kind).weight >= MAIN_WEIGHT)) score -= 5
  if (form.taste === 'sweet' && request.cuisine === 'Any' && !form.cuisines?.[cuisine.name]) score -= 4
  score += dish.random() * CHANCE
  return { dish, left, score }
}

function cuisinesFor(request: RecipeRequest): CuisineProfile[] {
  return request.cuisine === 'Any' ? Object.values(CUISINE_PROFILES) : [CUISINE_PROFILES[request.cuisine]]
}

/** Before any other food: where two of a sort want one place, the promised one has it. */
const HERO_WANT = 100

/** Main foods first, those not used by an earlier recipe before those that were. */
function byWant(items: readonly Item[], made: Made, seed: number, heroKeys: readonly string[]): Item[] {
  const random = seededRandom(seed)
  const wantOf = (item: Item) =>
    weightOf(item, made) + random() * 0.3 + (heroKeys.includes(item.key) ? HERO_WANT : 0)
  const rank = new Map(items.map((item) => [item, wantOf(item)]))
  return items.toSorted((left, right) => (rank.get(right) ?? 0) - (rank.get(left) ?? 0))
}

/**
 * Every dish these foods could make in these forms, best first. Same request, seed and history: same order. When the
 * cuisine asked for has no place for anything that was given, its borders are opened rather than cooking without.
 * `isAllowed` says which extras may be taken, where that is not the request's diet alone.
 */
export function candidatesFor(
  request: RecipeRequest,
  items: readonly Item[],
  made: Made,
  index: number,
  forms: readonly DishTemplate[] = DISH_TEMPLATES,
  heroKeys: readonly string[] = [],
  isAllowed: Dish['isAllowed'] = allowedFor(request),
): Candidate[] {
  const strict = rank(request, items, made, index, forms, heroKeys, isAllowed)
  const best = strict[0]
  if (best && best.dish.parts.some((part) => part.item.isGiven && !isSeasoning(part.item))) return strict
  if (items.every((item) => item.cuisines === null || isSeasoning(item))) return strict
  const open = items.map((item) => ({ ...item, cuisines: null }))
  return [...rank(request, open, made, index, forms, heroKeys, isAllowed), ...strict]
}

function isSeasoning(item: Item): boolean {
  return traitsOf(item.kind).weight < 1.3
}

function rank(
  request: RecipeRequest,
  items: readonly Item[],
  made: Made,
  index: number,
  forms: readonly DishTemplate[],
  heroKeys: readonly string[],
  isAllowed: Dish['isAllowed'],
): Candidate[] {
  const candidates: Candidate[] = []
  const pull = pullOf(items)
  const wanted = byWant(items, made, request.seed + index * 101, heroKeys)
  for (const cuisine of cuisinesFor(request)) {
    for (const form of forms) {
      if (made.forms.has(form.id) || (form.only && !form.only.includes(cuisine.name))) continue
      const seed = hashText(`${request.seed} ${index} ${form.id} ${cuisine.name}`)
      const candidate = tryOn(request, isAllowed, wanted, form, cuisine, made, pull, seed)
      if (candidate) candidates.push(candidate)
    }
  }
  return candidates.toSorted((left, right) => right.score - left.score)
}
