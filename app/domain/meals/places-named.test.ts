import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const idsOf = (said: string) => readMeal(said).components.map(({ foodId }) => foodId)

test('a place named by what it sells adds no food to what was bought there', () => {
  for (const [said, food] of [
    ['butter chicken from the Indian place down the street', 'butter chicken'],
    ['a burger at the Korean place', 'a burger'],
    ['sweet and sour chicken from the chinese', 'sweet and sour chicken'],
    ['two tacos from the Mexican truck on the corner', 'two tacos'],
    ['pepperoni pizza from the new pizza joint', 'pepperoni pizza'],
    ['a samosa at the coffee shop', 'a samosa'],
    ['pad thai near the Thai place', 'pad thai'],
  ] as const)
    expect(idsOf(said), said).toEqual(idsOf(food))
})

test('the food may be named behind its place', () => {
  expect(idsOf('went to the thai place with dave, had pad see ew')).toEqual(idsOf('pad see ew'))
  expect(idsOf('next to the burger joint, a kebab')).toEqual(idsOf('a kebab'))
})

test('where nothing else is named, the kind of takeaway is what was eaten', () => {
  expect(idsOf('a chinese')).toHaveLength(1)
  expect(idsOf('got a takeaway from the chinese')).toEqual(idsOf('a chinese'))
  expect(idsOf('an indian takeaway')).toHaveLength(1)
})

test('what stands behind "from" and is no place stays food', () => {
  expect(idsOf('coffee, and fries from the chicken shop menu')).not.toHaveLength(0)
  expect(idsOf('rice with a thai green curry')).toHaveLength(idsOf('rice with a green curry').length)
  expect(idsOf('a quesadilla from a fast food place').join()).toMatch(/./)
})
