import { type IngredientLine, readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { inLocalMeasures, type LocalMeasures } from '#app/domain/food/local-measures.ts'
import { unitRow } from '#app/domain/food/units.ts'
import { amountRefusal } from './amount-limits.ts'
import { estimateQuantity } from './estimated-quantity.ts'
import { type PantryUnit, pantryUnitOf } from './quantity.ts'

/** A typed line as a pantry row; `refusal` says why its amount cannot be kept. */
export type PantryLine = {
  name: string
  quantity: number
  unit: PantryUnit
  isEstimated: boolean
  refusal: string | null
}

/** Measures the pantry has under the same name; others of weight and volume become grams and millilitres. */
function amountOf({
  quantity,
  unit,
  unitText,
}: IngredientLine): { quantity: number; unit: PantryUnit } | null {
  if (quantity === null || quantity <= 0) return null
  if (unit === null) return { quantity, unit: 'pieces' }
  const own = pantryUnitOf(unitText ?? '') ?? pantryUnitOf(unit)
  if (own !== null) return { quantity, unit: own }
  const { kind, grams, ml } = unitRow(unit)
  if (kind === 'mass' && grams !== undefined) return { quantity: Math.round(quantity * grams), unit: 'grams' }
  if (kind === 'volume' && ml !== undefined) return { quantity: Math.round(quantity * ml), unit: 'ml' }
  return null
}

/** Reads a line as `readLine` does, and says where its amount is none that a kitchen holds. */
export function readPantryLine(text: string, measures: LocalMeasures = 'uk'): PantryLine {
  const line = readLine(text, measures)
  return { ...line, refusal: amountRefusal(text, line) }
}

/**
 * Reads a line such as "500 g chicken", "2 tins of chickpeas" or "3 cloves garlic". Without an amount one is guessed
 * and marked; a measure the pantry does not have stays in the name and counts as pieces.
 */
function readLine(text: string, measures: LocalMeasures): Omit<PantryLine, 'refusal'> {
  const line = inLocalMeasures(readIngredientLine(text), measures)
  const name = line.name || text.trim()
  const amount = amountOf(line)
  if (amount !== null && amount.quantity > 0) return { name, ...amount, isEstimated: false }
  if (line.quantity !== null && line.quantity > 0 && line.unitText !== null)
    return {
      name: `${line.unitText} of ${name}`,
      quantity: line.quantity,
      unit: 'pieces',
      isEstimated: false,
    }
  return { name, ...estimateQuantity(name), isEstimated: true }
}
