import { expect, test } from 'vitest'
import { gramsToBuy, type MergedItem, mergeBatch, packsToBuy, textToBuy } from './merge.ts'
import { purchaseOf } from './purchase.ts'
import { readShoppingLine } from './shopping-line.ts'

const put = (items: readonly MergedItem[], from: string, line: string, free?: ReadonlyMap<string, number>) =>
  mergeBatch(
    items,
    { from, label: from, wanted: readShoppingLine(line, { isTyped: from.startsWith('hand:') }) },
    free,
  )
const recipes = (...lines: string[]) =>
  lines.reduce((items: readonly MergedItem[], line, at) => put(items, `recipe:${at}`, line), [])
const typed = (...lines: string[]) =>
  lines.reduce((items: readonly MergedItem[], line, at) => put(items, `hand:${at}`, line), [])
const texts = (items: readonly MergedItem[]) => items.map(textToBuy)

test.each([
  [['1 can coconut milk', '1 can coconut milk'], '2 × 400 ml tins of coconut milk'],
  [['1 tin of tuna', '1 tin of tuna'], '2 × 145 g tins of tuna in water'],
  [['2 (14 oz) cans kidney beans', '1 tin kidney beans'], '3 × 400 g tins of red kidney beans'],
  [['400 g tin chickpeas', '1 tin chickpeas'], '2 × 400 g tins of chickpeas'],
  [['1 jar pesto', '1 jar pesto', '1 jar pesto'], '3 × 190 g jars of pesto'],
  [['1 carton chicken stock', '1 carton chicken stock'], '2 × 500 ml cartons of chicken stock'],
  [['1 bottle fish sauce', '1 bottle fish sauce'], /^2 .*bottles of fish sauce$/],
  [['1 packet ramen noodles', '2 packets ramen noodles'], /^3 .*packs of ramen noodles$/],
  [['1 bag spinach', '1 bag spinach'], /^2 .*bags of spinach$/],
  [['1 (28 oz) can chopped tomatoes', '1 tin chopped tomatoes'], /tins? of chopped tomatoes$/],
])('packs are added up as packs: %j', (lines, text) => {
  const [said, ...others] = texts(recipes(...lines))
  expect(others).toEqual([])
  if (typeof text === 'string') expect(said).toBe(text)
  else expect(said).toMatch(text)
})

test('a size that shops do not sell is shown as written, beside the others', () => {
  expect(texts(recipes('1 (28 oz) can coconut milk', '1 can coconut milk'))).toEqual([
    '1 × 28 oz tin and 1 × 400 ml tin of coconut milk',
  ])
})

test('grams beside a tin are bought in tins, and half a tin is one tin partly used', () => {
  expect(texts(recipes('1 tin chickpeas', '240 g canned chickpeas'))).toEqual(['2 × 400 g tins of chickpeas'])
  expect(texts(recipes('½ can coconut milk'))).toEqual(['400 ml tin of coconut milk, 200 ml used'])
  expect(texts(recipes('½ can coconut milk', '½ can coconut milk'))).toEqual(['400 ml tin of coconut milk'])
})

test('counted packs that the pantry already has are not bought', () => {
  const free = new Map([['coconut-milk', 400]])
  const [item] = put([], 'recipe:1', '2 cans coconut milk', free)
  expect(packsToBuy(item!.sources)).toEqual([{ count: expect.closeTo(1, 0), unit: 'tin', size: '400 ml' }])
  expect(textToBuy(item!)).toBe('400 ml tin of coconut milk')
})

test.each([
  [['2 milk', '1 milk'], '3 cartons of whole milk'],
  [['2x milk', 'milk x2'], '4 cartons of whole milk'],
  [['2 bread', '1 bread'], '3 loaves of white bread'],
  [['2 tea', '1 tea'], '3 boxes of tea bags'],
  [['2 bottles red wine', '1 bottle red wine'], '3 bottles of red wine'],
  [['2 butter', 'butter'], '3 packs of butter'],
  [['2 kitchen roll', 'kitchen roll', '1 x kitchen roll'], '4 × kitchen roll'],
])('a bare count is a count of packs as sold: %j', (lines, text) => {
  expect(texts(typed(...lines))).toEqual([text])
})

test('a bare count of a food sold by the piece counts pieces', () => {
  expect(texts(typed('2 onions', '1 onion'))).toEqual(['3 onions'])
  expect(texts(typed('6 eggs', '1 egg'))).toEqual(['1 box of 10 eggs, 7 used'])
})

test('frozen food is named as frozen, is in the frozen aisle and keeps as long as frozen food does', () => {
  const [frozen, ...others] = typed('2 frozen prawns', '200 g frozen prawns', 'frozen prawns')
  expect(others).toEqual([])
  expect(frozen).toMatchObject({ key: 'prawns/frozen', name: 'frozen prawns', aisle: 'Frozen' })
  expect(textToBuy(frozen!)).toMatch(/frozen prawns/)
  const { keepsDays, name } = purchaseOf({ ...frozen!, text: 'frozen prawns', grams: null, isTyped: true })
  expect(name).toBe('frozen prawns')
  expect(keepsDays).toBeGreaterThan(30)
})

test('a typed line stays on the list, whatever the pantry or a recipe has of it', () => {
  const free = new Map([
    ['whole-milk', 1000],
    ['egg', 600],
  ])
  const list = typed('milk', 'eggs')
  const after = put(put(list, 'recipe:1', '250 ml milk', free), 'recipe:2', '2 eggs', free)
  expect(after.map(({ sources }) => gramsToBuy(sources))).not.toContain(0)
  expect(texts(after)).toEqual(['milk', 'eggs'])
})

test('a typed egg is bought even if the pantry covers all the eggs of a recipe', () => {
  const free = new Map([['egg', 10_000]])
  const [item] = put(typed('1 egg'), 'recipe:1', '100 eggs', free)
  expect(gramsToBuy(item!.sources)).toBe(50)
})

test('counted packs go into the pantry as they were counted', () => {
  const bought = (...lines: string[]) => {
    const [item] = recipes(...lines)
    const { foodId, sources } = item!
    const packs = packsToBuy(sources)
    return purchaseOf({ foodId, text: textToBuy(item!), grams: gramsToBuy(sources), isTyped: false, packs })
  }
  expect(bought('1 can coconut milk', '1 can coconut milk')).toMatchObject({ quantity: 2, unit: 'cans' })
  expect(bought('1 carton chicken stock', '1 carton chicken stock')).toMatchObject({
    quantity: 1000,
    unit: 'ml',
  })
})
