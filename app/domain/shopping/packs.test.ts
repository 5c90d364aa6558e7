import { expect, test } from 'vitest'
import { foodById, FOODS } from '#app/domain/food/foods.ts'
import { PACK_COUNT, saleOf } from './pack-table.ts'
import { type Buy, buyFor, doesLeftoverKeep } from './packs.ts'
import { purchaseOf } from './purchase.ts'

const AMOUNTS_G = [0.5, 2, 10, 45, 130, 320, 700, 1600]
const everyBuy = FOODS.flatMap((food) =>
  AMOUNTS_G.map((grams) => ({ food, grams, buy: buyFor(food.id, grams) })),
)

/** The foods for which something is wrong, as text that says what. */
const wrong = (isWrong: (buy: Buy) => boolean) =>
  everyBuy
    .filter(({ buy }) => isWrong(buy))
    .map(({ food, grams, buy }) => `${food.id} ${grams} g: ${buy.text}`)

test.each([
  ['banana', 230, '2 bananas'],
  ['banana', 118, '1 banana'],
  ['leek', 80, '1 leek'],
  ['lentils', 320, '500 g pack of lentils, 320 g used'],
  ['chickpeas-canned', 240, '400 g tin of chickpeas'],
  ['chickpeas-canned', 400, '2 × 400 g tins of chickpeas, 400 g used'],
  ['egg', 200, '1 box of 6 eggs, 4 used'],
  ['egg-white', 66, '1 box of 6 eggs, 2 used'],
  ['egg', 600, '1 box of 12 eggs'],
  ['whole-milk', 450, '500 ml carton of whole milk, 445 ml used'],
  ['whole-milk', 1900, '2 l carton of whole milk, 1.87 l used'],
  ['white-rice-cooked', 1250, '500 g pack of white rice, 450 g used'],
  ['parsley', 12, '1 bunch of parsley'],
  ['cherries', 180, '200 g pack of cherries'],
  ['garlic', 12, '1 garlic bulb'],
  ['pumpkin', 400, '1 pumpkin, 400 g used'],
  ['cumin', 2, '40 g jar of cumin, 2 g used'],
  ['white-bread', 900, '800 g and 400 g loaves of white bread, 900 g used'],
  ['plain-flour', 2900, '2 × 1.5 kg bags of plain flour'],
  ['plain-flour', 3600, '2 × 1.5 kg and 1 kg bags of plain flour, 3.6 kg used'],
  ['egg', 850, '1 box of 12 and 1 box of 6 eggs, 17 used'],
  ['lemon-juice', 45, '1 lemon'],
  ['greek-yoghurt-fat-free', 1850, '2 × 1 kg pots of fat-free Greek yoghurt, 1.85 kg used'],
  ['water', 500, 'water'],
])('%s, %d g: %s', (id, grams, text) => {
  expect(buyFor(id, grams).text).toBe(text)
})

test('what is bought covers what is needed, to a fiftieth, and the sums agree', () => {
  expect(
    wrong(
      ({ count, packG, neededG, leftoverG, unit }) =>
        unit !== '' &&
        count > 0 &&
        (count * packG < neededG * 0.98 - 1e-9 ||
          Math.abs(leftoverG - Math.max(0, count * packG - neededG)) > 1e-9),
    ),
  ).toEqual([])
})

test('no pack leaves ten times what is needed, unless it is the smallest that is sold', () => {
  const isExcess = ({ buy }: (typeof everyBuy)[number]) => buy.leftoverG > 10 * buy.neededG
  const isSmallest = ({ food, buy }: (typeof everyBuy)[number]) =>
    buy.count === 1 && buy.packG === saleOf(food).sizes[0]?.usableG
  expect(everyBuy.filter((one) => isExcess(one) && !isSmallest(one)).map(({ food }) => food.id)).toEqual([])
})

test('no other size leaves less, beyond a fiftieth of the amount and a little for every pack more', () => {
  const leavesLess = ({ food, buy }: (typeof everyBuy)[number]) => {
    const sale = saleOf(food)
    if (sale.sell === 'loose' || buy.count === 0) return false
    return sale.sizes.some(({ usableG }) => {
      const count = Math.max(1, Math.ceil((buy.neededG * 0.98) / usableG))
      const spareG = (0.0201 + 0.015 * Math.max(0, count - buy.count)) * buy.neededG
      return Math.max(0, count * usableG - buy.neededG) < buy.leftoverG - spareG
    })
  }
  expect(everyBuy.filter(leavesLess).map(({ food }) => food.id)).toEqual([])
})

test('one is singular and several are plural', () => {
  for (const food of FOODS) {
    const sale = saleOf(food)
    const [size] = sale.sizes
    if (sale.sell !== 'piece' || !size) continue
    const perPiece = size.usableG / sale.gramsPerGram
    expect(buyFor(food.id, perPiece).text).toBe(`1 ${sale.soldAs[0]}`)
    expect(buyFor(food.id, perPiece * 3).text).toBe(`3 ${sale.soldAs[1]}`)
  }
})

test('no text holds a figure that is no figure, a doubled word or an unsaid pack', () => {
  expect(wrong(({ text }) => /NaN|undefined|Infinity| 0 |\b(\w+) of \1\b|  /.test(text))).toEqual([])
})

test('the shops know at least 800 foods by name, and every other by its kind', () => {
  expect(PACK_COUNT).toBeGreaterThanOrEqual(800)
  expect(wrong(({ count, unit }) => count === 0 && unit !== '')).toEqual([])
})

test('a remainder of lentils keeps, one of an opened tin or of milk does not', () => {
  expect(doesLeftoverKeep(buyFor('lentils', 320))).toBe(true)
  expect(doesLeftoverKeep(buyFor('chickpeas-canned', 120))).toBe(false)
  expect(doesLeftoverKeep(buyFor('whole-milk', 100))).toBe(false)
  expect(doesLeftoverKeep(buyFor('peas-frozen', 100))).toBe(true)
})

test('packs of two sizes are bought only where that leaves less over than any one size, or takes fewer', () => {
  for (const { buy } of everyBuy) {
    if (buy.packs.length < 2) continue
    const sizes = saleOf(foodById(buy.foodId)).sizes
    const alone = sizes.map(({ usableG }) => {
      const count = Math.max(1, Math.ceil((buy.neededG * 0.98) / usableG))
      return { count, leftoverG: Math.max(0, count * usableG - buy.neededG) }
    })
    const isAsGood = alone.some(
      ({ count, leftoverG }) => count <= buy.count && leftoverG <= buy.leftoverG - 1e-9,
    )
    expect(isAsGood, buy.text).toBe(false)
    expect(buy.count).toBe(buy.packs.reduce((sum, { count }) => sum + count, 0))
  }
  expect(everyBuy.some(({ buy }) => buy.packs.length === 2)).toBe(true)
})

test('what is put into the pantry of two sizes is all of it', () => {
  const text = buyFor('plain-flour', 3600).text
  expect(purchaseOf({ foodId: 'plain-flour', text, grams: 3600, isTyped: false })).toMatchObject({
    quantity: 4000,
    unit: 'grams',
  })
  expect(purchaseOf({ foodId: 'egg', text: '', grams: 850, isTyped: false })).toMatchObject({
    quantity: 18,
    unit: 'pieces',
  })
})
