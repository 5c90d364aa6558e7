import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findFood } from '#app/domain/food/foods.ts'
import { isHeading } from '#app/domain/food/ingredient-line.ts'
import { gramsToBuy, mergeBatch } from '#app/domain/shopping/merge.ts'
import { saleOf } from '#app/domain/shopping/pack-table.ts'
import { readShoppingLine } from '#app/domain/shopping/shopping-line.ts'

/** A folder with lines of published recipes, which may not be part of the project. */
const folder = process.env['REFERENCE_DIR'] ?? ''
const file = (name: string) => `${folder}/${name}`
const isThere =
  folder !== '' &&
  ['ingredient-lines-dev.jsonl', 'recipes-nutrition-dev.jsonl'].every((name) => existsSync(file(name)))

function referenceLines(): string[] {
  const rowsOf = (name: string) =>
    readFileSync(file(name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { line?: string; ingredients?: string[] })
  return [
    ...rowsOf('ingredient-lines-dev.jsonl').flatMap(({ line }) => line ?? []),
    ...rowsOf('recipes-nutrition-dev.jsonl').flatMap(({ ingredients }) => ingredients ?? []),
  ]
}

test.skipIf(!isThere)(
  'over real lines of recipes nothing is lost, a food is one line, and totals are sums',
  () => {
    const lines = referenceLines()
    expect(lines.length).toBeGreaterThanOrEqual(500)
    const wantedBy = lines.map((text) => ({ text, wanted: readShoppingLine(text) }))
    const lost = wantedBy.filter(({ text, wanted }) => wanted.length === 0 && !isHeading(text))
    // Water and ice come from the tap.
    expect(lost.filter(({ text }) => !/\b(?:water|ice)\b/i.test(text))).toEqual([])
    const wanted = wantedBy.flatMap((one) => one.wanted)
    const items = mergeBatch([], { from: 'recipe:all', label: '', wanted })
    expect(items.flatMap(({ sources }) => sources)).toHaveLength(wanted.length)
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
    for (const { key, foodId, sources } of items) {
      const own = wanted.filter((one) => one.key === key)
      const sum = own.reduce((total, { grams }) => total + (grams ?? 0), 0)
      const known = own.some(({ grams }) => grams !== null)
      if (known) expect(gramsToBuy(sources)).toBeCloseTo(sum, 6)
      else expect(gramsToBuy(sources)).toBeNull()
      const food = foodId === null ? null : findFood(foodId)
      if (foodId !== null) expect(food && saleOf(food).food.id).toBe(foodId)
    }
    const share = wanted.filter(({ foodId }) => foodId !== null).length / wanted.length
    expect(share, 'lines whose food is known').toBeGreaterThan(0.93)
  },
)
