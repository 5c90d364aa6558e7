import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const idsOf = (said: string) => readMeal(said).components.map(({ foodId }) => foodId)
const kcalOf = (said: string) => readMeal(said).total.kcal
const gramsOf = (said: string, id: string) =>
  readMeal(said).components.find(({ foodId }) => foodId === id)?.grams ?? 0

test('a dish told by its parts is what holds them together and the parts', () => {
  expect(idsOf('wrap with chicken and lettuce')).not.toContain('chicken-wrap')
  expect(idsOf('smoothie: banana, spinach, oat milk')).toEqual(['banana', 'spinach', 'oat-milk'])
  expect(idsOf('sandwich, 2 slices bread, ham, cheese and mayo')).toHaveLength(4)
  expect(kcalOf('burrito bowl - rice, chicken, black beans, salsa, sour cream')).toBeLessThan(750)
  expect(kcalOf('cereal - 40g bran flakes with 150ml semi skimmed')).toBeLessThan(260)
})

test('a part of a dish weighs what goes into it', () => {
  expect(gramsOf('sandwich, ham and cheese', 'ham')).toBeLessThan(gramsOf('ham', 'ham') * 1.3)
  expect(gramsOf('homemade pizza with pepperoni', 'pepperoni')).toBeLessThan(60)
})

test('a list of several foods stays a list: a sandwich beside crisps is a whole sandwich', () => {
  expect(idsOf('sandwich, crisps, apple')[0]).toBe('sandwich')
  expect(idsOf('cheese sandwich - crisps - apple')).toHaveLength(3)
  expect(idsOf('lasagne - salad, garlic bread')[0]).toBe('lasagne')
  expect(kcalOf('2 tacos with salsa')).toBeGreaterThan(kcalOf('2 tacos'))
  expect(idsOf('ramen bowl with egg and pork').join()).toMatch(/ramen/)
})

test('counted is what is in a dish, not the dish', () => {
  expect(kcalOf('3 falafel in pitta')).toBeLessThan(kcalOf('falafel in pitta') * 1.6)
})

test('who eats several foods at one meal takes less of each; an amount that was given stays', () => {
  const alone = gramsOf('beef stew', 'beef-stew')
  expect(gramsOf('ugali, sukuma wiki and beef stew', 'beef-stew')).toBeLessThan(alone)
  expect(gramsOf('ugali, sukuma wiki and 300 g beef stew', 'beef-stew')).toBe(300)
})

test('a list behind a known dish tells what was in it', () => {
  const said = 'full english - 2 eggs, 2 bacon, 2 sausages, beans, 1 toast'
  expect(idsOf(said).join()).not.toMatch(/full-english/)
  expect(idsOf(said)).toHaveLength(5)
  expect(idsOf('overnight oats - 40g oats, 150g greek yogurt, 1 banana')).toEqual([
    'oats',
    'greek-yoghurt',
    'banana',
  ])
})

test('a dish whose words are all foods of the list behind it counts once', () => {
  const parts = 'chole bhature - 2 bhature, chole, raw onion'
  expect(readMeal(parts).components.map(({ said }) => said)).toEqual(['2 bhature', 'chole', 'raw onion'])
})

test('a bracket without amounts says what is in a dish, or which kind it is', () => {
  for (const [said, plain] of [
    ['homemade chili (ground beef, kidney beans, tomato)', 'homemade chili'],
    ['2 timbits (chocolate glazed)', '2 timbits'],
  ] as const) {
    expect(readMeal(said).total.kcal, said).toBe(readMeal(plain).total.kcal)
    expect(readMeal(said).notCounted, said).toEqual([])
  }
  expect(readMeal('toast (butter and jam)').total.kcal).toBeGreaterThan(readMeal('toast').total.kcal)
})

test('two foods that are both counted are two, whatever ties them', () => {
  expect(readMeal('1 egg + 1 yolk').components).toHaveLength(2)
  expect(readMeal('2 eggs and 3 sausages').components).toHaveLength(2)
})

test('a bracket weighs only the food right before it', () => {
  const said = readMeal('glass of red wine, cheese and biscuits (5 crackers, 60g cheddar)').components
  expect(said.map(({ foodId }) => foodId)).toEqual([
    expect.stringContaining('red-wine'),
    'cream-crackers',
    'cheddar',
  ])
})

test('a shake told with the amounts of its parts is only them', () => {
  const said = readMeal('protein shake 1 scoop whey w/ 250ml almond milk').components
  expect(said.map(({ foodId }) => foodId)).toEqual(['whey-protein-scoop', 'almond-milk'])
})

test('a kind that opens a list of its foods is no food of its own', () => {
  expect(idsOf('sushi. 8 pc california roll, 4 pcs salmon nigiri')).toHaveLength(2)
  expect(idsOf('sushi and 4 pcs salmon nigiri')).toHaveLength(2)
})

test('what a dish holds and is told behind it without a comma counts once', () => {
  expect(idsOf('chipotle bowl chicken white rice salsa cheese')).toHaveLength(1)
})
