import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freezerDaysOf, leftoverKeeping } from './keeping.ts'
import { type CookingLot, proposeCooking } from './propose-cooking.ts'

const lot = (change: Partial<CookingLot> & { id: string }): CookingLot => ({
  foodId: 'egg',
  amount: 6,
  unit: 'pieces',
  gramsPerUnit: 50,
  expiresInDays: null,
  ...change,
})
const needs = (grams: number | null, foodId: string | null = 'egg') => ({
  text: 'eggs',
  name: 'egg',
  foodId,
  grams,
})

test('the lot that expires soonest goes first, what is past its date not at all, and what is missing is said', () => {
  const lots = [
    lot({ id: 'later', expiresInDays: 9 }),
    lot({ id: 'past', expiresInDays: -1 }),
    lot({ id: 'soon', amount: 2, expiresInDays: 1 }),
  ]
  expect(proposeCooking([needs(150), needs(300)], lots)).toMatchObject([
    {
      takes: [
        { lotId: 'soon', amount: 2 },
        { lotId: 'later', amount: 1 },
      ],
      missingG: 0,
    },
    { takes: [{ lotId: 'later', amount: 5 }], missingG: 50 },
  ])
})

test('what cannot be weighed or is not in the table is not taken by guess', () => {
  expect(proposeCooking([needs(null), needs(50, null)], [lot({ id: 'a' })])).toMatchObject([
    { takes: [], missingG: null },
    { takes: [], missingG: 50 },
  ])
  expect(proposeCooking([needs(50)], [lot({ id: 'a', gramsPerUnit: null })])).toMatchObject([
    { takes: [], missingG: 50 },
  ])
})

test('a crumb is not left in a pack', () => {
  const pack = lot({ id: 'a', foodId: 'rice', amount: 500, unit: 'grams', gramsPerUnit: 1 })
  expect(proposeCooking([needs(498, 'rice')], [pack])[0]!.takes).toEqual([{ lotId: 'a', amount: 500 }])
})

test('never more is taken than there is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 4 }),
      (grams, amounts) => {
        const lots = amounts.map((amount, index) => lot({ id: String(index), amount }))
        const taken = proposeCooking(
          grams.map((one) => needs(one)),
          lots,
        ).flatMap(({ takes }) => takes)
        for (const { id, amount } of lots) {
          const sum = taken.reduce((total, one) => total + (one.lotId === id ? one.amount : 0), 0)
          expect(sum).toBeLessThanOrEqual(amount + 0.01)
        }
      },
    ),
  )
})

test('what is left of a dish keeps as long as its most delicate food', () => {
  expect(leftoverKeeping(['beef-mince', 'white-rice', 'salmon'])).toEqual({ days: 1, because: 'rice' })
  expect(leftoverKeeping(['salmon', 'potato'])).toEqual({ days: 2, because: null })
  expect(leftoverKeeping(['beef-mince', 'no-such-food'])).toEqual({ days: 2, because: null })
  expect(freezerDaysOf({ foodId: 'beef-mince' })).toBe(120)
  expect(freezerDaysOf({ foodId: null })).toBe(90)
})

const line = (text: string, foodId: string, grams: number) => ({ text, name: foodId, foodId, grams })

test('a lemon at home covers its juice and zest, and an egg its white', () => {
  const lemons = lot({ id: 'lemons', foodId: 'lemon', amount: 2, gramsPerUnit: 84 })
  const [juice, zest] = proposeCooking(
    [line('1 lemon, juiced', 'lemon-juice', 45), line('zest of 1 lemon', 'lemon-zest', 2)],
    [lemons],
  )
  expect(juice).toMatchObject({ missingG: 0, takes: [{ lotId: 'lemons' }] })
  expect(juice!.takes[0]!.amount).toBeCloseTo(1, 0)
  expect(zest, 'of the lemon that is pressed').toMatchObject({ missingG: 0, takes: [] })
  const eggs = lot({ id: 'eggs', foodId: 'egg', amount: 6, gramsPerUnit: 50 })
  const [white] = proposeCooking([line('2 egg whites', 'egg-white', 66)], [eggs])
  expect(white).toMatchObject({ missingG: 0, takes: [{ lotId: 'eggs' }] })
  expect(
    proposeCooking([line('juice of 4 lemons', 'lemon-juice', 180)], [lemons])[0]!.missingG,
  ).toBeGreaterThan(0)
})
