import { planPath } from '#app/features/plans/plan-addresses.ts'
import type { PlanDetail, PlannedMealView } from '#app/features/plans/view/plan-view.ts'
import { mealOfDay } from '#app/features/plans/view/plan-words.ts'

/** What a print has of a plan's recipes beside what its page knows of them. */
export type RecipeText = {
  recipeId: string
  servings: number
  /** How many times what is written is cooked at once, by itself. */
  times: number
  ingredients: readonly string[]
  instructions: readonly string[]
}

/** Where the recipes of a plan are asked for. */
export const recipesAddress = (planId: string) => `${planPath(planId)}/recipes`

/** A dish as it is printed, for every meal that it is cooked for in the same way. */
export type PrintedRecipe = Omit<RecipeText, 'recipeId'> & {
  id: string
  name: string
  minutes: number
  /** "Monday’s breakfast", "Thursday’s breakfast". */
  meals: readonly string[]
  /** For how many meals it is cooked at once. */
  mealsAtOnce: number
  shares: PlannedMealView['shares']
}

/** Every recipe that is cooked, in the order of its first meal; the same lines and steps are printed once. */
export function printedRecipes(
  { days }: Pick<PlanDetail, 'days'>,
  texts: readonly RecipeText[],
): PrintedRecipe[] {
  const byId = new Map(texts.map((one) => [one.recipeId, one]))
  const printed = new Map<string, PrintedRecipe>()
  for (const { date, meals } of days) {
    for (const meal of meals) {
      const recipe = byId.get(meal.recipeId)
      if (recipe === undefined || meal.leftoverOf !== null) continue
      const { recipeId, ...own } = recipe
      const times = meal.shares.length > 0 ? (meal.timesRecipe ?? 1) : recipe.times
      const shares = meal.shares.map(({ name, percent, changes }) => [name, percent, changes])
      const key = JSON.stringify([meal.recipeName, own, times, shares])
      const before = printed.get(key)
      const when = mealOfDay(date, meal.slot)
      printed.set(
        key,
        before
          ? { ...before, meals: [...before.meals, when] }
          : {
              ...own,
              id: recipeId,
              times,
              name: meal.recipeName,
              minutes: meal.cookingTimeMin,
              meals: [when],
              mealsAtOnce: meal.portionsCooked,
              shares: meal.shares,
            },
      )
    }
  }
  return [...printed.values()]
}
