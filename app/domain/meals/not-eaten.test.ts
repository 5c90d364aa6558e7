import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const kcalOf = (said: string) => readMeal(said).total.kcal
const namesOf = (said: string) =>
  readMeal(said)
    .components.map(({ name }) => name.toLowerCase())
    .join()

test.each([
  'skipped the pizza',
  'passed on the pizza',
  'turned down the pizza',
  "didn't touch the pizza",
  "didn't really touch the pizza",
  'tried to avoid the pizza',
  'did NOT eat any pizza',
  'they offered pizza but I said no',
  'offered a second pizza but i was strong',
  'my aunt was pushing the pizza but i declined',
  'a pizza I didnt touch',
  'nearly had a pizza but resisted',
  'gave the pizza a miss',
  'no room for pizza',
])('“a banana and a coffee, %s” counts no pizza and shows it', (said) => {
  const whole = `a banana and a coffee, ${said}`
  expect(namesOf(whole)).toMatch(/banana.*coffee/)
  expect(namesOf(whole)).not.toMatch(/pizza/)
  expect(
    readMeal(whole)
      .refused.map(({ text }) => text)
      .join(),
  ).toMatch(/pizza/i)
})

test.each([
  'There was birthday cake in the office and I did NOT have any!! only black coffee',
  'there were doughnuts at work, didn’t have one. black coffee',
  'wanted a cake but had a black coffee',
  'they brought in cake but I said no thanks, black coffee',
])('%s counts the coffee alone', (said) => {
  expect(readMeal(said).components).toHaveLength(1)
  expect(kcalOf(said)).toBeLessThan(10)
})

test('food that was refused swallows nothing before it', () => {
  const said = 'chicken shawarma plate rice salad garlic sauce hummus pickled turnips, skipped the pita'
  expect(namesOf(said)).toMatch(/shawarma/)
  expect(kcalOf(said)).toBeGreaterThan(500)
})

test('what was refused of a dish is taken from the dish', () => {
  expect(kcalOf('a burger, skipped the bun')).toBeCloseTo(kcalOf('a burger, no bun'), 0)
  expect(kcalOf('full english, skipped the beans')).toBeLessThan(kcalOf('full english'))
  expect(kcalOf('toast with jam, skipped the butter')).toBeLessThan(kcalOf('toast with jam'))
})

test('what stood in a row and was not eaten is no row', () => {
  expect(namesOf('steak, beans and a bread roll, gave the roll to my nan')).not.toMatch(/roll/)
  expect(namesOf("steak, beans and a bread roll, didn't touch the roll")).not.toMatch(/roll/)
  expect(namesOf("steak, beans and a bread roll, didn't eat it")).not.toMatch(/roll/)
})

test('hardly any of a food is a taste of it', () => {
  expect(kcalOf('a steak, hardly any chips')).toBeLessThan(kcalOf('a steak') + 0.3 * kcalOf('chips'))
  expect(kcalOf('steak and chips, barely touched the chips')).toBeLessThan(kcalOf('steak and chips') - 200)
})

test('a meal that was skipped or no time denies no food', () => {
  expect(namesOf("didn't have time for breakfast so grabbed a banana")).toMatch(/banana/)
  expect(namesOf('skipped lunch so had lasagne')).toMatch(/lasagne/)
  expect(namesOf("haven't eaten much, just an apple")).toMatch(/apple/)
  expect(namesOf('I skipped to the shop and had a croissant')).toMatch(/croissant/)
  expect(namesOf('no dessert. steak and salad')).toMatch(/steak/)
})
