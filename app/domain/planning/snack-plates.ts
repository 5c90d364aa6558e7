import { readChoice } from '#app/domain/cookbook/dish-line.ts'
import type { Dish } from '#app/domain/cookbook/dish.ts'
import { namesIn } from '#app/domain/cookbook/marks.ts'
import type { Food } from '#app/domain/food/food.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { readTable } from '#app/food-table.server.ts'

/** Snacks that need no recipe (`foods/snack-plates.csv`), as dishes like those of the cookbook. */

const COLUMNS = ['id', 'title', 'foods', 'how', 'minutes', 'suits', 'insteadOf'] as const

type Plate = { dish: Dish; insteadOf: Food | null }

const PLATES: readonly Plate[] = readTable('foods/snack-plates.csv', COLUMNS).map(({ row, place }) => {
  const read = new RowReader(row, place, row.id)
  const dish: Dish = {
    id: read.text('id'),
    title: read.text('title'),
    otherNames: [],
    description: `${read.text('title')}.`,
    cuisine: 'Any',
    meals: ['snack'],
    serves: 1,
    minutes: read.number('minutes'),
    skill: 'Beginner',
    needs: [],
    suits: ['no cook', 'quick', ...read.list('suits')],
    not: [],
    isFixed: false,
    sizes: new Map(),
    lines: read.list('foods').map((text) => {
      const choice = readChoice(text)
      return {
        handle: choice.name,
        choices: [choice] as const,
        isOptional: false,
        buying: null,
        heading: null,
        any: null,
      }
    }),
    steps: [read.text('how')],
    welcome: [],
  }
  const unknown = namesIn(row.how).find((name) => dish.lines.every(({ handle }) => handle !== name))
  if (unknown !== undefined) read.fail('how', `names {${unknown}}, which is no food of the plate`)
  return { dish, insteadOf: row.insteadOf === '' ? null : foodById(row.insteadOf) }
})

export const SNACK_PLATES: readonly Dish[] = PLATES.map(({ dish }) => dish)

/** The plates for a person: none that stands in for what they may have. */
export function snackPlatesFor(isAllowed: (food: Food) => boolean): Dish[] {
  return PLATES.flatMap(({ dish, insteadOf }) => (insteadOf !== null && isAllowed(insteadOf) ? [] : [dish]))
}
