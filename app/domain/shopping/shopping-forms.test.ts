import { expect, test } from 'vitest'
import { typedLinesSchema } from './shopping-forms.ts'
import { readShoppingLine } from './shopping-line.ts'

const typed = (lines: string) => typedLinesSchema.parse({ lines, operationKey: '12345678' }).lines

test.each([
  ['sugar, brown', ['brown-sugar']],
  ['tomatoes, canned', ['chopped-tomatoes']],
  ['2 onions, red', ['red-onion']],
  ['milk, skimmed', ['skimmed-milk']],
  ['milk, semi-skimmed', ['semi-skimmed-milk']],
  ['beans, green', ['green-beans']],
])('a name turned round at a comma is one line: %s', (text, keys) => {
  const lines = typed(text)
  expect(lines).toHaveLength(1)
  expect(lines.flatMap((line) => readShoppingLine(line).map(({ key }) => key))).toEqual(keys)
})

test('foods in a list with commas are separate lines', () => {
  expect(typed('sugar, brown bread, milk, chocolate')).toEqual(['sugar', 'brown bread', 'milk', 'chocolate'])
})

test('a lemon, two onions and coriander are three lines', () => {
  const lines = typed('a lemon, 2 onions and coriander')
  expect(lines.flatMap((line) => readShoppingLine(line).map(({ key, text }) => [key, text]))).toEqual([
    ['lemon', 'a lemon'],
    ['onion', '2 onions'],
    ['coriander', 'coriander'],
  ])
})

test('a pint is British or American, depending on the measures', () => {
  const [uk] = readShoppingLine('2 pints whole milk', { measures: 'uk' })
  const [us] = readShoppingLine('2 pints whole milk', { measures: 'us' })
  expect(uk!.grams! / us!.grams!).toBeCloseTo(568 / 473, 3)
})

test('a day beside a food stays in its line, and the food is still recognised', () => {
  const lines = typed('2 pints milk, by Friday, eggs')
  expect(lines).toEqual(['2 pints milk, by Friday', 'eggs'])
  const [milk] = readShoppingLine(lines[0]!, { isTyped: true })
  expect(milk).toMatchObject({ key: 'whole-milk', text: '2 pints milk, by Friday' })
})
