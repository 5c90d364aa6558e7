import { findFood } from '#app/domain/food/foods.ts'
import type { Food } from '#app/domain/food/food.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { readTable } from '#app/food-table.server.ts'

/** `foods/diet-reasons.csv`: why a food is against a diet, where shops have it for the diet too. By food and diet. */
const reasons: ReadonlyMap<string, string> = new Map(
  readTable('foods/diet-reasons.csv', ['foods', 'diets', 'reason'] as const).flatMap(({ row, place }) => {
    const read = new RowReader(row, place, row.foods)
    return read.list('foods').flatMap((id) => {
      if (!findFood(id)) read.fail('foods', `no food "${id}" in the table`)
      return read.list('diets').map((diet) => [`${id} ${diet}`, read.text('reason')] as const)
    })
  }),
)

/** The reason behind the food's name: "is usually made with parmesan. Use one labelled vegetarian."; null without one. */
export const dietReason = ({ id }: Food, diet: string): string | null => reasons.get(`${id} ${diet}`) ?? null
