import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const FOODS = [
  'banana',
  'porridge',
  'cheddar',
  'salmon',
  'broccoli',
  'scrambled eggs',
  'orange juice',
  'greek yoghurt',
  'almonds',
  'lentil soup',
  'avocado',
  'hummus',
  'lasagne',
  'cucumber',
  'apple pie',
  'brown rice',
  'cottage cheese',
  'sausage roll',
]
const shownOf = (said: string): string => {
  const { notCounted, refused } = readMeal(said)
  return [...notCounted, ...refused.map(({ text }) => text)].join('; ')
}

/** Words of no language, with the endings of verbs, adverbs and praise too. */
const madeUp = fc
  .tuple(
    fc.array(fc.constantFrom('zor', 'blax', 'wib', 'vunk', 'quom', 'jex', 'frip', 'glux'), {
      minLength: 2,
      maxLength: 3,
    }),
    fc.constantFrom('', 'ing', 'ed', 'ful', 'ly', 'ous', 'ness', 'able', 'ive', 'ment', 'tion'),
  )
  .map(([syllables, ending]) => syllables.join('') + ending)

test('every word that names nothing we know is shown, wherever it stands', { timeout: 60_000 }, () => {
  const joint = fc.constantFrom(', ', ' and ', ' with ', ' and some ', '; then ', '\n', ' on ')
  const foods = fc.array(fc.constantFrom(...FOODS), { minLength: 1, maxLength: 4 })
  const start = fc.constantFrom('', 'I had ', 'for lunch ', '2 ', 'a bowl of ', '100 g ')
  fc.assert(
    fc.property(start, foods, madeUp, joint, fc.nat(4), (opening, known, word, tie, place) => {
      const said = opening + known.toSpliced(place, 0, word).join(tie)
      expect(shownOf(said), said).toContain(word)
    }),
    { numRuns: 300, seed: 17 },
  )
})

test('a made-up word beside the name of a food is shown too', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...FOODS), madeUp, fc.boolean(), (food, word, isBefore) => {
      const said = isBefore ? `${word} ${food}` : `${food} ${word}`
      expect(shownOf(said), said).toContain(word)
    }),
    { numRuns: 150, seed: 18 },
  )
})

/** Pronounceable and of four letters or more; some are a slip away from the name of a food, as "glofee" from coffee. */
const pronounceable = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.constantFrom(...'b d f g j k l m n p r s t v w z br cl dr gl pl st tr sh ch th'.split(' ')),
        fc.constantFrom(...'a e i o u ee oo ai ou'.split(' ')),
      ),
      { minLength: 2, maxLength: 3 },
    ),
    fc.constantFrom('', 'n', 'r', 'sh', 'ck', 'ing', 'ed', 'y', 'le', 'er', 'ies', 'ly'),
  )
  .map(([syllables, ending]) => syllables.flat().join('') + ending)

const SENTENCES = [
  'I had WORD',
  'a bowl of WORD and toast',
  'for lunch I had a WORD with chips',
  '2 WORD',
  'WORD salad',
  '200g WORD',
  'a WORD sandwich',
  'coffee with WORD and a scone',
  'breakfast: WORD; lunch: ham sandwich',
  'rice (WORD)',
  'I ate half a WORD',
  'pasta in WORD sauce',
  'I enjoyed a delicious WORD topped with cheese',
  'lasagne with WORD x2',
  'steak and WORD, no chips',
  'buddha bowl: quinoa, WORD, kale',
  'mcchicken meal with WORD',
  'a nandos and WORD',
  'bread 2 slices WORD 10g',
]

test('a made-up word is shown, or it is said as which food it is read', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...SENTENCES), pronounceable, (sentence, word) => {
      const said = sentence.replace('WORD', word)
      const assumed = readMeal(said).components.flatMap(({ assumptions }) => assumptions)
      expect([shownOf(said), ...assumed].join('; '), said).toContain(word)
    }),
    { numRuns: 400, seed: 20 },
  )
})

test('what is named by a place or by a kind of thing only is shown', () => {
  for (const said of [
    "a mcdonald's",
    'had a maccies',
    'sandwich, crisps and a drink',
    'toast and a dessert',
    '🍕',
  ])
    expect(shownOf(said), said).not.toBe('')
  expect(shownOf('big mac from mcdonalds')).toBe('')
  expect(shownOf('a fruit drink')).toBe('')
})

test('a list of so many foods has so many rows', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(FOODS, { minLength: 1, maxLength: 6 }), (known) => {
      const said = known.join(', ')
      const { components, notCounted } = readMeal(said)
      expect(components, said).toHaveLength(known.length)
      expect(notCounted, said).toEqual([])
    }),
    { numRuns: 200, seed: 19 },
  )
})

test('something to eat, a thing and finger food are shown beside what is named', () => {
  for (const [said, shown] of [
    ['a beer and something to eat', 'something'],
    ['soup and something sweet', 'something'],
    ['I had a burger and something to drink', 'something'],
    ['a protein thing after the gym', 'thing'],
    ['finger food at the wedding', 'finger food'],
    ['toast and some gloop', 'gloop'],
    ['a zorbo bar and an apple', 'zorbo'],
  ] as const)
    expect(readMeal(said).notCounted.join(' '), said).toContain(shown)
  expect(readMeal('I fancied something light and had a salad').notCounted).toEqual([])
})

test('kinds of food that hold many dishes are asked about', () => {
  for (const said of ['tapas', 'a cocktail', 'party food', 'picky bits'])
    expect(readMeal(said).components[0], said).toMatchObject({ isVague: true })
  expect(readMeal('a prawn cocktail').components[0]).toMatchObject({ isVague: false })
})

test('what names nothing is asked about: stuff, leftovers, bits, something sweet', () => {
  for (const said of [
    'some stuff',
    'leftovers',
    'a few bits',
    'some things',
    'toast and some stuff',
    'bits from the fridge',
  ])
    expect(shownOf(said), said).toMatch(/stuff|leftovers|bits|things/)
  expect(shownOf('leftover curry')).toBe('')
  expect(shownOf('a bit of butter on toast')).toBe('')
})

test('nothing said is dropped in silence', () => {
  const SAID = [
    ['a banana and a wibblefruit', /wibblefruit/],
    ['a wibblefruit tart', /wibblefruit/],
    ['toast and some zorblax', /zorblax/],
    ['chicken with purple sauce', /purple/],
  ] as const
  for (const [said, shown] of SAID) {
    const { components, notCounted } = readMeal(said)
    const words = [...notCounted, ...components.flatMap(({ assumptions }) => assumptions)].join('; ')
    expect(words, said).toMatch(shown)
  }
})
