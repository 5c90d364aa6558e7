import type { Food } from '#app/domain/food/food.ts'
import { nameTokens } from '#app/domain/food/food-names.ts'
import { findFood } from '#app/domain/food/foods.ts'
import type { IngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodByWork, foodOfLine } from '#app/domain/food/line-food.ts'
import { matchFood } from '#app/domain/food/match-food.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { readTable } from '#app/food-table.server.ts'

/** A match this sure is a name of the table itself. */
const NAMED = 0.97

/**
 * `foods/usual-foods.csv`: what people mean by the bare name of an animal, by a name that looks like something else ("five
 * spice"), and by one that is also a finished dish; the words are folded.
 */
const usualFoods: ReadonlyMap<string, Food> = new Map(
  readTable('foods/usual-foods.csv', ['said', 'food'] as const).map(({ row, place }) => {
    const read = new RowReader(row, place, row.said)
    const food = findFood(read.text('food')) ?? read.fail('food', `no food "${row.food}" in the table`)
    return [nameTokens(read.text('said')).join(' '), food]
  }),
)

/** Said of any meat, and no cut of it. */
const SAYS_NO_CUT = new Set([
  'fresh',
  'raw',
  'organic',
  'freerange',
  'frozen',
  'thawed',
  'uncooked',
  'some',
  'meat',
])

/** "chicken", "frozen chicken"; not "minced beef" or "cooked chicken", which are foods of their own, nor "1 chicken". */
export function usualFood(line: IngredientLine): Food | null {
  const cutOf = (text: string) =>
    usualFoods.get(
      nameTokens(text)
        .filter((word) => !SAYS_NO_CUT.has(word))
        .join(' '),
    ) ?? null
  const isNamed = [foodByWork(line), matchFood(line.text)].some((match) => match && match.confidence >= NAMED)
  const isOfItsOwn = isNamed || foodOfLine(line)?.food !== matchFood(line.name)?.food
  const cut = cutOf(line.text) ?? (isOfItsOwn ? null : cutOf(line.name))
  const isWhole = line.quantity !== null && line.unit === null
  return isWhole && cut?.group === 'poultry' ? null : cut
}
