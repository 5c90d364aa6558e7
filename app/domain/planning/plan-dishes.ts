import type { Asking, Given } from '#app/domain/cookbook/asking.ts'
import { isCookedThrough } from '#app/domain/cookbook/boiling-time.ts'
import { bookForPlans, type Cookbook } from '#app/domain/cookbook/cookbook.ts'
import type { Dish } from '#app/domain/cookbook/dish.ts'
import { type DishFit, fitDish } from '#app/domain/cookbook/fit-dish.ts'
import { gramsAsPrinted } from '#app/domain/cookbook/measures.ts'
import { nearnessOf, nearnessUnasked } from '#app/domain/cookbook/nearness.ts'
import { TOOL_WISHES } from '#app/domain/cookbook/wishes.ts'
import type { Food } from '#app/domain/food/food.ts'
import type { MealType } from '#app/domain/recipe/recipe.ts'
import { isKnown } from './adventure.ts'
import type { BesideDish } from './sides.ts'
import { SNACK_PLATES, snackPlatesFor } from './snack-plates.ts'
import type { CookingWishes } from './cooking-wishes.ts'
import type { DietaryPreferences } from './dietary-preferences.ts'
import { isSweetOf, kindOf, mainOf, starchOf, suitsMeal } from './dish-meals.ts'
import { busyMinutesOf, freezesCooked, keepsDaysOf, partsOf, tableOf } from './dish-nature.ts'
import { type Figures, type FoodShare, figuresOf } from './figures.ts'
import type { OwnRecipe } from './own-recipe.ts'

/** The dishes of the cookbook that a person's plan may choose from. */

/** A dish with the foods this person would cook it with. */
export type PlanDish = Omit<BesideDish, 'foods'> & {
  dish: Dish
  fit: DishFit
  /** Some of its lines are filled with what is in stock, instead of what is printed. */
  isOfStock: boolean
  /** Of one serving as printed. */
  figures: Figures
  foods: readonly FoodShare[]
  busyMinutes: number
  keepsDays: number
  /** What is left of it may be frozen. */
  freezes: boolean
  isHot: boolean
  /** What it is built on, as far as variety goes: "poultry", "fish:white-fish". */
  main: string
  /** The kind of its starch; "" without one. */
  starch: string
  meals: ReadonlySet<MealType>
  /** A member's own recipe, instead of a dish of the book. */
  own?: OwnRecipe
  /** Tells states of an own recipe apart: it may have been edited. */
  version?: string
}

export type PlanDishesRequest = {
  book: Cookbook
  /** Foods in stock. */
  stocked: readonly Food[]
  isAllowed: (food: Food) => boolean
  dietaryPreferences: DietaryPreferences
  wishes: CookingWishes
}

/** Stock stands in for what a line names where it is nearly the same: penne for pasta, but not another cut. */
const NEAR_AS_PRINTED = 0.82

function givenOf(food: Food): Given {
  const near = nearnessOf(food, null, nearnessUnasked)
  return {
    typed: food.name,
    food,
    // Without an amount a dish keeps its own.
    grams: null,
    count: null,
    isLeftover: false,
    nearness: (wanted) => (near(wanted) >= NEAR_AS_PRINTED ? near(wanted) : 0),
    isAnyCut: false,
    isSubstitute: false,
  }
}

/** What is asked of the book for a plan. */
export function askingFor(
  { stocked, isAllowed, dietaryPreferences }: Omit<PlanDishesRequest, 'book' | 'wishes'>,
  servings = 1,
): Asking {
  return {
    given: stocked.map(givenOf),
    isAllowed,
    diets: new Set(dietaryPreferences.diets.filter((diet) => diet !== 'None')),
    wishes: new Set(),
    maxMinutes: null,
    setAside: [],
    request: {
      ingredients: [],
      cuisine: 'Any',
      servings,
      skillLevel: 'Intermediate',
      dietaryRestriction: 'None',
      dietaryPreferences,
      numRecipes: 1,
      seed: 1,
    },
  }
}

/** Whether a kitchen without these can cook a dish; special tools are nobody's but for who has them. */
function isCookable({ needs, suits, steps }: Dish, { lacks }: CookingWishes): boolean {
  const tool = needs.find((one) => TOOL_WISHES.has(one))
  if (tool !== undefined && !needs.includes('oven') && !steps.some((step) => step.includes(`[no ${tool}`)))
    return false
  if (lacks.includes('oven') && needs.includes('oven')) return false
  if (lacks.includes('blender') && needs.includes('blender')) return false
  return !lacks.includes('hob') || suits.includes('no cook') || needs.includes('oven')
}

/** As printed, without what would only come in besides. */
const plain = (fit: DishFit): DishFit => ({ ...fit, welcomed: [], beside: [] })

/**
 * Every dish of the book, and every snack that needs no recipe, that suits the person: as it is printed, and again with
 * what the person has in stock where that differs.
 */
export function planDishes(request: PlanDishesRequest): PlanDish[] {
  const { wishes, dietaryPreferences } = request
  const book = bookForPlans(request.book, dietaryPreferences.eaters)
  const asking = askingFor(request)
  const nearFoods = asking.given.map((given) => ({ given, near: foodsNear(given, book) }))
  const stocked = new Set(request.stocked)
  const isEaten = (food: Food) => stocked.has(food) || isKnown(food, wishes.adventure)
  return [...book.dishes, ...snackPlatesFor(request.isAllowed)].flatMap((dish) => {
    if (!isCookable(dish, wishes)) return []
    const wanted = foodsOf(dish)
    const printed = printedFoods(dish)
    // Only what changes how a line is filled: laying all of a pantry on a thousand dishes takes seconds.
    const given = nearFoods.flatMap(({ given: one, near }) =>
      !printed.has(one.food) && wanted.some((food) => near.has(food)) ? [one] : [],
    )
    const asBought = fitDish(dish, { ...asking, given: [] }, book.index)
    const ofStock = given.length > 0 ? fitWithStock(dish, { ...asking, given }, book) : null
    return [asBought, ofStock].flatMap((fit) => {
      if (fit === null || isWithoutItsLeftovers(fit)) return []
      const one = planDishOf(plain(fit), book, fit === ofStock)
      return one.meals.size > 0 && one.foods.every(({ food }) => isEaten(food)) ? [one] : []
    })
  })
}

/** Nobody buys roast pork for a stew of what the roast left over. */
const isWithoutItsLeftovers = ({ dish, fills }: DishFit): boolean =>
  dish.suits.includes('leftovers') &&
  [...fills].some(
    ([line, { choice, given }]) => !line.isOptional && given === null && choice.food?.state === 'cooked',
  )

/** Units in which one food may take the place of another nearly like it: no loaf for a pitta. */
const BY_WEIGHT: ReadonlySet<string> = new Set(['g', 'kg', 'ml', 'litre', 'litres', 'tbsp', 'tsp'])

function fitWithStock(dish: Dish, asking: Asking, { index }: Cookbook): DishFit | null {
  const fit = fitDish(dish, asking, index)
  if (fit === null) return null
  const unlike = new Set(
    [...fit.fills].flatMap(([line, { choice, given }]) => {
      if (given === null) return []
      const isOtherPiece =
        !BY_WEIGHT.has(choice.unit) && !line.choices.some(({ food }) => food === given.food)
      return isOtherPiece || !isCookedThrough(given.food, line, dish) ? [given] : []
    }),
  )
  if (unlike.size === 0) return fit
  return fitDish(dish, { ...asking, given: asking.given.filter((one) => !unlike.has(one)) }, index)
}

const wantedFoods = new WeakMap<Dish, readonly Food[]>()

/** Every food that a line of the dish may be filled with. */
function foodsOf(dish: Dish): readonly Food[] {
  const known = wantedFoods.get(dish)
  if (known !== undefined) return known
  const foods = [...new Set(dish.lines.flatMap(({ choices }) => choices.flatMap(({ food }) => food ?? [])))]
  wantedFoods.set(dish, foods)
  return foods
}

const boughtFoods = new WeakMap<Dish, ReadonlySet<Food>>()

/** What the dish is bought with anyway. */
function printedFoods(dish: Dish): ReadonlySet<Food> {
  const known = boughtFoods.get(dish)
  if (known !== undefined) return known
  const foods = new Set(
    dish.lines.flatMap(({ isOptional, choices: [{ food }] }) => (isOptional || food === null ? [] : [food])),
  )
  boughtFoods.set(dish, foods)
  return foods
}

const allFoods = new WeakMap<Cookbook, readonly Food[]>()

function foodsNear({ nearness }: Given, book: Cookbook): ReadonlySet<Food> {
  let foods = allFoods.get(book)
  if (foods === undefined) {
    foods = [...new Set([...book.dishes, ...SNACK_PLATES].flatMap(foodsOf))]
    allFoods.set(book, foods)
  }
  return new Set(foods.filter((food) => nearness(food) > 0))
}

/** What is ready so soon is toasted or poured, not cooked. */
const TOASTED_MIN = 5

function planDishOf(fit: DishFit, { index }: Cookbook, isOfStock: boolean): PlanDish {
  const { dish } = fit
  const foods = [...fit.fills.values()].flatMap(({ choice }): FoodShare[] => {
    const grams = gramsAsPrinted(choice) / dish.serves
    return choice.food === null || grams === 0 ? [] : [{ food: choice.food, grams }]
  })
  const figures = figuresOf(foods)
  const isSweet = isSweetOf(dish, foods, figures.kcal)
  const keepsDays = keepsDaysOf(
    dish,
    foods.map(({ food }) => food),
  )
  const about = {
    dish,
    fit,
    isOfStock,
    figures,
    foods,
    isSweet,
    busyMinutes: busyMinutesOf(dish),
    keepsDays,
    freezes: freezesCooked(dish, keepsDays),
    isHot: !dish.suits.includes('no cook') && dish.minutes > TOASTED_MIN,
    parts: partsOf(foods),
    table: tableOf(dish),
    main: mainOf(foods) ?? kindOf(heaviestFood(fit, index)),
    starch: starchOf(foods),
  }
  return { ...about, meals: new Set(dish.meals.filter((meal) => suitsMeal(about, meal))) }
}

/** What makes the dish most, where no meat, fish, egg or pulse does. */
function heaviestFood({ dish, fills }: DishFit, index: Cookbook['index']): Food | null {
  const lines = dish.lines.filter(({ isOptional }) => !isOptional)
  const [most] = lines.toSorted((one, other) => index.weightOf(other) - index.weightOf(one))
  return most === undefined ? null : (fills.get(most)?.choice.food ?? null)
}
