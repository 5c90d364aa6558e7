import { cookbook } from '#app/cookbook.server.ts'
import { z } from 'zod'
import { bestQuestion } from '#app/domain/calories/best-question.ts'
import { estimateFromWords } from '#app/domain/calories/make-estimate.ts'
import { type MealEstimate, summariseMeal } from '#app/domain/calories/meal-estimate.ts'
import { addedFatRow, rowsFromWords } from '#app/domain/calories/meal-rows.ts'
import { readMeal } from '#app/domain/meals/read-meal.ts'
import { findUsdaFood } from '#app/domain/meals/vocabulary/find-names.ts'
import { allergensOf } from '#app/domain/food/diets.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { specNutrition } from '#app/domain/food/spec-nutrition.ts'
import { planFromRequest } from '#app/domain/planning/plan-from-request.ts'
import { householdOf } from '#app/domain/planning/request-people.ts'
import { planReport } from '#app/domain/planning/plan-json.ts'
import { planRequestSchema } from '#app/domain/planning/plan-request.ts'
import { cookOneByOne } from '#app/domain/kitchen/kitchen.ts'
import {
  CUISINES,
  DIETARY_RESTRICTIONS,
  MEAL_TYPES,
  type RecipeDraft,
  SKILL_LEVELS,
} from '#app/domain/recipe/recipe.ts'
import { importCommand } from './import-command.ts'

/** What the command line can do, as functions from one JSON object to another; `id` is added by the caller. */

const WRITTEN_BY = 'the Mealwright kitchen'
const textSchema = z.string().max(10_000)

const parseInputSchema = z.object({ line: textSchema })
const mealInputSchema = z.object({ description: textSchema })
const recipeInputSchema = z.object({
  servings: z.number().positive().max(1000).default(1),
  ingredients: z.array(textSchema).max(500),
  /** What they pour off, throw away or peel is not counted. */
  steps: z.array(z.string().max(2000)).max(100).default([]),
})
const generateInputSchema = z.object({
  ingredients: z.array(textSchema).max(500),
  cuisine: z.enum(CUISINES).default('Any'),
  servings: z.number().int().min(1).max(50).default(2),
  skillLevel: z.enum(SKILL_LEVELS).default('Beginner'),
  dietaryRestriction: z.enum(DIETARY_RESTRICTIONS).default('None'),
  numRecipes: z.number().int().min(1).max(3).default(1),
  targetCalories: z.number().min(50).max(5000).optional(),
  mealType: z.enum(MEAL_TYPES).optional(),
  seed: z.number().int().default(1),
})

export const COMMANDS = {
  parse: (input: unknown) => parse(parseInputSchema.parse(input)),
  meal: (input: unknown) => meal(mealInputSchema.parse(input)),
  recipe: (input: unknown) => recipe(recipeInputSchema.parse(input)),
  generate: (input: unknown) => generate(generateInputSchema.parse(input)),
  plan,
  import: importCommand,
} as const

export type CommandName = keyof typeof COMMANDS

function parse({ line: text }: z.output<typeof parseInputSchema>) {
  const line = readIngredientLine(text)
  const match = foodOfLine(line)
  return {
    quantity: line.quantity,
    quantity_max: line.quantityMax,
    unit: line.unit,
    unit_text: line.unitText,
    name: line.name,
    size: line.size,
    preparation: line.preparation,
    comment: line.comment,
    optional: line.isOptional,
    to_taste: line.isToTaste,
    alternatives: line.alternatives,
    food: match ? { id: match.food.id, name: match.food.name, confidence: match.confidence } : null,
  }
}

function meal({ description }: z.output<typeof mealInputSchema>) {
  const read = readMeal(description)
  const estimate = asShown(description)
  const { low, high } = summariseMeal(estimate).kcalRange
  return {
    kcal: rounded(read.total.kcal),
    proteinG: rounded(read.total.proteinG),
    carbsG: rounded(read.total.carbsG),
    fatG: rounded(read.total.fatG),
    fiberG: read.total.fiberG === null ? null : rounded(read.total.fiberG),
    kcalRange: { low: rounded(low), high: rounded(high) },
    components: read.components.map((component) => ({
      name: component.name,
      said: component.said,
      foodId: component.foodId,
      portion: component.portion,
      grams: rounded(component.grams),
      kcal: rounded(component.nutrients.kcal),
      proteinG: rounded(component.nutrients.proteinG),
      carbsG: rounded(component.nutrients.carbsG),
      fatG: rounded(component.nutrients.fatG),
      confidence: Math.round((1 - component.openShare) * 100) / 100,
      assumptions: component.assumptions,
    })),
    notCounted: read.notCounted,
    refused: read.refused,
    question: bestQuestion(estimate, addedFatRow())?.text ?? null,
  }
}

/** The estimate as the page holds it, to ask of it what the page asks. */
const asShown = (description: string): MealEstimate => ({
  ...estimateFromWords(description, rowsFromWords(description)),
  id: '',
  plateUrl: '',
  isPhotoUnread: false,
})

function recipe({ servings, ingredients, steps }: z.output<typeof recipeInputSchema>) {
  const nutrition = nutritionOf(ingredients, servings, { lookUp: findUsdaFood, steps })
  const { perServing } = nutrition
  return {
    servings,
    kcal: rounded(perServing.kcal),
    proteinG: rounded(perServing.proteinG),
    carbsG: rounded(perServing.carbsG),
    fatG: rounded(perServing.fatG),
    nutrition: specNutrition(nutrition),
    kcalRange: { low: rounded(nutrition.kcalRange.low), high: rounded(nutrition.kcalRange.high) },
    coverage: Math.round(nutrition.coverage * 1000) / 1000,
    uncounted: nutrition.uncounted,
    counted: nutrition.counted.map((line) => ({
      ...line,
      grams: rounded(line.grams),
      kcal: rounded(line.kcal),
    })),
    allergens: allergensOf(ingredients),
  }
}

function generate(request: z.output<typeof generateInputSchema>) {
  const recipes = [...cookOneByOne(request, cookbook())]
  return {
    recipes: recipes.map(({ draft, leftOut }) => ({ ...presented(draft), leftOut })),
  }
}

/** A whole plan by the kitchen: the same line, the same plan. */
function plan(input: unknown) {
  const started = performance.now()
  const request = planRequestSchema.parse(input)
  const { targets, ...report } = planReport(planFromRequest(request, cookbook()), householdOf(request))
  return { targets, elapsedMs: rounded(performance.now() - started), ...report }
}

function presented(draft: RecipeDraft) {
  const lines = draft.ingredients.map((ingredient) => ingredient.text)
  const nutrition = nutritionOf(lines, draft.servings, {
    lookUp: findUsdaFood,
    steps: draft.instructions,
  })
  return {
    name: draft.name,
    description: draft.description,
    cookingTime: `${draft.cookingTimeMin} minutes`,
    difficulty: draft.difficulty,
    cuisineType: draft.cuisineType,
    servings: draft.servings,
    ingredients: lines,
    extras: draft.ingredients.filter((ingredient) => ingredient.isExtra).map((ingredient) => ingredient.text),
    instructions: draft.instructions,
    nutrition: specNutrition(nutrition),
    coverage: Math.round(nutrition.coverage * 1000) / 1000,
    writtenBy: WRITTEN_BY,
  }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
