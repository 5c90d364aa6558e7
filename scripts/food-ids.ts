/** `npm run foods -- ids`: writes the ids of the food table as a type, so that a dish cannot name a food that is not there. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOODS } from '#app/domain/food/foods.ts'

/** The text of the file with the type of the ids. */
export function foodIdSource(ids: readonly string[]): string {
  const lines = ids.toSorted().map((id) => `  | '${id}'`)
  return `/** Ids of the food table, written by \`npm run foods -- ids\`. */\nexport type FoodId =\n${lines.join('\n')}\n`
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '..', 'app', 'domain', 'food', 'food-id.ts')
  writeFileSync(file, foodIdSource(FOODS.map((food) => food.id)))
}
