import type { RecipeNutrition } from '#app/domain/food/nutrition.ts'
import type { GeneratedRecipe } from '#app/domain/recipe/generation.ts'
import { RecipeResult } from '#app/features/recipes/generate/recipe-result.tsx'
import { PreviewFrame } from './preview-frame.tsx'

const LINES = [
  ['280 g cooked chickpeas', 'chickpeas, cooked', 280, 460],
  ['90 g couscous', 'couscous, dry', 90, 338],
  ['120 g spinach', 'spinach', 120, 28],
  ['80 g feta', 'feta', 80, 212],
  ['150 g cherry tomatoes', 'cherry tomatoes', 150, 27],
  ['1 lemon', 'lemon', 58, 15],
  ['1 tbsp olive oil', 'olive oil', 13.5, 119],
  ['2 tsp ras el hanout', 'ras el hanout', 5, 20],
  ['1 garlic clove', 'garlic', 3.5, 5],
] as const

const NUTRITION: RecipeNutrition = {
  perServing: {
    kcal: 612,
    proteinG: 29,
    carbsG: 70,
    fatG: 24,
    fiberG: 14,
    sugarG: 8,
    sodiumMg: 690,
    saturatedFatG: 8.1,
    cholesterolMg: 36,
    vitaminCMg: 48,
    calciumMg: 372,
    ironMg: 7.4,
    alcoholG: 0,
  },
  servings: 2,
  counted: LINES.map(([text, foodName, grams, kcal]) => ({
    text,
    foodId: foodName,
    foodName,
    grams,
    kcal,
    confidence: 1,
    assumptions: [],
  })),
  uncounted: [],
  coverage: 1,
  kcalRange: { low: 575, high: 655 },
  isVegan: false,
  isVegetarian: true,
}

export const SAMPLE_RECIPE: GeneratedRecipe = {
  name: 'Lemon chickpeas with spinach and feta',
  description: 'Warm chickpeas over couscous, sharpened with lemon and finished with cold feta.',
  cookingTimeMin: 30,
  difficulty: 'Beginner',
  cuisineType: 'Mediterranean',
  servings: 2,
  ingredients: LINES.map(([text]) => ({ text, isExtra: text === '1 garlic clove' })),
  instructions: [
    'Pour 120 ml boiling water over the couscous, cover and leave for 8 minutes.',
    'Warm the oil in a wide pan over medium heat. Cook the garlic and ras el hanout for 1 minute.',
    'Add chickpeas and tomatoes. Cook for 6 minutes, until the tomatoes slump.',
    'Fold in the spinach until it wilts. Finish with lemon juice, zest and feta.',
  ],
  dishTemplate: 'bowl',
  nutrition: NUTRITION,
  writtenBy: 'the Mealwright kitchen',
  tag: 'Trial Recipe',
  plateUrl: '/plates/lemon-chickpeas.svg',
  backdrop: 'cloth-butter',
  id: null,
  path: null,
  leftOut: [],
}

export function RecipePreview() {
  return (
    <PreviewFrame
      type="recipe"
      title="A recipe from what you have"
      text="Type what is in the kitchen. The recipe uses that first, marks what is extra and shows its numbers."
      backdrop="cloth-sea"
      isLong
    >
      <RecipeResult recipe={SAMPLE_RECIPE} />
    </PreviewFrame>
  )
}
