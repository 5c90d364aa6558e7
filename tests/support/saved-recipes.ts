import { nutritionOf } from '#app/domain/food/nutrition.ts'
import type { Recipe } from '#app/domain/recipe/recipe.ts'
import { editRecipeSchema, shareRecipeSchema } from '#app/domain/recipe/recipe-forms.ts'
import type { SavedFilter } from '#app/domain/recipe/saved-list.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { listSaved, saveRecipe } from '#app/features/recipes/recipes.server.ts'
import type { TestDatabase } from './database.ts'
import { makeMember } from './make.ts'

export const NOW = new Date('2026-11-20T10:00:00Z')
export const later = (ms: number) => new Date(NOW.getTime() + ms)

export const recipe = (change: Partial<Recipe> & { lines?: string[] } = {}): Recipe => {
  const { lines = ['300 g potatoes', '200 g carrots', '1 tbsp olive oil'], ...rest } = change
  return {
    name: 'Roast roots',
    description: 'Soft inside, brown outside.',
    cookingTimeMin: 45,
    difficulty: 'Beginner',
    cuisineType: 'American',
    servings: 2,
    ingredients: lines.map((text) => ({ text, isExtra: false })),
    instructions: ['Roast everything at 200 °C for 40 minutes.'],
    dishTemplate: 'tray bake',
    nutrition: nutritionOf(lines, 2),
    writtenBy: 'the Mealwright kitchen',
    ...rest,
  }
}

/** The form of sharing, filled in. */
export const SHARE = shareRecipeSchema.parse({
  title: ' Roots! ',
  description: 'For all',
  tags: ['easy', ' Easy', '', 'tray'],
})

/** The form of editing, filled in. */
export const edits = (change: Record<string, string> = {}) =>
  editRecipeSchema.parse({
    name: 'Roast roots',
    description: '',
    cookingTimeMin: '45',
    difficulty: 'Beginner',
    cuisineType: 'American',
    servings: '2',
    ingredients: '300 g potatoes\n\n 200 g carrots',
    instructions: 'Roast.',
    revision: '1',
    ...change,
  })

export const asFree = (member: Member): Member => ({ ...member, tier: 'free' })

/** The list as it opens: everything, newest first. */
export const filter = (change: Partial<SavedFilter> = {}): SavedFilter => ({
  search: '',
  cuisine: '',
  sort: 'date',
  folder: '',
  ...change,
})

/** Makes members who may keep recipes, and recipes they keep, in the database of a test, and reads their lists. */
export const keeping = (database: () => TestDatabase) => ({
  premium: () => makeMember(database().db, { tier: 'premium' }),
  keep: async (member: Member, change: Parameters<typeof recipe>[0] = {}, at = NOW) =>
    (await saveRecipe(database().db, member, recipe(change), at)).id,
  names: async (member: Member, change: Partial<SavedFilter> = {}) =>
    (await listSaved(database().db, member, filter(change), 48)).rows.map(({ name }) => name),
})
