import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFood, foodById } from '#app/domain/food/foods.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { figuresOfLine, quickFiguresOfLine, writeAmount } from './amount-line.ts'
import type { RecipePart } from './meal-recipe.ts'
import { onPortionStep, portionRecipe } from './portion-recipe.ts'

const part = (foodId: string, grams: number, prep = ''): RecipePart => ({
  foodId,
  grams,
  prep,
  text: '',
})

const curry = {
  parts: [
    part('chicken-breast', 150, 'cut into strips'),
    part('white-rice', 75),
    part('spinach', 80, 'washed'),
    part('onion', 60, 'finely chopped'),
    part('olive-oil', 9),
    part('egg', 100),
    part('cumin', 1),
  ],
}

test('[PLAN-42] portions scale lines and figures together', () => {
  const one = portionRecipe(curry, 1)
  const more = portionRecipe(curry, 1.3)
  expect(one.lines.map(({ text }) => text)).toContain('150 g chicken breasts, cut into strips')
  expect(more.lines.map(({ text }) => text)).toContain('195 g chicken breasts, cut into strips')
  expect(more.lines.map(({ text }) => text)).toContain('98 g white rice')
  expect(more.macros.kcal / one.macros.kcal).toBeGreaterThan(1.2)
  expect(more.macros.kcal / one.macros.kcal).toBeLessThan(1.4)
})

test('the figures are those of the lines as written, whatever the portion', () => {
  for (let step = 10; step <= 40; step++) {
    const { lines, macros } = portionRecipe(curry, onPortionStep(step * 0.05))
    const read = nutritionOf(
      lines.map(({ text }) => text),
      1,
    )
    expect(read.perServing.kcal).toBeCloseTo(macros.kcal, 6)
    expect(read.perServing.proteinG).toBeCloseTo(macros.proteinG, 6)
    expect(read.counted.map(({ foodId }) => foodId)).toEqual(curry.parts.map(({ foodId }) => foodId))
  }
})

test('nobody has to cook with a third of an egg or half a bun', () => {
  for (const portion of [0.5, 0.85, 1.1, 1.35]) {
    const eggs = portionRecipe(curry, portion).lines.find(({ foodId }) => foodId === 'egg')
    expect(eggs?.text).toMatch(/^\d+ eggs?$/)
  }
})

test('lines without a known food stay as they were', () => {
  const parts = [{ foodId: null, grams: 0, prep: '', text: 'a pinch of blorp' }]
  expect(portionRecipe({ parts }, 1.5).lines[0]?.text).toBe('a pinch of blorp')
})

test('portions stand on steps of 0.05', () => {
  expect([0.5, 0.524, 0.526, 1.0249, 1.33].map(onPortionStep)).toEqual([0.5, 0.5, 0.55, 1, 1.35])
})

const WRITTEN =
  `chicken-breast salmon tofu egg white-rice pasta oats spinach broccoli carrot onion banana apple whole-milk
  greek-yoghurt cheddar olive-oil butter honey almonds chickpeas-canned potato flour-tortilla white-bread tomato`.split(
    /\s+/,
  )

test('every amount written reads back to the same food and the grams it stands for', () => {
  const ids = WRITTEN.filter((id) => findFood(id) !== null)
  expect(ids.length).toBeGreaterThan(20)
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.integer({ min: 20, max: 6000 }), (id, tenths) => {
      const grams = tenths / 10
      const written = writeAmount(extraItem(foodById(id)), grams)
      const read = figuresOfLine(written.text)
      expect(read.foodId, written.text).toBe(id)
      expect(Math.abs(read.grams - written.grams), written.text).toBeLessThanOrEqual(
        Math.max(1, written.grams * 0.06),
      )
      expect(quickFiguresOfLine(written.text).kcal).toBeCloseTo(read.kcal, 6)
    }),
    { seed: 20261120 },
  )
})
