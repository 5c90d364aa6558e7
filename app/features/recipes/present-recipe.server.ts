import { clothOf } from '#app/domain/plate/cloth.ts'
import type { GeneratedRecipe } from '#app/domain/recipe/generation.ts'
import { recipePath } from '#app/domain/slug.ts'
import { plateUrlOf } from './plate-url.server.ts'
import type { RecipeCardData } from './recipe-card.tsx'
import type { SavedRecipe } from './recipes.server.ts'

/** A kept recipe as pages show it: on a card in a list, and whole. */
export function presentSaved(row: SavedRecipe): {
  id: string
  card: RecipeCardData
  result: GeneratedRecipe
} {
  const plateUrl = row.imageUrl ?? plateUrlOf(row)
  const cloth = clothOf(row.id)
  return {
    id: row.id,
    card: {
      href: recipePath(row.id, row.name),
      name: row.name,
      description: row.description,
      cookingTimeMin: row.cookingTimeMin,
      difficulty: row.difficulty,
      cuisineType: row.cuisineType,
      servings: row.servings,
      kcal: row.nutrition.perServing.kcal,
      proteinG: row.nutrition.perServing.proteinG,
      picture: { src: plateUrl, alt: `Drawn plate: ${row.name}` },
      cloth,
    },
    result: {
      name: row.name,
      description: row.description,
      cookingTimeMin: row.cookingTimeMin,
      difficulty: row.difficulty,
      cuisineType: row.cuisineType,
      servings: row.servings,
      ingredients: row.ingredients,
      instructions: row.instructions,
      dishForm: row.dishForm,
      nutrition: row.nutrition,
      writtenBy: row.writtenBy,
      tag: 'Premium Recipe',
      plateUrl,
      cloth,
      id: row.id,
      path: null,
      leftOut: [],
    },
  }
}
