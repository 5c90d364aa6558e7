import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findFood } from '#app/domain/food/foods.ts'
import { findGood } from '#app/domain/food/goods.ts'
import { isHeading, readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { gramsToBuy, mergeBatch } from '#app/domain/shopping/merge.ts'
import { saleOf } from '#app/domain/shopping/pack-table.ts'
import { readShoppingLine } from '#app/domain/shopping/shopping-line.ts'

/** Our own lines, with the foods that are to be bought for each: some 300 foods of recipes in all measures. */
const OWN = readFileSync(join(import.meta.dirname, 'shopping-lines.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [line = '', foods = ''] = row.split('\t')
    return { line, foods: foods === '' ? [] : foods.split(' ') }
  })

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

/** Merges the lines; checks that nothing is lost, a food is one line and totals are sums. Gives the share of known foods. */
function expectMerged(lines: readonly string[]): number {
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
    const food = foodId === null ? null : findGood(foodId)
    if (foodId !== null) expect(food && saleOf(food).food.id).toBe(foodId)
  }
  return wanted.filter(({ foodId }) => foodId !== null).length / wanted.length
}

describe('500 lines of our own', () => {
  test('nothing is lost, a food is one line, and totals are sums', () => {
    expect(OWN.length).toBeGreaterThanOrEqual(500)
    expect(expectMerged(OWN.map(({ line }) => line))).toBe(1)
  })

  test('each line asks for the foods it names, and for no others', () => {
    const misread = OWN.map(({ line, foods }) => ({
      line,
      foods,
      read: readShoppingLine(line).map(({ key }) => key),
    })).filter(({ foods, read }) => foods.join(' ') !== read.join(' '))
    expect(misread).toEqual([])
  })

  test('lines of one food in grams, ounces and pounds are bought with what they weigh together', () => {
    const IN_GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 }
    const weighed = OWN.flatMap(({ line, foods: [food] }) => {
      const [, amount, unit = ''] = /^([\d.]+) ?(g|kg|oz|lb) /.exec(line) ?? []
      return amount && food ? [{ line, food, grams: Number(amount) * IN_GRAMS[unit]! }] : []
    })
    expect(weighed.length).toBeGreaterThan(150)
    const off = weighed.filter(({ line, food, grams }) => {
      const [wanted] = readShoppingLine(line)
      // Cooked foods and parts of foods are bought as others, in other amounts.
      if (findFood(food)?.state !== 'raw' || foodOfLine(readIngredientLine(line))?.food.id !== food)
        return false
      return Math.abs((wanted?.grams ?? 0) - grams) > grams * 0.6
    })
    expect(off).toEqual([])
  })
})

test.skipIf(!isThere)(
  'over real lines of recipes nothing is lost, a food is one line, and totals are sums',
  () => {
    const lines = referenceLines()
    expect(lines.length).toBeGreaterThanOrEqual(500)
    expect(expectMerged(lines), 'lines whose food is known').toBeGreaterThan(0.93)
  },
)
