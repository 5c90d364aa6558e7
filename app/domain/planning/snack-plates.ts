import { readChoice } from '#app/domain/cookbook/dish-line.ts'
import type { Dish } from '#app/domain/cookbook/dish.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { readTable } from '#app/food-table.server.ts'

/** Snacks that need no recipe (`foods/snack-plates.csv`), as dishes like those of the cookbook. */

const COLUMNS = ['id', 'title', 'foods', 'how', 'minutes', 'suits'] as const

export const SNACK_PLATES: readonly Dish[] = readTable('foods/snack-plates.csv', COLUMNS).map(
  ({ row, place }) => {
    const read = new RowReader(row, place, row.id)
    return {
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
  },
)
