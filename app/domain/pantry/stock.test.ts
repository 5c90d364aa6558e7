import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Lot,
  type PantryEntry,
  gramsInStock,
  inLotOrder,
  isGoodOn,
  stockOf,
  takeFromStock,
} from './stock.ts'

const entry = (
  name: string,
  quantity: number,
  unit: PantryEntry['unit'],
  expiresInDays: number | null = null,
): PantryEntry => ({ name, quantity, unit, expiresInDays })

test('weighs pantry rows by the food table', () => {
  const { lots, leftOut } = stockOf([
    entry('chicken', 500, 'grams'),
    entry('potatoes', 2, 'kg'),
    entry('eggs', 6, 'pieces'),
    entry('olive oil', 250, 'ml'),
    entry('milk', 1, 'liters'),
    entry('chickpeas', 2, 'cans'),
    entry('rice', 2, 'cups'),
    entry('honey', 3, 'tbsp'),
  ])
  const grams = Object.fromEntries(lots.map((lot) => [lot.foodId, lot.grams]))
  expect(leftOut).toEqual([])
  expect(grams['chicken-breast']).toBe(500)
  expect(grams['potato']).toBe(2000)
  expect(grams['egg']).toBeGreaterThan(250)
  expect(grams['egg']).toBeLessThan(400)
  expect(grams['olive-oil']).toBeGreaterThan(200)
  expect(grams['whole-milk']).toBeCloseTo(1017, -1)
  expect(grams['chickpeas-canned']).toBeGreaterThan(400)
  expect(grams['white-rice']).toBeGreaterThan(300)
  expect(grams['honey']).toBeGreaterThan(50)
})

test('leaves out what no plan can use and says why', () => {
  const { lots, leftOut } = stockOf([
    entry('soap', 1, 'pieces'),
    entry('ham', 200, 'grams', -1),
    entry('blorp paste', 100, 'grams'),
    entry('spinach', 200, 'grams', 0),
  ])
  expect(lots.map(({ foodId }) => foodId)).toEqual(['spinach'])
  expect(leftOut.map(({ name }) => name)).toEqual(['soap', 'ham', 'blorp paste'])
  for (const { reason } of leftOut) expect(reason.length).toBeGreaterThan(10)
})

test('food that is good today and not on the first planned day is left out with that reason', () => {
  const rows = [
    entry('spinach', 200, 'grams', -3),
    entry('ham', 200, 'grams', -9),
    entry('feta', 1, 'pieces', 2),
  ]
  const { lots, leftOut } = stockOf(rows, 5)
  expect(lots.map(({ foodId }) => foodId)).toEqual(['feta'])
  expect(leftOut.map(({ reason }) => reason)).toEqual([
    'spinach will be past its date when the plan begins.',
    'ham is past its date.',
  ])
})

test('orders lots by expiry, without a date last', () => {
  const lot = (id: string, expiresInDays: number | null): Lot => ({
    id,
    foodId: 'egg',
    grams: 1,
    expiresInDays,
  })
  const lots = [lot('a', null), lot('b', 4), lot('c', 1), lot('d', null), lot('e', 1)]
  expect(inLotOrder(lots).map(({ id }) => id)).toEqual(['c', 'e', 'b', 'a', 'd'])
})

test('takes the lot that expires first and tells what is short', () => {
  const lots: Lot[] = [
    { id: 'soon', foodId: 'egg', grams: 100, expiresInDays: 1 },
    { id: 'later', foodId: 'egg', grams: 100, expiresInDays: 9 },
    { id: 'other', foodId: 'rice', grams: 500, expiresInDays: null },
  ]
  const first = takeFromStock(lots, 'egg', 150, 1)
  expect(first.uses).toEqual([
    { lotId: 'soon', foodId: 'egg', grams: 100, expiresInDays: 1 },
    { lotId: 'later', foodId: 'egg', grams: 50, expiresInDays: 9 },
  ])
  expect(first.shortG).toBe(0)
  // A day later the first lot is past its date and may not be eaten.
  expect(takeFromStock(lots, 'egg', 150, 2)).toMatchObject({
    shortG: 50,
    uses: [{ lotId: 'later', grams: 100 }],
  })
})

const anyLots = fc.array(
  fc.record({
    id: fc.uuid(),
    foodId: fc.constantFrom('egg', 'rice', 'milk'),
    grams: fc.integer({ min: 0, max: 900 }),
    expiresInDays: fc.option(fc.integer({ min: 0, max: 9 })),
  }),
  { maxLength: 12 },
)

test('stock is conserved: taken and left make what there was, and nothing past its date is taken', () => {
  fc.assert(
    fc.property(
      anyLots,
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 9 }),
      (lots, grams, day) => {
        const before = JSON.stringify(lots)
        const { uses, shortG, left } = takeFromStock(inLotOrder(lots), 'egg', grams, day)
        const sum = (list: readonly { grams: number }[]) => list.reduce((total, one) => total + one.grams, 0)
        expect(sum(uses) + sum(left)).toBeCloseTo(sum(lots), 6)
        expect(sum(uses) + shortG).toBeCloseTo(grams, 6)
        expect(sum(uses)).toBeCloseTo(Math.min(grams, gramsInStock(lots, 'egg', day)), 6)
        for (const use of uses) expect(use.expiresInDays === null || use.expiresInDays >= day).toBe(true)
        // No later lot is touched while an earlier one still has some.
        const ordered = left.filter((lot) => lot.foodId === 'egg' && isGoodOn(lot, day))
        const touched = new Set(uses.map(({ lotId }) => lotId))
        const firstLeft = ordered.findIndex((lot) => lot.grams > 0)
        if (firstLeft >= 0)
          for (const lot of ordered.slice(firstLeft + 1)) expect(touched.has(lot.id)).toBe(false)
        expect(JSON.stringify(lots)).toBe(before)
      },
    ),
  )
})
