import { expect, test } from 'vitest'
import { decodedFrom, readMeal } from '#app/domain/meals/read-meal.ts'
import { allRules, related } from './relate.ts'

const idsOf = (text: string) => readMeal(text).components.map(({ foodId }) => foodId)
const kcalOf = (text: string) => readMeal(text).total.kcal
const gramsOf = (text: string, said: string) =>
  readMeal(text).components.find((component) => component.said.includes(said))?.grams ?? 0

test('no rule of the table can go without its example being read otherwise', () => {
  for (const rule of allRules()) {
    const { rows, described } = decodedFrom(rule.example.toLowerCase())
    const shown = (rules = allRules()) =>
      related(rows, described, rules).map(({ said, grams, remarks }) => [said, grams, remarks])
    expect(shown(allRules().filter((one) => one !== rule)), rule.example).not.toEqual(shown())
  }
})

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

test('a filling on a bread is a sandwich of two slices, however much stands beside it', () => {
  for (const [text, bread] of [
    ['ham on wheat', 'wheat'],
    ['pastrami on rye with mustard', 'rye'],
    ['peanut butter on multigrain', 'multigrain'],
    ['ham and cheese on granary, an apple, a yogurt and a flapjack', 'granary'],
    ['peanut butter and jelly on white bread, a glass of milk and an apple', 'white'],
    ['turkey on sourdough', 'sourdough'],
  ] as const)
    expect(gramsOf(text, bread), text).toBeGreaterThanOrEqual(50)
  expect(gramsOf('pastrami on rye', 'pastrami')).toBeGreaterThan(59)
})

test('a number of slices and toast are taken at their word; a bagel is one', () => {
  expect(gramsOf('ham on one slice of granary', 'granary')).toBeLessThan(45)
  expect(gramsOf('ham and cheese on a bagel', 'bagel')).toBeLessThan(120)
  expect(idsOf('cheese on toast')).toEqual(['cheese-on-toast'])
  expect(gramsOf('poached egg on granary', 'granary')).toBeLessThan(45)
})
