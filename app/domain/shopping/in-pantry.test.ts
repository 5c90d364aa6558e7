import { expect, test } from 'vitest'
import { heldFoods, inPantry, missingOf } from './in-pantry.ts'
import { readShoppingLine } from './shopping-line.ts'

const TODAY = '2026-11-20'
const food = (foodId: string | null, grams: number | null = null, name = foodId ?? 'zorblax') => ({
  foodId,
  name,
  grams,
})
const lot = (
  foodId: string | null,
  amount = 1,
  expiryDate: string | null = null,
  gramsPerUnit: number | null = 1,
) => ({
  foodId,
  amount,
  gramsPerUnit,
  expiryDate,
})

test('each food counts once, and what is past its date is missing', () => {
  const needed = [
    food('egg'),
    food('egg', null, 'egg yolk'),
    food('leek'),
    food('milk'),
    food(null),
    food('water'),
    food('salt', 3),
    food('black-pepper', 1),
  ]
  const held = heldFoods([lot('egg', 6, TODAY), lot('milk', 500, '2026-11-19'), lot(null)], TODAY)
  expect(inPantry(needed, held)).toEqual({
    hasCount: 1,
    count: 4,
    missing: ['leek', 'milk', 'zorblax'],
    short: [],
  })
  expect(inPantry([food('water')], held)).toBeNull()
})

test('too little of a food is said, and an unknown amount counts as enough', () => {
  const held = heldFoods(
    [lot('plain-flour', 100), lot('plain-flour', 50), lot('butter', 2, null, null)],
    TODAY,
  )
  expect(inPantry([food('plain-flour', 100), food('plain-flour', 50)], held)?.short).toEqual([])
  expect(inPantry([food('plain-flour', 100), food('plain-flour', 60)], held)?.short).toEqual(['plain-flour'])
  expect(inPantry([food('butter', 500)], held)).toMatchObject({ hasCount: 1, short: [] })
})

test('of the lines of a recipe those go on the list that the pantry cannot give', () => {
  const held = heldFoods([lot('plain-flour', 300), lot('butter', 2, null, null)], TODAY)
  const batch = (from: string, lines: readonly string[]) => ({
    from,
    label: '',
    wanted: lines.flatMap((line) => readShoppingLine(line)),
  })
  const lines = ['200 g plain flour', '50 g butter', '2 leeks', 'salt']
  const recipe = batch('recipe:one', lines)
  const missing = (free: number) =>
    missingOf(recipe, held, new Map([['plain-flour', free]])).map(({ text }) => text)
  expect(missing(300)).toEqual(['2 leeks'])
  // Another recipe on the list takes most of the flour.
  expect(missing(100)).toContain('200 g plain flour')
})
