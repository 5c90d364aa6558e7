import type { Food } from '#app/domain/food/food.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { hasToThaw } from '#app/domain/food/treatment.ts'
import { readTable } from '#app/food-table.server.ts'
import type { Given } from './asking.ts'
import type { Choice } from './dish.ts'

/** Frozen meat and fish: how it is printed, and how it thaws before the dish begins. */

type Thawing = {
  /** "overnight", "for 24 hours". */
  fridge: string
  nights: number
  /** In a sealed bag in cold water; null for what is too thick for it. */
  waterMin: number | null
  /** What is to brown or to crisp must be dry. */
  isPatted: boolean
}

/** `foods/thawing.csv`, by food or kind of food. Whole birds have no row: the middle may still be frozen after a day. */
const thawing = new Map<string, Thawing>(
  readTable('foods/thawing.csv', ['foods', 'fridge', 'nights', 'waterMin', 'isPatted'] as const).flatMap(
    ({ row, place }) => {
      const read = new RowReader(row, place, row.foods)
      const way = {
        fridge: read.text('fridge'),
        nights: read.number('nights'),
        waterMin: read.numberOrNull('waterMin'),
        isPatted: row.isPatted === 'yes',
      }
      return read.list('foods').map((name) => [name, way] as const)
    },
  ),
)

/** How a food thaws; null where the book has no safe way for it. */
export const thawingOf = ({ id, kind }: Food): Thawing | null => thawing.get(id) ?? thawing.get(kind) ?? null

/** Whether what was typed is frozen and has to thaw before it is cooked. */
export const isFrozen = ({ food, typed }: Pick<Given, 'food' | 'typed'>): boolean => hasToThaw(food, typed)

/** "Whole frozen duck", whichever cut the table has. */
const WHOLE = /\bwhole\b/i

/** Whether frozen food is something the book doesn't thaw: a whole bird, or a food without a way in the table. */
export const isThawedElsewhere = (given: Pick<Given, 'food' | 'typed'>): boolean =>
  isFrozen(given) &&
  (thawingOf(given.food) === null || (given.food.group === 'poultry' && WHOLE.test(given.typed)))

const SAYS_FROZEN = /\bfrozen\b/

/** The line says that the food at hand is frozen, once. */
export const asFrozen = (choice: Choice): Choice =>
  SAYS_FROZEN.test(`${choice.before}${choice.name}`)
    ? choice
    : { ...choice, before: `frozen ${choice.before}` }

/** The sentence that thaws a food, called `name` in the method. */
export function thawSentence(
  { fridge, waterMin, isPatted }: Omit<Thawing, 'nights'>,
  name: string,
  isMany: boolean,
): string {
  const inWater = waterMin === null ? '' : `, or in a sealed bag in cold water for about ${waterMin} minutes`
  const dry = isPatted ? `${inWater === '' ? '' : ','} and pat ${isMany ? 'them' : 'it'} dry` : ''
  return `Thaw the ${name} ${fridge} in the fridge${inWater}${dry}.`
}
