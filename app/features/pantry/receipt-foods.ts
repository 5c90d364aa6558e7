import type { PantryUnit } from '#app/domain/pantry/quantity.ts'

/** A food on a receipt as it would go into the pantry. */
export type ReceiptFood = {
  name: string
  quantity: number
  unit: PantryUnit
  /** The receipt says no amount. */
  isEstimated: boolean
  /** As the till printed it. */
  printed: string
  /** A food of our tables: what is not may be a shortened name or no food at all. */
  isKnown: boolean
}

export type ReceiptReading = {
  foods: ReceiptFood[]
  /** Lines with a price that are no food, as printed. */
  leftOut: string[]
}

export const describeReceipt = ({ foods }: ReceiptReading): string =>
  foods.length === 1 ? '1 food read. Tick it to add it.' : `${foods.length} foods read. Tick the ones to add.`
