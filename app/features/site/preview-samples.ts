import type { RecipeCardData } from '#app/features/recipes/saved/recipe-card.tsx'

/** Examples of what members have, for visitors. The figures add up; a test holds them to it. */

const card = (
  name: string,
  plate: string,
  backdrop: string,
  facts: Pick<RecipeCardData, 'cookingTimeMin' | 'difficulty' | 'cuisineType' | 'kcal' | 'proteinG'>,
): RecipeCardData => ({
  name,
  backdrop,
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

/** What stands blurred behind the offer of the community feed. */
export const SAMPLE_FEED: typeof SAMPLE_SHARED = [
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
      backdrop: 'cloth-sea',
      kcal: 462,
    },
    {
      meal: 'Lunch',
      name: 'Greek salad with chicken and barley',
      plate: 'greek-salad',
      backdrop: 'cloth-butter',
      kcal: 650,
    },
    {
      meal: 'Dinner',
      name: 'Baked cod with asparagus and new potatoes',
      plate: 'cod-plate',
      backdrop: 'cloth-plum',
      kcal: 742,
    },
  ],
  proteinG: 162,
  carbsG: 185,
  fatG: 51,
} as const
