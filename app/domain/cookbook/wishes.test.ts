import { expect, test } from 'vitest'
import { readWishes } from './wishes.ts'

test.each([
  ['air fryer', ['air fryer']],
  ['made in the airfryer', ['air fryer']],
  ['slow cooker', ['slow cooker']],
  ['for packed lunches', ['packed lunch']],
  ["kids won't eat spicy", ['children', 'mild']],
  ['no oven', ['no oven']],
  ['one-pot', ['one pot']],
  ['something for the freezer', ['freezer']],
  ['no-cook', ['no cook']],
])('“%s” is a wish', (typed, wishes) => {
  expect(readWishes(['salmon', typed])).toMatchObject({ ingredients: ['salmon'], wishes: new Set(wishes) })
})

test('minutes typed among the foods are a limit, not a food', () => {
  expect(readWishes(['salmon', '20 minutes'])).toMatchObject({ ingredients: ['salmon'], maxMinutes: 20 })
})

test.each(['pot noodles', 'slow-roasted tomatoes', 'chilli', 'microwave rice', 'minute steak'])(
  '“%s” is a food, not a wish',
  (typed) => {
    expect(readWishes([typed]).ingredients).toEqual([typed])
  },
)

test.each([
  ['air fryer chicken thighs', 'air fryer', 'chicken thighs'],
  ['kids yoghurt', 'children', 'yoghurt'],
  ['slow cooker beef', 'slow cooker', 'beef'],
  ['sausages in the slow cooker', 'slow cooker', 'sausages'],
])('“%s” is a wish and a food', (typed, wish, food) => {
  expect(readWishes([typed])).toMatchObject({ ingredients: [food], wishes: new Set([wish]) })
})

test.each([
  ['breakfast', 'breakfast'],
  ['no baking', 'no oven'],
  ['make the night before', 'make ahead'],
  ['something mild', 'mild'],
])('“%s” asks for %s', (typed, wish) => {
  expect(readWishes(['oats', typed])).toMatchObject({ ingredients: ['oats'], wishes: new Set([wish]) })
})

test.each(['just me', 'for two', 'easy', 'to use up'])('“%s” is neither food nor wish', (typed) => {
  expect(readWishes(['oats', typed])).toMatchObject({ ingredients: ['oats'], wishes: new Set() })
})

test('mild curry powder is a food', () => {
  expect(readWishes(['mild curry powder'])).toMatchObject({
    ingredients: ['mild curry powder'],
    wishes: new Set(),
  })
})

test.each([
  ['half an hour', 30],
  ['under an hour', 60],
  ['2 hours', 120],
  ['less than 40 minutes', 40],
])('“%s” is a limit of %i minutes', (typed, minutes) => {
  expect(readWishes(['oats', typed])).toMatchObject({ ingredients: ['oats'], maxMinutes: minutes })
})

test.each([
  ['soup', 'soup'],
  ['a stir fry', 'stirfry'],
  ['make into soup', 'soup'],
  ['curry please', 'curry'],
  ['something Thai', 'thai'],
])('“%s” asks for a kind of dish or a cuisine and is no food', (typed, kind) => {
  expect(readWishes(['carrots', typed])).toMatchObject({ ingredients: ['carrots'], wishes: new Set([kind]) })
})

test.each(['curry paste', 'soup mix', 'pie crust', 'stir fry sauce'])(
  '“%s” is a food, no kind of dish',
  (typed) => {
    expect(readWishes([typed])).toMatchObject({ ingredients: [typed], wishes: new Set() })
  },
)
