import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOOD_GROUPS, ROLES } from '#app/domain/food/food.ts'
import { drawPlate } from './draw-plate.ts'
import { plateOf } from './plate-of.ts'
import type { RecipeFood } from './plate-roles.ts'

const food = (name: string, group: RecipeFood['group'], role: RecipeFood['role']): RecipeFood => ({
  name,
  group,
  role,
})
const CHICKEN = food('chicken thigh', 'poultry', 'protein')
const RICE = food('white rice', 'grains', 'starch')
const OIL = food('olive oil', 'fats', 'fat')
const CORIANDER = food('coriander', 'herbs', 'herb')
const COCONUT_MILK = food('coconut milk', 'condiments', 'liquid')

const drawn = (dishForm: string, foods: RecipeFood[], name = 'Dinner') =>
  plateOf({ name, dishForm, foods, seed: 1 }).foods.map((each) => `${each.name}: ${each.role}`)

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
  const foods = [food('carrot', 'vegetables', 'vegetable'), food('onion', 'vegetables', 'aromatic')]
  expect(drawn('soup', foods, 'Carrot soup')[0]).toBe('carrot: sauce')
  expect(drawn('soup', [CHICKEN, ...foods], 'Chicken and carrot soup')[0]).toBe('broth: sauce')
})

test('reads the form from the recipe name when the form says nothing', () => {
  expect(plateOf({ name: 'Prawn tacos', dishForm: 'dinner', foods: [], seed: 1 }).dish).toBe('tacos')
})

test('chooses one to seven foods for any recipe, the same ones each time, and draws them', () => {
  const anyRecipe = fc.record({
    name: fc.string(),
    dishForm: fc.oneof(
      fc.string(),
      fc.constantFrom('soup', 'salad', 'tacos', 'grain bowl', 'tray bake', 'pasta'),
    ),
    foods: fc.array(
      fc.record({
        name: fc.oneof(fc.string(), fc.constantFrom('egg', 'rice', 'basil', 'feta', 'spaghetti', 'yoghurt')),
        role: fc.constantFrom(...ROLES),
        group: fc.constantFrom(...FOOD_GROUPS),
      }),
      { maxLength: 20 },
    ),
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
