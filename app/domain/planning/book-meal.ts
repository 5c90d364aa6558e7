import type { MealRecipe, RecipePart } from './meal-recipe.ts'
import { type MealSlot, mealTypeOf } from './meal-split.ts'
import { ownDish } from './own-dish.ts'
import type { PlannedIngredient, PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import type { PlanDish } from './plan-dishes.ts'
import { type ServedDish, serveDish } from './served-dish.ts'
import { type ChosenSide, minutesBeside } from './sides.ts'

/** Dishes of the cookbook, and members' own recipes, as meals of a plan. */

export type BookKitchen = Pick<PlanContext, 'dishes' | 'asking' | 'table' | 'members' | 'isAllowed'>

/**
 * How much is cooked at once for so many meals: servings, one for everybody at each of them, and how many plates of the
 * plan's own person these are.
 */
export function amountAtOnce(
  { table, members }: Pick<PlanContext, 'table' | 'members'>,
  meals: number,
  plates = roundedPlates(table * meals),
): { servings: number; plates: number } {
  return { servings: (1 + members.length) * meals, plates }
}

/** To a hundredth. */
export const roundedPlates = (plates: number): number => Math.round(plates * 100) / 100

export type BookServing = {
  slot: MealSlot
  targetKcal: number
  portion: number
  sides: readonly ChosenSide[]
  /** Meals that are cooked at once. */
  meals: number
  /** Plates of the plan's own person in it; absent before everybody's portions are settled. */
  plates?: number | undefined
}

const toTenth = (value: number) => Math.round(value * 10) / 10

/** A dish of the book as a meal: what is shown is what is counted. */
export function bookMeal(kitchen: BookKitchen, planDish: PlanDish, serving: BookServing): PlannedMeal {
  const { slot, targetKcal, portion, sides, meals, plates } = serving
  const amount = amountAtOnce(kitchen, meals, plates)
  const served = serveDish(planDish, { portion, sides, ...amount }, kitchen.asking)
  const { draft, figures } = served
  return {
    slot,
    targetKcal,
    recipe: recipeOf(planDish, served, serving, kitchen),
    portion,
    servings: 1,
    // Rounded as they are shown, so that what is shown adds up.
    kcal: Math.round(figures.kcal),
    proteinG: toTenth(figures.proteinG),
    fatG: toTenth(figures.fatG),
    carbsG: toTenth(figures.carbsG),
    ingredients: [
      ...served.foods.map(({ text, foodId, grams, eaten }) => ({
        text,
        foodId,
        grams,
        ...(eaten !== undefined && { eaten }),
        uses: [],
        toBuyG: 0,
      })),
      ...linesToBuy(planDish, served).map(asIngredient),
    ],
    draft,
    isLocked: false,
    activeMinutes: planDish.busyMinutes + minutesBeside(sides),
  }
}

/** Lines of a member's own recipe that can't be counted are still on the shopping list and in the method. */
const linesToBuy = ({ own }: PlanDish, { uncounted }: ServedDish) => (own === undefined ? [] : uncounted)
const asIngredient = (text: string): PlannedIngredient => ({
  text,
  foodId: null,
  grams: 0,
  uses: [],
  toBuyG: 0,
})

function recipeOf(
  planDish: PlanDish,
  served: ServedDish,
  { slot, portion, sides, meals, plates: wanted }: BookServing,
  kitchen: BookKitchen,
): MealRecipe {
  const { dish, main, keepsDays, freezes, isOfStock, own } = planDish
  const { draft, foods } = served
  const { servings, plates } = amountAtOnce(kitchen, meals, wanted)
  const { eaters = [] } = kitchen.asking.request.dietaryPreferences ?? {}
  return {
    key: dish.id,
    name: draft.name,
    description: draft.description,
    mealType: mealTypeOf(slot),
    form: dish.id,
    cuisine: draft.cuisineType,
    book: {
      dishId: dish.id,
      isOfStock,
      sides,
      servings,
      meals,
      keepsDays,
      ...(plates !== servings && { plates }),
      ...(own === undefined && !eaters.includes('under-one') && { isLightlySalted: true }),
      ...(freezes && { freezes }),
      ...(dish.suits.includes('no cook') && { isUncooked: true as const }),
    },
    ...(own && { own }),
    main,
    ...(eaters.length > 0 && { eaters }),
    parts: [
      ...foods.map(({ text, foodId, grams, eaten }): RecipePart => ({
        foodId,
        grams: grams / portion,
        prep: '',
        text,
        isShare: true,
        ...(eaten !== undefined && { eaten }),
      })),
      ...linesToBuy(planDish, served).map((text): RecipePart => ({ foodId: null, grams: 0, prep: '', text })),
    ],
    written: null,
    writtenBy: own?.writtenBy ?? 'the Mealwright kitchen',
  }
}

/** The dish of a planned meal; undefined where the book or the person's wishes no longer have it. */
export function dishOf(
  { dishes }: Pick<PlanContext, 'dishes'>,
  { book, own }: MealRecipe,
): PlanDish | undefined {
  if (own !== undefined) return ownDish(own, dishes)
  if (book === undefined) return undefined
  const found = dishes.filter(({ dish }) => dish.id === book.dishId)
  return found.find(({ isOfStock }) => isOfStock === book.isOfStock) ?? found[0]
}

/**
 * The same meal written for a number of meals, of as many plates as it has where that number is the same; as it is where its
 * dish is not known any more.
 */
export function rewritten(
  kitchen: BookKitchen,
  meal: PlannedMeal,
  meals: number,
  plates = meal.recipe.book?.meals === meals ? meal.recipe.book.plates : undefined,
): PlannedMeal {
  const { book } = meal.recipe
  const planDish = dishOf(kitchen, meal.recipe)
  if (book === undefined || planDish === undefined) return meal
  const { slot, targetKcal, portion } = meal
  const serving = { slot, targetKcal, portion, sides: book.sides, meals, plates }
  const written = bookMeal(kitchen, planDish, serving)
  const { isLocked, leftoverOf, portionsCooked, cookedDate } = meal
  return {
    ...written,
    isLocked,
    ...(leftoverOf && { leftoverOf }),
    ...(portionsCooked !== undefined && { portionsCooked }),
    ...(cookedDate !== undefined && { cookedDate }),
  }
}
