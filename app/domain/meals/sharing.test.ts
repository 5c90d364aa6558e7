import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const kcalOf = (said: string) => readMeal(said).total.kcal
const gramsOf = (said: string, row = 0) => readMeal(said).components[row]!.grams
const kcalOfRow = (said: string, name: RegExp) =>
  readMeal(said).components.find((row) => name.test(row.name.toLowerCase()))?.nutrients.kcal ?? 0

test.each([
  ['a margherita pizza split with coworker', 1 / 2],
  ['a margherita pizza, split with my roommate', 1 / 2],
  ['a margherita pizza halved with the brother', 1 / 2],
  ['a margherita pizza shared with Priya', 1 / 2],
  ['a margherita pizza shared with my nan', 1 / 2],
  ['a margherita pizza shared with my wife and son', 1 / 3],
  ['a margherita pizza shared with the kids', 1 / 3],
  ['a margherita pizza split between 4', 1 / 4],
  ['we split a margherita pizza', 1 / 2],
  ['me and my gf split a margherita pizza', 1 / 2],
  ['a margherita pizza shared w/ my bf', 1 / 2],
  ['a margherita pizza between us', 1 / 2],
  ['we shared a margherita pizza, three of us', 1 / 3],
])('%s is a share of it', (said, share) => {
  expect(kcalOf(said)).toBeCloseTo(share * kcalOf('a margherita pizza'), 0)
})

test('at the end of a list only the last food was shared, behind a comma all of it', () => {
  const last = 'california roll, miso soup, edamame split with a friend'
  expect(kcalOfRow(last, /miso/)).toBeGreaterThanOrEqual(
    kcalOfRow('california roll, miso soup, edamame', /miso/),
  )
  const all = 'lasagne and garlic bread, shared with my mum'
  expect(kcalOf(all)).toBeLessThan(0.7 * kcalOf('lasagne and garlic bread'))
})

test('what was shared is what is said to be, and nothing behind or before it', () => {
  const said = 'split a brownie with my sister after a plate of spaghetti'
  expect(kcalOfRow(said, /spaghetti/)).toBeGreaterThan(0.9 * kcalOfRow('a plate of spaghetti', /spaghetti/))
  const cooked = 'a steak, peas were cooked in 1 tbsp oil for 3 of us'
  expect(kcalOfRow(cooked, /steak/)).toBeGreaterThan(0.8 * kcalOf('a steak'))
  const between = 'a steak and a bottle of white wine between two'
  expect(kcalOfRow(between, /wine/)).toBeLessThan(0.6 * kcalOf('a bottle of white wine'))
  expect(kcalOfRow(between, /steak/)).toBeCloseTo(kcalOf('a steak'), 0)
})

test.each(['banana split with cream', 'split pea soup with bread', 'yoghurt with granola for one'])(
  '%s was shared with nobody',
  (said) => {
    for (const { assumptions } of readMeal(said).components) expect(assumptions.join()).not.toMatch(/% of it/)
  },
)

test('what was said of each person is not divided', () => {
  expect(gramsOf('mince 500g between four of us, 75g dry spaghetti each', 1)).toBeCloseTo(75, 0)
  expect(gramsOf('we split a pizza and had a burger each', 1)).toBeGreaterThan(100)
})

test('shared with nobody named is shared by two', () => {
  expect(gramsOf('half a lamb curry each, shared a naan', 1)).toBeCloseTo(gramsOf('a naan') / 2, 0)
  expect(gramsOf('split pea soup')).toBeGreaterThan(200)
})

test('what I had after a shared dish is mine alone', () => {
  expect(gramsOf('Shared a calamari, I had the sea bass', 1)).toBeGreaterThan(75)
})

test('a pizza is a whole one, however it is told', () => {
  expect(gramsOf('I ate a pizza and two beers tonight with my mates')).toBeGreaterThan(300)
  expect(gramsOf('I had a slice of pizza and two beers tonight')).toBeLessThan(150)
})
