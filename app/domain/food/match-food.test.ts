import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneSlipApart } from './food-index.ts'
import { FOODS } from './foods.ts'
import { matchFood } from './match-food.ts'
import { suggestFoods } from './suggest-foods.ts'

const idOf = (name: string) => matchFood(name)?.food.id ?? null

test('every name, plural and other name of the table finds a food, its own name finds itself', () => {
  for (const food of FOODS) {
    expect(matchFood(food.name), food.name).toMatchObject({ food: { id: food.id }, confidence: 1 })
    for (const name of [food.plural, ...food.otherNames]) {
      expect(matchFood(name)?.confidence ?? 0, `${food.id}: ${name}`).toBeGreaterThanOrEqual(0.9)
    }
  }
})

test('plurals, capitals, accents and British or American spelling do not matter', () => {
  for (const [typed, id] of [
    ['Tomatoes', 'tomato'],
    ['POTATOES', 'potato'],
    ['zucchini', 'courgette'],
    ['eggplants', 'aubergine'],
    ['jalapenos', 'jalapeno'],
    ['Jalapeño', 'jalapeno'],
    ['red chile', 'red-chilli'],
    ['scallions', 'spring-onion'],
    ['arugula', 'rocket'],
    ['rutabagas', 'swede'],
  ] as const) {
    expect(idOf(typed), typed).toBe(id)
  }
})

test.each(['wholewheat penne pasta', 'whole wheat fusilli', 'wholemeal rigatoni', 'wholegrain macaroni'])(
  'wholewheat pasta is found by its shape: %s',
  (typed) => expect(idOf(typed)).toBe('wholewheat-pasta'),
)

test('a maker in front of a food says whose it is: the food is found, too doubtful to promise a diet', () => {
  for (const [typed, id] of [
    ["Hellmann's mayo", 'mayonnaise'],
    ['John West tuna', 'tuna-canned'],
    ['Warburtons crumpets', 'crumpet'],
    ['Birds Eye petits pois', 'peas-frozen'],
  ] as const) {
    expect(idOf(typed), typed).toBe(id)
    expect(matchFood(typed)?.confidence, typed).toBeLessThan(0.7)
  }
  expect(matchFood('Tesco')).toBeNull()
  expect(matchFood('Tesco quatsch')).toBeNull()
})

test('words that only describe are left out, in any order', () => {
  for (const [typed, id] of [
    ['large fresh organic carrots', 'carrot'],
    ['carrots, chopped', 'carrot'],
    ['baby leeks', 'leek'],
    ['spinach fresh', 'spinach'],
    ['golden zucchini', 'courgette'],
    ['scotch bonnet pepper', 'scotch-bonnet'],
    ['white or yellow onions', 'onion'],
    ['thickly sliced cucumber', 'cucumber'],
  ] as const) {
    const match = matchFood(typed)
    expect(match?.food.id, typed).toBe(id)
    expect(match?.confidence, typed).toBeLessThan(1)
  }
})

test('as few words as possible are left out', () => {
  for (const [typed, id] of [
    ['organic fresh pasta', 'fresh-pasta'],
    ['100% finest smoked salmon', 'smoked-salmon'],
    ['anchovies in olive oil', 'anchovies'],
    ['chocolate milk', 'chocolate-milk'],
    ['milk chocolate', 'milk-chocolate'],
  ] as const) {
    expect(idOf(typed), typed).toBe(id)
  }
  for (const name of ['milk-free butter', 'impossible burger', 'plant-based carrot'])
    expect(matchFood(name), name).toBeNull()
})

test('one slip of the keyboard is forgiven in long words, and costs confidence', () => {
  for (const [typed, id] of [
    ['brocoli', 'broccoli'],
    ['brocolli', 'broccoli'],
    ['spinnach', 'spinach'],
    ['onoin', 'onion'],
    ['caulifower', 'cauliflower'],
  ] as const) {
    const match = matchFood(typed)
    expect(match?.food.id, typed).toBe(id)
    expect(match?.confidence, typed).toBeLessThan(0.95)
  }
  expect(isOneSlipApart('onion', 'onoin')).toBe(true)
  expect(isOneSlipApart('onion', 'onion')).toBe(false)
  expect(isOneSlipApart('stone', 'scone')).toBe(true)
  expect(isOneSlipApart('leech', 'leek')).toBe(false)
})

test('what the table does not know stays unknown', () => {
  for (const name of [
    'amba sauce',
    'wibbleroot',
    'vegan carrot cheese',
    'dragon scales',
    'zzzz',
    '',
    '  ',
    '12',
    '🥕',
  ]) {
    expect(matchFood(name), name).toBeNull()
  }
})

test('another product made of a food is not that food', () => {
  for (const name of [
    'imitation spinach',
    'carrot liqueur',
    'onion bhaji mix',
    'cucumber soap',
    'dried cucumber',
  ]) {
    expect(matchFood(name)?.confidence ?? 0, name).toBeLessThan(0.6)
  }
})

test('suggests by beginning first, then by a later word, then with a slip, each food once', () => {
  expect(suggestFoods('courg', 5)[0]?.id).toBe('courgette')
  expect(suggestFoods('zucc', 5)[0]?.id).toBe('courgette')
  expect(suggestFoods('brocoli', 5).map(({ id }) => id)).toContain('broccoli')
  expect(suggestFoods('tom', 3)[0]?.id).toBe('tomato')
  const potatoes = suggestFoods('potato', 60).map(({ id }) => id)
  expect(potatoes[0]).toBe('potato')
  expect(potatoes).toContain('sweet-potato')
  expect(new Set(potatoes).size).toBe(potatoes.length)
  expect(suggestFoods('', 5)).toEqual([])
  expect(suggestFoods('potato', 0)).toEqual([])
  expect(suggestFoods('a', 4)).toHaveLength(4)
})

test(
  'matching and suggesting never throw; confidence lies between the threshold and 1',
  { timeout: 60_000 },
  () => {
    const words = fc.constantFrom(
      ...'red fresh tomato of oil powder or and chicken , / (x) bean 2 ½ soup vegan'.split(' '),
    )
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const match = matchFood(text)
        if (match !== null) {
          expect(match.confidence).toBeGreaterThanOrEqual(0.5)
          expect(match.confidence).toBeLessThanOrEqual(1)
        }
        expect(suggestFoods(text, 6).length).toBeLessThanOrEqual(6)
      }),
      { numRuns: 200, seed: 3 },
    )
  },
)
