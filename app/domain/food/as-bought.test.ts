import { expect, test } from 'vitest'
import { foodsWithPeel } from './as-bought.ts'
import { findFood } from './foods.ts'
import { nutritionOf } from './nutrition.ts'

const grams = (line: string, isServed = false) =>
  Math.round(nutritionOf([line], 1, { isServed }).counted[0]?.grams ?? 0)

test('what is peeled behind the comma was weighed with its peel, what is peeled in front of the food without', () => {
  expect(grams('1 kg potatoes, peeled and diced')).toBe(850)
  expect(grams('1 kg peeled potatoes')).toBe(1000)
  expect(grams('1 kg potatoes')).toBe(1000)
  expect(grams('400 g apples (peeled and cored)')).toBe(316)
  expect(grams('300 g butternut squash, peeled (peeled weight)')).toBe(300)
})

test('a whole fruit whose peel nobody eats is weighed as it is bought; a little of it is what is eaten', () => {
  expect(grams('1 kg melon')).toBe(520)
  expect(grams('melon 1 kg')).toBe(520)
  expect(grams('100 g banana')).toBe(100)
  expect(grams('150 g mango flesh')).toBe(150)
  expect(grams('1 kg diced melon')).toBe(1000)
})

test('bones are taken off where the bird is whole, and the line says so', () => {
  const [chicken] = nutritionOf(['1.5 kg whole chicken'], 1).counted
  expect(chicken?.grams).toBe(1020)
  expect(chicken?.assumptions.join()).toContain('68 % of it is eaten')
})

test('on a plate there is no peel left', () => {
  expect(grams('1 kg melon', true)).toBe(1000)
})

test('the range holds the weight without peel and the one with it', () => {
  const { low, high } = nutritionOf(['1 kg potatoes, peeled'], 1).kcalRange
  expect(low).toBeLessThan(0.85 * 770)
  expect(high).toBeGreaterThan(770)
})

test('every food with a peel is in the table', () => {
  for (const id of foodsWithPeel()) expect(findFood(id), id).not.toBeNull()
})

test('a batch of something made elsewhere has a usual weight', () => {
  expect(grams('1 batch pizza dough (see below)')).toBe(600)
  expect(grams('2 quantities pesto')).toBe(400)
  expect(grams('1 rotisserie chicken')).toBe(700)
})

test.each(['1 batch pizza dough (see below)', 'Pizza dough'])(
  'what the list writes out under a heading counts once: %s',
  (line) => {
    const lines = [line, '200 g mozzarella', 'For the pizza dough:', '500 g flour', '7 g dried yeast']
    expect(nutritionOf(lines, 4).counted.map(({ foodName }) => foodName)).toEqual([
      'mozzarella',
      'plain flour',
      'dried yeast',
    ])
  },
)
