import type { Food } from '#app/domain/food/food.ts'
import { nameTokens } from '#app/domain/food/food-names.ts'
import { findFood } from '#app/domain/food/foods.ts'
import type { IngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodByWork, foodOfLine } from '#app/domain/food/line-food.ts'
import { matchFood } from '#app/domain/food/match-food.ts'
import { wordTable } from '#app/domain/word-table.ts'

/** A match this sure is a name of the table itself. */
const NAMED = 0.97

/** What people mean by the bare name of an animal, by a name that looks like something else, and by one that is also a finished dish; the words are folded. */
const USUAL_FOODS = wordTable<string>({
  chicken: 'chicken-breast',
  turkey: 'turkey-breast',
  duck: 'duck-breast',
  beef: 'beef-steak',
  pork: 'pork-loin',
  // Not five of something.
  'five spice': 'chinese-five-spice',
  salad: 'bagged-salad',
  'green salad': 'bagged-salad',
  burger: 'beef-burger',
  'hot dog': 'frankfurter',
  horseradish: 'horseradish-sauce',
  wrap: 'flour-tortilla',
  'tortilla wrap': 'flour-tortilla',
})

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
    findFood(
      USUAL_FOODS[
        nameTokens(text)
          .filter((word) => !SAYS_NO_CUT.has(word))
          .join(' ')
      ] ?? '',
    )
  const isNamed = [foodByWork(line), matchFood(line.text)].some((match) => match && match.confidence >= NAMED)
  const isOfItsOwn = isNamed || foodOfLine(line)?.food !== matchFood(line.name)?.food
  const cut = cutOf(line.text) ?? (isOfItsOwn ? null : cutOf(line.name))
  const isWhole = line.quantity !== null && line.unit === null
  return isWhole && cut?.group === 'poultry' ? null : cut
}
