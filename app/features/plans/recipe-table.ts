/** Who eats a plan's recipe, with the servings and the kcal each has, and for how many servings it is cooked in all. */
export type RecipeTable = {
  eaters: readonly { name: string; servings: number; kcal: number; changes: readonly string[] }[]
  servingsCooked: number
}
