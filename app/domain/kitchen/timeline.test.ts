import { expect, test } from 'vitest'
import type { Dish, Part, Step } from './dish.ts'
import { preparationMin, totalMin } from './timeline.ts'

function dishOf(preps: readonly string[], dietaryPreferences: Partial<Dish> = {}): Dish {
  const parts = preps.map((prep) => ({ prep }) as Part)
  return { parts, skill: 'Intermediate', servings: 2, ...dietaryPreferences } as Dish
}

const step = (min: number, more: Partial<Step> = {}): Step => ({ text: 'Do it.', min, ...more })

test('counts what cooks by itself once, beside the work that goes on meanwhile', () => {
  const dish = dishOf([])
  const rice = step(3, { starts: { task: 'rice', min: 20 } })
  expect(totalMin(dish, [rice, step(15), step(2, { awaits: 'rice' })])).toBe(30)
  expect(totalMin(dish, [step(3), step(20), step(15), step(2)])).toBe(45)
})

test('waits for what was put on, even when nothing asks for it', () => {
  expect(totalMin(dishOf([]), [step(5, { starts: { task: 'oats', min: 30 } })])).toBe(40)
})

test('takes longer to prepare more food, for more people and for a beginner', () => {
  const one = dishOf(['peeled and diced'])
  expect(preparationMin(dishOf(['peeled and diced', 'sliced']))).toBeGreaterThan(preparationMin(one))
  expect(preparationMin(dishOf(['peeled and diced'], { servings: 8 }))).toBeGreaterThan(preparationMin(one))
  expect(preparationMin(dishOf(['peeled and diced'], { skill: 'Beginner' }))).toBeGreaterThan(
    preparationMin(one),
  )
  expect(preparationMin(dishOf(['']))).toBeLessThan(preparationMin(one))
})
