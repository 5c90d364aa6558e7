import { allergensOf, dietVerdictOfLines } from '#app/domain/food/diets.ts'
import type { Allergen } from '#app/domain/food/food.ts'
import { backdropOf } from '#app/domain/plate/backdrop.ts'
import { kcalDoubts } from '#app/domain/recipe/kcal-doubts.ts'
import { lineFactsOf } from '#app/domain/recipe/line-facts.ts'
import { DIETARY_RESTRICTIONS, type DietaryRestriction } from '#app/domain/recipe/recipe.ts'
import { recipePath } from '#app/domain/slug.ts'
import { plateUrlOf } from './plate-url.server.ts'
import type { RecipeCardData } from './saved/recipe-card.tsx'
import type { RecipeForCard, SavedRecipe } from './recipes.server.ts'

type Pictured = Pick<SavedRecipe, 'id' | 'name' | 'dishTemplate' | 'imageUrl' | 'plateUrl'> & {
  /** Null where it is known that no plate has to be made up. */
  ingredients: SavedRecipe['ingredients'] | null
}

export const pictureOf = (row: Omit<Pictured, 'id'>) => ({
  src: row.imageUrl ?? row.plateUrl ?? plateUrlOf({ ...row, ingredients: row.ingredients ?? [] }),
  alt: row.imageUrl ? row.name : `Drawn plate: ${row.name}`,
  isPhoto: row.imageUrl !== null,
})

/** A kept recipe on a card of a list. */
export function presentCard(row: RecipeForCard): RecipeCardData {
  return {
    href: recipePath(row.id, row.name),
    name: row.name,
    description: row.description,
    cookingTimeMin: row.cookingTimeMin,
    difficulty: row.difficulty,
    cuisineType: row.cuisineType,
    servings: row.servings,
    ...(row.kcal !== null && { kcal: row.kcal }),
    ...(row.proteinG !== null && { proteinG: row.proteinG }),
    picture: pictureOf(row),
    backdrop: backdropOf(row.name),
    tags: row.tags ?? [],
  }
}

export type RecipeRowData = {
  recipe: RecipeCardData & { href: string }
  cookingTimeMin: number
  kcal: number
}

/** A recipe in a narrow list: "25 min, 410 kcal". */
export function presentRow(
  row: Pictured & { cookingTimeMin: number; difficulty: string; kcal: number; title?: string },
): RecipeRowData {
  const { cookingTimeMin, difficulty } = row
  return {
    recipe: {
      href: recipePath(row.id, row.title ?? row.name),
      name: row.title ?? row.name,
      cookingTimeMin,
      difficulty,
      picture: pictureOf(row),
      backdrop: backdropOf(row.name),
    },
    cookingTimeMin,
    kcal: row.kcal,
  }
}

export type DietFact = {
  diet: Exclude<DietaryRestriction, 'None'>
  verdict: 'fits' | 'breaks' | 'unknown'
  /** Foods that break it, or that are not known. */
  because: string[]
}

const pictureNoteOf = ({ imageUrl, origin }: SavedRecipe) =>
  imageUrl === null
    ? 'Drawn from the recipe'
    : origin?.hasPicture
      ? 'Came with the recipe'
      : 'Made by a model from the recipe'

/** A whole recipe for its own page. */
export function presentDetail(row: SavedRecipe) {
  const lines = row.ingredients.map(({ text }) => text)
  const allergens = allergensOf(lines)
  return {
    id: row.id,
    path: recipePath(row.id, row.name),
    name: row.name,
    description: row.description,
    cookingTimeMin: row.cookingTimeMin,
    difficulty: row.difficulty,
    cuisineType: row.cuisineType,
    servings: row.servings,
    ingredients: row.ingredients,
    lineFacts: lineFactsOf(lines),
    instructions: row.instructions,
    nutrition: row.nutrition,
    kcalDoubts: kcalDoubts(row.nutrition, row.origin?.nutrition?.kcal ?? null),
    notes: row.notes,
    writtenBy: row.writtenBy,
    picture: pictureOf(row),
    pictureNote: pictureNoteOf(row),
    backdrop: backdropOf(row.name),
    allergens: allergens.contains as { allergen: Allergen; foods: string[] }[],
    unreadLines: allergens.unread,
    diets: dietFactsOf(lines),
  }
}
export type RecipeDetailData = ReturnType<typeof presentDetail>

function dietFactsOf(lines: readonly string[]): DietFact[] {
  return DIETARY_RESTRICTIONS.filter((diet) => diet !== 'None').map((diet) => {
    const { verdict, offenders, unknown } = dietVerdictOfLines(lines, diet)
    return { diet, verdict, because: verdict === 'breaks' ? offenders : unknown }
  })
}
