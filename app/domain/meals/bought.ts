import { wordSet } from '#app/domain/food/line-words.ts'
import { worldDishes } from '#app/domain/food/world-dishes.ts'
import { isChain } from './vocabulary/word-lists.ts'
import type { Draft } from './draft.ts'

/** People who cook at home: what is theirs is no product of a chain or a maker of the same name. */
const COOKS = wordSet(
  'mother father sister brother aunt auntie uncle grandma grandpa gran nan nana granny neighbour neighbor flatmate roommate cousin boyfriend girlfriend colleague mate',
)

let boughtIds: ReadonlySet<string> | undefined

/** What a chain or a maker sells, and what is sold like it: always of the same size. */
export const isBought = (id: string): boolean =>
  (boughtIds ??= new Set(
    worldDishes().flatMap((dish) => (/of the (?:chain|packet|maker)/.test(dish.source) ? [dish.id] : [])),
  )).has(id)

/** "One of grandma's zingers": read as what a chain sells, though nobody named the chain and somebody else made it. */
export function isHomeMadeNamesake({ food, item, phrases }: Draft): boolean {
  if (!isBought(food.id)) return false
  const named = new Set(item.entry.words.map(({ stem }) => stem))
  const words = phrases.flatMap(({ words: all }) => all)
  // "Aunt Bessie's" is a maker.
  const isTheirs = words.some(({ stem }) => COOKS.has(stem) && !named.has(stem))
  return isTheirs && !words.some(({ stem }) => isChain(stem))
}
