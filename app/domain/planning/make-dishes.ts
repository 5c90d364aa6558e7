import type { Eater } from '#app/domain/food/eaters.ts'
import type { Food } from '#app/domain/food/food.ts'
import { FOODS, findFood } from '#app/domain/food/foods.ts'
import { candidatesFor } from '#app/domain/kitchen/choose.ts'
import { cutWords } from '#app/domain/kitchen/cuts.ts'
import { type Dish, type DishTemplate, type Item, type Part, SLOTS } from '#app/domain/kitchen/dish.ts'
import { fillOptional } from '#app/domain/kitchen/extras.ts'
import { DISH_TEMPLATES } from '#app/domain/kitchen/dish-templates/dish-templates.ts'
import type { Kind } from '#app/domain/kitchen/kinds.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { setPortions } from '#app/domain/kitchen/portions.ts'
import { seasonDish } from '#app/domain/kitchen/seasoning.ts'
import { type Random, seededRandom } from '#app/domain/random.ts'
import { type Cuisine, type DietaryRestriction, type MealType } from '#app/domain/recipe/recipe.ts'
import { NO_DIETARY_PREFERENCES } from './dietary-preferences.ts'
import { KCAL_PER_G } from './macros.ts'
import { shelfFor } from './market.ts'

/** A food to cook with: how gladly, and whether the person has it. */
export type Supply = { item: Item; weight: number }

export type Basket = {
  mealType: MealType
  diet: DietaryRestriction
  seed: number
  /** Keeps the dietary preferences, and is there or will be bought. */
  isAllowed: (food: Food) => boolean
  eaters: readonly Eater[]
  /** Forms that are not cooked: a kitchen without an oven, too slow for the meal. */
  shutForms: ReadonlySet<string>
  /** One of them is drawn. */
  cuisines: readonly Exclude<Cuisine, 'Any'>[]
  /** At most so many foods are taken from what the person has. */
  fromStock: number
  /** Share of the energy that should come from protein: leaner foods are bought the higher it is. */
  proteinShare: number
  /** What it is built on, where that is said. */
  build?: Food | undefined
  /** Only plants: foods that bring less energy than their macronutrients count for come second. */
  isPlants: boolean
}

function takeWeighted<T extends { weight: number }>(from: T[], random: Random): T | undefined {
  let total = 0
  for (const one of from) total += one.weight
  let left = random() * total
  const at = from.findIndex((one) => (left -= one.weight) <= 0)
  return from.splice(at < 0 ? from.length - 1 : at, 1)[0]
}

const asGiven = (food: Food): Item => ({ ...extraItem(food), isGiven: true })

const ALIKE = () => 1
const TOO_FAT_WEIGHT = 0.4

/** Foods that can carry the protein asked for come first; the others are not shut out. */
const byProtein = (share: number) => (food: Food) =>
  (food.per100g.proteinG * 4) / Math.max(1, food.per100g.kcal) >= share ? 1 : TOO_FAT_WEIGHT

/** Fibre and plant protein bring less than 4 kcal a gram: with much of both, no day is met. */
const MOST_LACK = 0.06
const LACKING_WEIGHT = 0.35
const byEnergy = ({ per100g }: Food) =>
  KCAL_PER_G.protein * per100g.proteinG + KCAL_PER_G.fat * per100g.fatG + KCAL_PER_G.carbs * per100g.carbsG >
  (1 + MOST_LACK) * per100g.kcal
    ? LACKING_WEIGHT
    : 1

function fromShelf(
  ids: readonly string[],
  count: number,
  isAllowed: (food: Food) => boolean,
  weightOf: (food: Food) => number,
  random: Random,
): Item[] {
  const foods = ids.flatMap((id) => {
    const food = findFood(id)
    return food === null || !isAllowed(food) ? [] : [{ food, weight: weightOf(food) }]
  })
  const picked: Item[] = []
  while (picked.length < count && foods.length > 0) {
    const taken = takeWeighted(foods, random)
    if (taken) picked.push(asGiven(taken.food))
  }
  return picked
}

/** Foods for one try: some of what there is, made up with what can be bought. */
function fillBasket(supplies: readonly Supply[], basket: Basket, random: Random): Item[] {
  const shelf = shelfFor(basket.mealType)
  const rest = [...supplies]
  const items = new Map<string, Item>()
  const fromStock = Math.min(rest.length, basket.fromStock, 1 + Math.floor(random() * basket.fromStock))
  for (let count = 0; count < fromStock; count++) {
    const taken = takeWeighted(rest, random)
    if (taken) items.set(taken.item.key, { ...taken.item, givenG: null, isGiven: true })
  }
  const weightOf = basket.isPlants ? byEnergy : ALIKE
  const lean = byProtein(basket.proteinShare)
  const weightOfBuild = (food: Food) => lean(food) * weightOf(food)
  const bought = [
    ...(basket.build
      ? [asGiven(basket.build)]
      : fromShelf(shelf.builds, random() < 0.75 ? 1 : 2, basket.isAllowed, weightOfBuild, random)),
    ...fromShelf(shelf.joins, 1 + Math.floor(random() * 3), basket.isAllowed, weightOf, random),
  ]
  for (const item of bought) {
    // What is bought of a food that is in the freezer is taken from there first, and thaws.
    const isFrozen = supplies.some((supply) => supply.item.key === item.key && supply.item.isFrozen)
    if (!items.has(item.key)) items.set(item.key, isFrozen ? { ...item, isFrozen } : item)
  }
  return [...items.values()]
}

let byKind: Map<Kind, Food[]> | undefined

/** Foods that do the same in a dish, plainest first. */
function foodsOfKind(kind: Kind): readonly Food[] {
  if (byKind === undefined) {
    byKind = new Map()
    for (const food of FOODS) {
      const of = food.kind
      const list = byKind.get(of)
      if (list) list.push(food)
      else byKind.set(of, [food])
    }
    for (const list of byKind.values())
      list.sort((left, right) => left.id.length - right.id.length || (left.id < right.id ? -1 : 1))
  }
  return byKind.get(kind) ?? []
}

const LEFT_OUT_FREELY: ReadonlySet<Part['slot']> = new Set([
  'herb',
  'topping',
  'side',
  'spice',
  'acid',
  'garlic',
  'cheese',
  'sauce',
  'season',
  'sweet',
])
const SWAPPED: ReadonlySet<Kind> = new Set<Kind>([
  'soy',
  'milk',
  'butter',
  'pasta',
  'noodles',
  'bread',
  'flour',
  'stock',
  'stock-cube',
  'yoghurt',
  'cream',
  'nut',
  'seed',
  'spice-blend',
  'oats',
  'hard-cheese',
  'melting-cheese',
  'wrap',
  'quick-grain',
])

/** Whether the form cannot do without the slot. */
function isMust(dish: Dish, slot: Part['slot']): boolean {
  return dish.form.fills.some(
    (fill) =>
      fill.must === true &&
      (fill.slot === slot || fill.across?.includes(slot) === true) &&
      (fill.when === undefined || fill.when(dish)),
  )
}

/** Swaps or drops extras that the dietary preferences forbid; false when the dish cannot do without one of them. */
function keepDietaryPreferences(dish: Dish, isAllowed: (food: Food) => boolean): boolean {
  const forbidden = dish.parts.filter(({ item }) => item.food === null || !isAllowed(item.food))
  for (const part of forbidden) {
    if (part.item.food === null) return false
    const swap = SWAPPED.has(part.item.kind)
      ? foodsOfKind(part.item.kind).find(
          (one) => isAllowed(one) && !dish.parts.some((other) => other.item.key === one.id),
        )
      : undefined
    if (swap) part.item = extraItem(swap)
    else if (LEFT_OUT_FREELY.has(part.slot) && !isMust(dish, part.slot))
      dish.parts.splice(dish.parts.indexOf(part), 1)
    else return false
  }
  return true
}

const dishTemplatesOf = (mealType: MealType) =>
  DISH_TEMPLATES.filter(({ meals, isForTable }) => meals[mealType] !== undefined && isForTable !== true)
const FORMS_OF: Readonly<Record<MealType, readonly DishTemplate[]>> = {
  breakfast: dishTemplatesOf('breakfast'),
  lunch: dishTemplatesOf('lunch'),
  dinner: dishTemplatesOf('dinner'),
  snack: dishTemplatesOf('snack'),
}

/** Worst first choices are not worth portioning. */
const LEAST_SCORE = -2
const DISHES_PER_BASKET = 3

/** Seasons and portions a dish the way the kitchen does; null when the dietary preferences leave no dish. */
function finish(dish: Dish, isAllowed: (food: Food) => boolean): Dish | null {
  fillOptional(dish)
  seasonDish(dish)
  if (!keepDietaryPreferences(dish, isAllowed)) return null
  dish.parts.sort((left, right) => SLOTS.indexOf(left.slot) - SLOTS.indexOf(right.slot))
  setPortions(dish, null)
  for (const part of dish.parts) {
    const cut = dish.form.cuts?.[part.slot] ?? (part.slot === 'aromatic' ? 'dice' : 'bite')
    part.prep = cutWords(part.item, cut)
  }
  return dish
}

/** The dishes the kitchen would make of one random basket in one random cuisine, for one person. */
export function dishesOfBasket(supplies: readonly Supply[], basket: Basket): Dish[] {
  const random = seededRandom(basket.seed)
  const items = fillBasket(supplies, basket, random)
  if (items.length === 0) return []
  const cuisine = basket.cuisines[Math.floor(random() * basket.cuisines.length)] ?? 'Mediterranean'
  const candidates = candidatesFor(
    {
      ingredients: [],
      cuisine,
      servings: 1,
      skillLevel: 'Intermediate',
      dietaryRestriction: basket.diet,
      ...(basket.eaters.length > 0 && {
        dietaryPreferences: { ...NO_DIETARY_PREFERENCES, eaters: basket.eaters },
      }),
      numRecipes: 1,
      targetCalories: 500,
      mealType: basket.mealType,
      seed: basket.seed,
    },
    items,
    { forms: new Set(), families: new Set(), cuisines: new Set(), usedKeys: new Set() },
    0,
    FORMS_OF[basket.mealType].filter(({ id }) => !basket.shutForms.has(id)),
    [],
    basket.isAllowed,
  )
  return candidates
    .filter(({ score }) => score > LEAST_SCORE)
    .slice(0, DISHES_PER_BASKET)
    .map(({ dish }) => finish(dish, basket.isAllowed))
    .filter((dish) => dish !== null)
}
