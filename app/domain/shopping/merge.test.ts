import { expect, test } from 'vitest'
import { gramsToBuy, type MergedItem, mergeBatch, textToBuy } from './merge.ts'
import { readShoppingLine } from './shopping-line.ts'

const batch = (from: string, ...lines: string[]) => ({
  from,
  label: from,
  wanted: lines.flatMap((line) => readShoppingLine(line)),
})
const listOf = (...lines: string[]) => mergeBatch([], batch('recipe:1', ...lines))
const texts = (items: readonly MergedItem[]) => items.map(textToBuy)

test('one food is one line, whatever it is measured in', () => {
  const items = listOf('200 g red lentils', '1 cup red lentils', '2 bananas', '1 large banana')
  expect(items.map(({ key }) => key)).toEqual(['red-lentils', 'banana'])
  expect(gramsToBuy(items[0]!.sources)).toBeCloseTo(392, 0)
  expect(texts(items)).toEqual(['500 g pack of red lentils, 390 g used', '4 bananas'])
})

test('parts and cooked foods are bought as what they are made from', () => {
  const items = listOf(
    '2 egg whites',
    '3 eggs',
    'juice of 1 lemon',
    '1 lemon, zested',
    '300 g cooked white rice',
  )
  expect(items.map(({ key }) => key)).toEqual(['egg', 'lemon', 'white-rice'])
  expect(texts(items)[0]).toBe('1 box of 6 eggs, 5 used')
})

test('what one line needs gluten-free is bought gluten-free for all', () => {
  expect(texts(listOf('500 ml gluten-free beef stock', '250 ml beef stock'))[0]).toMatch(
    /gluten-free beef stock/,
  )
  expect(texts(listOf('2 slices gluten-free bread'))[0]).not.toMatch(/gluten-free gluten-free/)
  expect(texts(listOf('500 ml beef stock'))[0]).not.toMatch(/gluten/)
})

test('zest and juice of a fruit come from the same one, and a count is of the fruit', () => {
  expect(texts(listOf('grated zest and juice of 1 lemon'))).toEqual(['1 lemon'])
  expect(texts(listOf('juice of 2 limes'))).toEqual(['2 limes'])
  expect(texts(listOf('zest of 1 lemon', 'juice of 1 lemon'))).toEqual(['2 lemons'])
})

test('what the pantry gives is not bought, and two lines of one recipe do not both count on it', () => {
  const free = new Map([['red-lentils', 300]])
  const once = mergeBatch([], batch('recipe:1', '200 g red lentils', '1 banana'), free)
  expect(once.map(({ sources }) => gramsToBuy(sources))).toEqual([0, 118])
  const twice = mergeBatch([], batch('recipe:1', '200 g red lentils', '200 g red lentils'), free)
  expect(gramsToBuy(twice[0]!.sources)).toBe(100)
})

test('what is said without an amount is bought', () => {
  for (const line of ['salt', 'salt to taste', 'black pepper'])
    expect(listOf(line).map(({ sources }) => gramsToBuy(sources))).not.toContain(0)
})

test('adding a plan again takes the place of what it gave; what nothing asks for any more goes', () => {
  const first = mergeBatch(listOf('1 onion'), batch('plan:1', '2 onions', '500 g carrots', '1 leek'))
  const again = mergeBatch(first, batch('plan:1', '3 onions', '1 leek'))
  expect(again.map(({ key, sources }) => [key, sources.length])).toEqual([
    ['onion', 2],
    ['leek', 1],
  ])
  expect(gramsToBuy(again[0]!.sources)).toBeCloseTo(4 * 110, 6)
  expect(mergeBatch(again, batch('plan:1', '3 onions', '1 leek'))).toEqual(again)
})

test('what no table knows stays as it was written, and the same words are one line', () => {
  const items = mergeBatch([], {
    from: 'hand:1',
    label: '',
    wanted: ['300 g red lentils', 'kitchen roll', 'Kitchen roll', 'salt', '2 packs of lentils'].flatMap(
      (line) => readShoppingLine(line),
    ),
  })
  expect(items.map(({ key }) => key)).toEqual(['red-lentils', 'text:kitchen roll', 'salt', 'lentils'])
  expect(texts(items)).toEqual([
    '500 g pack of red lentils, 300 g used',
    'kitchen roll',
    'salt',
    '2 packs of lentils',
  ])
})
