import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const idsOf = (text: string): string[] => readMeal(text).components.map(({ foodId }) => foodId)

test('an equals sign announces what is in a dish, as a colon does', () => {
  const parts = ['1 scoop of whey', '300 ml skimmed milk', '1 tbsp peanut butter'].join(', ')
  expect(idsOf(`post workout shake = ${parts}`)).toEqual(idsOf(`shake: ${parts}`))
  expect(idsOf(`shake: ${parts}`)).toHaveLength(3)
})

test('"for one" and "for me" count nothing and part nothing', () => {
  const parts = '100 g dry spaghetti, 50 g guanciale, 1 egg + 1 yolk, 20 g pecorino'
  expect(idsOf(`carbonara for one: ${parts}`)).toEqual(idsOf(`carbonara: ${parts}`))
  expect(idsOf(`carbonara for one: ${parts}`)).not.toContain('spaghetti-carbonara')
  expect(readMeal('lasagne for me').total.kcal).toBe(readMeal('lasagne').total.kcal)
})
