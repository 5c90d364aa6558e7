import { expect, test } from 'vitest'
import { readMeal } from '#app/domain/meals/read-meal.ts'

const kcalOf = (text: string) => readMeal(text).total.kcal
const countOf = (text: string) => readMeal(text).components.length

test('the name of its kind, said with a share, means the food told before', () => {
  expect(countOf('clam chowder, ate all the soup')).toBe(1)
  expect(kcalOf('clam chowder, ate half the soup') / kcalOf('clam chowder')).toBeCloseTo(0.5, 1)
  expect(kcalOf('minestrone, left half the soup') / kcalOf('minestrone')).toBeCloseTo(0.5, 1)
  const fish = 'tilapia, rice, salad'
  expect(countOf(`${fish} - left half the fish`)).toBe(3)
  expect(kcalOf(`${fish} - left half the fish`)).toBeLessThan(kcalOf(fish))
})

test('told again by its kind with "the" it is the same food', () => {
  expect(countOf('beef bourguignon, finished the stew')).toBe(1)
})

test('what is of another kind is a food of its own', () => {
  expect(countOf('clam chowder, then half the cake')).toBe(2)
  expect(countOf('steak and some soup')).toBe(2)
  expect(countOf('ramen and a soup')).toBe(2)
})

test('a milk told of a drink that is made with milk is in it', () => {
  for (const text of ['mocha with oat milk', 'iced latte, oat milk', 'latte with soya milk'])
    expect(countOf(text), text).toBe(1)
  expect(countOf('latte, a glass of milk')).toBe(2)
  expect(countOf('milkshake with 200 ml milk')).toBe(2)
})
