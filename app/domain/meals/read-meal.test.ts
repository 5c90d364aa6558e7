import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { NUTRIENT_NAMES } from '#app/domain/food/nutrients.ts'

const idsOf = (description: string) => readMeal(description).components.map(({ foodId }) => foodId)
const portionsOf = (description: string) =>
  readMeal(description).components.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`)

test('finds the foods of a plain sentence, with what goes on them', () => {
  const ids = idsOf('two eggs, toast with butter and a glass of orange juice')
  expect(ids).toHaveLength(4)
  expect(ids[0]).toMatch(/^egg/)
  expect(ids[1]).toMatch(/toast|bread/)
  expect(ids.slice(2)).toEqual(['butter', 'orange-juice'])
})

test('leaves the telling out', () => {
  expect(idsOf('For lunch today I had a banana')).toEqual(['banana'])
  expect(idsOf('This morning, I treated myself to a delicious bowl of porridge, keeping it simple.')).toEqual(
    ['porridge'],
  )
  expect(idsOf('I started my day with a refreshing glass of orange juice, which was lovely.')).toEqual([
    'orange-juice',
  ])
  expect(idsOf('my usual')).toEqual([])
  expect(idsOf('')).toEqual([])
})

test('keeps dishes whole that the table knows, parts them where it does not', () => {
  expect(idsOf('macaroni and cheese')).toEqual(['macaroni-cheese'])
  expect(idsOf('a ham and cheese sandwich')).toEqual(['ham-and-cheese-sandwich'])
  expect(idsOf('half an avocado on sourdough with a banana')).toEqual([
    'avocado',
    'sourdough-bread',
    'banana',
  ])
  expect(idsOf('a peanut butter sandwich on wholemeal bread')).toEqual(['peanut-butter-sandwich'])
  expect(idsOf('yoghurt with fruit')).toEqual(['fruit-yoghurt'])
})

test('weighs what is said: grams, sizes before the food, cups, counts, brackets', () => {
  expect(portionsOf('a 165g apple and 62.5 g of banana')).toEqual(['apple 165', 'banana 63'])
  expect(portionsOf('a lovely 75 g omelette')).toEqual(['omelette 75'])
  expect(portionsOf('a 330 ml can of cola')[0]).toMatch(/^cola 3[2-5]\d$/)
  expect(portionsOf('a drizzle of 3 g olive oil')).toEqual(['olive-oil 3'])
  expect(portionsOf('2 slices of white bread')).toEqual([
    `white-bread ${2 * (foodById('white-bread').household.slice ?? 0)}`,
  ])
  expect(portionsOf('sushi (8 pieces)')).toEqual([
    `sushi-roll ${8 * (foodById('sushi-roll').household.piece ?? 0)}`,
  ])
})

test('containers of the table are portions: bags, packets, cans, glasses, sizes of drinks', () => {
  const gramsOf = (said: string) => readMeal(said).components[0]?.grams ?? 0
  expect(gramsOf('a small bag of crisps')).toBe(28)
  expect(gramsOf('a packet of ketchup')).toBe(11)
  expect(gramsOf('a packet of sugar')).toBe(4)
  expect(gramsOf('a pot of natural yoghurt')).toBe(150)
  expect(gramsOf('a glass of red wine')).toBe(170)
  expect(gramsOf('a large cola')).toBeGreaterThan(gramsOf('a small cola'))
  expect(gramsOf('a thick slice of ham')).toBeGreaterThan(gramsOf('a thin slice of ham'))
  expect(gramsOf('fries')).toBeGreaterThan(80)
})

test('takes rice, meat and fish as cooked unless they are said to be raw', () => {
  expect(idsOf('a cup of rice')).toEqual(['white-rice-cooked'])
  expect(idsOf('100 g dry white rice')).toEqual(['white-rice'])
  expect(idsOf('200 g salmon')).toEqual(['salmon-cooked'])
  expect(idsOf('a cup of oatmeal')).toEqual(['porridge'])
})

test('what is not said is the usual amount, and said to be assumed', () => {
  const { components, bestQuestion, kcalRange, total } = readMeal('spaghetti bolognese')
  expect(components[0]?.assumptions.join()).toMatch(/usual .* is taken/)
  expect(bestQuestion).toMatch(/^How big was the portion of spaghetti bolognese\? .* is assumed\.$/)
  expect(kcalRange.low).toBeLessThan(total.kcal)
  expect(kcalRange.high).toBeGreaterThan(total.kcal)
  expect(readMeal('200 g carrots').bestQuestion).toBeNull()
})

test('amounts behind the food, in energy or for what was left out are understood', () => {
  expect(portionsOf('leftover lasagne, about 300g')).toEqual(['lasagne 300'])
  expect(portionsOf('toast x2')[0]).toMatch(/toast \d+$/)
  expect(Math.round(readMeal('300 kcal of crisps').total.kcal)).toBe(300)
  expect(idsOf('caesar salad, no croutons')).toEqual(['caesar-salad'])
  expect(idsOf('I skipped breakfast but had a coffee')).toEqual(['coffee'])
  expect(idsOf('porridge made with milk')).toEqual(['porridge-with-milk'])
})

test('the total is the sum of the components', () => {
  const { components, total } = readMeal('200 g carrots, 20 g butter and a banana')
  const kcal = components.reduce((sum, { nutrients }) => sum + nutrients.kcal, 0)
  expect(total.kcal).toBeCloseTo(kcal, 6)
  expect(total.kcal).toBeGreaterThan(200)
})

test('lists what it does not know, refuses what is no food or unsafe', () => {
  expect(readMeal('a banana and a wibblefruit tart').notCounted).toEqual(['a wibblefruit tart'])
  const poison = readMeal('toast and some death cap mushrooms')
  expect(poison.components).toHaveLength(1)
  expect(poison.refused[0]?.reason).toMatch(/poisonous/)
  expect(readMeal('a bleach smoothie').components).toEqual([])
})

test('portions read like speech', () => {
  const [bread, egg, banana] = readMeal('2 slices of white bread, two eggs and 100 g banana').components
  expect(bread?.portion).toBe('2 slices, 58 g')
  expect(egg?.portion).toBe('2, 100 g')
  expect(banana?.portion).toBe('100 g')
})

test('never throws; figures are finite and never negative, whatever is said', { timeout: 60_000 }, () => {
  const words = fc.constantFrom(
    ...'I had a two 200g cup of rice with butter and chicken , . filled with on toast some delicious large half glass bag which keeping ( ) 3 oz'.split(
      ' ',
    ),
  )
  const anything = fc.oneof(
    fc.array(words, { maxLength: 40 }).map((said) => said.join(' ')),
    fc.string({ unit: 'binary', maxLength: 300 }),
  )
  fc.assert(
    fc.property(anything, (description) => {
      const meal = readMeal(description)
      for (const name of NUTRIENT_NAMES) {
        const value = meal.total[name]
        if (value !== null) expect(value).toBeGreaterThanOrEqual(0)
      }
      expect(meal.kcalRange.low).toBeLessThanOrEqual(meal.total.kcal + 1e-6)
      expect(meal.kcalRange.high).toBeGreaterThanOrEqual(meal.total.kcal - 1e-6)
      expect(Number.isFinite(meal.kcalRange.high)).toBe(true)
    }),
    { numRuns: 200, seed: 13 },
  )
})

test('an amount may stand behind its food, and no comma between one food and the next', () => {
  expect(portionsOf('boiled egg 2')).toEqual(['egg-boiled 100'])
  expect(portionsOf('boiled egg 2, 100 g')).toEqual(['egg-boiled 100'])
  expect(portionsOf('chicken breast 150g, rice 200g')).toEqual([
    'chicken-breast-cooked 150',
    'white-rice-cooked 200',
  ])
  expect(portionsOf('porridge 40g oats 200ml milk')[0]).toBe('oats 40')
  expect(idsOf('steak 250g with chips and salad')).toEqual(['beef-steak-grilled', 'chips', 'mixed-salad'])
  expect(portionsOf('a sweet 75g doughnut')).toHaveLength(1)
})

test('counts nothing twice: neither a dish and what it was made of, nor a heading', () => {
  expect(idsOf('omelette with 3 eggs, cheese and ham')).toEqual(['egg-boiled', 'cheddar', 'ham'])
  expect(idsOf('burrito bowl with chicken, rice, beans, guac')).toEqual(['burrito-bowl'])
  expect(idsOf('protein shake with 2 scoops whey and 300ml milk')).toEqual(['whey-protein', 'whole-milk'])
  expect(idsOf('porridge with banana')).toHaveLength(2)
  expect(idsOf('sushi: 8 pieces salmon nigiri')).toEqual(['nigiri'])
  expect(idsOf('breakfast: toast with jam; lunch: ham sandwich')).toEqual([
    'white-toast',
    'jam',
    'ham-sandwich',
  ])
  expect(portionsOf('coffee: 1 cup')).toEqual(['coffee 237'])
})

test('takes a pizza for a whole one, two sugars for two spoons, and fish and chips for both', () => {
  const gramsOf = (said: string) => readMeal(said).components.at(-1)?.grams ?? 0
  expect(gramsOf('half a pizza')).toBeCloseTo(gramsOf('a pizza') / 2, 0)
  expect(gramsOf('a pizza')).toBeGreaterThan(3 * gramsOf('a slice of pizza'))
  expect(portionsOf('a black coffee with 2 sugars').at(-1)).toBe('sugar 8')
  expect(idsOf('sugar snap peas')).not.toContain('sugar')
  expect(idsOf('fish and chips with mushy peas')).toEqual(['battered-fish', 'chips', 'mushy-peas'])
  expect(idsOf('tomato soup and a bread roll')).toEqual(['tomato-soup', 'bread-roll'])
  expect(idsOf('a couple of biscuits with tea')).toHaveLength(2)
})

test('asks what would narrow the figures most, the way it was said', () => {
  const asked = (said: string) => readMeal(said).bestQuestion
  // Two eggs are two eggs: their size matters less than what varies between any two foods.
  expect(asked('two boiled eggs')).toBeNull()
  expect(asked('3 slices of pepperoni pizza')).toBe(
    'How big were the slices of pepperoni pizza? 124 g each is assumed.',
  )
  expect(asked('2 bananas')).toBe('How big were the bananas? 118 g each is assumed.')
  expect(asked('a milkshake')).toMatch(/^How (?:much milkshake did you drink|big was the)/)
  expect(asked('two eggs and a plate of pad thai')).toMatch(/pad thai/)
})

test('one egg is one, eggs are two; crackers and rice cakes are a few, an avocado toast has both', () => {
  expect(portionsOf('poached egg on avocado toast')).toEqual([
    'egg-poached 50',
    'avocado 75',
    'white-toast 25',
  ])
  expect(portionsOf('boiled eggs')).toEqual(['egg-boiled 100'])
  expect(portionsOf('rice cakes')).toEqual(['rice-cakes 25'])
  expect(idsOf('tuna sandwich on wholemeal with crisps')).toEqual(['tuna-sandwich', 'crisps'])
  expect(idsOf('a slice of rye with butter')).toEqual(['rye-bread', 'butter'])
})
