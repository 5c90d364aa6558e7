import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import type { PantryUnit } from '#app/domain/pantry/quantity.ts'
import { readPantryLine } from '#app/domain/pantry/pantry-line.ts'
import { buyForFood } from './packs.ts'

/** What a ticked line would be in the pantry: a guess, to be set right before it is saved. */
export type Purchase = { name: string; quantity: number; unit: PantryUnit; keepsDays: number | null }

type Line = {
  foodId: string | null
  /** What the line says: "2 bananas", or as typed. */
  text: string
  /** Edible grams that were to be bought; null where no amount is said. */
  grams: number | null
  /** The person wrote the line in their own words. */
  isTyped: boolean
}

const WHOLE_PACK: Readonly<Record<string, PantryUnit>> = { tin: 'cans', can: 'cans' }

/** A line of the list as a row of the pantry: whole packs, as they were bought. */
export function purchaseOf({ foodId, text, grams, isTyped }: Line): Purchase {
  const food = foodId === null ? null : findFood(foodId)
  const keepsDays = food ? keepsUnopenedDays(food) : null
  if (!food || isTyped || grams === null) {
    const { name, quantity, unit } = readPantryLine(text)
    return { name: food?.name ?? name, quantity, unit, keepsDays }
  }
  const buy = buyForFood(food, grams)
  const [first, ...others] = buy.packs
  const label = first?.size.labelUnit ?? null
  const labelled = buy.packs.reduce((sum, { count, size }) => sum + count * size.labelAmount, 0)
  if (buy.unit === 'piece' || label === 'pieces')
    return { name: food.name, quantity: labelled, unit: 'pieces', keepsDays }
  const packUnit = WHOLE_PACK[buy.unit]
  // Tins of two sizes are not so many tins.
  if (packUnit && others.length === 0)
    return { name: food.name, quantity: buy.count, unit: packUnit, keepsDays }
  if (label === 'ml') return { name: food.name, quantity: labelled, unit: 'ml', keepsDays }
  return {
    name: food.name,
    quantity: Math.max(1, Math.round(buy.count * buy.packG)),
    unit: 'grams',
    keepsDays,
  }
}

/** Days a food keeps as it comes from the shop: in the cupboard where it may, else in the fridge, frozen in the freezer. */
export function keepsUnopenedDays({ state, keepsDays }: Food): number | null {
  if (state === 'frozen') return keepsDays.freezer
  return keepsDays.pantry ?? keepsDays.fridge
}
