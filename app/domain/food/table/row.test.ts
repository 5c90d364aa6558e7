import { expect, test } from 'vitest'
import { FOODS } from '#app/domain/food/foods.ts'
import { readFoodRow, readFoodRows, regularPlural, writeFoodRow } from '#app/domain/food/table/row.ts'

const COURGETTE =
  'courgette|||zucchini, baby marrow|SR11477|raw|17 1.21 3.11 0.32 1 2.5 8 0.084 0 17.9 16 0.37 0|cup 124, piece 196, handful 60~|95|courgette-cooked 0.85|vegan||vegetable|-/7/240|'

/** The row with one column replaced, counted from 0. */
function withColumn(column: number, text: string): string {
  return COURGETTE.split('|')
    .map((field, index) => (index === column ? text : field))
    .join('|')
}

test('a row is read into a food', () => {
  expect(readFoodRow('vegetables', COURGETTE)).toEqual({
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
    keepsDays: { pantry: null, fridge: 7, freezer: 240 },
  })
})

test('an unknown figure is null, never zero', () => {
  const food = readFoodRow('vegetables', withColumn(6, '17 1.21 3.11 0.32 - - 8 - 0 17.9 - 0.37 -'))
  expect(food.per100g).toMatchObject({
    fiberG: null,
    sugarG: null,
    saturatedFatG: null,
    calciumMg: null,
    alcoholG: null,
  })
  expect(food.per100g.cholesterolMg).toBe(0)
})

test('every food of the table is written back and read again as the same food', () => {
  for (const food of FOODS) expect(readFoodRow(food.group, writeFoodRow(food))).toEqual(food)
})

test('a name is spelled out only where it is not the id, a plural only where it is not regular', () => {
  const cherry = readFoodRow('vegetables', withColumn(1, 'cherry'))
  expect(cherry.plural).toBe('cherries')
  expect(readFoodRow('vegetables', withColumn(2, '=')).plural).toBe('courgette')
  expect(readFoodRow('vegetables', withColumn(2, 'tomatoes')).plural).toBe('tomatoes')
  expect(writeFoodRow(readFoodRow('vegetables', COURGETTE))).toBe(COURGETTE)
  expect(['radish', 'leaf mix', 'curry', 'day', 'onion'].map(regularPlural)).toEqual([
    'radishes',
    'leaf mixes',
    'curries',
    'days',
    'onions',
  ])
})

test('blank lines and remarks are passed over', () => {
  const rows = `\n# Squashes\n${COURGETTE}\n\n`
  expect(readFoodRows({ group: 'vegetables', rows }).map((food) => food.id)).toEqual(['courgette'])
})

test('a malformed row is refused with its id and what is wrong', () => {
  const wrong: [row: string, problem: string][] = [
    [`${COURGETTE}|`, '16 columns instead of 15'],
    [withColumn(0, 'Courgette'), 'the id is not kebab-case'],
    [withColumn(4, '11477'), '"11477" is no USDA id'],
    [withColumn(5, 'wilted'), 'no state "wilted"'],
    [withColumn(6, '17 1.21'), '2 figures instead of 13'],
    [
      withColumn(6, '- 1.21 3.11 0.32 1 2.5 8 0.084 0 17.9 16 0.37 0'),
      'energy or a macronutrient is missing',
    ],
    [withColumn(6, '17 1.21 3.11 -0.3 1 2.5 8 0.084 0 17.9 16 0.37 0'), '"-0.3" is no number'],
    [withColumn(7, 'bucket 900'), 'no household unit "bucket"'],
    [withColumn(7, 'cup'), '"cup" is no weight'],
    [withColumn(7, 'cup many'), '"many" is no number'],
    [withColumn(8, '0'), 'edible share 0 is not between 0 and 100'],
    [withColumn(9, 'courgette-cooked'), '"" is no number'],
    [withColumn(10, 'omnivore'), 'no diet "omnivore"'],
    [withColumn(11, 'cilantro'), '"cilantro" is not known'],
    [withColumn(12, ''), 'no role'],
    [withColumn(13, '-/7'), '"-/7" does not say how long it keeps'],
  ]
  for (const [row, problem] of wrong) {
    expect(() => readFoodRow('vegetables', row), problem).toThrow(problem)
    expect(() => readFoodRow('vegetables', row), problem).toThrow(
      /Food table \(vegetables\), row "[Cc]ourgette/,
    )
  }
})
