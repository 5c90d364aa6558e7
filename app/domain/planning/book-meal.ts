import type { MealRecipe, RecipePart } from './meal-recipe.ts'
import { type MealSlot, mealTypeOf } from './meal-split.ts'
import { ownDish } from './own-dish.ts'
import type { PlannedIngredient, PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import type { PlanDish } from './plan-dishes.ts'
import { type ServedDish, serveDish } from './served-dish.ts'
import { type ChosenSide, sideById } from './sides.ts'

/** Dishes of the cookbook, and members' own recipes, as meals of a plan. */

export type BookKitchen = Pick<PlanContext, 'dishes' | 'asking' | 'table' | 'isAllowed'>

/** Kitchens that cook for a table cook at least for so many at once. */
export function servingsAtOnce({ table }: Pick<PlanContext, 'table'>, meals: number): number {
  return Math.max(1, Math.round(table)) * meals
}

export type BookServing = {
  slot: MealSlot
  targetKcal: number
  portion: number
  sides: readonly ChosenSide[]
  /** Meals that are cooked at once. */
  meals: number
}

const toTenth = (value: number) => Math.round(value * 10) / 10

/** A dish of the book as a meal: what is shown is what is counted. */
export function bookMeal(kitchen: BookKitchen, planDish: PlanDish, serving: BookServing): PlannedMeal {
  const { slot, targetKcal, portion, sides, meals } = serving
  const servings = servingsAtOnce(kitchen, meals)
  const served = serveDish(planDish, { portion, sides, servings }, kitchen.asking)
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
    activeMinutes: sides.reduce(
      (sum, { id }) => sum + (sideById(id)?.busyMinutes ?? 0),
      planDish.busyMinutes,
    ),
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
  { slot, portion, sides, meals }: BookServing,
  kitchen: BookKitchen,
): MealRecipe {
  const { dish, main, keepsDays, freezes, isHot, isOfStock, own } = planDish
  const { draft, foods } = served
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
      servings: servingsAtOnce(kitchen, meals),
      meals,
      keepsDays,
      ...(own === undefined && !eaters.includes('under-one') && { isLightlySalted: true }),
      ...(freezes && { freezes }),
      ...(!isHot && { isUncooked: true as const }),
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

/** The same meal written for another number of meals; as it is where its dish is not known any more. */
export function rewritten(kitchen: BookKitchen, meal: PlannedMeal, meals: number): PlannedMeal {
  const { book } = meal.recipe
  const planDish = dishOf(kitchen, meal.recipe)
  if (book === undefined || planDish === undefined) return meal
  const { slot, targetKcal, portion } = meal
  const written = bookMeal(kitchen, planDish, { slot, targetKcal, portion, sides: book.sides, meals })
  const { isLocked, leftoverOf, portionsCooked, cookedDate } = meal
  return {
    ...written,
    isLocked,
    ...(leftoverOf && { leftoverOf }),
    ...(portionsCooked !== undefined && { portionsCooked }),
    ...(cookedDate !== undefined && { cookedDate }),
  }
}
