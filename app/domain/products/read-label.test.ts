import { expect, test } from 'vitest'
import { readPage } from '#tests/support/read-lines.ts'
import { labelProblems, type LabelValues } from './label.ts'
import { readLabel } from './read-label.ts'

const GRANOLA = {
  per: 'g',
  portionG: 45,
  kcal: 375,
  fatG: 5.9,
  saturatedFatG: 1.1,
  carbsG: 64,
  sugarG: 12.5,
  fiberG: 8.9,
  proteinG: 11,
  saltG: 0.02,
} as const

test('a table of 100 g and of a portion is read by its columns', () => {
  const label = readLabel(
    readPage(`
Typical values      per 100g           per 45g serving   %RI*
Energy              1582kJ / 375kcal   712kJ / 169kcal   8%
Fat                 5.9g               2.7g              4%
of which saturates  1.1g               0.5g              3%
Carbohydrate        64g                29g               11%
of which sugars     12.5g              5.6g              6%
Fibre               8.9g               4.0g
Protein             11g                5.0g              10%
Salt                0.02g              <0.01g            <1%`),
  )
  expect(label?.values).toEqual(GRANOLA)
  expect(label?.also.energyKj).toBe(1582)
  expect(label?.also.perPortion).toMatchObject({ kcal: 169, fatG: 2.7, saltG: 0.01 })
  expect(label?.unread).toEqual([])
})

test('a "g" that was read as a nine, "k)" for kJ and letters for digits are put right by the sense of the whole', () => {
  const label = readLabel(
    readPage(`
Typical values      per 1009           per 45g serving   %RI*
Energy              1582k) / 375kcal   712k] / 169kcal   8%
Fat                 5.99               2.79              4%
of which saturates  1.19               0.59              3%
Carbohydrate        649                29g               11%
of which sugars     12:59              5.69              6%
Fibre               8.99               4.09
Protein             llg                5.09              1O%
Salt                O.029              <0.01g            <1%`),
  )
  expect(label?.values).toEqual(GRANOLA)
})

test('a lost decimal point is found by the energy and by the portion', () => {
  const label = readLabel(
    readPage(`
Per 100g    Per 30g
Energy      2100kJ / 502kcal   630kJ / 151kcal
Fat         25g       7.5g
Carbohydrate  58g    17g
of which sugars  310g   9.3g
Protein     9.3g      28g
Salt        0.25g     0.08g`),
  )
  expect(label?.values).toMatchObject({
    kcal: 502,
    fatG: 25,
    carbsG: 58,
    sugarG: 31,
    proteinG: 9.3,
    saltG: 0.25,
  })
  expect(label?.also.perPortion).toMatchObject({ proteinG: 2.8 })
})

test('an American label of a portion becomes figures of 100 g, with salt from sodium', () => {
  const label = readLabel(
    readPage(`
Nutrition Facts
8 servings per container
Serving size     2/3 cup (55g)
Amount per serving
Calories         230
                 % Daily Value*
Total Fat 8g     10%
  Saturated Fat 1g  5%
  Trans Fat 0g
Cholesterol 0mg  0%
Sodium 160mg     7%
Total Carbohydrate 37g  13%
  Dietary Fiber 4g  14%
  Total Sugars 12g
    Includes 10g Added Sugars  20%
Protein 3g
Vitamin D 2mcg   10%`),
  )
  expect(label?.values).toEqual({
    per: 'g',
    portionG: 55,
    kcal: 418.18,
    fatG: 14.55,
    saturatedFatG: 1.82,
    carbsG: 67.27,
    sugarG: 21.82,
    fiberG: 7.27,
    proteinG: 5.45,
    saltG: 0.73,
  })
  expect(labelProblems({ alcoholG: null, ...label!.values } as LabelValues)).toEqual([])
})

test('decimal commas, words of other languages, drinks and energy on two lines are read', () => {
  const label = readLabel(
    readPage(`
Nährwerte / Valeurs nutritives   pro 100 ml
Energie / Énergie          193 kJ
                           46 kcal
Fett / Matières grasses    1,5 g
davon gesättigte Fettsäuren  1,0 g
Kohlenhydrate / Glucides   4,8 g
davon Zucker / sucres      4,8 g
Eiweiß / Protéines         3,3 g
Salz / Sel                 0,13 g`),
  )
  expect(label?.values).toMatchObject({
    per: 'ml',
    kcal: 46,
    fatG: 1.5,
    saturatedFatG: 1,
    carbsG: 4.8,
    sugarG: 4.8,
    proteinG: 3.3,
    saltG: 0.13,
  })
})

test('kilocalories are counted from kilojoules where only these were read', () => {
  const label = readLabel(readPage('per 100g\nEnergy  1046 kJ\nFat  10g\nCarbohydrate  30g\nProtein  10g'))
  expect(label?.values.kcal).toBe(250)
})

test('what could not be read is named, and nothing is put in its place', () => {
  const label = readLabel(
    readPage('per 100g\nEnergy  375kcal\nFat  ~wv\nCarbohydrate  64g\nProtein  11g\nFibre  ~ww\nSalt  trace'),
  )
  expect(label?.values).not.toHaveProperty('fatG')
  expect(label?.values).not.toHaveProperty('fiberG')
  expect(label?.values.saltG).toBe(0)
  expect(label?.unread).toEqual([
    'Fat, Fibre couldn’t be read: type them from the pack.',
    'Not found: saturates, sugars. Type what the pack says of it.',
  ])
})

test('figures of a portion of unknown size are not taken as those of 100 g', () => {
  const label = readLabel(readPage('per serving\nEnergy  169kcal\nFat  2.7g\nCarbohydrate  29g\nProtein  5g'))
  expect(label?.values).toEqual({ per: 'g', portionG: null })
  expect(label?.unread[0]).toContain('The figures are for a portion')
})

test('a label that does not say what its figures are for says so', () => {
  const label = readLabel(readPage('Energy  375kcal\nFat  5.9g\nCarbohydrate  64g\nProtein  11g'))
  expect(label?.values.kcal).toBe(375)
  expect(label?.unread.at(-1)).toContain('couldn’t be read: they were taken as for 100 g')
})

test('lists of ingredients, claims and other text are no table', () => {
  for (const text of [
    'INGREDIENTS: Oats (62%), sugar, sunflower oil, salt, milk protein, fat reduced cocoa',
    'High in protein\n20g protein per pack',
    'Store in a cool dry place\nBest before end: see lid',
    '',
  ])
    expect(readLabel(readPage(text)), text).toBeNull()
})
