import { findFood } from '#app/domain/food/foods.ts'
import { worldDishes } from '#app/domain/food/world-dishes.ts'
import type { Draft } from '#app/domain/meals/draft.ts'

/**
 * Who eats several foods at one meal takes less of each: the usual portions of three mains make no meal of 1.1 kg. Only
 * portions that nobody gave are made smaller.
 */

/** What one meal weighs without its drinks before portions shrink. */
const PLATE_GRAMS = 400
/** So much of what goes beyond it is eaten all the same. */
const BEYOND = 0.6
/** No portion shrinks below this share of the usual one. */
const LEAST = 0.55

const IS_DRINK = /drink|beverage|coffee|tea|beer|wine|juice|milk|water|liquor|cocktail|smoothie|formula/i

/** True of what is drunk. */
export const isDrink = ({ food }: Draft): boolean =>
  findFood(food.id)?.group === 'drinks' || IS_DRINK.test(food.category)

let boughtIds: ReadonlySet<string> | undefined

/** What a chain or a maker sells, and what is sold like it: always of the same size. */
const isBought = (id: string): boolean =>
  (boughtIds ??= new Set(
    worldDishes().flatMap((dish) => (/of the (?:chain|packet|maker)/.test(dish.source) ? [dish.id] : [])),
  )).has(id)

const isUnsaid = ({ item, food, isInDish }: Draft): boolean =>
  isInDish !== true &&
  !isBought(food.id) &&
  (food.source === 'own' || food.source === 'world') &&
  (item.weighed.basis === 'usual' || item.weighed.basis === 'guess')

const gramsOf = (drafts: readonly Draft[]): number => drafts.reduce((sum, { grams }) => sum + grams, 0)

/** The drafts with usual portions as they are at one meal; `mealOf` tells which foods were eaten together. */
export function atOneMeal(drafts: readonly Draft[], mealOf: (draft: Draft) => string | null): Draft[] {
  const shares = new Map<string | null, number>()
  for (const meal of new Set(drafts.map(mealOf)))
    shares.set(meal, shareOf(drafts.filter((draft) => mealOf(draft) === meal && !isDrink(draft))))
  return drafts.map((draft) => {
    const share = shares.get(mealOf(draft)) ?? 1
    return share === 1 || isDrink(draft) || !isUnsaid(draft)
      ? draft
      : { ...draft, grams: draft.grams * share }
  })
}

function shareOf(foods: readonly Draft[]): number {
  const all = gramsOf(foods)
  const open = gramsOf(foods.filter(isUnsaid))
  if (foods.length < 2 || all <= PLATE_GRAMS || open === 0) return 1
  const eaten = PLATE_GRAMS + (all - PLATE_GRAMS) * BEYOND
  return Math.max(LEAST, (eaten - (all - open)) / open)
}
