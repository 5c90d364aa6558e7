import { gramsOfAmount, type LotState, roundAmount } from './ledger.ts'
import type { PantryUnit } from './quantity.ts'
import { inLotOrder, type Lot, takeFromStock } from './stock.ts'

/** One food a dish needs. Grams are edible ones; null where the line cannot be weighed. */
export type NeededFood = { text: string; name: string; foodId: string | null; grams: number | null }

/** A lot that can be cooked with. */
export type CookingLot = LotState & { foodId: string | null; expiresInDays: number | null }

/** What one line takes from the pantry; `missingG` is what no lot has, null where the line cannot be weighed. */
export type ProposedLine = {
  text: string
  name: string
  neededG: number | null
  missingG: number | null
  takes: readonly { lotId: string; amount: number }[]
}

/** A remainder that nobody would keep: less than a hundredth of what there was. */
const CRUMBS = 0.01

/**
 * Takes what a dish needs from the pantry, of each food the lot that expires soonest first, never what is past its date.
 * Two lines of one food share its lots. Amounts are in the unit of the lot.
 */
export function proposeCooking(needed: readonly NeededFood[], lots: readonly CookingLot[]): ProposedLine[] {
  const states = new Map(lots.map((lot) => [lot.id, lot]))
  const amountsLeft = new Map(lots.map(({ id, amount }) => [id, amount]))
  let left: readonly Lot[] = inLotOrder(
    lots.flatMap((lot) => {
      const grams = gramsOfAmount(lot, lot.amount)
      const { id, foodId, expiresInDays } = lot
      return foodId === null || grams === null || grams <= 0 ? [] : [{ id, foodId, grams, expiresInDays }]
    }),
  )
  return needed.map(({ text, name, foodId, grams }) => {
    if (foodId === null || grams === null) return { text, name, neededG: grams, missingG: grams, takes: [] }
    const { uses, shortG, left: rest } = takeFromStock(left, foodId, grams, 0)
    left = rest
    const takes = uses.flatMap((use) => {
      const inLot = amountsLeft.get(use.lotId) ?? 0
      const amount = amountOf({ ...states.get(use.lotId)!, amount: inLot }, use.grams)
      amountsLeft.set(use.lotId, roundAmount(inLot - amount))
      return amount > 0 ? [{ lotId: use.lotId, amount }] : []
    })
    return { text, name, neededG: grams, missingG: shortG, takes }
  })
}

/** Amounts are proposed as one would take them: a tenth of an onion, whole grams. */
const STEPS: Readonly<Record<PantryUnit, number>> = {
  pieces: 0.1,
  grams: 1,
  kg: 0.005,
  ml: 1,
  liters: 0.005,
  cups: 0.05,
  tbsp: 0.1,
  tsp: 0.1,
  cans: 0.05,
  packages: 0.05,
}

function amountOf(lot: LotState, grams: number): number {
  const step = STEPS[lot.unit]
  const amount = roundAmount(Math.max(Math.round(grams / (lot.gramsPerUnit ?? 1) / step), 1) * step)
  return amount > lot.amount || lot.amount - amount < lot.amount * CRUMBS ? lot.amount : amount
}
