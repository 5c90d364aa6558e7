import { type Dish, type Fill, partsIn } from '#app/domain/kitchen/dish.ts'
import { rule } from './slot-rules.ts'

export const FRUIT = rule('fruit', 3, ['berry', 'soft-fruit', 'firm-fruit', 'sweet-citrus', 'canned-fruit'])

export const SWEETENER = rule('sweet', 1, ['syrup', 'sugar', 'jam'])

export const CRUNCH = [
  rule('topping', 2, ['nut', 'seed']),
  rule('topping', 1, ['coconut', 'dark-chocolate', 'treat']),
  rule('topping', 1, ['dried-fruit']),
  rule('topping', 1, ['nut-butter', 'tahini'], 0.8),
]

export const SCENT = [
  rule('spice', 2, ['sweet-spice', 'vanilla', 'ginger']),
  rule('spice', 1, ['cocoa', 'protein-powder']),
]

export const FRUIT_IDS = ['banana', 'blueberries', 'apple', 'strawberries']

export const MILKS = ['semi-skimmed-milk', 'whole-milk', 'soya-milk']

const PLANT_MILKS = ['soya-milk', 'almond-milk', 'oat-milk']

export const PLANT_FIRST: Fill['ids'] = (dish) =>
  dish.diet === 'Vegan' || dish.diet === 'Dairy-Free' ? PLANT_MILKS : [...MILKS, ...PLANT_MILKS]

export const SWEETENERS = ['honey', 'maple-syrup', 'golden-syrup']

export const NUT_IDS = ['almonds', 'walnuts', 'flaked-almonds', 'pumpkin-seeds']

export const fruitFill: Fill = { slot: 'fruit', ids: FRUIT_IDS, must: true }

export function fruits(dish: Dish) {
  return partsIn(dish, 'fruit')
}
