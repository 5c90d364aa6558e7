import { readTable, wordsOfCell } from '#app/food-table.server.ts'
import { type Draft, remarked } from './draft.ts'
import { tokensOf } from './stems.ts'
import { findMealFood } from './vocabulary/meal-vocabulary.ts'

/** "Doom Bar 0.0", "alcohol free prosecco": of a drink that no name has without alcohol, the one like it that has none. */

/** As "alcohol free", "0.0" and the like are folded. */
const NO_ALCOHOL = 'nonalcoholic'
/** Less than this is in what is sold as free of it. */
const LEAST_ALCOHOL_G = 0.8

let likes: readonly { words: ReadonlySet<string>; food: string }[] | undefined
const freeDrinks = () =>
  (likes ??= readTable('foods/alcohol-free.csv', ['words', 'food']).map(({ row }) => ({
    words: new Set(wordsOfCell(row.words)),
    food: row.food,
  })))

/** A draft of a drink said to be without alcohol, as one without it; every other draft as it is. */
export function withoutAlcohol(draft: Draft): Draft {
  const { food, item, phrases } = draft
  const isFree = item.unexplained.some(({ stem }) => stem === NO_ALCOHOL)
  if (!isFree || (food.per100g().alcoholG ?? 0) < LEAST_ALCOHOL_G) return draft
  const said = phrases.flatMap(({ words }) => words.map(({ stem }) => stem))
  const named = new Set([...said, ...tokensOf(food.name.toLowerCase()).map(({ text }) => text)])
  const drinks = freeDrinks()
  const like = drinks.find(({ words }) => [...named].some((stem) => words.has(stem))) ?? drinks.at(-1)!
  const free = findMealFood(like.food)
  if (free === null) return draft
  const unexplained = item.unexplained.filter(({ stem }) => stem !== NO_ALCOHOL)
  return remarked({ ...draft, food: free, item: { ...item, unexplained } }, 'Without alcohol')
}
