import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kcalRangeOfWords } from '#app/domain/calories/make-estimate.ts'
import { NUTRIENT_NAMES } from '#app/domain/food/nutrients.ts'
import { findMealFood, mealVocabulary } from './vocabulary/meal-vocabulary.ts'
import { readMeal } from './read-meal.ts'

const idsOf = (description: string) => readMeal(description).components.map(({ foodId }) => foodId)
const namesOf = (description: string) =>
  readMeal(description).components.map(({ name }) => name.toLowerCase())
const portionsOf = (description: string) =>
  readMeal(description).components.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`)
const kcalOf = (description: string) => readMeal(description).total.kcal
const gramsOf = (said: string) => readMeal(said).components.at(-1)?.grams ?? 0

test('the vocabulary holds USDA’s two tables, our own and the dishes of the world, each id once by its source', () => {
  const { foods } = mealVocabulary()
  const count = (source: string) => foods.filter((food) => food.source === source).length
  // 5,624 of 2019–20 and 2,420 of 2017–18 that have gone or been renamed since.
  expect(count('fndds')).toBe(5624 + 2420)
  expect(count('sr')).toBe(7754)
  expect(count('own')).toBeGreaterThan(2000)
  expect(count('world')).toBeGreaterThan(400)
  const own = new Set(foods.flatMap(({ id, source }) => (source === 'own' ? [id] : [])))
  expect(foods.filter(({ id, source }) => source === 'world' && own.has(id)).map(({ id }) => id)).toEqual([])
  for (const { id } of foods.slice(0, 50)) expect(findMealFood(id)?.id).toBe(id)
})

test('finds the foods of a plain sentence, with what goes on them', () => {
  expect(namesOf('two boiled eggs, toast with butter and a glass of orange juice').join()).toMatch(
    /egg.*toast.*orange juice/,
  )
  expect(idsOf('2 eggs toast butter coffee')).toEqual(['egg-boiled', 'white-toast', 'butter', 'coffee'])
  expect(idsOf('2 egs, buter, porige, bananna')).toEqual(['egg-boiled', 'butter', 'porridge', 'banana'])
})

test('leaves the telling out', () => {
  expect(namesOf('For lunch today I had a banana')).toEqual(['banana'])
  expect(
    namesOf('This morning, I treated myself to a delicious bowl of porridge, keeping it simple.').join(),
  ).toMatch(/^oatmeal$|^porridge$/)
  expect(
    namesOf('I started my day with a refreshing glass of orange juice, which was lovely.').join(),
  ).toMatch(/^orange juice[^;]*$/)
  expect(idsOf('my usual')).toEqual([])
  expect(idsOf('')).toEqual([])
})

test('keeps dishes whole that the vocabulary knows, parts them where it does not', () => {
  expect(idsOf('macaroni and cheese')).toEqual(['macaroni-cheese'])
  expect(idsOf('a ham and cheese sandwich')).toEqual(['ham-and-cheese-sandwich'])
  expect(idsOf('a peanut butter sandwich on wholemeal bread')).toHaveLength(1)
  expect(idsOf('chicken breast with broccoli')).toHaveLength(2)
  expect(idsOf('steak 250g with chips and salad')).toEqual(['beef-steak-grilled', 'chips', 'mixed-salad'])
})

test('knows dishes of the world by the names that people use', () => {
  const DISHES = ['katsu curry', 'chole bhature', 'doro wat', 'bun bo hue', 'pierogi ruskie', 'salad nicoise']
  for (const dish of DISHES) {
    const { components, notCounted } = readMeal(dish)
    expect(components, dish).toHaveLength(1)
    expect(notCounted, dish).toEqual([])
    expect(components[0]!.nutrients.kcal, dish).toBeGreaterThan(250)
  }
})

test('weighs what is said: grams, sizes, cups, counts, brackets, amounts behind', () => {
  expect(portionsOf('165g apple and 62.5 g of banana')).toEqual(['apple 165', 'banana 63'])
  expect(portionsOf('a drizzle of 3 g olive oil')).toEqual(['olive-oil 3'])
  expect(gramsOf('a 330 ml can of cola')).toBeCloseTo(340, -2)
  expect(gramsOf('sushi rolls (8 pieces)')).toBeCloseTo(8 * gramsOf('1 piece of sushi roll'), 0)
  expect(portionsOf('boiled egg 2')).toEqual(['egg-boiled 100'])
  expect(portionsOf('chicken breast 150g, rice 200g')).toEqual([
    'chicken-breast-cooked 150',
    'white-rice-cooked 200',
  ])
  expect(portionsOf('leftover lasagne, about 300g')).toEqual(['lasagne 300'])
  expect(portionsOf('200 g carrots, 20 g butter and a banana').slice(0, 2)).toEqual([
    'carrot 200',
    'butter 20',
  ])
})

test('takes fractions, counts and shares: half, a few bites, two and a half, three-quarters of', () => {
  expect(kcalOf('half a pizza')).toBeCloseTo(kcalOf('a pizza') / 2, 0)
  expect(kcalOf('a pizza')).toBeGreaterThan(2.5 * kcalOf('a slice of pizza'))
  expect(kcalOf('a few bites of cake')).toBeLessThan(kcalOf('a slice of cake') / 1.5)
  expect(gramsOf('two and a half bananas')).toBeCloseTo(2.5 * gramsOf('1 banana'), 0)
  expect(gramsOf('three-quarters of a banana')).toBeCloseTo(0.75 * gramsOf('1 banana'), 0)
  expect(kcalOf('a margherita pizza, shared with my wife')).toBeCloseTo(kcalOf('a margherita pizza') / 2, 0)
  expect(kcalOf('lasagne, left about half')).toBeCloseTo(kcalOf('lasagne') / 2, 0)
})

test('takes rice, meat and fish as cooked unless they are said to be raw, and weighed oats as dry', () => {
  expect(idsOf('a cup of rice')).toEqual(['white-rice-cooked'])
  expect(idsOf('100 g dry white rice')).toEqual(['white-rice'])
  expect(idsOf('200 g salmon')).toEqual(['salmon-cooked'])
  expect(portionsOf('porridge 40g oats 200ml milk')).toEqual(['oats 40', 'whole-milk 206'])
})

test('weighs additions by what they go into: cream in coffee, two sugars', () => {
  expect(gramsOf('a mocha with cream')).toBeLessThan(50)
  expect(portionsOf('black coffee with 2 sugars').at(-1)).toBe('sugar 8')
  expect(idsOf('sugar snap peas')).not.toContain('sugar')
})

test('counts nothing twice: neither a heading nor the bread of a sandwich', () => {
  expect(idsOf('sushi: 8 pieces salmon nigiri')).toEqual(['salmon-nigiri'])
  expect(portionsOf('coffee: 1 cup')[0]).toMatch(/^coffee 2\d\d$/)
  expect(namesOf('I had a grilled cheese sandwich on whole wheat bread')).toHaveLength(1)
  expect(idsOf('omelette with 3 eggs')).toHaveLength(1)
})

test('what is not said is the usual amount, and said to be assumed', () => {
  const { components } = readMeal('spaghetti bolognese')
  expect(components[0]?.assumptions.join()).toMatch(/usual .* is taken/)
  expect(Math.round(kcalOf('300 kcal of crisps'))).toBe(300)
})

test('a range is narrow where food was weighed and wide where nothing was said', () => {
  const width = (said: string) => {
    const { low, high } = kcalRangeOfWords(said)
    return (high - low) / kcalOf(said)
  }
  expect(width('200 g white bread')).toBeLessThan(0.35)
  expect(width('rice')).toBeGreaterThan(0.6)
})

test('a maker is only meant where it is named', () => {
  expect(namesOf('I had a burger on a bun').join()).not.toMatch(/burger king/i)
  expect(namesOf('I had a Whopper Jr from Burger King').join()).toMatch(/whopper/i)
})

test('a glass, a pint, a mug and a large one are those of the drink', () => {
  expect(gramsOf('large glass of red')).toBeCloseTo(250, -1)
  expect(gramsOf('a pint of lager')).toBeGreaterThan(500)
  expect(gramsOf('a glass of champagne')).toBeLessThan(140)
  expect(kcalOf('a bottle of white wine between two')).toBeCloseTo(kcalOf('a bottle of white wine') / 2, 0)
})

test('restaurants are no food, unless nothing else is named', () => {
  expect(readMeal('skinny latte from starbucks').notCounted).toEqual([])
  expect(namesOf('2 pieces from KFC').join()).toMatch(/chicken/)
  expect(namesOf("2 slices of Domino's pepperoni").join()).toMatch(/pizza/)
})

test('a word of one slip is read, another word is not taken for food', () => {
  expect(namesOf('spagetti bolognase').join()).toMatch(/bolognese|ragù/)
  expect(namesOf('last of the toast').join()).not.toMatch(/lassi/)
})

test('additions are weighed by what they go onto', () => {
  expect(portionsOf('bran flakes, raisins, skimmed milk').at(-1)).toBe('skimmed-milk 125')
  const [, , lettuce] = readMeal('turkey sandwich with mayo and lettuce').components
  expect(lettuce?.grams ?? 0).toBeLessThan(30)
})

test('refuses what is no food, unsafe, or more than a person can eat', () => {
  const poison = readMeal('toast and some death cap mushrooms')
  expect(poison.components).toHaveLength(1)
  expect(poison.refused[0]?.reason).toMatch(/poisonous/)
  expect(readMeal('a bleach smoothie').components).toEqual([])
  expect(readMeal('toast with bleach').refused[0]?.reason).toMatch(/not food/)
  const lard = readMeal('2,000 kg of lard')
  expect(lard.components).toEqual([])
  expect(lard.refused[0]?.reason).toMatch(/more than a person can eat/)
})

test('portions read like speech', () => {
  const [bread, egg, banana] = readMeal('2 slices of white bread, two eggs and 100 g banana').components
  expect(bread?.portion).toMatch(/^2 slices, \d+ g$/)
  expect(egg?.portion).toBe('2, 100 g')
  expect(banana?.portion).toBe('100 g')
})

test('the total is the sum of the components', () => {
  const { components, total } = readMeal('200 g carrots, 20 g butter and a banana')
  const kcal = components.reduce((sum, { nutrients }) => sum + nutrients.kcal, 0)
  expect(total.kcal).toBeCloseTo(kcal, 6)
  expect(total.kcal).toBeGreaterThan(200)
})

test('never throws; figures are finite and never negative, whatever is said', { timeout: 60_000 }, () => {
  const words = fc.constantFrom(
    ...'I had a two 200g cup of rice with butter and chicken , . filled with on toast no bun without : half glass bag which shared ( ) 3 oz kcal /'.split(
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
      const { low, high } = kcalRangeOfWords(description)
      expect(low).toBeLessThanOrEqual(meal.total.kcal + 1e-6)
      expect(high).toBeGreaterThanOrEqual(meal.total.kcal - 1e-6)
      expect(Number.isFinite(high)).toBe(true)
    }),
    { numRuns: 200, seed: 13 },
  )
})

test('in a text with hundreds of foods forty are counted, and forty others are listed as not counted', () => {
  const names = ['leeks', 'carrots', 'rice', 'cheese', 'apples']
  const many = Array.from({ length: 250 }, (_, at) => `${at + 1} g ${names[at % 5]}`).join(', ')
  const { components, notCounted } = readMeal(many)
  expect(components).toHaveLength(40)
  expect(notCounted).toHaveLength(40)
})
