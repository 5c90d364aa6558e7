import type { RecipeNutrition } from '#app/domain/food/nutrition.ts'
import { specNutrition } from '#app/domain/food/spec-nutrition.ts'
import { headedSteps } from './list-headings.ts'
import type { Recipe } from './recipe.ts'

/** A recipe as schema.org names its parts: what search engines and other recipe programs read. */

export type SchemaOrgRecipe = Record<string, unknown> & { '@type': 'Recipe'; name: string }

export type SchemaOrgOptions = {
  /** Absolute addresses. */
  url?: string
  imageUrl?: string
  tags?: readonly string[]
  /** The page it was read from. */
  basedOnUrl?: string
  datePublished?: Date
  /** What people did with it. */
  counts?: { likes: number; comments: number }
  /** Also what only we read again: difficulty and how the dish is served. */
  isForExport?: boolean
}

/** `PT1H20M` for 80. */
export function isoDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

const ISO_DURATION =
  /^P(?:0+Y)?(?:0+M)?(?:(\d{1,2}(?:[.,]\d+)?)W)?(?:(\d{1,3}(?:[.,]\d+)?)D)?(?:T(?:(\d{1,4}(?:[.,]\d+)?)H)?(?:(\d{1,5}(?:[.,]\d+)?)M)?(?:(\d{1,6}(?:[.,]\d+)?)S)?)?$/i

/** Minutes of an ISO 8601 duration such as `PT1H20M` or `P0DT90M`; null where it is none. */
export function minutesOfIso(text: string): number | null {
  const found = ISO_DURATION.exec(text.replaceAll(/\s/g, ''))
  if (!found) return null
  const [, weeks, days, hours, minutes, seconds] = found.map((part) =>
    Number((part ?? '0').replace(',', '.')),
  )
  return Math.round((weeks! * 7 + days!) * 1440 + hours! * 60 + minutes! + seconds! / 60)
}

function nutritionInformation(nutrition: RecipeNutrition) {
  const figures = specNutrition(nutrition)
  const grams = (value: number | null) => (value === null ? undefined : `${value} g`)
  const milligrams = (value: number | null) => (value === null ? undefined : `${value} mg`)
  return {
    '@type': 'NutritionInformation',
    servingSize: '1 serving',
    calories: `${figures.calories} kcal`,
    proteinContent: grams(figures.protein),
    carbohydrateContent: grams(figures.carbs),
    fatContent: grams(figures.fat),
    fiberContent: grams(figures.fiber),
    sugarContent: grams(figures.sugar),
    saturatedFatContent: grams(figures.saturatedFat),
    sodiumContent: milligrams(figures.sodium),
    cholesterolContent: milligrams(figures.cholesterol),
  }
}

/** Steps under a heading become a section of their own. */
function howTo(instructions: readonly string[]) {
  const parts: { '@type': string; name?: string; itemListElement?: unknown[]; text?: string }[] = []
  for (const { heading, text } of headedSteps(instructions)) {
    const step = { '@type': 'HowToStep', text }
    if (heading !== null) parts.push({ '@type': 'HowToSection', name: heading, itemListElement: [step] })
    else (parts.at(-1)?.itemListElement ?? parts).push(step)
  }
  return parts
}

const interactions = (action: 'LikeAction' | 'CommentAction', count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
})

/** The recipe as a schema.org `Recipe`, without `@context`; what is not known is left out. */
export function schemaOrgRecipe(
  recipe: Omit<Recipe, 'notes'>,
  options: SchemaOrgOptions = {},
): SchemaOrgRecipe {
  const { nutrition } = recipe
  const diets = [
    nutrition.isVegan === true && 'https://schema.org/VeganDiet',
    nutrition.isVegetarian === true && 'https://schema.org/VegetarianDiet',
  ].filter((diet) => diet !== false)
  return withoutGaps({
    '@type': 'Recipe',
    name: recipe.name,
    url: options.url,
    description: recipe.description || undefined,
    image: options.imageUrl,
    isBasedOn: options.basedOnUrl,
    author: { '@type': 'Organization', name: recipe.writtenBy },
    datePublished: options.datePublished?.toISOString(),
    totalTime: isoDuration(recipe.cookingTimeMin),
    recipeYield: `${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`,
    recipeCuisine: recipe.cuisineType,
    keywords: options.tags && options.tags.length > 0 ? options.tags.join(', ') : undefined,
    suitableForDiet: diets.length > 0 ? diets : undefined,
    recipeIngredient: recipe.ingredients.map(({ text }) => text),
    recipeInstructions: howTo(recipe.instructions),
    nutrition: nutritionInformation(nutrition),
    commentCount: options.counts?.comments,
    interactionStatistic: options.counts && [
      interactions('LikeAction', options.counts.likes),
      interactions('CommentAction', options.counts.comments),
    ],
    additionalProperty: options.isForExport
      ? [
          { '@type': 'PropertyValue', name: 'difficulty', value: recipe.difficulty },
          { '@type': 'PropertyValue', name: 'dishForm', value: recipe.dishTemplate },
        ]
      : undefined,
  }) as SchemaOrgRecipe
}

function withoutGaps(value: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value)) as Record<string, unknown>
}
