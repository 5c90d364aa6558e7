import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { isKnown } from './adventure.ts'
import { planContext, planFromRequest } from './plan-from-request.ts'
import type { Adventure } from './plan-bounds.ts'
import { planRequestSchema } from './plan-request.ts'

const requestOf = (adventure: Adventure) =>
  planRequestSchema.parse({
    ageYears: 34,
    sex: 'male',
    heightCm: 180,
    weightKg: 78,
    days: 4,
    cooking: { adventure },
  })

const foodsFor = (adventure: Adventure) =>
  new Set(
    planContext(requestOf(adventure), cookbook()).context.dishes.flatMap(({ foods }) =>
      foods.map(({ food }) => food),
    ),
  )

test('people who want what they know are planned no food that is new, and dishes of home and near it', () => {
  for (const food of foodsFor('familiar')) expect(isKnown(food, 'familiar'), food.name).toBe(true)
  const { plan } = planFromRequest(requestOf('familiar'), cookbook())
  const cuisines = plan.days.flatMap(({ meals }) => meals.map(({ draft }) => draft.cuisineType))
  for (const cuisine of cuisines) expect(['Ethiopian', 'Korean', 'West African']).not.toContain(cuisine)
})

test('the most adventurous may get foods that others are not planned', () => {
  const isNew = (id: string) => !isKnown(foodById(id), 'some-new')
  const count = (adventure: Adventure) => [...foodsFor(adventure)].filter(({ id }) => isNew(id)).length
  expect(count('some-new')).toBe(0)
  expect(count('adventurous')).toBeGreaterThan(0)
}, 60_000)
