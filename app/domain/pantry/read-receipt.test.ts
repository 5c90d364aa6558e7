import { expect, test } from 'vitest'
import { readPage } from '#tests/support/read-lines.ts'
import { readReceipt } from './read-receipt.ts'

const linesOf = (text: string) => readReceipt(readPage(text)).map(({ line }) => line)

test('goods become lines with amounts; shop, discounts, totals and cards are left out', () => {
  const items = readReceipt(
    readPage(`
        TESCO
    Express Leeds
SEMI SKM MILK 2L          1.45
CHKN BRST FILLETS 5OOG    4.25
BANANAS LOOSE
  0.845 kg @ 1.15/kg      0.97
HEINZ BAKED BEANS
  2 x 1.40                2.80
FR LRG EGGS X6            1.75 A
CARRIER BAG               0.10
Clubcard saving          -0.50
SUBTOTAL                 11.32
TOTAL                    10.82
VISA CONTACTLESS         10.82
BREAD                     1.00`),
  )
  expect(items).toEqual([
    { line: '2 l semi-skimmed milk', printed: 'SEMI SKM MILK 2L' },
    { line: '500 g chicken breast fillets', printed: 'CHKN BRST FILLETS 5OOG' },
    { line: '0.845 kg bananas', printed: 'BANANAS LOOSE' },
    { line: '2 baked beans', printed: 'HEINZ BAKED BEANS' },
    { line: '6 large eggs', printed: 'FR LRG EGGS X6' },
  ])
})

test('how many is read before the name, after it, and from the same thing scanned twice', () => {
  expect(linesOf('3 LEMONS  £1.20')).toEqual(['3 lemons'])
  expect(linesOf('4 X AVOCADO  4.00')).toEqual(['4 avocado'])
  expect(linesOf('TUNA CHUNKS 4X145G  3.50')).toEqual(['580 g tuna chunks'])
  expect(linesOf('OATS 1KG  1.10\nMILK 1L  0.95\nOATS 1KG  1.10')).toEqual(['2 kg oats', '1 l milk'])
  expect(linesOf('CARROTS 1,20\n2 @ 0,60')).toEqual(['2 carrots'])
})

test('whose a food is stays with the shop', () => {
  expect(linesOf('TESCO WHL MLK 2.27L  1.65\nJS ORG CHERRY TOMS 300G  1.50')).toEqual([
    '2.27 l whole milk',
    '300 g cherry tomatoes',
  ])
})

test('a total is where the goods end, but a name may begin with the word', () => {
  expect(linesOf('TOTAL GREEK YOGHURT 500G  2.50\nTOTAL 1 ITEM  2.50\nRICE  1.00')).toEqual([
    '500 g total greek yoghurt',
  ])
})

test('rows without a price, codes and prices alone name nothing', () => {
  expect(linesOf('12 High Street\nLeeds LS1 4AB\n5012345678900  1.00\n  1.00')).toEqual([])
  expect(linesOf('')).toEqual([])
})

test('a very long receipt is read up to a bound', () => {
  const text = Array.from(
    { length: 200 },
    (_, at) => `FOOD ${'abcdefghij'[at % 10]}${'klmnopqrstuvwxyzabcd'[at % 20]}x${at}y  1.00`,
  ).join('\n')
  expect(readReceipt(readPage(text)).length).toBeLessThanOrEqual(80)
})
