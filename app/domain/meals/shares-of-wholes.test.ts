import { expect, test } from 'vitest'
import { readTable } from '#app/food-table.server.ts'
import { readMeal } from './read-meal.ts'

const gramsOf = (said: string): number => readMeal(said).components.reduce((sum, { grams }) => sum + grams, 0)

test('a share of a cake, a pie or a loaf is weighed by the whole', () => {
  expect(gramsOf('1/8 of a cake')).toBeCloseTo(1137 / 8, 0)
  expect(gramsOf('an eighth of a carrot cake')).toBeCloseTo(1137 / 8, 0)
  expect(gramsOf('1/10th of a sponge cake')).toBeCloseTo(45.6, 0)
  expect(gramsOf('one sixth of an apple pie')).toBeCloseTo(200, 0)
  expect(gramsOf('a third of a quiche')).toBeCloseTo(200, 0)
  expect(gramsOf('an eighth of a pizza')).toBeCloseTo(581 / 8, 0)
  expect(gramsOf('half a baguette')).toBeCloseTo(125, 0)
  expect(gramsOf('a quarter of a watermelon')).toBeGreaterThan(1000)
})

test('how many pieces a whole was cut into says what one weighs', () => {
  expect(gramsOf('two slices of an 8-slice pie')).toBeCloseTo(300, 0)
  expect(gramsOf('one slice of cheesecake cut into 12')).toBeCloseTo(99, 0)
  expect(gramsOf('cake cut into eight, had 2 slices')).toBeCloseTo(1137 / 4, 0)
})

test('what one person is served whole stays a portion', () => {
  expect(gramsOf('half a steak pie')).toBeCloseTo(gramsOf('a steak pie') / 2, 0)
  expect(gramsOf('half a pizza')).toBeCloseTo(gramsOf('a pizza') / 2, 0)
  expect(gramsOf('a quarter of a pizza')).toBeCloseTo(gramsOf('a pizza') / 4, 0)
  expect(gramsOf('a third of a cake')).toBeLessThan(gramsOf('a cake'))
  expect(gramsOf('half a slice of cake')).toBeLessThan(100)
  expect(gramsOf('quarter of a rice cake')).toBeLessThan(10)
})

test('a share of a pack is of what shops sell, without its brine', () => {
  expect(gramsOf('half a tin of baked beans')).toBeCloseTo(207.5, 0)
  expect(gramsOf('opened a tin of tuna, ate half the tin')).toBeCloseTo(51, 0)
  expect(gramsOf('half a jar of olives')).toBeCloseTo(90, 0)
  expect(gramsOf('a quarter of a block of cheddar')).toBeCloseTo(50, 0)
  expect(gramsOf('half a can of coke')).toBeCloseTo(165, 0)
})

test('half the tin is half of what came in the tin that was named before', () => {
  expect(gramsOf('I opened a tin of tomato soup and had half the tin')).toBeCloseTo(
    gramsOf('I had half a tin of tomato soup'),
    0,
  )
  expect(gramsOf('2 tins of baked beans, had half the tins')).toBeCloseTo(415, 0)
  const { components } = readMeal('tin of tomato soup and toast, half the tin')
  expect(components.map(({ said }) => said)).toEqual(['tin of tomato soup', 'toast'])
  expect(components[1]!.grams).toBe(gramsOf('toast'))
})

test('half of a food and another beside it halves only the first', () => {
  for (const [said, half, beside] of [
    ['half a pie and chips', 'half a pie', 'chips'],
    ['half a burger and chips', 'half a burger', 'chips'],
    ['half a pie and mash', 'half a pie', 'mash'],
    ['half a curry and rice', 'half a curry', 'rice'],
  ] as const)
    expect(gramsOf(said), said).toBeCloseTo(gramsOf(half) + gramsOf(beside), 0)
})

test('half of a dish that is named by two foods is half of both', () => {
  for (const [said, whole] of [
    ['half a bacon and egg sandwich', 'a bacon and egg sandwich'],
    ['half a mac and cheese', 'mac and cheese'],
    ['half a portion of fish and chips', 'a portion of fish and chips'],
    ['half fish and chips', 'fish and chips'],
  ] as const)
    expect(gramsOf(said), said).toBeCloseTo(gramsOf(whole) / 2, 0)
})

test('a tray or a pan of brownies is all of it, and a slice or two of it are pieces', () => {
  const piece = gramsOf('a slice of brownie')
  expect(gramsOf('half a pan of brownies')).toBeCloseTo(200, 0)
  expect(gramsOf('a quarter of a tray of brownies')).toBeCloseTo(100, 0)
  expect(gramsOf('made a tray of brownies, had a slice')).toBe(piece)
  expect(gramsOf('baked a tray of brownies, had two')).toBe(2 * piece)
  // Lasagne is sold on a tray for one.
  expect(gramsOf('half a tray of lasagne')).toBeLessThan(200)
})

test('a unit alone behind a food says how much of it, where the food comes in it', () => {
  expect(gramsOf('pizza, slice')).toBe(gramsOf('a slice of pizza'))
  expect(gramsOf('toast, slice')).toBe(gramsOf('a slice of toast'))
  expect(gramsOf('crisps, packet')).toBe(gramsOf('a packet of crisps'))
  expect(readMeal('pizza, slice, coke').notCounted).toEqual([])
  expect(readMeal('tea, slice, apple').notCounted).toEqual(['slice'])
  expect(readMeal('tofu, bar, apple').notCounted).toEqual(['bar'])
})

test('every whole says where its weight is from', () => {
  for (const { row, place } of readTable('foods/wholes.csv', ['name', 'grams', 'most', 'source'] as const)) {
    expect(row.source, place).toMatch(/^(?:USDA (?:SR|FN)\d+: |own estimate|as |eaten as one$)/)
    if (row.source !== 'eaten as one') expect(Number(row.grams), place).toBeGreaterThan(100)
  }
})

test('every usual portion says whether it is of USDA or our own estimate', () => {
  for (const { row, place } of readTable('foods/usual-portions.csv', ['id', 'grams', 'source'] as const))
    expect(row.source, place).toMatch(/^(?:own estimate|as USDA (?:SR|FN)\d+: .+ g)$/)
})
