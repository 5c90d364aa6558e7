import { readTable } from '#app/food-table.server.ts'
import { ingredientsOf } from './dish-ingredients.ts'
import { type Draft, isMeasured } from './draft.ts'
import { portionsOf, usualGrams } from './portions/food-portions.ts'
import { findMealFood } from './vocabulary/meal-vocabulary.ts'

/**
 * "36 g instant porridge", "15 g miso soup": what comes as a powder is weighed before the water goes on. Less than this share
 * of a usual portion is a weight of powder.
 */
const POWDER_SHARE = 0.25
/** So much of what is made of a powder is water. */
const LEAST_WATER_SHARE = 0.7

/** The share of a dish that is not water; null where it is not made of a powder and water. */
function powderShareOf(foodId: string): number | null {
  const parts = ingredientsOf(foodId)
  const totalG = parts.reduce((sum, { grams }) => sum + grams, 0)
  const waterG = parts.reduce((sum, { food, grams }) => sum + (food.id === 'water' ? grams : 0), 0)
  const isMade = totalG > 0 && waterG / totalG >= LEAST_WATER_SHARE
  return isMade && parts.every(({ food }) => food.id === 'water' || food.state !== 'raw')
    ? 1 - waterG / totalG
    : null
}

/** "25 g Horlicks" is the powder: the milk is told beside it, and no cup weighs so little. */
const MOST_DRY_SHARE = 0.35
const SPOONS: ReadonlySet<string> = new Set(['teaspoon', 'tablespoon', 'scoop', 'dessertspoon'])

let dryForms: ReadonlyMap<string, string> | undefined
/** What each dish is made of, by its weight before milk or water goes on. */
const dryFormsById = (): ReadonlyMap<string, string> =>
  (dryForms ??= new Map(
    readTable('foods/dry-forms.csv', ['dish', 'powder']).map(({ row }) => [row.dish, row.powder]),
  ))

let powders: ReadonlySet<string> | undefined
/** The milk told beside a powder is no part of it, though milk powder is. */
export const isPowder = (id: string): boolean => (powders ??= new Set(dryFormsById().values())).has(id)

/** What was weighed, or measured in spoons, before milk or water went on, as its powder; null where it was not. */
function asPowder(draft: Draft): Draft | null {
  const { food, item, grams, phrases } = draft
  const powder = findMealFood(dryFormsById().get(food.id) ?? '')
  if (powder === null || grams > usualGrams(portionsOf(food)) * MOST_DRY_SHARE) return null
  const isSpooned = phrases.some(({ amounts, words }) =>
    [...amounts.map(({ measure }) => measure), ...words.map(({ stem }) => stem)].some(
      (word) => word !== null && SPOONS.has(word),
    ),
  )
  if (!isSpooned && item.weighed.basis !== 'weight') return null
  return { ...draft, food: powder, remarks: [...draft.remarks, 'Weighed dry'] }
}

/** A draft measured as a powder, with the grams of what is made of it; every other draft as it is. */
export function withWaterAdded(draft: Draft): Draft {
  const { food, item, grams } = draft
  const dry = asPowder(draft)
  if (dry !== null) return dry
  if (!isMeasured(draft) || item.weighed.basis !== 'weight') return draft
  if (grams > usualGrams(portionsOf(food)) * POWDER_SHARE) return draft
  const powderShare = powderShareOf(food.id)
  if (powderShare === null) return draft
  const madeG = grams / powderShare
  return {
    ...draft,
    grams: madeG,
    item: { ...item, weighed: { ...item.weighed, grams: madeG } },
    remarks: [...draft.remarks, `${Math.round(grams)} g of it dry, made up with water`],
  }
}
