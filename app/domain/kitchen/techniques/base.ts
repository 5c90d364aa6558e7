import { type Dish, type Part, bySkill, partsIn } from '#app/domain/kitchen/dish.ts'
import { bare, the, them, they } from '#app/domain/kitchen/labels.ts'
import { minutes } from '#app/domain/kitchen/words.ts'
import { type Act, NOTHING, act } from './act.ts'

/** Fat in the pan, aromatics softened, garlic and spices after them so that they never burn. */

/** "a large frying pan"; for a crowd the cook is told that one pan is not enough. */
export function pan(dish: Dish, kind = 'frying pan'): string {
  if (dish.servings > 4 && kind.includes(' or ')) return `a large ${kind} (cook in two batches)`
  if (dish.servings <= 1) return `a ${kind}`
  if (dish.servings <= 4) return `a large ${kind}`
  return kind === 'saucepan' ? 'your largest saucepan' : `two large ${kind}s (or one, in batches)`
}

/** "a saucepan", "a large saucepan", "your largest pot". */
export function pot(dish: Dish): string {
  if (dish.servings <= 2) return 'a saucepan'
  return dish.servings <= 4 ? 'a large saucepan' : 'your largest pot'
}

/** Heats the fat of the dish in a vessel. */
export function heatFat(
  dish: Dish,
  vessel: string,
  heat: 'medium-low' | 'medium' | 'medium-high' | 'high',
): Act {
  const fat = partsIn(dish, 'fat')
  if (fat.length === 0) return act(`Set ${vessel} over a ${heat} heat.`, 2)
  const sign = heat === 'medium-high' || heat === 'high' ? ' until it shimmers' : ', about 1 minute'
  return act(
    bySkill(
      dish,
      `Heat ${the(fat)} in ${vessel} over a ${heat} heat${sign}.`,
      `Heat ${the(fat)} in ${vessel} over a ${heat} heat.`,
      `Heat ${the(fat)} in ${vessel}, ${heat} heat.`,
    ),
    2,
  )
}

function isSlow(part: Part): boolean {
  return part.item.kind === 'allium' || part.item.kind === 'celery' || part.item.kind === 'hard-root'
}

/** Softens onions and their like; nothing when there are none. */
export function soften(dish: Dish): Act {
  const parts = partsIn(dish, 'aromatic').filter((part) => part.item.kind !== 'spring-onion')
  if (parts.length === 0) return NOTHING
  const slow = parts.some(isSlow)
  const min = slow ? 7 : 3
  return act(
    bySkill(
      dish,
      `Add ${the(parts)} and cook gently, stirring now and then, for ${minutes(min, min + 1)}, until soft and see-through but not brown: this slow start makes ${them(parts)} sweet.`,
      `Add ${the(parts)} and soften for ${minutes(min - 1, min + 1)}, stirring now and then.`,
      `Sweat ${the(parts)} for ${minutes(min)} without colour.`,
    ),
    min,
  )
}

/** Garlic, ginger, chilli and spices, a minute in the fat: after the onions, never before. */
export function bloom(dish: Dish, ...more: readonly Part[]): Act {
  const fresh = [
    ...partsIn(dish, 'garlic'),
    ...partsIn(dish, 'aromatic').filter((part) => part.item.kind === 'spring-onion'),
  ]
  const dry = partsIn(dish, 'spice')
  const paste = dish.parts.filter(
    (part) => part.item.kind === 'tomato-paste' || part.item.kind === 'curry-paste',
  )
  const all = [...fresh, ...dry, ...paste, ...more].filter((part, at, list) => list.indexOf(part) === at)
  if (all.length === 0) return NOTHING
  return act(
    bySkill(
      dish,
      `Stir in ${the(all)} and cook for 1 minute, stirring all the time, until you can smell ${them(all)}; ${they(all)} must not brown, or ${they(all)} will taste bitter.`,
      `Stir in ${the(all)} and cook for 1 minute, until fragrant.`,
      dry.length > 0 ? `Bloom ${the(all)} for 1 minute.` : `Add ${the(all)}, 1 minute.`,
    ),
    1,
  )
}

/** Bacon and its like, fried first so that the rest cooks in its fat. */
export function render(dish: Dish): Act {
  const bacon = partsIn(dish, 'bacon')
  if (bacon.length === 0) return NOTHING
  return act(
    bySkill(
      dish,
      `Add ${the(bacon)} and fry for 5 to 6 minutes, stirring now and then, until browned at the edges and cooked through.`,
      `Fry ${the(bacon)} for 5 to 6 minutes, until browned.`,
      `Render ${the(bacon)}, 5 minutes, until the edges crisp.`,
    ),
    6,
  )
}

/** "Season with salt and black pepper." */
export function season(dish: Dish, lead = 'Season with'): Act {
  const parts = partsIn(dish, 'season')
  if (parts.length === 0) return NOTHING
  return act(`${lead} ${bare(parts)}.`)
}

/** "salt and black pepper", for use inside a sentence; "" when the dish takes none. */
export function seasoning(dish: Dish): string {
  return bare(partsIn(dish, 'season'))
}
