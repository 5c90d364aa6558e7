import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeRecipes } from '#app/domain/kitchen/kitchen.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { checkDraft } from '#app/features/recipes/check-draft.ts'
import { macroShares } from '#app/features/recipes/figures.ts'
import { plateUrlOf } from '#app/features/recipes/plate-url.server.ts'
import { countedRows } from './counted-rows.ts'
import type { Showcase } from './showcase.ts'

/** What lies in the kitchen of the landing page. The same basket and seed give the same dish on every start. */
export const SHOWCASE_REQUEST: RecipeRequest = {
  ingredients: ['chickpeas', 'couscous', 'feta', 'spinach', 'cherry tomatoes', 'lemon', 'olive oil'],
  cuisine: 'Mediterranean',
  servings: 2,
  skillLevel: 'Beginner',
  dietaryRestriction: 'Vegetarian',
  numRecipes: 1,
  mealType: 'dinner',
  seed: 7,
}

const MOST_ROWS = 5
const WRITTEN_BY = 'the Mealwright kitchen'

let kept: Showcase | undefined

/** The recipe shown in the hero: written by the kitchen and counted like every other, ahead in the build or once per process. */
export function landingShowcase(): Showcase {
  kept ??= (import.meta.env?.PROD ? readMadeAhead() : null) ?? cookShowcase()
  return kept
}

/** Where the build leaves it, so that the first visitor after a start does not wait for the kitchen. */
export const MADE_AHEAD = join('build', 'showcase.json')

function readMadeAhead(): Showcase | null {
  try {
    return JSON.parse(readFileSync(MADE_AHEAD, 'utf8')) as Showcase
  } catch {
    return null
  }
}

export function cookShowcase(): Showcase {
  const draft = writeRecipes(SHOWCASE_REQUEST).drafts[0]
  if (!draft) throw new Error('The kitchen wrote nothing for the landing page')
  const checked = checkDraft(draft, SHOWCASE_REQUEST, WRITTEN_BY)
  if (!checked.ok) throw new Error(`The recipe of the landing page was refused: ${checked.reason}`)
  const { recipe } = checked
  return {
    name: recipe.name,
    cookingTimeMin: recipe.cookingTimeMin,
    plateUrl: plateUrlOf(recipe),
    shares: macroShares(recipe.nutrition.perServing).map((share) => ({
      ...share,
      amount: Math.round(share.amount),
    })),
    ...countedRows(recipe.nutrition, MOST_ROWS),
  }
}
