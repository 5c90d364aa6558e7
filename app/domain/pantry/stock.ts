import { readPantry } from '#app/domain/kitchen/pantry.ts'
import type { Item } from '#app/domain/kitchen/item.ts'
import { hasToThaw } from '#app/domain/food/treatment.ts'
import { type PantryUnit, quantityText } from './quantity.ts'

/** A pantry row as planning needs it. */
export type PantryEntry = {
  /** Own id of the row; the position stands in where it is missing. */
  id?: string
  name: string
  quantity: number
  unit: PantryUnit
  /** Whole days from the first planned day; null without a date; negative once past. */
  expiresInDays: number | null
  /** It is in the freezer, whatever its name says. */
  isFrozen?: boolean
}

/** One purchase of one food: lots of a food are used in the order in which they expire. */
export type Lot = {
  id: string
  foodId: string
  grams: number
  expiresInDays: number | null
  /** Meat or fish from the freezer, which has to thaw before it is cooked. */
  isFrozen?: boolean
  /** The first day of a plan on which it can have thawed. */
  thawedOn?: number
}

export type Stock = {
  lots: readonly Lot[]
  /** What the kitchen can cook with, one item per food. */
  items: readonly Item[]
  /** Rows that cannot be planned with, each with the reason. */
  leftOut: readonly { name: string; reason: string }[]
}

const LINE_UNITS: Readonly<Record<PantryUnit, string>> = {
  pieces: '',
  grams: 'g ',
  kg: 'kg ',
  ml: 'ml ',
  liters: 'litres ',
  cups: 'cups ',
  tbsp: 'tbsp ',
  tsp: 'tsp ',
  cans: 'cans ',
  packages: 'packages ',
}

/** The pantry row as an ingredient line that the food table reads: "500 g chicken", "2 cans chickpeas". */
export function lineOfEntry(entry: Pick<PantryEntry, 'name' | 'quantity' | 'unit'>): string {
  return `${quantityText(entry.quantity)} ${LINE_UNITS[entry.unit]}${entry.name.trim()}`
}

/** Soonest expiry first, no date last, otherwise as they were added. */
export function inLotOrder(lots: readonly Lot[]): Lot[] {
  return lots.toSorted((left, right) => {
    if (left.expiresInDays === right.expiresInDays) return 0
    if (left.expiresInDays === null) return 1
    if (right.expiresInDays === null) return -1
    return left.expiresInDays - right.expiresInDays
  })
}

/**
 * Weighs pantry rows by the food table (grams of edible food). Rows that are no food, unknown, finished dishes or
 * past their date are left out with the reason. `daysAhead` is how many days it is until the first planned day.
 */
export function stockOf(entries: readonly PantryEntry[], daysAhead = 0): Stock {
  const lots: Lot[] = []
  const items = new Map<string, Item>()
  const leftOut: { name: string; reason: string }[] = []
  for (const [index, entry] of entries.entries()) {
    const { name, expiresInDays } = entry
    if (expiresInDays !== null && expiresInDays < 0) {
      const isGoodToday = expiresInDays + daysAhead >= 0
      const reason = isGoodToday ? 'will be past its date when the plan begins' : 'is past its date'
      leftOut.push({ name, reason: `${name} ${reason}.` })
      continue
    }
    const read = readPantry([lineOfEntry(entry)], 'None')
    const item = read.items[0]
    if (item === undefined) {
      leftOut.push({ name, reason: read.refused[0]?.reason ?? `${name} cannot be used in a plan.` })
      continue
    }
    if (item.givenG === null) {
      leftOut.push({ name, reason: `How much ${name} there is cannot be worked out in grams.` })
      continue
    }
    lots.push({
      id: entry.id ?? String(index),
      foodId: item.food.id,
      grams: item.givenG,
      expiresInDays,
      ...(hasToThaw(item.food, entry.isFrozen ? `${name}, frozen` : name) && { isFrozen: true }),
    })
    const before = items.get(item.key)
    if (before === undefined) items.set(item.key, item)
    else before.givenG = (before.givenG ?? 0) + item.givenG
  }
  return { lots: inLotOrder(lots), items: [...items.values()], leftOut }
}

export type LotUse = {
  lotId: string
  foodId: string
  grams: number
  expiresInDays: number | null
  isFrozen?: boolean
}
export type Withdrawal = { uses: LotUse[]; shortG: number; left: Lot[] }

/** Whether a lot may still be eaten on a day of the plan (0 is the first). */
export function isGoodOn(lot: Lot, dayIndex: number): boolean {
  if ((lot.thawedOn ?? 0) > dayIndex) return false
  return lot.expiresInDays === null || lot.expiresInDays >= dayIndex
}

/**
 * Takes grams of a food out of the lots in lot order, never more than there is and never past its date on that day.
 * What is missing is `shortG`. The lots given are not changed.
 */
export function takeFromStock(
  lots: readonly Lot[],
  foodId: string,
  grams: number,
  dayIndex: number,
): Withdrawal {
  const uses: LotUse[] = []
  let missing = grams
  const left = lots.map((lot) => {
    if (missing <= 0 || lot.foodId !== foodId || lot.grams <= 0 || !isGoodOn(lot, dayIndex)) return lot
    const taken = Math.min(lot.grams, missing)
    missing -= taken
    const { id: lotId, expiresInDays, isFrozen } = lot
    uses.push({ lotId, foodId, grams: taken, expiresInDays, ...(isFrozen && { isFrozen }) })
    return { ...lot, grams: lot.grams - taken }
  })
  return { uses, shortG: Math.max(0, missing), left }
}

/** Grams of a food that may be eaten on a day. */
export function gramsInStock(lots: readonly Lot[], foodId: string, dayIndex: number): number {
  let grams = 0
  for (const lot of lots) if (lot.foodId === foodId && isGoodOn(lot, dayIndex)) grams += lot.grams
  return grams
}
