import { expect, test } from 'vitest'
import { withEnglishMeasures } from './foreign-measures.ts'
import { nutritionOf } from './nutrition.ts'

const grams = (line: string) => nutritionOf([line], 1).counted.map((one) => Math.round(one.grams))

test('French spoons, Italian "q.b." and leading number words are read', () => {
  expect(withEnglishMeasures('1 c. à café de miel')).toBe('1 tsp miel')
  expect(withEnglishMeasures("2 cuillères à soupe d'huile d'olive")).toBe("2 tbsp huile d'olive")
  expect(withEnglishMeasures('basilico q.b.')).toBe('basilico, to taste')
  expect(grams('zwei Eier')).toEqual([100])
  expect(grams("2 c. à soupe d'huile d'olive")).toEqual(grams('2 tbsp olive oil'))
})

test('English lines stay as they are', () => {
  for (const line of ['2 tbsp olive oil', 'tres leches cake', '1 c. milk', 'dosa batter'])
    expect(withEnglishMeasures(line)).toBe(line)
})

test('the juice of "zest of 1 lemon and juice of ½" is counted', () => {
  expect(grams('zest of 1 lemon and juice of ½')).toEqual(grams('juice of ½ lemon'))
})
