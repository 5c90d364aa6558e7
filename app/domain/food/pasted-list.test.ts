import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOfEach } from './each-line.ts'
import { splitIngredientList } from './pasted-list.ts'

const items = (text: string) => splitIngredientList(text).items

test('splits a comma line', () => {
  expect(items('chicken thighs, basmati rice, spinach, yoghurt, lemon')).toEqual([
    'chicken thighs',
    'basmati rice',
    'spinach',
    'yoghurt',
    'lemon',
  ])
})

test('splits "and" between foods, and nowhere else', () => {
  expect(items('chicken, rice and spinach')).toEqual(['chicken', 'rice', 'spinach'])
  expect(items('salt & pepper')).toEqual(['salt', 'pepper'])
  expect(items('2 eggs and 1 onion')).toEqual(['2 eggs', '1 onion'])
  expect(items('2 red and yellow peppers')).toEqual(['2 red and yellow peppers'])
  expect(items('fish and chips and peas')).toEqual(['fish and chips', 'peas'])
  expect(items('Ben & Jerry’s')).toEqual(['Ben & Jerry’s'])
  expect(items('eggs and Lea & Perrins')).toEqual(['eggs', 'Lea and Perrins'])
  expect(items('a bit of cheese and some old carrots')).toEqual(['a bit of cheese', 'some old carrots'])
  expect(items('1 can chickpeas, drained and rinsed')).toEqual(['1 can chickpeas, drained and rinsed'])
})

test('reads bulleted, numbered and ticked lists', () => {
  expect(items('- eggs\n* milk\n• flour\n[ ] butter\n– sugar')).toEqual([
    'eggs',
    'milk',
    'flour',
    'butter',
    'sugar',
  ])
  expect(items('1. 2 eggs\n2) 300 ml milk\n3. 1.5 kg flour\r\n(4) salt')).toEqual([
    '2 eggs',
    '300 ml milk',
    '1.5 kg flour',
    'salt',
  ])
  expect(items('Ingredients:\neggs\n\nFor the sauce:\ntomatoes')).toEqual(['eggs', 'tomatoes'])
  expect(items('eggs • milk • flour')).toEqual(['eggs', 'milk', 'flour'])
})

test('keeps preparation with its food and adjectives before it', () => {
  expect(items('500 g chicken thighs, cut into strips\n2 carrots, peeled, finely chopped')).toEqual([
    '500 g chicken thighs, cut into strips',
    '2 carrots, peeled, finely chopped',
  ])
  expect(items('1 skinless, boneless chicken breast')).toEqual(['1 skinless, boneless chicken breast'])
  expect(items('salt, to taste, 1,5 kg potatoes')).toEqual(['salt, to taste', '1,5 kg potatoes'])
  expect(items('1 (14 oz, drained) can beans, rice')).toEqual(['1 (14 oz, drained) can beans', 'rice'])
})

test('an amount behind a comma belongs to the food before it', () => {
  expect(items('cola, 330 ml can, tomatoes, 2 tins, eggs, 6')).toEqual([
    'cola, 330 ml can',
    'tomatoes, 2 tins',
    'eggs, 6',
  ])
  expect(items('a cup and a half of sugar')).toEqual(['a cup and a half of sugar'])
})

test('what comes on top of a food is a food of its own, more of the same is not', () => {
  expect(items('1 large egg + 2 yolks')).toEqual(['1 large egg', '2 yolks'])
  expect(items('1 large egg, plus 2 yolks')).toEqual(['1 large egg', '2 yolks'])
  expect(items('3 tbsp oil plus 2 tbsp for frying')).toEqual(['3 tbsp oil plus 2 tbsp for frying'])
})

test('drops what is empty or twice, in any case of letters', () => {
  expect(items('Lemon, lemon , LEMON,, ,rice\n\n  rice  ')).toEqual(['Lemon', 'rice'])
  expect(items(' ,;\n \t')).toEqual([])
})

test('takes what stands before a list away', () => {
  expect(items('I have eggs, milk and flour')).toEqual(['eggs', 'milk', 'flour'])
  expect(items("we've got rice, peas.")).toEqual(['rice', 'peas'])
})

test('keeps at most 60 items of 300 characters and says what it dropped', () => {
  const many = splitIngredientList(Array.from({ length: 75 }, (_, index) => `food ${index}`).join('\n'))
  expect(many.items).toHaveLength(60)
  expect(many.droppedCount).toBe(15)
  const long = splitIngredientList('x'.repeat(400))
  expect(long.items[0]).toHaveLength(300)
  expect(long.shortenedCount).toBe(1)
  expect(splitIngredientList('a,'.repeat(100_000)).droppedCount).toBeGreaterThan(0)
})

test('never throws, never gives an empty, untrimmed or doubled item', { timeout: 60_000 }, () => {
  const pieces = fc.constantFrom(
    ...', ; \n • - 1. and & ( ) [ chopped red eggs rice Eggs 2 1,5 to taste :'.split(' '),
  )
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(anything, (text) => {
      const list = splitIngredientList(text)
      expect(new Set(list.items.map((item) => item.toLowerCase())).size).toBe(list.items.length)
      for (const item of list.items) {
        expect(item).not.toBe('')
        expect(item).toBe(item.trim())
        expect(item.length).toBeLessThanOrEqual(300)
      }
    }),
    { numRuns: 600, seed: 7 },
  )
})

test('pictures part ingredients, headings and numbers go, and one amount of each is given to each', () => {
  expect(splitIngredientList('rice 🍚 eggs 🥚 milk').items).toEqual(['rice', 'eggs', 'milk'])
  expect(splitIngredientList('For the sauce:\n1. 3 eggs\n✅ 2 carrots').items).toEqual([
    '3 eggs',
    '2 carrots',
  ])
  expect(splitIngredientList('1/2 cup each raisins and walnuts', linesOfEach).items).toEqual([
    '1/2 cup raisins',
    '1/2 cup walnuts',
  ])
  expect(items('½ tsp each cumin, paprika and oregano')).toEqual([
    '½ tsp cumin',
    '½ tsp paprika',
    '½ tsp oregano',
  ])
  expect(items('1 each red and yellow pepper')).toEqual(['1 each red and yellow pepper'])
  expect(splitIngredientList('juice and zest of 2 limes, two and a half cups flour').items).toEqual([
    'juice and zest of 2 limes',
    'two and a half cups flour',
  ])
})

test.each(['s&p', 'S & P', 's and p', 'S + P', 's n p', "salt 'n' pepper"])(
  '%s are salt and pepper',
  (typed) => {
    expect(splitIngredientList(`chicken, rice, ${typed}`).items).toEqual([
      'chicken',
      'rice',
      'salt',
      'pepper',
    ])
  },
)

test('letters of other names are no salt and pepper', () => {
  expect(splitIngredientList('M&S pies, salt n pepper chips').items).toEqual([
    'M&S pies',
    'salt n pepper chips',
  ])
})
