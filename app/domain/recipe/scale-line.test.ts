import { expect, test } from 'vitest'
import { withTemperatures } from './oven-heat.ts'
import { formatCount } from './kitchen-figures.ts'
import { lineFactsOf } from './line-facts.ts'
import { lineInColumns, scaleLine } from './scale-line.ts'

const scaled = (text: string, factor: number, system: 'original' | 'metric' | 'us' = 'original') =>
  scaleLine(text, { factor, system, facts: lineFactsOf([text])[0]! })

test('amounts grow and shrink, each in the way it is written', () => {
  for (const [line, factor, expected] of [
    ['280 g chickpeas, cooked', 2, '560 g chickpeas, cooked'],
    ['400g chicken thighs', 1.5, '600g chicken thighs'],
    ['600 g potatoes', 2, '1.2 kg potatoes'],
    ['1 cup rice', 2, '2 cups rice'],
    ['2 cups rice', 0.5, '1 cup rice'],
    ['2 tbsp olive oil', 0.5, '1 tbsp olive oil'],
    ['1 tsp cumin', 0.5, '½ tsp cumin'],
    ['1½ tsp salt', 2, '3 tsp salt'],
    ['1 1/2 cups milk', 2, '3 cups milk'],
    ['2-3 tbsp soy sauce', 2, '4 to 6 tbsp soy sauce'],
    ['1 onion, chopped', 2, '2 onions, chopped'],
    ['2 eggs', 0.5, '1 egg'],
    ['1 bunch dill', 3, '3 bunches dill'],
    ['2 cloves garlic', 0.5, '1 clove garlic'],
    ['a handful of spinach', 2, '2 handfuls of spinach'],
    ['0.5 kg beef', 0.5, '250 g beef'],
    ['3 celery stalks', 2, '6 celery stalks'],
  ] as const)
    expect(scaled(line, factor), line).toBe(expected)
})

test('what says the same grows along; sizes of packages and pieces do not', () => {
  expect(scaled('100g/3½oz butter', 2)).toBe('200g/7oz butter')
  expect(scaled('1 (14 oz) can chopped tomatoes', 2)).toBe('2 (14 oz) cans chopped tomatoes')
  expect(scaled('2 x 400 g tins chickpeas', 2)).toBe('4 x 400 g tins chickpeas')
  expect(scaled('1 cup plus 2 tbsp flour', 2)).toBe('2 cups plus 4 tbsp flour')
})

test('a line without an amount, and one that is not changed, stays letter by letter', () => {
  for (const line of ['salt and pepper', 'freshly ground pepper', 'olive oil, for frying', ''])
    expect(scaled(line, 3)).toBe(scaled(line, 1))
  expect(scaled('1 1/2 cups   milk', 1)).toBe('1 1/2 cups milk')
  expect(scaled('salt to taste', 4)).toBe('salt to taste')
})

test('American measures in metric: solids by weight, liquids by volume, spoons stay', () => {
  expect(scaled('8 oz beef mince', 1, 'metric')).toBe('225 g beef mince')
  expect(scaled('2 lb potatoes', 1, 'metric')).toBe('905 g potatoes')
  expect(scaled('3 pounds potatoes', 1, 'metric')).toBe('1.36 kg potatoes')
  expect(scaled('1 cup milk', 1, 'metric')).toBe('240 ml milk')
  expect(scaled('2 tbsp olive oil', 1, 'metric')).toBe('2 tbsp olive oil')
  expect(scaled('1 cup flour', 1, 'metric')).toMatch(/^1[1-3]\d g flour$/)
  expect(scaled('100g/3½oz butter', 1, 'metric')).toBe('100g/3½oz butter')
})

test('metric measures in American ones: ounces and pounds, cups for what is poured or scooped', () => {
  expect(scaled('450 g chicken thighs', 1, 'us')).toBe('1 lb chicken thighs')
  expect(scaled('100 g feta', 1, 'us')).toBe('3½ oz feta')
  expect(scaled('240 ml milk', 1, 'us')).toBe('1 cup milk')
  expect(scaled('480 ml stock', 1, 'us')).toBe('2 cups stock')
  expect(scaled('30 ml olive oil', 1, 'us')).toBe('2 tbsp olive oil')
  expect(scaled('250 g plain flour', 1, 'us')).toMatch(/^[12]\S* cups plain flour$/)
  expect(scaled('2 eggs', 1, 'us')).toBe('2 eggs')
})

test('scaling there and back gives the amount again', () => {
  for (const line of ['280 g chickpeas', '2 tbsp oil', '4 eggs', '1 cup rice'])
    for (const factor of [2, 3, 4]) expect(scaled(scaled(line, factor), 1 / factor)).toBe(line)
})

test('fractions are those of measuring spoons', () => {
  expect([0.02, 0.17, 0.25, 0.33, 0.5, 0.67, 0.9, 1, 2.5, 4.4, 12.4].map(formatCount)).toEqual([
    '1/16',
    '⅙',
    '¼',
    '⅓',
    '½',
    '⅔',
    '1',
    '1',
    '2½',
    '4½',
    '12',
  ])
})

test('a line falls into its amount and the rest', () => {
  expect(lineInColumns('280 g chickpeas, cooked')).toEqual({ amount: '280 g', rest: 'chickpeas, cooked' })
  expect(lineInColumns('1 1/2 tbsp parsley')).toEqual({ amount: '1½ tbsp', rest: 'parsley' })
  expect(lineInColumns('1/4 tsp salt')).toEqual({ amount: '¼ tsp', rest: 'salt' })
  expect(lineInColumns('2 onions')).toEqual({ amount: '2', rest: 'onions' })
  expect(lineInColumns('pinch of salt')).toEqual({ amount: 'pinch', rest: 'salt' })
  expect(lineInColumns('salt to taste')).toEqual({ amount: '', rest: 'salt to taste' })
  expect(lineInColumns('juice of 2 limes')).toEqual({ amount: '', rest: 'juice of 2 limes' })
})

test('oven and core temperatures are said in the wanted degrees', () => {
  expect(withTemperatures('Heat the oven to 200 °C.', 'us')).toBe('Heat the oven to 400 °F.')
  expect(withTemperatures('until it has 74 °C inside', 'us')).toBe('until it has 165 °F inside')
  expect(withTemperatures('Bake at 350°F.', 'metric')).toBe('Bake at 180 °C.')
  expect(withTemperatures('Bake at 180 °C (350 °F).', 'us')).toBe('Bake at 180 °C (350 °F).')
  expect(withTemperatures('Bake at 180 °C.', 'original')).toBe('Bake at 180 °C.')
})

test.each(['1 lb, 4 oz beef', '1lb4oz beef'])('pounds and ounces are one weight: %s', (line) => {
  expect(scaleLine(line, { factor: 1, system: 'metric', facts: lineFactsOf([line])[0]! })).toBe('565 g beef')
})
