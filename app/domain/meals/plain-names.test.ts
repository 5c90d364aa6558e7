import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const kcalOf = (said: string): number => readMeal(said).total.kcal
const namesOf = (said: string): string =>
  readMeal(said)
    .components.map(({ name }) => name)
    .join()

test('milk in tea or coffee is a dash, in a list and where a meal is told; a café con leche is half of milk', () => {
  for (const said of ['tea with milk', 'a coffee with milk', 'coffee with milk and sugar']) {
    for (const text of [said, `Today at lunch with my friends I had ${said} and a glass of water`]) {
      expect(kcalOf(text), text).toBeGreaterThan(12)
      expect(kcalOf(text), text).toBeLessThan(80)
    }
  }
  expect(kcalOf('This morning I had a large cafe con leche and a glass of water')).toBeGreaterThan(60)
})

test('a name whose last word is also a measure is read whole: rings, rolls, sticks, slices, cups', () => {
  const inSentence = (name: string) =>
    namesOf(`Today at lunch with my friends I had ${name} and a glass of water`)
  expect(inSentence('a sausage roll')).toContain('sausage roll')
  expect(inSentence('a bacon roll')).toContain('Bacon roll')
  expect(inSentence('onion rings')).toMatch(/onion rings/i)
  expect(inSentence('mozzarella sticks')).toMatch(/mozzarella sticks/i)
  expect(inSentence('two sausage rolls')).toContain('sausage roll')
  // "2 reeses cups" are pieces, no measuring cups.
  expect(kcalOf('2 reeses cups')).toBeLessThan(250)
  expect(inSentence('a slice of ham and a bread roll')).not.toContain('sausage')
})

test('plain words mean plain foods', () => {
  expect(namesOf('jelly beans')).toBe('Jelly beans')
  expect(namesOf('6 nuggets')).toMatch(/chicken nuggets/i)
  expect(namesOf('7up free')).toMatch(/sugar free/i)
  expect(namesOf('4 weetbix')).toBe('Weet-Bix')
  expect(kcalOf('4 weetbix')).toBeLessThan(260)
  expect(namesOf('moong dal khichdi')).toMatch(/khichdi/i)
  // A bowl of it and no cup of dry lentils.
  expect(kcalOf('moong dal')).toBeLessThan(320)
  expect(namesOf('chook and chips')).not.toContain('parmigiana')
})

test('a plain word told in a sentence is not the strange dish of a table that shares it', () => {
  const inSentence = (name: string) =>
    namesOf(`Today at lunch with my friends I had ${name} and a glass of water`)
  expect(inSentence('tofu')).not.toMatch(/pie/i)
  expect(inSentence('fried chicken')).not.toMatch(/rice/i)
  expect(inSentence('a glass of wine')).not.toMatch(/cheese|rice/i)
  expect(inSentence('an avocado')).toMatch(/avocado/i)
  expect(kcalOf('Today at lunch with my friends I had half an avocado and a glass of water')).toBeGreaterThan(
    80,
  )
  expect(inSentence('egg whites')).not.toMatch(/sandwich/i)
  // Named in full, those dishes are still found.
  expect(inSentence('some fried rice with chicken')).toMatch(/rice/i)
  expect(inSentence('a slice of black tea cake')).not.toBe('tea')
})

test('usual misspellings and names of home are read', () => {
  expect(namesOf('omlette')).toMatch(/omelet/i)
  expect(namesOf('shepards pie')).toMatch(/shepherd/i)
  expect(namesOf('a stubby of vb')).toMatch(/beer|lager/i)
  expect(namesOf('energy gel')).toBe('Energy gel')
  expect(namesOf('london fog')).toBe('London Fog')
  expect(kcalOf('6 saltines')).toBeLessThan(110)
  expect(kcalOf('2 rice cakes')).toBeLessThan(110)
})

test('numbers of names count nothing', () => {
  expect(kcalOf('99 flake')).toBeLessThan(400)
  expect(kcalOf('a 7 eleven onigiri')).toBeLessThan(400)
})

test.each([
  ['one M&Ms bag 45 g', 'm-and-ms'],
  ['mac & cheese 200 g', 'macaroni-cheese'],
  ['a glass of non-alcoholic red wine', 'alcohol-free-wine'],
])('a name with a sign or a hyphen is one food: %s', (text, foodId) => {
  expect(readMeal(text).components.map((one) => one.foodId)).toEqual([foodId])
})

test('a drink without alcohol is shown as it was typed', () => {
  expect(readMeal('a 0.0 lager, 330 ml').notCounted).toEqual([])
})
