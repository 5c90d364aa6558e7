import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountOfMovements,
  correction,
  flowsOf,
  intoFreezer,
  type LotState,
  type Movement,
  opening,
  takeOut,
  toThousandths,
  undoing,
  WAYS_OUT,
} from './ledger.ts'
import { PANTRY_UNITS } from './quantity.ts'

const eggs: LotState = { id: 'eggs', amount: 6, unit: 'pieces', gramsPerUnit: 55 }

test('a lot is taken from up to what there is, in its unit and in grams', () => {
  expect(opening(eggs)).toMatchObject({ kind: 'added', amount: 6, unit: 'pieces', grams: 330 })
  expect(takeOut(eggs, 2, 'cooked')).toMatchObject({ kind: 'cooked', amount: -2, grams: -110 })
  expect(takeOut(eggs, null, 'binned')).toMatchObject({ amount: -6, grams: -330 })
  expect(takeOut(eggs, 99, 'given')).toMatchObject({ amount: -6 })
  expect(takeOut({ ...eggs, gramsPerUnit: null }, 1, 'eaten').grams).toBeNull()
  for (const none of [0, -1, Number.NaN]) expect(() => takeOut(eggs, none, 'eaten')).toThrow(RangeError)
})

test('another unit goes out in the old and comes in in the new', () => {
  const grams = { amount: 400, unit: 'grams', gramsPerUnit: 1 } as const
  expect(correction(eggs, { ...grams }).map(({ amount, unit }) => [amount, unit])).toEqual([
    [-6, 'pieces'],
    [400, 'grams'],
  ])
  expect(correction(eggs, eggs)).toEqual([])
  expect(amountOfMovements([opening(eggs), ...correction(eggs, grams)], 'grams')).toBe(400)
  expect(() => amountOfMovements([opening(eggs)], 'grams')).toThrow('6 pieces')
})

type Told = Movement & { id: string; undoesId: string | null }

/** A pantry in memory: the same steps as the commands take, without a database. */
function pantryOf() {
  const lots = new Map<string, LotState>()
  const movements: Told[] = []
  const steps: Told[][] = []
  const write = (movement: Movement, undoesId: string | null = null) => {
    const told = { ...movement, id: String(movements.length), undoesId }
    movements.push(told)
    if (undoesId === null) steps.at(-1)?.push(told)
    const lot = lots.get(movement.lotId)!
    if (lot.unit === movement.unit)
      lots.set(lot.id, {
        ...lot,
        amount: (toThousandths(lot.amount) + toThousandths(movement.amount)) / 1000,
      })
  }
  return {
    lots,
    movements,
    begin: () => steps.push([]),
    add(lot: Omit<LotState, 'id'>) {
      const id = `lot ${lots.size}`
      lots.set(id, { ...lot, id, amount: 0 })
      write(opening({ ...lot, id }))
    },
    take(lot: LotState, amount: number, kind: (typeof WAYS_OUT)[number]) {
      if (lot.amount > 0) write(takeOut(lot, Math.max(amount, 0.001), kind))
    },
    freeze(lot: LotState, amount: number) {
      if (lot.amount <= 0) return
      const out = takeOut(lot, Math.max(amount, 0.001), 'frozen')
      write(out)
      const id = `lot ${lots.size}`
      lots.set(id, { ...lot, id, amount: 0 })
      write(intoFreezer(out, id))
    },
    correct(lot: LotState, next: Omit<LotState, 'id'>) {
      for (const one of correction(lot, next)) {
        if (one.unit === next.unit && one.amount > 0)
          lots.set(lot.id, { ...lots.get(lot.id)!, unit: next.unit, gramsPerUnit: next.gramsPerUnit })
        write(one)
      }
    },
    /** A whole step is undone or nothing of it. */
    undo(at: number) {
      const step = steps[at] ?? []
      const isPossible = step.every(({ lotId, unit, amount }) => {
        const lot = lots.get(lotId)!
        // What was used since cannot be taken back, nor what was counted in another unit.
        return lot.unit === unit && lot.amount - amount >= 0
      })
      if (!isPossible) return
      steps[at] = []
      for (const movement of step) write(undoing(movement), movement.id)
    },
  }
}

const anyLot = fc.record({
  amount: fc.integer({ min: 1, max: 5_000_000 }).map((thousandths) => thousandths / 1000),
  unit: fc.constantFrom(...PANTRY_UNITS),
  gramsPerUnit: fc.double({ min: 0.001, max: 2000, noNaN: true }),
})
const anyStep = fc.record({
  act: fc.constantFrom('add', 'take', 'freeze', 'correct', 'undo'),
  lot: fc.nat(),
  amount: fc.double({ min: 0, max: 6000, noNaN: true }),
  kind: fc.constantFrom(...WAYS_OUT),
  next: anyLot,
})

test('in equals out plus stock, over any history of buying, cooking, freezing, giving, binning and undoing', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const pantry = pantryOf()
      for (const { act, lot: place, amount, kind, next } of steps) {
        const lots = [...pantry.lots.values()]
        if (act !== 'undo') pantry.begin()
        const lot = lots[place % Math.max(lots.length, 1)]
        if (act === 'add' || !lot) pantry.add(next)
        else if (act === 'take') pantry.take(lot, amount, kind)
        else if (act === 'freeze') pantry.freeze(lot, amount)
        else if (act === 'correct') pantry.correct(lot, next)
        else pantry.undo(place % steps.length)
      }
      let stockG = 0
      for (const lot of pantry.lots.values()) {
        const own = pantry.movements.filter(({ lotId }) => lotId === lot.id)
        expect(amountOfMovements(own, lot.unit)).toBe(lot.amount)
        expect(lot.amount).toBeGreaterThanOrEqual(0)
        stockG += own.reduce((sum, { grams }) => sum + grams!, 0)
      }
      const flows = flowsOf(pantry.movements)
      const outG = WAYS_OUT.reduce((sum, way) => sum + flows.out[way], 0)
      expect(flows.stockG).toBeCloseTo(stockG, 3)
      expect(toThousandths(flows.inG)).toBe(toThousandths(outG + flows.stockG))
    }),
    { numRuns: 300 },
  )
})
