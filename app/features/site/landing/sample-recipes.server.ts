import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeRecipes } from '#app/domain/kitchen/kitchen.ts'
import { drawPlate } from '#app/domain/plate/draw-plate.ts'
import { checkDraft } from '#app/features/recipes/generate/check-draft.ts'
import { macroShares } from '#app/features/recipes/view/figures.ts'
import { plateFromSpec } from '#app/features/recipes/plate-spec.server.ts'
import { plateUrlOf } from '#app/features/recipes/plate-url.server.ts'
import { type Basket, BASKETS } from './baskets.ts'
import { countedRows } from './counted-rows.ts'
import type { SampleRecipe } from './sample-recipes.ts'

export type SampleRecipes = readonly [SampleRecipe, ...SampleRecipe[]]

const MOST_ROWS = 5
const WRITTEN_BY = 'the Mealwright kitchen'

let kept: SampleRecipes | undefined

/** The recipes in the hero: written by the kitchen and counted like every other, ahead in the build or once per process. */
export function landingSampleRecipes(): SampleRecipes {
  kept ??= (import.meta.env?.PROD ? readMadeAhead() : null) ?? cookSampleRecipes()
  return kept
}

/** Where the build leaves them, so that the first visitor after a start does not wait for the kitchen. */
export const MADE_AHEAD = join('build', 'sample-recipes.json')

function readMadeAhead(): SampleRecipes | null {
  try {
    return JSON.parse(readFileSync(MADE_AHEAD, 'utf8')) as SampleRecipes
  } catch {
    return null
  }
}

export function cookSampleRecipes(): SampleRecipes {
  const [first, ...others] = BASKETS
  const shown = cook(first)
  return [{ ...shown, plateSvg: drawn(shown.plateUrl) }, ...others.map(cook)]
}

/** The drawing that an address of a plate stands for. */
export function drawn(plateUrl: string): string {
  const plate = plateFromSpec(plateUrl.replace(/^\/plates\/|\.svg$/g, ''))
  if (!plate) throw new Error(`No plate of ours: ${plateUrl}`)
  return drawPlate({ ...plate, label: false })
}

function cook({ id, label, request }: Basket): SampleRecipe {
  const draft = writeRecipes(request).drafts[0]
  if (!draft) throw new Error(`The kitchen wrote nothing for the basket "${id}"`)
  const checked = checkDraft(draft, request, WRITTEN_BY)
  if (!checked.ok) throw new Error(`The recipe of the basket "${id}" was refused: ${checked.reason}`)
  const { recipe } = checked
  return {
    id,
    label,
    basket: request.ingredients,
    name: recipe.name,
    cookingTimeMin: recipe.cookingTimeMin,
    servings: recipe.servings,
    ingredients: recipe.ingredients.map(({ text, isExtra }) => ({ text, isExtra })),
    instructions: recipe.instructions,
    plateUrl: plateUrlOf(recipe),
    shares: macroShares(recipe.nutrition.perServing).map((share) => ({
      ...share,
      amount: Math.round(share.amount),
    })),
    ...countedRows(recipe.nutrition, MOST_ROWS),
  }
}
