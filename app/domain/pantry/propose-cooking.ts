import { findFood } from '#app/domain/food/foods.ts'
import { saleOf } from '#app/domain/shopping/pack-table.ts'
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
  const cutUp = wholesCutUp()
  return needed.map(({ text, name, foodId, grams }) => {
    if (foodId === null || grams === null) return { text, name, neededG: grams, missingG: grams, takes: [] }
    const own = takeFromStock(left, foodId, grams, 0)
    const whole = own.shortG > 0 ? wholeOf(foodId) : null
    const wholeG = whole ? cutUp.gramsToTake(whole.id, foodId, own.shortG * whole.gramsPerGram) : 0
    const more = whole ? takeFromStock(own.left, whole.id, wholeG, 0) : null
    left = more?.left ?? own.left
    const shortG = whole && more ? more.shortG / whole.gramsPerGram : own.shortG
    if (whole && more) cutUp.take(whole.id, foodId, own.shortG * whole.gramsPerGram - more.shortG)
    const takes = [...own.uses, ...(more?.uses ?? [])].flatMap((use) => {
      const inLot = amountsLeft.get(use.lotId) ?? 0
      const amount = amountOf({ ...states.get(use.lotId)!, amount: inLot }, use.grams)
      amountsLeft.set(use.lotId, roundAmount(inLot - amount))
      return amount > 0 ? [{ lotId: use.lotId, amount }] : []
    })
    return { text, name, neededG: grams, missingG: shortG, takes }
  })
}

/** The food that this one is a part of, or is cooked from: a lemon for its juice, an egg for its white. */
function wholeOf(foodId: string): { id: string; gramsPerGram: number } | null {
  const food = findFood(foodId)
  if (!food) return null
  const { food: bought, gramsPerGram } = saleOf(food)
  return bought.id === foodId ? null : { id: bought.id, gramsPerGram }
}

/** A lemon that is juiced still has its zest: using another part of the same whole takes no more of it. */
function wholesCutUp() {
  const takenOf = new Map<string, Map<string, number>>()
  const partsOf = (wholeId: string) => takenOf.get(wholeId) ?? new Map<string, number>()
  return {
    gramsToTake(wholeId: string, partId: string, grams: number): number {
      const parts = partsOf(wholeId)
      return Math.max(0, (parts.get(partId) ?? 0) + grams - Math.max(0, ...parts.values()))
    },
    take(wholeId: string, partId: string, grams: number): void {
      const parts = partsOf(wholeId)
      takenOf.set(wholeId, parts.set(partId, (parts.get(partId) ?? 0) + grams))
    },
  }
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
