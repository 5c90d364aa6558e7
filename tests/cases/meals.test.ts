import { describe, expect, test } from 'vitest'
import { readMeal } from '#app/domain/meals/read-meal.ts'
import { rowsOf } from './rows.ts'

/**
 * Meals as people describe them in reports of other calorie counters, and the kilocalories that are right. A row with a
 * reason is a known gap: it fails as soon as the reader closes it, and the reason is then taken out.
 */
const ROWS = rowsOf('meals').map(([source = '', said = '', least = '', most = '', gap = '']) => ({
  source,
  said,
  least: Number(least),
  most: Number(most),
  gap,
}))
const kcalOf = (said: string): number => readMeal(said).total.kcal

describe('described meals', () => {
  test.each(ROWS.filter(({ gap }) => gap === ''))('$source: “$said” has $least to $most kcal', (row) => {
    expect(kcalOf(row.said)).toBeGreaterThanOrEqual(row.least)
    expect(kcalOf(row.said)).toBeLessThanOrEqual(row.most)
  })
})

describe('known gaps', () => {
  test.fails.each(ROWS.filter(({ gap }) => gap !== ''))('$source: “$said”: $gap', (row) => {
    expect(kcalOf(row.said)).toBeGreaterThanOrEqual(row.least)
    expect(kcalOf(row.said)).toBeLessThanOrEqual(row.most)
  })
})
