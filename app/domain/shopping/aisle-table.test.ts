import { expect, test } from 'vitest'
import { FOODS } from '#app/domain/food/foods.ts'
import { GOODS } from '#app/domain/food/goods.ts'
import { aisleOf } from './aisle-table.ts'
import { OTHER_AISLE } from './aisles.ts'
import { readShoppingLine } from './shopping-line.ts'

const aisleOfLine = (line: string) => readShoppingLine(line).map(({ aisle }) => aisle)

test.each([
  ['butter', 'Dairy, eggs and chilled'],
  ['hummus', 'Dairy, eggs and chilled'],
  ['puff pastry', 'Dairy, eggs and chilled'],
  ['tofu', 'Dairy, eggs and chilled'],
  ['frozen peas', 'Frozen'],
  ['frozen spinach', 'Frozen'],
  ['ice cream', 'Frozen'],
  ['fish fingers', 'Frozen'],
  ['tinned tuna', 'Tins and jars'],
  ['tin of chopped tomatoes', 'Tins and jars'],
  ['baked beans', 'Tins and jars'],
  ['honey', 'Tins and jars'],
  ['sugar', 'Baking and sugar'],
  ['plain flour', 'Baking and sugar'],
  ['coffee', 'Tea, coffee and hot drinks'],
  ['tea bags', 'Tea, coffee and hot drinks'],
  ['ground coffee', 'Tea, coffee and hot drinks'],
  ['bread', 'Bakery'],
  ['naan', 'Bakery'],
  ['basil', 'Fruit and vegetables'],
  ['dried oregano', 'Herbs and spices'],
  ['cornflakes', 'Breakfast cereals'],
  ['oats', 'Breakfast cereals'],
  ['spaghetti', 'Pasta, rice and pulses'],
  ['red lentils', 'Pasta, rice and pulses'],
  ['olive oil', 'Oils, sauces and condiments'],
  ['raisins', 'Nuts and dried fruit'],
  ['almonds', 'Nuts and dried fruit'],
  ['cola', 'Drinks'],
  ['crisps', 'Biscuits, sweets and snacks'],
  ['kitchen foil', OTHER_AISLE],
])('a food is in the aisle where shoppers in Britain look for it: %s', (line, aisle) => {
  expect(aisleOfLine(line)).toEqual([aisle])
})

test('every food has an aisle', () => {
  expect([...FOODS, ...GOODS].filter((food) => aisleOf(food) === OTHER_AISLE).map(({ id }) => id)).toEqual([])
})
