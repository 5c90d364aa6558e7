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
