import { expect, test } from 'vitest'
import { findMealFood } from './vocabulary/meal-vocabulary.ts'
import { readMeal } from './read-meal.ts'

const kcalOf = (said: string) => readMeal(said).total.kcal
const rowsOf = (said: string) => readMeal(said).components
const kcalOfRow = (said: string, name: RegExp) =>
  rowsOf(said).find((row) => name.test(row.name.toLowerCase()))?.nutrients.kcal ?? 0

test.each([
  ['lasagne, only managed about 3/4 of it', 'lasagne', 3 / 4],
  ['lasagne but only ate half', 'lasagne', 1 / 2],
  ['lasagne, only had half of it', 'lasagne', 1 / 2],
  ['lasagne. only finished one half', 'lasagne', 1 / 2],
  ['lasagne, just got through two thirds of it', 'lasagne', 2 / 3],
  ['lasagne, only half as the other half went to Priya', 'lasagne', 1 / 2],
  ['lasagne. was huge so I packed half for tomorrow', 'lasagne', 1 / 2],
  ['lasagne, boxed up half', 'lasagne', 1 / 2],
  ['lasagne, took a third home for later', 'lasagne', 2 / 3],
  ['lasagne, gave half to my sis', 'lasagne', 1 / 2],
  ['lasagne, gave the dog half of it', 'lasagne', 1 / 2],
  ['lasagne, binned half of it because it was cold', 'lasagne', 1 / 2],
  ['lasagne, threw the last third away', 'lasagne', 2 / 3],
  ['lasagne, the baby ate a third of it', 'lasagne', 2 / 3],
  ['lasagne, only ate half, gave the other half to the dog', 'lasagne', 1 / 2],
  ['lasagne, barely touched it', 'lasagne', 0.1],
  ['lasagne, did not finish it', 'lasagne', 0.75],
  ['lasagne, only ate half and had the other half later', 'lasagne', 1],
  ['half a burrito at noon, ate the other half later', 'a burrito', 1],
  ['half of a lasagne (my sister ate the other half)', 'half of a lasagne', 1],
  ['lasagne, my sister ate the other half', 'lasagne', 1 / 2],
  ['lasagne, only picked at it', 'lasagne', 0.1],
  ['3 cookies, gave one to my son', '3 cookies', 2 / 3],
  ['3 cookies, my daughter stole one', '3 cookies', 2 / 3],
  ['10 chicken wings, only ate 6', '10 chicken wings', 0.6],
  ['large margherita, my girlfriend ate 3 slices and I had the other 5', 'large margherita', 5 / 8],
  ['large margherita, I had 5 slices and she had 3', 'large margherita', 5 / 8],
  ['lasagne, some of it went to the dog', 'lasagne', 0.6],
  ['lasagne, I gave my nan a quarter of it', 'lasagne', 0.75],
  ['lasagne - only managed half, very dry', 'lasagne', 1 / 2],
  ['mac and cheese, gave half the mac and cheese to the kids', 'mac and cheese', 1 / 2],
  ['lasagne halved with the brother, he got the bigger half', 'lasagne', 0.4],
])('%s is a share of %s', (said, whole, share) => {
  expect(kcalOf(said)).toBeCloseTo(share * kcalOf(whole), 0)
})

test.each([
  ['steak, chips and coleslaw, left most of the slaw it was gross', /coleslaw/, 0.2],
  ['steak, chips and coleslaw, ate a third of the chips', /chips/, 1 / 3],
  ['steak, chips and coleslaw, binned half the chips', /chips/, 1 / 2],
  ['steak, chips and coleslaw but my son got half of the chips', /chips/, 1 / 2],
  ['steak, chips and coleslaw, half the fries went in the bin', /chips/, 1 / 2],
])('%s speaks of the food it names alone', (said, name, share) => {
  const bare = 'steak, chips and coleslaw'
  // Of a smaller plate the other portions are taken a little larger.
  const eaten = kcalOfRow(said, name) / kcalOfRow(bare, name)
  expect(eaten).toBeGreaterThan(0.95 * share)
  expect(eaten).toBeLessThan(1.55 * share)
  expect(kcalOfRow(said, /steak/)).toBeGreaterThanOrEqual(kcalOfRow(bare, /steak/) - 1)
})

test('“that” is the food right before, “it” all that was told', () => {
  const said = 'soup and a bread roll, a brownie on the side but gave half of that to my nan'
  expect(kcalOfRow(said, /brownie/)).toBeLessThan(0.6 * kcalOfRow('a brownie', /brownie/))
  expect(kcalOfRow(said, /soup/)).toBeGreaterThan(0.9 * kcalOfRow('soup and a bread roll', /soup/))
})

test('a remark without a name leaves the drink alone', () => {
  const said = 'burger and a glass of red wine, only ate half'
  expect(kcalOfRow(said, /wine/)).toBeCloseTo(kcalOfRow('a glass of red wine', /wine/), 0)
  expect(kcalOfRow(said, /burger/)).toBeLessThan(0.6 * kcalOfRow('burger', /burger/))
})

test('what is a part of a dish never takes the dish with it', () => {
  expect(kcalOf('ramen but left most of the broth')).toBeGreaterThan(0.8 * kcalOf('ramen'))
  expect(readMeal('ramen but left most of the broth').notCounted.join()).toContain('broth')
  expect(kcalOf('fish and chips, left half the chips')).toBeLessThan(kcalOf('fish and chips') - 80)
  expect(kcalOf('fish and chips, left half the chips')).toBeGreaterThan(0.6 * kcalOf('fish and chips'))
  expect(kcalOf("chilli and rice, couldn't manage all the rice")).toBeGreaterThan(
    0.6 * kcalOf('chilli and rice'),
  )
})

test('all of the parts of a dish are told again, foods of their own are not', () => {
  expect(rowsOf('pho, ate all the noodles but left most of the broth')).toHaveLength(1)
  expect(rowsOf('a banana, then ate all the biscuits')).toHaveLength(2)
})

test('a share of what nobody spoke of before tells of the food', () => {
  expect(rowsOf('I had a salad and then ate half the pizza')).toHaveLength(2)
  expect(kcalOf('I only had half a sandwich')).toBeCloseTo(kcalOf('half a sandwich'), 0)
  expect(kcalOf('ate about half a banana')).toBeCloseTo(kcalOf('half a banana'), 0)
})

test('what was left of a pack to eat is what was eaten, what is left of it now is not', () => {
  const tub = kcalOf('a tub of hummus')
  expect(kcalOf('finished a tub of hummus, there was about a third left')).toBeCloseTo(tub / 3, 0)
  expect(kcalOf('a tub of hummus, there is about a third left')).toBeCloseTo((2 * tub) / 3, 0)
})

test.each([
  'coffee with half and half, and toast',
  'I left the house at 8 and had a coffee and a croissant',
  'I took half an hour and had 2 eggs on toast',
  'leftover curry with rice',
  'most days I have porridge with honey',
  'quarter pounder with cheese',
])('%s says nothing of shares', (said) => {
  for (const { assumptions } of rowsOf(said)) expect(assumptions.join()).not.toMatch(/% of it/)
})

test('a share in the id of a row is a whole percentage, or names no food', () => {
  const whole = findMealFood('fish-and-chips')!
  const half = findMealFood('fish-and-chips~without-chip@50')!
  expect(half.name).toBe(`${whole.name}, without 50 % of the chips`)
  expect(Number.isFinite(half.per100g().kcal)).toBe(true)
  for (const share of ['', 'x', '-5', '1e9', '101', '50@50', '5.5'])
    expect(findMealFood(`fish-and-chips~without-chip@${share}`), share).toBeNull()
})
