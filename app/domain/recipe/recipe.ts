import type { Eater } from '#app/domain/food/eaters.ts'
import type { Allergen } from '#app/domain/food/food.ts'
import type { RecipeNutrition } from '#app/domain/food/nutrition.ts'

/** A recipe as a cook reads it. Amounts stand in the ingredient lines; nutrition is computed from them. */

export const CUISINES = [
  'Any',
  'Italian',
  'Mexican',
  'Chinese',
  'Japanese',
  'Indian',
  'Mediterranean',
  'American',
] as const
export type Cuisine = (typeof CUISINES)[number]

export const SERVINGS = [1, 2, 4, 6, 8] as const

export const SKILL_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const
export type SkillLevel = (typeof SKILL_LEVELS)[number]

export const DIETARY_RESTRICTIONS = ['None', 'Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free'] as const
export type DietaryRestriction = (typeof DIETARY_RESTRICTIONS)[number]

/** What a person does not eat, whatever they ask for. All of it is a hard rule. */
export type DietaryPreferences = {
  diets: readonly DietaryRestriction[]
  allergens: readonly Allergen[]
  /** As typed: "mushrooms", "fish". */
  dislikes: readonly string[]
  /** Infants and pregnant people who eat along. */
  eaters: readonly Eater[]
}

export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealType = (typeof MEAL_TYPES)[number]

/** What a person asks of the chef, whoever the chef is. */
export type RecipeRequest = {
  /** As typed: names, or whole lines such as "500 g chicken thighs". */
  ingredients: readonly string[]
  cuisine: Cuisine
  servings: number
  skillLevel: SkillLevel
  dietaryRestriction: DietaryRestriction
  /** Kept besides the diet. */
  dietaryPreferences?: DietaryPreferences
  /** 1 to 3. */
  numRecipes: number
  /** kcal per serving to aim at. */
  targetCalories?: number
  mealType?: MealType
  /** Of the plan it is for: 1 is the first. */
  dayNumber?: number
  /** What the person was shown lately: another dish is better, the same one better than none. */
  recentRecipes?: readonly RecentRecipe[]
  /** Same request and seed, same recipes. */
  seed: number
}

/** Which dish of the cookbook a recipe is. */
export type DishRef = { id: string }

/** A recipe the person was shown lately. */
export type RecentRecipe = { name: string; dishTemplate: string; dish?: DishRef }

export type IngredientText = {
  /** The whole line: "400 g chicken thighs, cut into strips". */
  text: string
  /** True when the cook was not given it and has to have or buy it. */
  isExtra: boolean
}

/** What a chef writes. No nutrition: that is computed. */
export type RecipeDraft = {
  name: string
  description: string
  cookingTimeMin: number
  difficulty: SkillLevel
  /** Never "Any". */
  cuisineType: string
  servings: number
  ingredients: readonly IngredientText[]
  instructions: readonly string[]
  /** How it is served, in the words the plate drawing understands: "stir-fry", "soup", "grain bowl". */
  dishTemplate: string
  /** How it keeps and what else can be made of it, where the chef knows. */
  notes?: RecipeNotes
}

export type RecipeNotes = {
  /** "Keeps 3 days in the fridge. Warm it gently with a splash of water."; empty where it is not known. */
  storage: string
  variations: readonly {
    name: string
    text: string
    /** Ingredient lines it adds, where its author lists them; required by the gates, not stored. */
    adds?: readonly string[]
  }[]
}

/** A draft that passed the gates, with its numbers and who wrote it. */
export type Recipe = RecipeDraft & {
  nutrition: RecipeNutrition
  /** "The Mealwright kitchen", or the model's name. */
  writtenBy: string
}

/** A given ingredient that is not in the recipe, and why. */
export type LeftOut = { ingredient: string; reason: string }
