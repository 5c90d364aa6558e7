import type { Food } from '#app/domain/food/food.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { readTable } from '#app/food-table.server.ts'
import { readTypedFood } from './typed-food.ts'

/** A name that means another food beside foods of some roles, unless one of `unless` is there too. */
type SaidBeside = { meant: string; beside: readonly string[]; unless: readonly string[] }

/** `foods/said-beside.csv`, by the name as typed. */
const saidBeside: ReadonlyMap<string, SaidBeside> = new Map(
  readTable('foods/said-beside.csv', ['name', 'meant', 'beside', 'unless'] as const).map(({ row, place }) => {
    const read = new RowReader(row, place, row.name)
    const said = { meant: read.text('meant'), beside: read.list('beside'), unless: read.list('unless') }
    return [read.text('name'), said]
  }),
)

/** The foods of a list as they are meant beside one another: "pepper" among vegetables is one of them. */
export function meantTogether(typed: readonly string[]): string[] {
  const saidOf = (text: string) => saidBeside.get(text.trim().toLowerCase())
  if (!typed.some((text) => saidOf(text) !== undefined)) return [...typed]
  const foods = typed.flatMap((text): Food[] => {
    const { food } = readTypedFood(text)
    return food === null || saidOf(text) !== undefined ? [] : [food.food]
  })
  return typed.map((text) => {
    const said = saidOf(text)
    if (said === undefined || foods.some(({ id }) => said.unless.includes(id))) return text
    return foods.some(({ roles }) => roles.some((role) => said.beside.includes(role))) ? said.meant : text
  })
}
