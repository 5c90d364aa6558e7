import { expect, test } from 'vitest'
import { readMeal } from '#app/domain/meals/read-meal.ts'

const idsOf = (text: string) => readMeal(text).components.map(({ foodId }) => foodId)
const gramsOf = (text: string) => readMeal(text).components.map(({ grams }) => Math.round(grams))
const kcalOf = (text: string) => readMeal(text).total.kcal

test('what every dish of a kind holds counts once, and the row says so', () => {
  const { components } = readMeal('lasagne with beef mince')
  expect(components).toHaveLength(1)
  expect(components[0]!.assumptions.join()).toContain('beef mince is taken to be in it')
  expect(kcalOf('carbonara with bacon and egg')).toBe(kcalOf('carbonara'))
  expect(idsOf('lasagne with 50 g beef mince')).toHaveLength(2)
})

test('a dish that no table has by its whole name is one of its kind', () => {
  expect(kcalOf('salmon burger')).toBe(kcalOf('burger'))
  expect(idsOf('pear crumble')).toEqual(idsOf('crumble'))
  expect(kcalOf('2 salmon burgers')).toBeCloseTo(2 * kcalOf('salmon burger'))
  expect(gramsOf('200g lamb burger')).toEqual([200])
  expect(idsOf('tofu wrap')).toEqual(['flour-tortilla', 'tofu'])
  expect(idsOf('pear, crumble')).toHaveLength(2)
})

test('an omelette whose eggs are counted is weighed by them', () => {
  expect(idsOf('omelette (3 eggs)')).toHaveLength(1)
  expect(kcalOf('omelette (3 eggs)') / kcalOf('omelette (2 eggs)')).toBeCloseTo(1.5)
})

test('a bracket that says the dish again opens a list of its parts', () => {
  const { components, notCounted } = readMeal('chicken salad (chicken, lettuce, tomato)')
  expect([...components.map(({ said }) => said), ...notCounted].join()).toMatch(/chicken.*lettuce/)
  expect(idsOf('sandwich (1 slice of ham, 1 slice cheese)')).toContain('white-bread')
})

test('a food tied to a dish by "with" does not take its place', () => {
  expect(idsOf('pizza with mozzarella')).toEqual(['margherita-pizza'])
  expect(idsOf('fry up with beans')).toEqual(['full-english-breakfast'])
  expect(idsOf('salad with seeds')).toHaveLength(2)
})

test('what is weighed dry is counted dry', () => {
  for (const text of ['100g uncooked rice', 'rice (100 g uncooked)', '100g raw rice', '100g dry rice'])
    expect(idsOf(text), text).toEqual(['white-rice'])
  expect(idsOf('100g cooked rice')).toEqual(['white-rice-cooked'])
})

test('a shake made with water holds no milk', () => {
  expect(idsOf('protein shake with water')).toEqual(['protein-shake-with-water'])
})

test('small things have the helpings of small things', () => {
  expect(gramsOf('2 mini pizzas')).toEqual([160])
  expect(gramsOf('turkey dinosaurs')).toEqual([100])
  expect(gramsOf('fun size mars bar')[0]).toBeLessThan(25)
  expect(gramsOf('pasta with breadcrumbs')[1]).toBeLessThan(20)
  expect(gramsOf('5 new potatoes')[0]).toBeLessThan(300)
})

test('numbers of German and French count', () => {
  expect(gramsOf('zwei Eier')).toEqual([100])
  expect(gramsOf('deux oeufs')).toEqual([100])
})

test('a drink told behind another food is no part of its name', () => {
  expect(idsOf('For my lunch today I had lemonade and then a glass of water')).toHaveLength(2)
  expect(idsOf('For my dinner today I had salt cod and a glass of water')).toHaveLength(2)
})
