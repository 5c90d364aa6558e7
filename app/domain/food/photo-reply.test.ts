import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foodsInPhotoReply, ingredientLines } from './photo-reply.ts'

test('[GEN-13] reads one ingredient per line and removes bullets, dashes and numbers', () => {
  const reply =
    '- eggs\n* milk\n• cheddar\n– leeks\n— butter\n1. rice\n2) spinach\n(3) lemon\n+ yoghurt\n12: peas\n◦ thyme'
  expect(ingredientLines(reply)).toEqual([
    'eggs',
    'milk',
    'cheddar',
    'leeks',
    'butter',
    'rice',
    'spinach',
    'lemon',
    'yoghurt',
    'peas',
    'thyme',
  ])
})

test('[PANTRY-11] keeps amounts, which are no list numbers', () => {
  expect(ingredientLines('- 2 eggs\n1.5 litres milk\n3. 4 onions\n1. 1.5 kg potatoes\n7up')).toEqual([
    '2 eggs',
    '1.5 litres milk',
    '4 onions',
    '1.5 kg potatoes',
    '7up',
  ])
})

test('[GEN-13] trims lines and drops empty and repeated ones', () => {
  expect(ingredientLines('  Tomatoes \r\n\r\n- \n---\n***\ntomatoes\n1.\n TOMATOES.\nbasil,\n')).toEqual([
    'Tomatoes',
    'basil',
  ])
})

test('reads past emphasis, tick boxes, tables and code fences', () => {
  expect(
    ingredientLines('```\n- **Red pepper**\n- [ ] `rocket`\n- [x] _feta_\n| olives |\n## bread\n```'),
  ).toEqual(['Red pepper', 'rocket', 'feta', 'olives', 'bread'])
})

test('leaves out headings and prose', () => {
  const prose =
    'The photo also shows what may be a jar of something, though the label is turned away from the camera and I cannot read it.'
  expect(ingredientLines(`Here is what I can see:\n- eggs\n${prose}`)).toEqual(['eggs'])
})

test('keeps names in other scripts and with hyphens inside', () => {
  expect(ingredientLines('- 豆腐\n- crème fraîche\n- pak-choi\n- лук')).toEqual([
    '豆腐',
    'crème fraîche',
    'pak-choi',
    'лук',
  ])
})

test('gives at most 60 names', () => {
  const reply = Array.from({ length: 500 }, (_, index) => `- food ${index}`).join('\n')
  expect(ingredientLines(reply)).toHaveLength(60)
})

test('never gives an empty, marked, repeated or controlling line, whatever the reply', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-*\d.)\n a-cé]{0,60}$/)),
      (reply) => {
        const names = ingredientLines(reply)
        expect(names.length).toBeLessThanOrEqual(60)
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
        for (const name of names) {
          expect(name).toBe(name.trim())
          expect(name).toMatch(/\p{L}/u)
          expect(name).not.toMatch(/^[-*•]|\p{C}/u)
        }
      },
    ),
  )
})

test('stays fast on a reply made to be slow', () => {
  const reply = `${'- '.repeat(5000)}${'* '.repeat(5000)}eggs\n${'1. '.repeat(9000)}`
  expect(ingredientLines(reply)).toEqual([])
})

const REPLIES: [string, string, string[]][] = [
  ['a list of JSON', '["red pepper","courgette","mozzarella"]', ['red pepper', 'courgette', 'mozzarella']],
  [
    'JSON in a fence',
    '```json\n{\n  "ingredients": [\n    "red pepper",\n    "zorblax fruit"\n  ]\n}\n```',
    ['red pepper', 'zorblax fruit'],
  ],
  ['objects', '[{"name":"eggs","quantity":"6"},{"name":"milk"}]', ['eggs', 'milk']],
  ['categories', '{"vegetables":["carrots"],"dairy":["milk"]}', ['carrots', 'milk']],
  ['a fenced list', '```json\n- eggs\n- milk\n```', ['eggs', 'milk']],
  [
    'commas',
    'red peppers, onions, garlic, ginger, limes',
    ['red peppers', 'onions', 'garlic', 'ginger', 'limes'],
  ],
  [
    'a sentence',
    'I see a bunch of bananas, some eggs, a carton of oat milk and a jar of honey on the table.',
    ['bananas', 'eggs', 'oat milk', 'honey'],
  ],
  [
    'doubt and things',
    "- a plastic container (contents not visible)\n- possibly feta or goat's cheese\n- unidentified green herb (coriander or parsley)\n- eggs\n- Maybe cheddar?",
    ['feta', 'eggs', 'cheddar'],
  ],
  ['shelves', '**Top shelf**\n- eggs\n**Drawer**\n- carrots', ['eggs', 'carrots']],
  ['words to the person', '- eggs\nLet me know if you need recipes!\nOkay, that is all', ['eggs']],
  ['no food', 'There is no food in this photo.', []],
  ['a preface in brackets', 'Here is what I see [as asked]:\n- eggs', ['eggs']],
]
for (const [name, reply, foods] of REPLIES)
  test(`foods are read from ${name}`, () => {
    expect(foodsInPhotoReply(reply)).toEqual(foods)
  })

test('names that contain commas, brackets or conjunctions stay whole', () => {
  const names = [
    'chicken thighs, skin on, boneless',
    'chopped tomatoes (tin)',
    'mac and cheese',
    'zorblax fruit',
  ]
  expect(foodsInPhotoReply(names.map((name) => `- ${name}`).join('\n'))).toEqual(names)
})

test('foods behind the name of a shelf are named one by one', () => {
  expect(foodsInPhotoReply('Top shelf: eggs, milk\nBottom drawer: carrots and a leek')).toEqual([
    'eggs',
    'milk',
    'carrots',
    'leek',
  ])
})
