import { drawPlate } from '#app/domain/plate/draw-plate.ts'
import type { LeftOut, Recipe } from '#app/domain/recipe/recipe.ts'
import { withFractionSigns } from '#app/domain/recipe/kitchen-figures.ts'
import { plateFromSpec } from '#app/features/recipes/plate-spec.server.ts'
import { plateUrlOf } from '#app/features/recipes/plate-url.server.ts'
import { macroShares } from '#app/features/recipes/view/figures.ts'
import { wholeParts } from './whole-parts.ts'
import type { ShownDish, ShownLine } from './shown-dish.ts'

/** A counted recipe as the landing page shows it, with its drawing. */
export function presentDish(recipe: Recipe, leftOut: readonly LeftOut[] = []): ShownDish {
  const { perServing, kcalRange } = recipe.nutrition
  const { proteinG, carbsG, fatG, fiberG } = perServing
  const plateUrl = plateUrlOf(recipe)
  return {
    name: recipe.name,
    cookingTimeMin: recipe.cookingTimeMin,
    servings: recipe.servings,
    lines: linesOf(recipe),
    instructions: recipe.instructions,
    totalKcal: Math.round(perServing.kcal),
    kcalRange: { low: Math.round(kcalRange.low), high: Math.round(kcalRange.high) },
    nutrients: { proteinG, carbsG, fatG, fiberG, alcoholG: perServing.alcoholG },
    shares: macroShares(perServing).map((share) => ({ ...share, amount: Math.round(share.amount) })),
    plateUrl,
    plateSvg: drawn(plateUrl),
    leftOut,
  }
}

/** Each ingredient with what it adds to one serving, in whole kilocalories whose sum is the total. */
function linesOf({ ingredients, nutrition }: Recipe): ShownLine[] {
  const { counted, servings, perServing } = nutrition
  const exact = ingredients.map(({ text }) => {
    const own = counted.filter((line) => line.text === text)
    return own.length === 0 ? null : own.reduce((sum, line) => sum + line.kcal, 0) / servings
  })
  const whole = wholeParts(
    exact.map((kcal) => kcal ?? 0),
    Math.round(perServing.kcal),
  )
  return ingredients.map(({ text, isExtra }, index) => ({
    text: withFractionSigns(text),
    isExtra,
    kcal: exact[index] === null ? null : (whole[index] ?? 0),
  }))
}

/** The drawing that an address of a plate stands for. */
export function drawn(plateUrl: string): string {
  const plate = plateFromSpec(plateUrl.replace(/^\/plates\/|\.svg$/g, ''))
  if (!plate) throw new Error(`No plate of ours: ${plateUrl}`)
  return drawPlate({ ...plate, label: false })
}
