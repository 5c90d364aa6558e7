import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nutritionOf, type RecipeNutrition } from '#app/domain/food/nutrition.ts'
import { findUsdaFood } from '#app/domain/meals/vocabulary/find-names.ts'

export const RECIPES_FILE = 'recipes-nutrition-dev.jsonl'

export type PublishedRecipe = {
  id: string
  title: string
  servings: number
  ingredients: string[]
  /** Per serving, as the publisher prints it. */
  calories: number
  protein_g: number | null
  carbs_g: number | null
  fat_g: number | null
}

/** Recipes with the figures their publishers print, which themselves err by 10 to 20 %. */
export function readPublishedRecipes(folder: string): PublishedRecipe[] {
  return readFileSync(join(folder, RECIPES_FILE), 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
}

export type RecipeScores = {
  recipes: number
  /** Of kcal per serving, as a share of the published figure. */
  medianError: number
  within20: number
  inRange: number
  /** Half of the range as a share of our figure, of the median recipe. */
  medianHalfRange: number
  /** Median of our figure over the published one: 1 where we lean to neither side. */
  medianRatio: number
  coverage: number
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, two) => one - two)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

/** Counts recipes from their lines and holds calories per serving against the published ones. Shares are 0 to 1. */
export function scoreRecipes(
  recipes: readonly PublishedRecipe[],
  onRead: (recipe: PublishedRecipe, read: RecipeNutrition) => void = () => {},
): RecipeScores {
  const rows = recipes.map((recipe) => {
    const read = nutritionOf(recipe.ingredients, recipe.servings, { lookUp: findUsdaFood })
    onRead(recipe, read)
    const { kcal } = read.perServing
    const { low, high } = read.kcalRange
    return {
      error: Math.abs(kcal - recipe.calories) / recipe.calories,
      ratio: kcal / recipe.calories,
      isInRange: low <= recipe.calories && recipe.calories <= high,
      halfRange: kcal > 0 ? (high - low) / 2 / kcal : 0,
      coverage: read.coverage,
    }
  })
  return {
    recipes: rows.length,
    medianError: median(rows.map(({ error }) => error)),
    within20: mean(rows.map(({ error }) => Number(error <= 0.2))),
    inRange: mean(rows.map(({ isInRange }) => Number(isInRange))),
    medianHalfRange: median(rows.map(({ halfRange }) => halfRange)),
    medianRatio: median(rows.map(({ ratio }) => ratio)),
    coverage: mean(rows.map(({ coverage }) => coverage)),
  }
}

/** Prints a recipe that is off by more than a fifth, line by line. */
export function printRecipe(recipe: PublishedRecipe, read: RecipeNutrition): void {
  const { kcal } = read.perServing
  if (Math.abs(kcal - recipe.calories) <= 0.2 * recipe.calories) return
  const { low, high } = read.kcalRange
  console.log(`${recipe.id} ${recipe.title}, serves ${recipe.servings}`)
  console.log(`   kcal ${kcal.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)}) / ${recipe.calories}`)
  for (const line of read.counted)
    console.log(`   ${line.kcal.toFixed(0)} kcal ${line.grams.toFixed(0)} g ${line.foodId} <- ${line.text}`)
  for (const line of read.uncounted) console.log(`   not counted: ${line}`)
}
