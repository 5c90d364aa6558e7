import { expect, test } from 'vitest'
import { withoutRemark } from './remarks.ts'
import { judgeTyped, readTypedFood } from './typed-food.ts'

test.each([
  ['blueberries that need eating', 'blueberries'],
  ['mincemeat left from Christmas', 'mincemeat'],
  ['spinach on its way out', 'spinach'],
  ['plums, loads of them', 'plums'],
  ['green tomatoes that won’t ripen', 'green tomatoes'],
])('“%s” is %s', (typed, food) => {
  expect(withoutRemark(typed).text).toBe(food)
})

test.each(["mussels that won't open", 'mushrooms from the woods', 'beans on toast', 'tuna in tomato sauce'])(
  '“%s” says more than a remark and stays whole',
  (typed) => {
    expect(withoutRemark(typed).text).toBe(typed)
  },
)

test.each([
  ['runner beans coming out of my ears', 'runner-beans'],
  ['bananas gone black', 'banana'],
  ['hot cross buns going stale', 'hot-cross-bun'],
  ['pears that are rock hard', 'pear'],
])('what ages well enough to be cooked is read: “%s”', (typed, id) => {
  expect(readTypedFood(typed).food?.food.id).toBe(id)
})

test.each(['prawns gone black', 'mince gone brown', 'chicken past its best', 'mackerel on its way out'])(
  'an animal food that has aged is not cooked with: “%s”',
  (typed) => {
    expect(readTypedFood(typed).food).toBeNull()
  },
)

test.each([
  'mushrooms from my garden',
  'rice left out overnight',
  'milk past its date',
  'potatoes that are green',
  'chicken left out all day in the kitchen',
])('a remark that makes a food unsafe is heard: “%s”', (typed) => {
  expect(judgeTyped(typed, readTypedFood(typed)).verdict).toBe('unsafe')
})

test.each([
  ['turkey left from christmas', 'turkey-breast-cooked'],
  ['2 chicken legs left over from sunday roast', 'chicken-leg-cooked'],
  ['red cabbage left from christmas dinner', 'red-cabbage-cooked'],
  ['sausages left in the freezer', 'pork-sausage'],
  ['half a red cabbage left over', 'red-cabbage'],
])('what is left from a meal was cooked for it: “%s”', (typed, id) => {
  expect(readTypedFood(typed).food?.food.id).toBe(id)
})
