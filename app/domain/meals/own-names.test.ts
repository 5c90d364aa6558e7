import { expect, test } from 'vitest'
import { worldDishes } from '#app/domain/food/world-dishes.ts'
import { readMeal } from './read-meal.ts'

/** Restaurants and words too common to be names by themselves are asked about: "a mcdonald's", "feast". */
const MOST_UNREAD = 0.007
/** Names that several dishes share, or that another dish's name says as well. */
const MOST_OTHERS = 0.06

test('dishes of the world are found by their names', { timeout: 120_000 }, () => {
  const names = worldDishes().flatMap((dish) =>
    [dish.name, ...dish.otherNames].map((name) => ({ id: dish.id, name })),
  )
  let unread = 0
  let others = 0
  for (const { id, name } of names) {
    const ids = readMeal(name).components.map(({ foodId }) => foodId)
    if (ids.length === 0) unread++
    else if (!ids.some((one) => one.startsWith(id))) others++
  }
  expect(unread / names.length).toBeLessThan(MOST_UNREAD)
  expect(others / names.length).toBeLessThan(MOST_OTHERS)
})
