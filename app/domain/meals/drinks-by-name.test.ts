import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const kcalOf = (said: string): number => readMeal(said).total.kcal
const gramsOf = (said: string): number => readMeal(said).components.reduce((sum, { grams }) => sum + grams, 0)
const unreadOf = (said: string): readonly string[] => readMeal(said).notCounted

test('beers are told by their names, by the pint and by the bottle', () => {
  for (const beer of [
    'cobra',
    'madri',
    'staropramen',
    'leffe',
    'doom bar',
    'windhoek',
    'bottle of sol',
    'punk ipa',
  ]) {
    expect(unreadOf(beer), beer).toEqual([])
    expect(kcalOf(beer), beer).toBeGreaterThan(90)
  }
  expect(gramsOf('pint of cobra')).toBe(568)
  expect(gramsOf('330ml cobra')).toBeCloseTo(330, 0)
})

test('wines are told by their grapes and places', () => {
  for (const wine of [
    'chablis',
    'sancerre',
    'barolo',
    'pinotage',
    'chenin blanc',
    'whispering angel',
    'moet',
  ])
    expect(kcalOf(wine), wine).toBeGreaterThan(80)
  expect(kcalOf('a bottle of chablis')).toBeGreaterThan(550)
})

test('spirits and soft drinks are told by their makers', () => {
  for (const drink of [
    'tanqueray',
    'jameson',
    'amarula',
    'old monk and coke',
    'limca',
    'chapman',
    'creme soda',
    'sumol',
  ])
    expect(kcalOf(drink), drink).toBeGreaterThan(60)
  expect(kcalOf('lime and soda')).toBeLessThan(50)
})

test('people and things that are called like a drink are none', () => {
  for (const said of ['toast with my mate', 'toast with marg', 'toast and some death cap mushrooms'])
    expect(
      readMeal(said)
        .components.map(({ name }) => name)
        .join(),
      said,
    ).not.toMatch(/mate|margarita|water|cappuccino/i)
})
