import { expect, test } from 'vitest'
import { withFractionSigns } from '#app/domain/recipe/kitchen-figures.ts'
import { drawPlate } from '#app/domain/plate/draw-plate.ts'
import { writeRecipes } from '#app/domain/kitchen/kitchen.ts'
import { checkDraft } from '#app/features/recipes/generate/check-draft.ts'
import { plateFromSpec } from '#app/features/recipes/plate-spec.server.ts'
import { BASKETS } from './baskets.ts'
import { drawn } from './present-dish.server.ts'
import { cookbook } from '#app/cookbook.server.ts'
import { cookBasket, landingSampleDish } from './sample-dish.server.ts'

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

for (const basket of BASKETS) {
  const { id, request } = basket
  const shown = cookBasket(basket, cookbook())
  const draft = writeRecipes(request, cookbook()).drafts[0]!
  const checked = checkDraft(draft, request, 'the kitchen')
  if (!checked.ok) throw new Error(checked.reason)
  const { recipe } = checked

  test(`${id}: shows the dish that the kitchen writes for the basket, with the figures counted for it`, () => {
    expect(shown.name).toBe(recipe.name)
    expect(shown.cookingTimeMin).toBe(recipe.cookingTimeMin)
    expect(shown.totalKcal).toBe(Math.round(recipe.nutrition.perServing.kcal))
    expect(shown.instructions).toEqual(recipe.instructions)
    expect(shown.lines.map(({ text }) => text)).toEqual(
      recipe.ingredients.map(({ text }) => withFractionSigns(text)),
    )
    expect(shown.shares.map(({ label }) => label)).toEqual(['Protein', 'Carbs', 'Fat'])
  })

  test(`${id}: counts every line of it, and the lines add up to the total`, () => {
    expect(recipe.nutrition.uncounted).toEqual([])
    expect(shown.lines.filter(({ kcal }) => kcal === null)).toEqual([])
    expect(sum(shown.lines.map(({ kcal }) => kcal ?? 0))).toBe(shown.totalKcal)
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
    expect(shown.plateSvg).toBe(drawn(shown.plateUrl))
  })
}

test('there are five examples, and no two cook alike', () => {
  expect(new Set(BASKETS.map((basket) => cookBasket(basket, cookbook()).plateUrl)).size).toBe(5)
  expect(new Set(BASKETS.map(({ label }) => label)).size).toBe(5)
})

test('the dish on the plate is that of the first, and cooked once', () => {
  expect(landingSampleDish(cookbook).name).toBe(cookBasket(BASKETS[0], cookbook()).name)
  expect(landingSampleDish(cookbook)).toBe(landingSampleDish(cookbook))
})
