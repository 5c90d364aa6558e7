import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openRecipeStream } from './recipe-stream.ts'

const RECIPES = [
  {
    name: 'Rice "à la" maison',
    description: 'Tab\there, back\\slash',
    cookingTimeMin: 25,
    ingredients: ['200 g rice'],
  },
  {
    name: 'Eggs 🍳 \u00e9',
    cookingTimeMin: 5,
    steps: [{ text: '}],"recipes":[{' }],
    isGood: true,
    none: null,
  },
]

function readIn(pieces: readonly string[]): { whole: unknown[]; unfinished: unknown[]; isBroken: boolean } {
  const stream = openRecipeStream()
  const whole: unknown[] = []
  const unfinished: unknown[] = []
  for (const piece of pieces) {
    whole.push(...stream.push(piece))
    unfinished.push(stream.unfinished())
  }
  return { whole, unfinished, isBroken: stream.isBroken() }
}

const SHAPES: [string, string][] = [
  ['an object with recipes', JSON.stringify({ recipes: RECIPES })],
  ['a bare list', JSON.stringify(RECIPES)],
  [
    'a code fence',
    `Here you are:\n\`\`\`json\n${JSON.stringify({ recipes: RECIPES }, null, 2)}\n\`\`\`\nEnjoy!`,
  ],
  [
    'fields before and after the list',
    JSON.stringify({ count: 2, tags: [{ a: 1 }], recipes: RECIPES, end: [{}] }),
  ],
  [
    'escaped letters',
    JSON.stringify({ recipes: RECIPES }).replace(
      /[\u0080-\uffff]/g,
      (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  ],
]

for (const [name, reply] of SHAPES) {
  test(`reads ${name}, wherever the pieces are cut`, () => {
    expect(readIn([reply])).toMatchObject({ whole: RECIPES, isBroken: false })
    expect(readIn([...reply]).whole).toEqual(RECIPES)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 40 }), (lengths) => {
        const pieces: string[] = []
        let at = 0
        for (const length of lengths) pieces.push(reply.slice(at, (at += length)))
        pieces.push(reply.slice(at))
        expect(readIn(pieces).whole).toEqual(RECIPES)
      }),
      { seed: 7, numRuns: 100 },
    )
  })
}

test('what is there of a recipe can be read after every single character', () => {
  const { unfinished } = readIn([...JSON.stringify({ recipes: [RECIPES[0]] })])
  const names = unfinished.map((value) => (value as { name?: string } | null)?.name ?? '')
  let longest = ''
  for (const name of names.slice(0, names.lastIndexOf('Rice "à la" maison') + 1)) {
    expect('Rice "à la" maison'.startsWith(name)).toBe(true)
    expect(name.length >= longest.length || name === '').toBe(true)
    if (name !== '') longest = name
  }
  expect(unfinished).toContainEqual({ name: 'Rice "à la" maison' })
  expect(unfinished).toContainEqual({ ...RECIPES[0], ingredients: ['200'] })
})

test('a number counts only once it is over', () => {
  const stream = openRecipeStream()
  stream.push('{"recipes":[{"name":"A","cookingTimeMin":2')
  expect(stream.unfinished()).toEqual({ name: 'A' })
  stream.push('5,')
  expect(stream.unfinished()).toEqual({ name: 'A', cookingTimeMin: 25 })
  expect(stream.fieldCount()).toBe(2)
})

test('a reply that breaks off, holds no recipe or is no JSON is broken, and nothing is made up', () => {
  for (const reply of [
    '',
    'Sure!',
    '{"recipes":[',
    '{"recipes":[{"name":"A"',
    '{"recipes":"none"}',
    '{"error":"no"}',
    '[[[[[[[[[[[[[[[[[[',
    '}{][',
    '"recipes"',
  ]) {
    const { whole, isBroken } = readIn([reply])
    expect(whole, reply).toEqual([])
    expect(isBroken, reply).toBe(true)
  }
})

test('a recipe with small faults is repaired, and the recipes around it are still read', () => {
  const { whole } = readIn(['{"recipes":[{"name":"A"},{"time":NaN,},{"name":"B"}]}'])
  expect(whole).toEqual([{ name: 'A' }, { time: 'NaN' }, { name: 'B' }])
})

test('no text at all makes it throw', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'{}[]",:\\u"e1 \n', 'recipes', 'nul', '\ud83c')), (pieces) => {
      readIn(pieces)
    }),
    { seed: 11, numRuns: 500 },
  )
})
