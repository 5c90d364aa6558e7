import { readChoice } from '#app/domain/cookbook/dish-line.ts'
import type { Choice } from '#app/domain/cookbook/dish.ts'
import { writeLine } from '#app/domain/cookbook/ingredient-line.ts'
import type { Food } from '#app/domain/food/food.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { gramsAsPrinted } from '#app/domain/cookbook/measures.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { listOf } from '#app/domain/kitchen/words.ts'
import { MEAL_TYPES, type MealType } from '#app/domain/recipe/recipe.ts'
import { readTable } from '#app/food-table.server.ts'
import { PARTS_OF_MEAL, type PartOfMeal, isSamePart } from './dish-nature.ts'

/** What people add to a dish, in the amounts they serve it in (`foods/sides.csv`). */

const COLUMNS = [
  'name',
  'one',
  'two',
  'adds',
  'meals',
  'beside',
  'busyMinutes',
  'how',
  'insteadOf',
  'rarely',
] as const
const BESIDE = ['any', 'savoury', 'sweet', 'western', 'eastern', 'indian', 'asian'] as const

export type Side = {
  id: string
  /** Its place in `SIDES`. */
  index: number
  food: Food
  /** A small and, where there is one, a large helping. */
  helpings: readonly { choice: Choice; grams: number }[]
  adds: PartOfMeal
  meals: readonly MealType[]
  beside: (typeof BESIDE)[number]
  busyMinutes: number
  /** A sentence with `{it}` for the food. */
  how: string
  /** The food it stands in for: nobody who may have that is served this. */
  insteadOf: Food | null
  /** Meals at which few people have it: only where the day needs it. */
  rarely: ReadonlySet<MealType>
}

/** A side in one of its helpings, counted from 1. */
export type ChosenSide = { id: string; helping: number }

export const SIDES: readonly Side[] = readTable('foods/sides.csv', COLUMNS).map(({ row, place }, index) => {
  const read = new RowReader(row, place, row.name)
  const choices = [read.text('one'), ...(row.two === '' ? [] : [row.two])].map((text) => readChoice(text))
  const [first] = choices
  const food = first?.food ?? read.fail('one', 'names no food of the table')
  return {
    id: read.text('name'),
    index,
    food,
    helpings: choices.map((choice) => ({ choice, grams: gramsAsPrinted(choice) })),
    adds: read.word('adds', PARTS_OF_MEAL),
    meals: read.words('meals', MEAL_TYPES),
    beside: read.word('beside', BESIDE),
    busyMinutes: read.number('busyMinutes'),
    how: read.matching('how', /\{it\}/, 'does not say {it}'),
    insteadOf: row.insteadOf === '' ? null : foodById(row.insteadOf),
    rarely: new Set(row.rarely === '' ? [] : read.words('rarely', MEAL_TYPES)),
  }
})

const byId = new Map(SIDES.map((side) => [side.id, side]))
export const sideById = (id: string): Side | null => byId.get(id) ?? null

/** Minutes somebody is busy with what is beside a dish. */
export const minutesBeside = (sides: readonly ChosenSide[]): number =>
  sides.reduce((sum, { id }) => sum + (sideById(id)?.busyMinutes ?? 0), 0)

/** What sides ask about a dish. */
export type BesideDish = {
  parts: ReadonlySet<PartOfMeal>
  isSweet: boolean
  /** What it is made of. */
  foods: readonly { food: Food }[]
  /** "western", "eastern", "indian", "asian". */
  table: string
}

/** Whether people would put a side beside this dish at this meal. */
export function suitsDish({ food, adds, beside, meals }: Side, dish: BesideDish, meal: MealType): boolean {
  if (!meals.includes(meal)) return false
  for (const one of dish.foods) if (one.food === food) return false
  for (const part of dish.parts) if (isSamePart(part, adds)) return false
  if (beside === 'any') return true
  if (beside === 'sweet') return dish.isSweet
  if (dish.isSweet) return false
  if (beside === 'savoury') return true
  return beside === 'eastern' ? dish.table !== 'western' : beside === dish.table
}

/** A side for so many people: its line, and what the sentence that serves it calls it. `plates` is how many helpings they have together. */
export type WrittenSide = { text: string; name: string; how: string; busyMinutes: number }

export function writeSide(
  { id, helping }: ChosenSide,
  servings: number,
  plates = servings,
): WrittenSide | null {
  const side = sideById(id)
  const choice = side?.helpings[helping - 1]?.choice
  if (side === null || choice === undefined) return null
  const size = { factor: plates, servings }
  const { text, name } = writeLine({ choice, given: null }, null, { serves: 1, isFixed: false }, size)
  return { text, name, how: side.how, busyMinutes: side.busyMinutes }
}

const OWN_STEP_MIN = 2

/** Whether a side is cooked, in a step of its own before the last; others are only served. */
export const isWork = ({ busyMinutes }: Pick<WrittenSide, 'busyMinutes'>): boolean =>
  busyMinutes >= OWN_STEP_MIN

/** How sides are served: one sentence for those that are served alike. */
export function servingSentences(sides: readonly WrittenSide[]): string[] {
  return [...Map.groupBy(sides, ({ how }) => how)].map(([how, alike]) =>
    how.replaceAll('{it}', `the ${listOf(alike.map(({ name }) => name))}`),
  )
}
