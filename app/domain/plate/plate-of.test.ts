import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOODS, foodById } from '#app/domain/food/foods.ts'
import { drawPlate } from './draw-plate.ts'
import type { DrawableFood } from './plate-forms.ts'
import { plateOf } from './plate-of.ts'

const CHICKEN = foodById('chicken-thigh')
const RICE = foodById('white-rice')
const OIL = foodById('olive-oil')
const CORIANDER = foodById('coriander')
const COCONUT_MILK = foodById('coconut-milk')

const drawn = (dishTemplate: string, foods: readonly DrawableFood[], name = 'Dinner') =>
  plateOf({ name, dishTemplate, foods, seed: 1 }).foods.map((each) => `${each.name}: ${each.role}`)

test('puts the main food first and the garnish last, and leaves out what one does not see', () => {
  expect(drawn('plate', [OIL, CORIANDER, RICE, CHICKEN])).toEqual([
    'chicken thigh: pieces',
    'white rice: grains',
    'coriander: garnish',
  ])
})

test('cuts the meat up where the dish does', () => {
  expect(drawn('stir-fry', [CHICKEN])).toEqual(['chicken thigh: cubes'])
})

test('fills a curry with its sauce, not with the colour of its coconut milk', () => {
  expect(drawn('curry', [CHICKEN, COCONUT_MILK])).toEqual(['curry: sauce', 'chicken thigh: cubes'])
})

test('gives a smooth soup the colour of what it is named after', () => {
  const foods = [foodById('carrot'), foodById('onion')]
  expect(drawn('soup', foods, 'Carrot soup')[0]).toBe('carrot: sauce')
  expect(drawn('soup', [CHICKEN, ...foods], 'Chicken and carrot soup')[0]).toBe('broth: sauce')
})

test('reads the form from the recipe name when the form says nothing', () => {
  expect(plateOf({ name: 'Prawn tacos', dishTemplate: 'dinner', foods: [], seed: 1 }).dish).toBe('tacos')
})

test('chooses one to seven foods for any recipe, the same ones each time, and draws them', () => {
  const anyRecipe = fc.record({
    name: fc.string(),
    dishTemplate: fc.oneof(
      fc.string(),
      fc.constantFrom('soup', 'salad', 'tacos', 'grain bowl', 'tray bake', 'pasta'),
    ),
    foods: fc.array(fc.constantFrom(...FOODS), { maxLength: 20 }),
    seed: fc.nat(),
  })
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const plate = plateOf(recipe)
      expect(plate.foods.length).toBeGreaterThanOrEqual(1)
      expect(plate.foods.length).toBeLessThanOrEqual(7)
      expect(plateOf(recipe)).toEqual(plate)
      expect(plate.foods.findLastIndex(({ role }) => role !== 'garnish')).toBeLessThan(
        plate.foods.some(({ role }) => role === 'garnish')
          ? plate.foods.findIndex(({ role }) => role === 'garnish')
          : plate.foods.length,
      )
      expect(drawPlate(plate)).toContain('</svg>')
    }),
    { numRuns: 150 },
  )
})
