import { findFood } from '#app/domain/food/foods.ts'
import type { Food } from '#app/domain/food/food.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import type { IngredientLine } from '#app/domain/food/ingredient-line.ts'
import type { Unit } from '#app/domain/food/units.ts'
import { saleOf } from '#app/domain/shopping/pack-table.ts'

/** How much of a food somebody has, where they say it. Less than there is would make a dish for too few. */

const PACKS: ReadonlySet<Unit> = new Set<Unit>([
  'package',
  'packet',
  'pack',
  'bag',
  'box',
  'tub',
  'pot',
  'carton',
])
/** Words for a large piece that weighs another amount than one of the food usually does. */
const LARGE_PIECE = /\b(?:joint|ring|log|slab|side)\b/i

/** The grams of a typed line; null where no amount is said, or nobody can tell what it weighs. */
export function givenGrams(line: IngredientLine, food: Food): number | null {
  const { quantity, unit, text } = line
  if (quantity === null || (unit === null && LARGE_PIECE.test(text))) return null
  const isPack = unit !== null && PACKS.has(unit) && line.alternatives.length === 0
  if (isPack && food.household.package === undefined) {
    const ofPack = packGrams(food)
    return ofPack === null ? null : ofPack * quantity
  }
  const { grams } = gramsOf(line, food)
  return grams !== null && grams > 0 ? grams : null
}

/** A usual pack as shops sell it; null where it isn't sold in packs. */
function packGrams(food: Food): number | null {
  const { food: bought, sell, sizes } = saleOf(food)
  if (sell !== 'pack' || bought !== food) return null
  return sizes[Math.floor((sizes.length - 1) / 2)]?.usableG ?? null
}

/** "2 pouches of rice": what is sold in a pouch is cooked already. */
export function asInPouch(food: Food, { unit }: IngredientLine): Food {
  const isDry = food.state === 'dry' && (food.group === 'grains' || food.group === 'pulses')
  const cooked = unit === 'pouch' && isDry ? food.other : null
  return (cooked === null ? null : findFood(cooked.id)) ?? food
}
