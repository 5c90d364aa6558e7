import { expect, test } from 'vitest'
import { rowsFromWords, withOwnFigures } from '#app/domain/calories/meal-rows.ts'
import { allergensOf, dietVerdictOfLines } from '#app/domain/food/diets.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import type { LabelValues } from './label.ts'
import { linesOfOwn, ownNamesFor, type OwnFood, ownFoodOfLine } from './own-foods.ts'

const label = (change: Partial<LabelValues> = {}): LabelValues => ({
  per: 'g',
  portionG: 45,
  kcal: 500,
  proteinG: 10,
  carbsG: 60,
  fatG: 24,
  fiberG: 7,
  sugarG: null,
  saturatedFatG: null,
  saltG: 0.5,
  alcoholG: null,
  ...change,
})
const GRANOLA: OwnFood = { id: 'a', name: 'Dad’s Granola', label: label() }
const PLAIN: OwnFood = { id: 'b', name: 'granola', label: label({ kcal: 400 }) }
const YOGHURT: OwnFood = {
  id: 'c',
  name: 'Fage 0% Greek Yoghurt, 500 g',
  label: label({ kcal: 54, portionG: null }),
}
const OAT_DRINK: OwnFood = {
  id: 'd',
  name: 'Oat Drink “Barista”',
  label: label({ per: 'ml', kcal: 60, portionG: 200 }),
}
const BAR: OwnFood = { id: 'e', name: 'Oat bar', label: label({ portionG: 35 }) }
const FOODS = [GRANOLA, PLAIN, YOGHURT, OAT_DRINK, BAR]

const read = (text: string) =>
  rowsFromWords(text, 1, FOODS).rows.map(({ name, amount, source }) => [
    name,
    Math.round(amount),
    source === 'own food',
  ])

test.each<[string, [string, number, boolean][]]>([
  ['200 g my granola', [['granola', 200, true]]],
  ['dad’s granola', [['Dad’s Granola', 45, true]]],
  ["2 portions of Dad's granola", [['Dad’s Granola', 90, true]]],
  ['half a portion of dads granola', [['Dad’s Granola', 23, true]]],
  ['I had 200 g of my granola for breakfast', [['granola', 200, true]]],
  ['granola 60 g', [['granola', 60, true]]],
  ['3 oat bars', [['Oat bar', 105, true]]],
  ['1.5 portions of oat bar', [['Oat bar', 53, true]]],
  ['300 ml oat drink "barista"', [['Oat Drink “Barista”', 300, true]]],
  ['150 g fage 0% greek yoghurt, 500 g', [['Fage 0% Greek Yoghurt, 500 g', 150, true]]],
])('%s is the own food', (text, rows) => {
  expect(read(text)).toEqual(rows)
})

test('foods of the tables beside own ones are read as ever, and without the list so is the name', () => {
  const rows = read('45 g my granola with 200 ml semi-skimmed milk and a banana')
  expect(rows[0]).toEqual(['granola', 45, true])
  expect(rows.slice(1)).toEqual(
    rowsFromWords('200 ml semi-skimmed milk and a banana').rows.map(({ name, amount }) => [
      name,
      Math.round(amount),
      false,
    ]),
  )
  expect(rowsFromWords('200 g granola').rows[0]?.source).toBe('food table')
})

test('a name that is part of another food’s is that food', () => {
  expect(read('a granola biscuit').every(([, , isOwn]) => !isOwn)).toBe(true)
  expect(read('vegan granola 50 g').every(([, , isOwn]) => !isOwn)).toBe(true)
})

test('figures of an own food that a page sends back are those of the list, and another member’s id is nobody’s', () => {
  const [row] = rowsFromWords('100 g granola', 1, FOODS).rows
  const sent = { ...row!, figures: { ...row!.figures, kcal: 1 } }
  expect(withOwnFigures(sent, FOODS)?.figures.kcal).toBe(400)
  expect(withOwnFigures(sent, [GRANOLA])).toBeNull()
  expect(withOwnFigures(sent)).toBeNull()
})

test('lines of recipes count them before the table', () => {
  const lines = ['200 g granola', '2 tbsp honey']
  const own = nutritionOf(lines, 1, { ownFoods: [PLAIN] })
  expect(own.counted[0]).toMatchObject({ foodId: 'own:b', foodName: 'granola', grams: 200, kcal: 800 })
  expect(own.counted[0]?.assumptions.join()).toContain('your own food')
  expect(own.uncounted).toEqual([])
  expect([own.isVegan, own.isVegetarian]).toEqual([false, null])
  expect(nutritionOf(['200 g granola'], 1, { ownFoods: [PLAIN] }).isVegan).toBeNull()
  expect(ownFoodOfLine('200 g granola bars', FOODS)).toBeNull()
})

test('nothing is promised of an own food’s diets and allergens', () => {
  const lines = ['200 g carrots', '100 g oat bar']
  const own = linesOfOwn(nutritionOf(lines, 1, { ownFoods: FOODS }).counted)
  expect(dietVerdictOfLines(['200 g carrots'], 'Vegan', own).verdict).toBe('fits')
  expect(dietVerdictOfLines(lines, 'Vegan', own)).toEqual({
    verdict: 'unknown',
    offenders: [],
    unknown: ['oat bar'],
  })
  expect(allergensOf(lines, own)).toMatchObject({ unknown: ['oat bar'], unread: ['100 g oat bar'] })
})

test('own names are suggested by the beginnings of their words', () => {
  const names = FOODS.map(({ name }) => name)
  expect(ownNamesFor('gran', names)).toEqual(['Dad’s Granola', 'granola'])
  expect(ownNamesFor('greek yo', names)).toEqual(['Fage 0% Greek Yoghurt, 500 g'])
  expect(ownNamesFor('ranola', names)).toEqual([])
  expect(ownNamesFor(' ', names)).toEqual([])
})
