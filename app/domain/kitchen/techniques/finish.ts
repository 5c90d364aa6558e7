import { type Dish, type Part, bySkill, partsIn } from '#app/domain/kitchen/dish.ts'
import { label, the, them, vessels } from '#app/domain/kitchen/labels.ts'
import { listOf } from '#app/domain/kitchen/words.ts'
import { type Act, NOTHING, act } from './act.ts'
import { seasoning } from './base.ts'

/** The last minute: what is creamy, sour, green and crunchy, and how it is brought to the table. */

const SOUR_DAIRY = new Set(['yoghurt', 'soft-cheese', 'cream'])

/** Stirs in yoghurt, cream and soft cheese off the heat, so that they do not split. */
export function enrich(dish: Dish): Act {
  const parts = partsIn(dish, 'dairy')
  if (parts.length === 0) return NOTHING
  const splits = parts.some((part) => SOUR_DAIRY.has(part.item.kind))
  if (!splits) return act(`Stir in ${the(parts)}.`, 1)
  return act(
    bySkill(
      dish,
      `Take the pan off the heat, wait until the bubbling stops and stir in ${the(parts)} a spoonful at a time. Boiling would make ${them(parts)} split.`,
      `Take off the heat and stir in ${the(parts)}; do not let it boil again.`,
      `Off the heat, temper ${the(parts)} with a spoonful of the hot cooking liquid and stir in.`,
    ),
    1,
  )
}

/** "juice of the lemon" or "the rice vinegar": how acids are named when they go in. */
export function sour(parts: readonly Part[]): string {
  return listOf(
    parts.map((part) =>
      part.item.kind === 'citrus' && !/juice/.test(part.item.name)
        ? `the ${label(part).replace(/s$/, '')} juice`
        : `the ${label(part)}`,
    ),
  )
}

/** Acid and seasoning, tasted and set right. */
export function sharpen(dish: Dish): Act {
  const acids = partsIn(dish, 'acid')
  const salt = seasoning(dish)
  if (acids.length === 0 && salt === '') return NOTHING
  if (acids.length === 0)
    return act(
      bySkill(
        dish,
        `Season with ${salt}; taste, and add a little more if it seems flat.`,
        `Season with ${salt}.`,
        `Season with ${salt} to taste.`,
      ),
    )
  if (salt === '') return act(`Stir in ${sour(acids)} and taste.`, 1)
  return act(
    bySkill(
      dish,
      `Stir in ${sour(acids)} and season with ${salt}. Taste: a dull dish usually wants a little more of one or the other.`,
      `Stir in ${sour(acids)} and season with ${salt}.`,
      `Sharpen with ${sour(acids)}; season with ${salt}.`,
    ),
    1,
  )
}

/** What goes on top: cheese, herbs, nuts and seeds. */
export function top(dish: Dish, ...slots: readonly ('cheese' | 'topping' | 'herb' | 'raw')[]): Act {
  const parts = partsIn(dish, ...(slots.length > 0 ? slots : (['cheese', 'topping', 'herb'] as const)))
  if (parts.length === 0) return NOTHING
  return act(`Scatter with ${the(parts)}.`, 1)
}

/** Divides the dish between bowls or plates, with its side. */
export function serve(dish: Dish, vessel: string, words = 'Divide between'): Act {
  const side = partsIn(dish, 'side')
  const verb =
    dish.servings === 1
      ? words.replace('Divide between', 'Spoon into').replace('Ladle into', 'Ladle into')
      : words
  const into =
    vessel === 'plate' && dish.servings === 1 ? 'Serve on a plate' : `${verb} ${vessels(dish, vessel)}`
  return act(side.length > 0 ? `${into} and serve with ${the(side)}.` : `${into}.`, 1)
}

/** "Serve with the bread." when there is a side; nothing otherwise. */
export function withSide(dish: Dish): Act {
  const side = partsIn(dish, 'side')
  return side.length > 0 ? act(`Serve with ${the(side)}.`) : NOTHING
}

/** Sauces, fats and acids stirred together in a bowl, for dressings and glazes. */
export function whisk(dish: Dish, parts: readonly Part[], purpose: string): Act {
  if (parts.length === 0) return NOTHING
  const salt = seasoning(dish)
  const words = parts.map((part) =>
    part.item.kind === 'citrus' ? `${label(part).replace(/s$/, '')} juice` : label(part),
  )
  return act(
    bySkill(
      dish,
      `For the ${purpose}, stir the ${listOf(words)} together in a small bowl${salt === '' ? '' : ` with ${salt}`}.`,
      `Whisk the ${listOf(words)}${salt === '' ? '' : ` with ${salt}`} for the ${purpose}.`,
      `${purpose.charAt(0).toUpperCase()}${purpose.slice(1)}: whisk ${listOf(words)}${salt === '' ? '' : ` with ${salt}`}; adjust.`,
    ),
    2,
  )
}
