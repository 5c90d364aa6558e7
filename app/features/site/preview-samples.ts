import type { RecipeNutrition } from '#app/domain/food/nutrition.ts'
import type { GeneratedRecipe } from '#app/domain/recipe/generation.ts'
import type { RecipeCardData } from '#app/features/recipes/recipe-card.tsx'

/** Examples for visitors. The figures add up: rows to their totals, macros to their energy; a test holds them to it. */

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
  dishForm: 'bowl',
  nutrition: NUTRITION,
  writtenBy: 'the Mealwright kitchen',
  tag: 'Trial Recipe',
  plateUrl: '/plates/lemon-chickpeas.svg',
  cloth: 'cloth-butter',
  id: null,
  path: null,
  leftOut: [],
}

const card = (
  name: string,
  plate: string,
  cloth: string,
  facts: Pick<RecipeCardData, 'cookingTimeMin' | 'difficulty' | 'cuisineType' | 'kcal' | 'proteinG'>,
): RecipeCardData => ({
  name,
  cloth,
  picture: { src: `/plates/${plate}.svg`, alt: `Drawn plate: ${name}` },
  ...facts,
})

export const SAMPLE_OWN: readonly RecipeCardData[] = [
  card('Salmon poke bowl', 'poke-bowl', 'cloth-sea', {
    cookingTimeMin: 25,
    difficulty: 'Beginner',
    cuisineType: 'Japanese',
    kcal: 645,
    proteinG: 54,
  }),
  card('Shakshuka', 'shakshuka', 'cloth-leaf', {
    cookingTimeMin: 25,
    difficulty: 'Beginner',
    cuisineType: 'Mediterranean',
    kcal: 410,
    proteinG: 24,
  }),
]

export const SAMPLE_SHARED: readonly {
  recipe: RecipeCardData
  by: string
  likes: number
  comments: number
}[] = [
  {
    recipe: card('Weeknight tikka masala', 'chicken-tikka', 'cloth-leaf', {
      cookingTimeMin: 40,
      difficulty: 'Intermediate',
      cuisineType: 'Indian',
    }),
    by: 'ben',
    likes: 128,
    comments: 14,
  },
  {
    recipe: card('Miso ramen with soft egg', 'miso-ramen', 'cloth-butter', {
      cookingTimeMin: 35,
      difficulty: 'Intermediate',
      cuisineType: 'Japanese',
    }),
    by: 'noodle-cook',
    likes: 96,
    comments: 9,
  },
]

/** What stands blurred behind the offer of the community's book. */
export const SAMPLE_BOOK: typeof SAMPLE_SHARED = [
  ...SAMPLE_SHARED,
  {
    recipe: card('Halloumi, beetroot and orange', 'halloumi-salad', 'cloth-plum', {
      cookingTimeMin: 20,
      difficulty: 'Beginner',
      cuisineType: 'Mediterranean',
    }),
    by: 'anna',
    likes: 74,
    comments: 5,
  },
  {
    recipe: card('Prawn tacos with lime slaw', 'prawn-tacos', 'cloth-sea', {
      cookingTimeMin: 25,
      difficulty: 'Beginner',
      cuisineType: 'Mexican',
    }),
    by: 'weeknight-cook',
    likes: 61,
    comments: 7,
  },
  {
    recipe: card('Mushroom risotto, no stirring', 'mushroom-risotto', 'cloth-sky', {
      cookingTimeMin: 45,
      difficulty: 'Beginner',
      cuisineType: 'Italian',
    }),
    by: 'ben',
    likes: 58,
    comments: 11,
  },
  {
    recipe: card('Black bean chili', 'black-bean-chili', 'cloth-butter', {
      cookingTimeMin: 50,
      difficulty: 'Beginner',
      cuisineType: 'American',
    }),
    by: 'batch-cook',
    likes: 49,
    comments: 3,
  },
  {
    recipe: card('Tofu soba with sesame', 'tofu-soba', 'cloth-leaf', {
      cookingTimeMin: 30,
      difficulty: 'Beginner',
      cuisineType: 'Japanese',
    }),
    by: 'noodle-cook',
    likes: 41,
    comments: 2,
  },
  {
    recipe: card('Oat pancakes with blueberries', 'pancakes', 'cloth-plum', {
      cookingTimeMin: 20,
      difficulty: 'Beginner',
      cuisineType: 'American',
    }),
    by: 'early-cook',
    likes: 37,
    comments: 4,
  },
]

export const SAMPLE_DAY = {
  title: 'Day 1',
  targetKcal: 1850,
  meals: [
    {
      meal: 'Breakfast',
      name: 'Banana and fig porridge with whey',
      plate: 'porridge',
      cloth: 'cloth-sea',
      kcal: 462,
    },
    {
      meal: 'Lunch',
      name: 'Greek salad with chicken and barley',
      plate: 'greek-salad',
      cloth: 'cloth-butter',
      kcal: 650,
    },
    {
      meal: 'Dinner',
      name: 'Baked cod with asparagus and new potatoes',
      plate: 'cod-plate',
      cloth: 'cloth-plum',
      kcal: 742,
    },
  ],
  proteinG: 162,
  carbsG: 185,
  fatG: 51,
} as const

export const SAMPLE_ESTIMATE = {
  name: 'Beef stir-fry with peppers and rice',
  plateUrl: '/plates/beef-stir-fry.svg',
  kcal: 614,
  kcalRange: { low: 540, high: 700 },
  proteinG: 41,
  carbsG: 63,
  fatG: 22,
  rows: [
    { food: 'Beef strips, fried', kcal: 282 },
    { food: 'White rice, cooked', kcal: 221 },
    { food: 'Soy glaze', kcal: 68 },
    { food: 'Red pepper', kcal: 22 },
    { food: 'Broccoli', kcal: 21 },
  ],
} as const
