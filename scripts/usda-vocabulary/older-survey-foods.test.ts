import { expect, test } from 'vitest'
import { mealVocabulary } from '#app/domain/meals/vocabulary/meal-vocabulary.ts'
import { olderSurveyFoods } from './older-survey-foods.ts'

const FOODS = olderSurveyFoods()
const ENERGY_TOLERANCE = 0.25
const LEAST_TOLERATED_KCAL = 12
/** Of bran, gum and what is rich in fiber USDA counts less energy than general factors give. */
const RICH_IN_FIBER_G = 15
const isIndigestible = (description: string) => /\bbran\b|chewing gum/i.test(description)

test('every food of the older survey has an id of its own, portions, and figures that add up', () => {
  expect(new Set(FOODS.map(({ id }) => id)).size).toBe(FOODS.length)
  for (const { id, description, per100g, portions } of FOODS) {
    const name = `${id} ${description}`
    expect(id, name).toMatch(/^FN\d{8}(?:-2017)?$/)
    expect(portions.length, name).toBeGreaterThan(0)
    for (const { grams, amount } of portions) expect(Math.min(grams, amount), name).toBeGreaterThan(0)
    const { kcal, proteinG, carbsG, fatG, fiberG, sugarG, saturatedFatG, alcoholG } = per100g
    expect(proteinG + carbsG + fatG, name).toBeLessThanOrEqual(101)
    expect(sugarG ?? 0, name).toBeLessThanOrEqual(carbsG + 0.6)
    expect(saturatedFatG ?? 0, name).toBeLessThanOrEqual(fatG + 0.1)
    if ((fiberG ?? 0) >= RICH_IN_FIBER_G || isIndigestible(description)) continue
    const byFactors = 4 * proteinG + 4 * carbsG - 2 * (fiberG ?? 0) + 9 * fatG + 7 * (alcoholG ?? 0)
    const tolerance = Math.max(LEAST_TOLERATED_KCAL, ENERGY_TOLERANCE * kcal)
    expect(Math.abs(byFactors - kcal), `${name}: ${byFactors} by factors, ${kcal} stated`).toBeLessThan(
      tolerance,
    )
  }
})

test('the packed vocabulary holds every one of them', () => {
  const packed = new Set(mealVocabulary().foods.map(({ id }) => id))
  expect(FOODS.filter(({ id }) => !packed.has(id)).map(({ id }) => id)).toEqual([])
})
