import { isHeading } from '#app/domain/food/ingredient-line.ts'
import { withAmountsTimes } from '#app/domain/recipe/asked-for.ts'
import { breachIn } from '#app/domain/recipe/dietary-gate.ts'
import type { MealType, RecipeDraft, SkillLevel } from '#app/domain/recipe/recipe.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import type { DietaryPreferences } from './dietary-preferences.ts'

/**
 * A member's own recipe (written, saved or imported) as a plan takes it. It is plain data: it goes to the planner's
 * thread, and a planned meal has its own copy, so that editing the recipe later leaves the plan as it is.
 */
export type OwnRecipe = {
  id: string
  name: string
  description: string
  cookingTimeMin: number
  difficulty: SkillLevel
  cuisineType: string
  /** Servings it is written for. */
  servings: number
  ingredients: readonly string[]
  instructions: readonly string[]
  dishTemplate: string
  writtenBy: string
  /** Meals that are stored with it; empty where none are. */
  meals: readonly MealType[]
}

/** The recipe as it is written. */
export function draftOfOwn(recipe: OwnRecipe): RecipeDraft {
  const { name, description, cookingTimeMin, difficulty, cuisineType, servings } = recipe
  return {
    name,
    description,
    cookingTimeMin,
    difficulty,
    cuisineType,
    servings,
    ingredients: recipe.ingredients.map((text) => ({ text, isExtra: true })),
    instructions: recipe.instructions,
    dishTemplate: recipe.dishTemplate,
  }
}

/** The recipe with its amounts for so many servings, each a share `portion` of the written one. */
export function writeOwnRecipe(recipe: OwnRecipe, portion: number, servings: number): RecipeDraft {
  const factor = (portion * servings) / recipe.servings
  return { ...withAmountsTimes(draftOfOwn(recipe), factor), servings }
}

/** Why a recipe may not be in a plan that leaves these things out, in a sentence; null when it may. */
export function whyOwnIsRefused(draft: RecipeDraft, preferences: DietaryPreferences): string | null {
  const ingredients = draft.ingredients.filter(({ text }) => !isHeading(text))
  const breach = breachIn({ ...draft, ingredients }, preferences)
  if (breach !== null) {
    const verb = breach.isInLines ? 'has' : 'names'
    return `It ${verb} ${breach.food} (${breach.why}), which this plan leaves out.`
  }
  const fault = safetyFaultOf({ ...draft, ingredients }, preferences.eaters)
  return fault === null ? null : `It is not safe as it is written. ${fault.reason}`
}
