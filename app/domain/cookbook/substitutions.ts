import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { readTable } from '#app/food-table.server.ts'
import type { Asking } from './asking.ts'
import type { Choice } from './dish.ts'
import { EXAMPLE, readChoice } from './dish-line.ts'

type Substitution = { foods: readonly string[]; diets: readonly string[]; instead: string }

/** `foods/substitutions.csv`: what is used for a diet where a dish names no stand-in of its own. */
const substitutions: readonly Substitution[] = readTable('foods/substitutions.csv', [
  'foods',
  'diets',
  'instead',
] as const).map(({ row, place }) => {
  const read = new RowReader(row, place, row.foods)
  const foods = read.list('foods')
  for (const id of foods) if (!findFood(id)) read.fail('foods', `no food "${id}" in the table`)
  return { foods, diets: read.list('diets'), instead: read.text('instead') }
})

type Rules = Pick<Asking, 'isAllowed' | 'diets'>

const isAllowedChoice = ({ food }: Choice, { isAllowed }: Rules) => food === null || isAllowed(food)

/** What is used instead of a food for the person's diets, as lines without amounts; `printed` gives them its amount. */
export function substitutesFor(food: Food, rules: Rules, printed: Choice | null = null): Choice[] {
  return substitutions
    .filter(({ foods, diets }) => foods.includes(food.id) && diets.some((diet) => rules.diets.has(diet)))
    .map(({ instead }) => readChoice(instead, printed))
    .filter((choice) => isAllowedChoice(choice, rules))
}

/** The first way to fill a line that this person may eat: the line's own, else the table's; null where there is none. */
export function choiceFor(choices: readonly [Choice, ...Choice[]], rules: Rules): Choice | null {
  const own = choices.find((choice) => isAllowedChoice(choice, rules))
  const [printed] = choices
  if (own !== undefined || printed.food === null) return own ?? null
  const other = substitutesFor(printed.food, rules, printed)[0]
  return other === undefined ? null : { ...other, after: other.after || printed.after.replace(EXAMPLE, '') }
}
