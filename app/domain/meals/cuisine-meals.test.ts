import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const kcalOf = (said: string) => readMeal(said).total.kcal

test('a meal called by its kitchen is the dishes told with it', () => {
  const dishes = kcalOf('sweet and sour chicken, egg fried rice, prawn crackers')
  for (const said of [
    'sweet and sour chicken, egg fried rice, prawn crackers - usual chinese',
    'sweet and sour chicken, egg fried rice, prawn crackers (chinese takeaway)',
    'usual chinese: sweet and sour chicken, egg fried rice, prawn crackers',
    'big chinese last night, sweet and sour chicken, egg fried rice, prawn crackers',
  ])
    expect(kcalOf(said), said).toBeCloseTo(dishes, -1)
  const curry = kcalOf('chicken korma, pilau rice')
  expect(kcalOf('chicken korma, pilau rice (normal indian takeaway)')).toBeCloseTo(curry, -1)
})

test('a meal of which nothing else is told counts', () => {
  expect(kcalOf('usual chinese')).toBeGreaterThan(500)
  expect(kcalOf('usual chinese and a beer')).toBeGreaterThan(kcalOf('usual chinese'))
  expect(kcalOf('breakfast toast and jam, dinner chinese')).toBeGreaterThan(700)
  expect(kcalOf('usual chinese. toast and an apple')).toBeGreaterThan(900)
})

test('which course a food was is no food', () => {
  const { components, notCounted } = readMeal('onion bhaji starter, lasagne main, cheesecake for dessert')
  expect(components).toHaveLength(3)
  expect(notCounted).toEqual([])
  expect(readMeal('toast and a starter').notCounted.join()).toMatch(/starter/)
})
