import { expect, test } from 'vitest'
import { writeRecipes } from '#app/domain/kitchen/kitchen.ts'
import { checkDraft } from '#app/features/recipes/check-draft.ts'
import { landingShowcase, SHOWCASE_REQUEST } from './showcase.server.ts'

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

test('shows the dish that the kitchen writes for the basket, with the figures counted for it', () => {
  const draft = writeRecipes(SHOWCASE_REQUEST).drafts[0]!
  const checked = checkDraft(draft, SHOWCASE_REQUEST, 'the kitchen')
  if (!checked.ok) throw new Error(checked.reason)
  const { nutrition } = checked.recipe
  const shown = landingShowcase()
  expect(shown.name).toBe(draft.name)
  expect(shown.cookingTimeMin).toBe(draft.cookingTimeMin)
  expect(shown.totalKcal).toBe(Math.round(nutrition.perServing.kcal))
  expect(shown.shares.map(({ label }) => label)).toEqual(['Protein', 'Carbs', 'Fat'])
})

test('counts every line of it, so that the slip beside the dish tells all', () => {
  const draft = writeRecipes(SHOWCASE_REQUEST).drafts[0]!
  const checked = checkDraft(draft, SHOWCASE_REQUEST, 'the kitchen')
  expect(checked.ok && checked.recipe.nutrition.uncounted).toEqual([])
})

test('has at most five rows that add up to the total', () => {
  const { rows, totalKcal } = landingShowcase()
  expect(rows.length).toBeGreaterThanOrEqual(3)
  expect(rows.length).toBeLessThanOrEqual(5)
  expect(sum(rows.map((row) => row.kcal))).toBe(totalKcal)
})

test('is a fair example: a dish of ordinary size whose arcs match its figure', () => {
  const { totalKcal, shares } = landingShowcase()
  expect(totalKcal).toBeGreaterThan(350)
  expect(totalKcal).toBeLessThan(850)
  const fromMacros = sum(shares.map((share) => share.amount))
  expect(Math.abs(fromMacros - totalKcal) / totalKcal).toBeLessThan(0.12)
})

test('has a drawn plate, and is small enough to travel in the page', () => {
  const shown = landingShowcase()
  expect(shown.plateUrl).toMatch(/^\/plates\//)
  expect(JSON.stringify(shown).length).toBeLessThan(1800)
})

test('is cooked once', () => {
  expect(landingShowcase()).toBe(landingShowcase())
})
