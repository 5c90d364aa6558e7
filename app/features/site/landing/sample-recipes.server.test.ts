import { expect, test } from 'vitest'
import { drawPlate } from '#app/domain/plate/draw-plate.ts'
import { writeRecipes } from '#app/domain/kitchen/kitchen.ts'
import { checkDraft } from '#app/features/recipes/generate/check-draft.ts'
import { plateFromSpec } from '#app/features/recipes/plate-spec.server.ts'
import { BASKETS } from './baskets.ts'
import { drawn, landingSampleRecipes } from './sample-recipes.server.ts'

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

for (const [index, { id, request }] of BASKETS.entries()) {
  const shown = landingSampleRecipes()[index]!
  const draft = writeRecipes(request).drafts[0]!
  const checked = checkDraft(draft, request, 'the kitchen')
  if (!checked.ok) throw new Error(checked.reason)
  const { recipe } = checked

  test(`${id}: shows the dish that the kitchen writes for the basket, with the figures counted for it`, () => {
    expect(shown.id).toBe(id)
    expect(shown.name).toBe(recipe.name)
    expect(shown.cookingTimeMin).toBe(recipe.cookingTimeMin)
    expect(shown.totalKcal).toBe(Math.round(recipe.nutrition.perServing.kcal))
    expect(shown.instructions).toEqual(recipe.instructions)
    expect(shown.ingredients.map(({ text }) => text)).toEqual(recipe.ingredients.map(({ text }) => text))
    expect(shown.shares.map(({ label }) => label)).toEqual(['Protein', 'Carbs', 'Fat'])
  })

  test(`${id}: counts every line of it, so that the slip beside the dish tells all`, () => {
    expect(recipe.nutrition.uncounted).toEqual([])
    expect(shown.rows.length).toBeGreaterThanOrEqual(3)
    expect(shown.rows.length).toBeLessThanOrEqual(5)
    expect(sum(shown.rows.map((row) => row.kcal))).toBe(shown.totalKcal)
  })

  test(`${id}: is a fair example, a dish of ordinary size whose arcs match its figure`, () => {
    expect(shown.totalKcal).toBeGreaterThan(350)
    expect(shown.totalKcal).toBeLessThan(850)
    const fromMacros = sum(shown.shares.map((share) => share.amount))
    expect(Math.abs(fromMacros - shown.totalKcal) / shown.totalKcal).toBeLessThan(0.12)
  })

  test(`${id}: has a plate drawn from its address`, () => {
    const plate = plateFromSpec(shown.plateUrl.replace(/^\/plates\/|\.svg$/g, ''))
    expect(drawPlate(plate!)).toMatch(/^<svg/)
  })
}

test('there are five kitchens, and no two cook alike', () => {
  const all = landingSampleRecipes()
  expect(all).toHaveLength(5)
  expect(new Set(all.map(({ plateUrl }) => plateUrl)).size).toBe(5)
  expect(new Set(all.map(({ label }) => label)).size).toBe(5)
})

test('only the first comes with its drawing, which is that of its address', () => {
  const [first, ...others] = landingSampleRecipes()
  expect(first.plateSvg).toBe(drawn(first.plateUrl))
  expect(others.filter(({ plateSvg }) => plateSvg)).toEqual([])
})

test('they are cooked once', () => {
  expect(landingSampleRecipes()).toBe(landingSampleRecipes())
})
