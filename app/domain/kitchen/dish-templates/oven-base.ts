import { type Dish, type Part, bySkill, partsIn } from '#app/domain/kitchen/dish.ts'
import { bare, label, the } from '#app/domain/kitchen/labels.ts'
import { type Act, NOTHING, act } from '#app/domain/kitchen/techniques/act.ts'
import { seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { listOf } from '#app/domain/kitchen/words.ts'

/** "the olive oil, garlic, oregano, salt and black pepper": what coats food for the oven. */
export function coating(dish: Dish, ...more: readonly Part[]): string {
  const parts = [
    ...partsIn(dish, 'fat'),
    ...partsIn(dish, 'garlic'),
    ...partsIn(dish, 'spice'),
    ...partsIn(dish, 'sauce'),
    ...more,
  ]
  const salt = seasoning(dish)
  return listOf([
    ...parts.map((part, at) => (at === 0 ? `the ${label(part)}` : label(part))),
    ...(salt === '' ? [] : salt.split(' and ')),
  ])
}

export function trays(dish: Dish): string {
  return dish.servings >= 6
    ? 'two roasting trays'
    : dish.servings <= 1
      ? 'a small roasting tray'
      : 'a large roasting tray'
}

/** Yoghurt, tahini and herbs stirred into a cold sauce for hot roast food. */
export function coldSauce(dish: Dish, what: readonly Part[]): Act {
  if (what.length === 0) return NOTHING
  if (what.length === 1) return act(`Loosen ${the(what)} with 1 tbsp cold water.`, 1)
  return act(
    bySkill(
      dish,
      `While the oven works, stir ${the(what)} together with 1 tbsp cold water for a sauce.`,
      `Stir ${the(what)} together for a sauce.`,
      `Sauce: ${bare(what)}, let down with a little water.`,
    ),
    2,
  )
}
