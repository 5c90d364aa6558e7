import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FOODS } from '#app/domain/food/foods.ts'
import { foodIdSource } from './food-ids.ts'

test('the type of the food ids has every food of the table and no other', () => {
  const file = join(import.meta.dirname, '..', 'app', 'domain', 'food', 'food-id.ts')
  expect(readFileSync(file, 'utf8'), 'npm run foods -- ids writes it').toBe(
    foodIdSource(FOODS.map(({ id }) => id)),
  )
})
