import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { RARE_FOODS, cuisinesFor, isKnown } from './adventure.ts'
import { planContext } from './plan-from-request.ts'
import type { Adventure } from './plan-bounds.ts'
import { planRequestSchema } from './plan-request.ts'

// A plan is made in a tenth of a second; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

const poolFoods = (adventure: Adventure, seed: number) => {
  const request = planRequestSchema.parse({
    ageYears: 34,
    sex: 'male',
    heightCm: 180,
    weightKg: 78,
    seed,
    cooking: { adventure },
  })
  const { candidates } = planContext(request, cookbook()).context.pool
  return {
    ids: new Set(candidates.flatMap(({ foods }) => foods.map(({ foodId }) => foodId))),
    cuisines: new Set(candidates.map(({ recipe }) => recipe.cuisine)),
  }
}

test('plans of what is known hold no food and no cuisine that is new', () => {
  for (const seed of [1, 2, 3]) {
    const { ids, cuisines } = poolFoods('familiar', seed)
    expect([...ids].filter((id) => !isKnown({ id }, 'familiar'))).toEqual([])
    expect([...cuisines].filter((one) => !cuisinesFor('familiar').some((known) => known === one))).toEqual([])
  }
})

test('the most adventurous find foods that nobody else is planned', () => {
  const rare = [...RARE_FOODS.builds, ...RARE_FOODS.joins]
  const count = (adventure: Adventure) =>
    [1, 2, 3].reduce((sum, seed) => {
      const { ids } = poolFoods(adventure, seed)
      return sum + rare.filter((id) => ids.has(id)).length
    }, 0)
  expect(count('some-new')).toBe(0)
  expect(count('adventurous')).toBeGreaterThanOrEqual(3)
})
