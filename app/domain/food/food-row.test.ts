import { expect, test } from 'vitest'
import { linesOf } from '#app/food-table.server.ts'
import { type FoodColumn, FOOD_COLUMNS, type FoodRow, readFoodRow, writeFoodRow } from './food-row.ts'
import { FOODS, foodById } from './foods.ts'

const PLACE = 'foods/vegetables.csv, line 26'
const COURGETTE: FoodRow = {
  ...writeFoodRow(foodById('courgette')),
  otherNames: 'zucchini; baby marrow',
  weights: 'cup 124; piece 196; handful 60~',
}
const withColumn = (column: FoodColumn, text: string): FoodRow => ({ ...COURGETTE, [column]: text })

test('a row is read into a food', () => {
  expect(readFoodRow(COURGETTE, PLACE)).toEqual({
    id: 'courgette',
    name: 'courgette',
    plural: 'courgettes',
    otherNames: ['zucchini', 'baby marrow'],
    usdaId: 'SR11477',
    group: 'vegetables',
    state: 'raw',
    per100g: {
      kcal: 17,
      proteinG: 1.21,
      carbsG: 3.11,
      fatG: 0.32,
      fiberG: 1,
      sugarG: 2.5,
      sodiumMg: 8,
      saturatedFatG: 0.084,
      cholesterolMg: 0,
      vitaminCMg: 17.9,
      calciumMg: 16,
      ironMg: 0.37,
      alcoholG: 0,
    },
    household: { cup: 124, piece: 196, handful: 60 },
    estimatedWeights: ['handful'],
    edibleShare: 0.95,
    other: { id: 'courgette-cooked', gramsPerGram: 0.85 },
    isVegan: true,
    isVegetarian: true,
    allergens: [],
    roles: ['vegetable'],
    treatmentId: null,
    kind: 'courgette',
    boilMin: null,
    look: { role: 'slices', shape: 'cucumber', colour: '#3f7d35', inside: '#d9e6a4' },
    keepsDays: { pantry: null, fridge: 7, freezer: 240 },
  })
})

test('an unknown figure is null, never zero', () => {
  const row: FoodRow = { ...COURGETTE, fiberG: '', calciumMg: '' }
  const { per100g } = readFoodRow(row, PLACE)
  expect(per100g).toMatchObject({ fiberG: null, calciumMg: null, cholesterolMg: 0 })
})

test('every food of the table is written back and read again as the same food', () => {
  for (const food of FOODS) expect(readFoodRow(writeFoodRow(food), PLACE)).toEqual(food)
})

test('a malformed row is refused with its place, its food, the column and what is wrong', () => {
  const wrong: [column: FoodColumn, text: string, problem: string][] = [
    ['id', 'Courgette', '"Courgette" is not kebab-case'],
    ['name', '', 'is blank'],
    ['usdaId', '11477', '"11477" is no USDA id'],
    ['group', 'sundries', '"sundries" is not known'],
    ['state', 'wilted', '"wilted" is not known'],
    ['kcal', '', 'energy or a macronutrient is missing'],
    ['fatG', '-0.3', '"-0.3" is no number'],
    ['weights', 'bucket 900', '"bucket" is not known'],
    ['weights', 'cup', '"cup" is no weight'],
    ['weights', 'cup many', '"many" is no number'],
    ['ediblePercent', '0', 'is not between 0 and 100'],
    ['otherGrams', '', 'is blank'],
    ['diet', 'omnivore', '"omnivore" is not known'],
    ['allergens', 'cilantro', '"cilantro" is not known'],
    ['roles', '', 'is blank'],
    ['fridgeDays', 'a week', '"a week" is no number'],
    ['kind', '', 'is blank'],
    ['kind', 'gourd', '"gourd" is not known'],
    ['boilMin', '9', '"9" is not like 9-11'],
    ['plateRole', '', 'is blank'],
    ['plateShape', 'prawn', '"prawn" is not known'],
    ['colour', 'green', '"green" is not like "#e2812f"'],
    ['treatment', 'blanch', '"blanch" is not known'],
  ]
  for (const [column, text, problem] of wrong) {
    const named = column === 'id' ? text : 'courgette'
    expect(() => readFoodRow(withColumn(column, text), PLACE), column).toThrow(
      `${PLACE} (${named}), column "${column}": ${problem}`,
    )
  }
})

test('raw meat, fish, eggs and pulses say how they are treated, even if it is not at all', () => {
  const salmon = { ...writeFoodRow(foodById('salmon')), treatment: '' }
  expect(() => readFoodRow(salmon, 'foods/fish.csv, line 2')).toThrow(
    'foods/fish.csv, line 2 (salmon), column "treatment": is blank; write "none" if the food needs none',
  )
  expect(readFoodRow({ ...salmon, treatment: 'none' }, PLACE).treatmentId).toBeNull()
})

test('a file that is not a table of these columns is refused with its name and line', () => {
  const header = FOOD_COLUMNS.join(',')
  const read = (text: string) => linesOf('foods/x.csv', text, FOOD_COLUMNS)
  expect(() => read(header.replace('kind', 'sort'))).toThrow('foods/x.csv, line 1: column "kind"')
  expect(() => read(`${header},extra`)).toThrow('foods/x.csv, line 1: column "extra"')
  expect(() => read(`${header}\na,b`)).toThrow('foods/x.csv, line 2 (a): 2 columns instead of 37')
  expect(read(`${header}\n${FOOD_COLUMNS.map(() => 'x').join(',')}`)[0]?.place).toBe('foods/x.csv, line 2')
})

test('a table saved by a spreadsheet, with line ends of its own, reads the same', () => {
  const lines = [FOOD_COLUMNS.join(','), FOOD_COLUMNS.map((_, at) => String(at)).join(',')]
  const [first] = linesOf('foods/x.csv', `${lines.join('\r\n')}\r\n`, FOOD_COLUMNS)
  expect(first).toEqual(linesOf('foods/x.csv', `${lines.join('\n')}\n`, FOOD_COLUMNS)[0])
  expect(Object.values(first!.row).at(-1)).toBe(String(FOOD_COLUMNS.length - 1))
})
