import type { PantryUnit } from './quantity.ts'

/**
 * The ledger of the pantry: what becomes of each purchase, as movements that are only ever added. A lot holds the sum of
 * its movements, and everything that came in is either still there or went one of the ways out.
 */

export const WAYS_OUT = ['cooked', 'eaten', 'given', 'binned'] as const
export type WayOut = (typeof WAYS_OUT)[number]

/** `frozen` moves food from one lot to another; `corrected` sets right what was counted; `undone` takes one back. */
export const MOVEMENT_KINDS = ['added', ...WAYS_OUT, 'frozen', 'corrected', 'undone'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

export const WASTE_REASONS = ['expired', 'spoiled', 'too much', 'did not like'] as const
export type WasteReason = (typeof WASTE_REASONS)[number]

/** A lot as the ledger sees it. `gramsPerUnit` is null where the food table cannot weigh it. */
export type LotState = { id: string; amount: number; unit: PantryUnit; gramsPerUnit: number | null }

/** Amounts are in `unit`, above zero into the lot and below zero out of it. */
export type Movement = {
  lotId: string
  kind: MovementKind
  amount: number
  unit: PantryUnit
  grams: number | null
}

/** Thousandths of a unit: what the ledger counts in, so that sums are exact. */
export const toThousandths = (amount: number): number => Math.round(amount * 1000)
export const roundAmount = (amount: number): number => toThousandths(amount) / 1000

/** Grams of an amount of a lot, to a thousandth; null where they are not known. */
export function gramsOfAmount(lot: Pick<LotState, 'gramsPerUnit'>, amount: number): number | null {
  return lot.gramsPerUnit === null ? null : roundAmount(amount * lot.gramsPerUnit)
}

/** From one amount of a lot to another: grams are told as the difference, so that they sum up without remainders. */
function moved(lot: LotState, to: number, kind: MovementKind): Movement {
  const [before, after] = [gramsOfAmount(lot, lot.amount), gramsOfAmount(lot, to)]
  return {
    lotId: lot.id,
    kind,
    amount: roundAmount(to - lot.amount),
    unit: lot.unit,
    grams: before === null || after === null ? null : roundAmount(after - before),
  }
}

/** The first movement of a new lot. */
export function opening(lot: LotState): Movement {
  return moved({ ...lot, amount: 0 }, roundAmount(lot.amount), 'added')
}

/** What was taken out to be frozen, as it comes into a lot of its own. */
export function intoFreezer(out: Movement, lotId: string): Movement {
  return { ...out, lotId, amount: -out.amount, grams: out.grams === null ? null : -out.grams }
}

/**
 * Takes an amount out of a lot, at most what there is; null takes all. Throws RangeError for nothing or less than
 * nothing.
 */
export function takeOut(lot: LotState, amount: number | null, kind: WayOut | 'frozen'): Movement {
  const taken = Math.min(roundAmount(amount ?? lot.amount), lot.amount)
  if (!(taken > 0)) throw new RangeError('Nothing is taken out')
  return moved(lot, roundAmount(lot.amount - taken), kind)
}

/**
 * What a correction of a lot writes: one movement for another amount, two where unit or weight are other ones (the old
 * go out, the new come in), none where nothing changes.
 */
export function correction(lot: LotState, next: Omit<LotState, 'id'>): Movement[] {
  const to = { ...next, id: lot.id, amount: roundAmount(next.amount) }
  if (lot.unit === to.unit && lot.gramsPerUnit === to.gramsPerUnit)
    return lot.amount === to.amount ? [] : [moved(lot, to.amount, 'corrected')]
  const out = lot.amount > 0 ? [moved(lot, 0, 'corrected')] : []
  return to.amount > 0 ? [...out, moved({ ...to, amount: 0 }, to.amount, 'corrected')] : out
}

/** Takes a movement back. */
export function undoing(movement: Movement): Movement {
  const grams = movement.grams === null ? null : -movement.grams
  return { ...movement, kind: 'undone', amount: -movement.amount, grams }
}

/** The amount of a lot by its movements, in its unit; throws where another unit does not cancel out. */
export function amountOfMovements(movements: readonly Movement[], unit: PantryUnit): number {
  const sums = new Map<PantryUnit, number>()
  for (const one of movements) sums.set(one.unit, (sums.get(one.unit) ?? 0) + toThousandths(one.amount))
  for (const [other, sum] of sums)
    if (other !== unit && sum !== 0) throw new RangeError(`${sum / 1000} ${other} are left of another unit`)
  return (sums.get(unit) ?? 0) / 1000
}

/** What moved, in grams: `inG` is what was added less what was set right; `frozenG` stayed in the pantry. */
export type Flows = { inG: number; out: Record<WayOut, number>; frozenG: number; stockG: number }

type Told = Movement & { id: string; undoesId: string | null }

/**
 * Sums movements up by where they went. What was taken back counts as if it had never been. In equals out plus stock,
 * whatever the movements are.
 */
export function flowsOf(movements: readonly Told[]): Flows {
  const undone = new Set(movements.flatMap(({ undoesId }) => undoesId ?? []))
  const out = { cooked: 0, eaten: 0, given: 0, binned: 0 }
  let [came, frozen, stock] = [0, 0, 0]
  for (const { id, kind, grams, undoesId } of movements) {
    if (undone.has(id) || undoesId !== null || grams === null) continue
    const thousandths = toThousandths(grams)
    stock += thousandths
    if (kind === 'added' || kind === 'corrected') came += thousandths
    else if (kind === 'frozen') frozen += Math.max(-thousandths, 0)
    else if (kind !== 'undone') out[kind] -= thousandths
  }
  const grams = (thousandths: number) => thousandths / 1000
  return {
    inG: grams(came),
    out: {
      cooked: grams(out.cooked),
      eaten: grams(out.eaten),
      given: grams(out.given),
      binned: grams(out.binned),
    },
    frozenG: grams(frozen),
    stockG: grams(stock),
  }
}
