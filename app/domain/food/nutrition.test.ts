import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOODS, foodById } from './foods.ts'
import { scaleNutrients, sumNutrients } from './nutrient-sum.ts'
import { NUTRIENT_NAMES } from './nutrients.ts'
import { nutritionOf } from './nutrition.ts'
import { specNutrition } from './spec-nutrition.ts'

const SUPPER = [
  '500 g chicken breast',
  '300 g basmati rice',
  '200 g spinach',
  '2 tbsp olive oil',
  '1 lemon',
  'salt',
]

test('sums the figures of the table by weight, per serving', () => {
  const { perServing, counted } = nutritionOf(['200 g carrots', '100 g butter'], 2)
  const expected = (2 * foodById('carrot').per100g.kcal + foodById('butter').per100g.kcal) / 2
  expect(perServing.kcal).toBeCloseTo(expected, 6)
  expect(counted.map(({ foodId, grams }) => [foodId, grams])).toEqual([
    ['carrot', 200],
    ['butter', 100],
  ])
})

test('twice the servings is half of everything in each', () => {
  const two = nutritionOf(SUPPER, 2).perServing
  const four = nutritionOf(SUPPER, 4).perServing
  for (const name of NUTRIENT_NAMES) expect(four[name] ?? 0, name).toBeCloseTo((two[name] ?? 0) / 2, 6)
})

test('energy agrees with the macronutrients', () => {
  const { kcal, proteinG, carbsG, fatG } = nutritionOf(SUPPER, 4).perServing
  expect(Math.abs(4 * proteinG + 4 * carbsG + 9 * fatG - kcal) / kcal).toBeLessThan(0.08)
  expect(kcal).toBeGreaterThan(400)
  expect(kcal).toBeLessThan(650)
})

test('what is not known is named, adds nothing and lowers the coverage', () => {
  const nutrition = nutritionOf(['200 g carrots', '100 g amba sauce', 'chicken thighs'], 1)
  expect(nutrition.uncounted).toEqual(['100 g amba sauce', 'chicken thighs'])
  expect(nutrition.perServing.kcal).toBeCloseTo(2 * foodById('carrot').per100g.kcal, 6)
  expect(nutrition.coverage).toBeGreaterThan(0.5)
  expect(nutrition.coverage).toBeLessThan(0.7)
  expect(nutritionOf(['amba sauce'], 1).coverage).toBe(0)
  expect(nutritionOf(['200 g carrots'], 1).coverage).toBe(1)
  expect(nutritionOf([], 2)).toMatchObject({ coverage: 0, counted: [], uncounted: [] })
})

test('vegan and vegetarian are said only when every food is known', () => {
  expect(nutritionOf(['200 g carrots', '1 tbsp olive oil'], 1)).toMatchObject({
    isVegan: true,
    isVegetarian: true,
  })
  expect(nutritionOf(['200 g carrots', '20 g butter'], 1)).toMatchObject({
    isVegan: false,
    isVegetarian: true,
  })
  expect(nutritionOf(['200 g carrots', 'amba sauce'], 1)).toMatchObject({ isVegan: null, isVegetarian: null })
  expect(nutritionOf(['chicken thighs', 'amba sauce'], 1)).toMatchObject({
    isVegan: false,
    isVegetarian: false,
  })
  expect(nutritionOf([], 1)).toMatchObject({ isVegan: null, isVegetarian: null })
})

/** Width of the range over the figure. */
const width = (...lines: string[]) => {
  const { kcalRange, perServing } = nutritionOf(lines, 1)
  return (kcalRange.high - kcalRange.low) / perServing.kcal
}

test('what is left open widens the range: the kind, the amount, what may be left out', () => {
  expect(width('500 g ground beef')).toBeGreaterThan(width('500 g ground beef (90/10)') + 0.05)
  expect(width('250 ml milk')).toBeGreaterThan(width('250 ml whole milk') + 0.05)
  expect(width('1 cup spinach', '2 onions')).toBeGreaterThan(width('30 g spinach', '220 g onions'))
  expect(width('50 g cheddar', '50 g walnuts (optional)')).toBeGreaterThan(
    width('50 g cheddar', '50 g walnuts'),
  )
})

test('a line that is not counted lifts only the upper end', () => {
  const known = nutritionOf(['500 g potatoes'], 2).kcalRange
  const withRolls = nutritionOf(['500 g potatoes', 'bread rolls, to serve', '200 g amba sauce'], 2).kcalRange
  expect(withRolls.high).toBeGreaterThan(known.high + 20)
  expect(withRolls.low).toBeGreaterThanOrEqual(known.low - 20)
})

test('the middle of a guess lies inside its range', () => {
  const guessed = nutritionOf(['2 onions', 'olive oil, for frying'], 1)
  expect(guessed.kcalRange.low).toBeLessThan(guessed.perServing.kcal)
  expect(guessed.kcalRange.high).toBeGreaterThan(guessed.perServing.kcal)
  expect(guessed.counted.flatMap(({ assumptions }) => assumptions)).toHaveLength(2)
})

test('of the salt of the cooking water only what the food takes up is counted, and the page says so', () => {
  const sodium = (line: string) => nutritionOf([line], 1).perServing.sodiumMg!
  expect(sodium('2 tsp salt, for the pasta water')).toBeCloseTo(sodium('2 tsp salt') * 0.15, 0)
  expect(nutritionOf(['1 tbsp salt for the water'], 1).counted[0]?.assumptions).toContain(
    'of the salt in the water a seventh is counted',
  )
})

test('two foods in one line are both counted; frying fat is mostly left in the pan', () => {
  expect(nutritionOf(['salt and black pepper, to taste'], 1).counted.map(({ foodId }) => foodId)).toEqual([
    'salt',
    'black-pepper',
  ])
  const [oil] = nutritionOf(['1 litre vegetable oil, for deep frying'], 1).counted
  expect(oil?.grams).toBeLessThan(100)
  expect(oil?.assumptions.join()).toMatch(/frying fat/)
})

test('of frying fat, brine and marinade only what is eaten is counted', () => {
  const grams = (lines: string[], foodId: string) =>
    nutritionOf(lines, 4).counted.find((line) => line.foodId === foodId)?.grams ?? 0
  expect(grams(['1 kg bananas', '2 cups vegetable oil'], 'vegetable-oil')).toBeLessThan(60)
  // Mayonnaise is its oil.
  expect(grams(['2 egg yolks', '2 cups vegetable oil'], 'vegetable-oil')).toBeGreaterThan(400)
  expect(grams(['For the brine:', '100 g sugar', '1 kg chicken thighs'], 'sugar')).toBeCloseTo(10)
  expect(grams(['For the brine:', '1 kg chicken thighs'], 'chicken-thigh')).toBe(1000)
  expect(grams(['100 ml soy sauce, for the marinade'], 'soy-sauce')).toBeCloseTo(
    grams(['100 ml soy sauce'], 'soy-sauce') / 2,
  )
})

test('meat that is weighed raw, cooked and drained leaves its fat in the pan', () => {
  const kcal = (line: string) => nutritionOf([line], 1).perServing.kcal
  expect(kcal('500 g ground beef, browned and drained')).toBeLessThan(0.95 * kcal('500 g ground beef'))
  expect(kcal('1 lb bacon, cooked and crumbled')).toBeLessThan(0.6 * kcal('1 lb bacon'))
  expect(kcal('200 g cooked bacon')).toBeGreaterThan(kcal('200 g bacon'))
})

test('reads the commonest foods of other languages and names what it does not know', () => {
  const read = nutritionOf(['2 EL Olivenöl', '6 huevos', '200 g de farine', '100 g Quatschkraut'], 2)
  expect(read.counted.map(({ foodId }) => foodId)).toEqual(['olive-oil', 'egg', 'plain-flour'])
  expect(read.uncounted).toEqual(['100 g Quatschkraut'])
  const bought = nutritionOf(
    ['1 Packung Butter', '1 litro de leche', 'jambon 4 tranches', 'tonno 2 scatolette'],
    2,
  )
  expect(bought.counted.map(({ foodId }) => foodId)).toEqual(['butter', 'whole-milk', 'ham', 'tuna-canned'])
})

test('headings are no lines; the amount is given to each food where the line says each', () => {
  const read = nutritionOf(['For the dressing:', '½ tsp each cumin, paprika and oregano'], 1)
  expect(read.uncounted).toEqual([])
  expect(read.counted.map(({ foodId }) => foodId)).toEqual(['cumin', 'paprika', 'oregano'])
  const [raisins] = nutritionOf(['1/2 cup each raisins and walnuts'], 1).counted
  expect(raisins?.grams).toBe(nutritionOf(['1/2 cup raisins'], 1).counted[0]?.grams)
})

test('on a plate grains and meat are cooked, in a recipe they are as bought', () => {
  const idOf = (line: string, isServed: boolean) => nutritionOf([line], 1, { isServed }).counted[0]?.foodId
  expect(idOf('150 g white rice', true)).toBe('white-rice-cooked')
  expect(idOf('150 g white rice', false)).toBe('white-rice')
  expect(idOf('150 g dry rice', true)).toBe('white-rice')
  expect(idOf('200 g chicken', true)).toBe('chicken-breast-cooked')
  expect(idOf('1 whole chicken', true)).not.toBe('chicken-breast-cooked')
})

test('amounts on top are counted too', () => {
  const ids = (text: string) =>
    nutritionOf([text], 1).counted.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`)
  expect(ids('2 eggs, plus 1 egg yolk')).toEqual(['egg 100', 'egg-yolk 17'])
  expect(ids('3 tbsp olive oil, plus 2 tbsp for frying')).toEqual(['olive-oil 41', 'olive-oil 27'])
  expect(ids('50 g butter, plus extra for greasing')).toEqual(['butter 50'])
  expect(ids('1 large egg + 2 yolks')).toEqual(['egg 50', 'egg-yolk 34'])
  expect(ids('2 eggs and 1 white')).toEqual(['egg 100', 'egg-white 33'])
  expect(ids('juice and zest of 2 limes')).toEqual(['lime-zest 5', 'lime-juice 88'])
  expect(ids('1 lemon (zest of)')).toEqual(['lemon-zest 4'])
  expect(ids('2 limes, zested and juiced')).toEqual(['lime-zest 5', 'lime-juice 88'])
})

test('a nutrient is null, with its foods named, only when much of the mass does not state it', () => {
  const carrot = foodById('carrot')
  const silent = { ...carrot, name: 'silent carrot', per100g: { ...carrot.per100g, vitaminCMg: null } }
  const little = sumNutrients([
    { food: carrot, grams: 95 },
    { food: silent, grams: 5 },
  ])
  expect(little.total.vitaminCMg).toBeCloseTo(((carrot.per100g.vitaminCMg ?? 0) * 95) / 100, 6)
  const much = sumNutrients([
    { food: carrot, grams: 50 },
    { food: silent, grams: 50 },
  ])
  expect(much.total.vitaminCMg).toBeNull()
  expect(much.unknown).toEqual({ vitaminCMg: ['silent carrot'] })
  expect(scaleNutrients(much.total, 2).vitaminCMg).toBeNull()
})

test('[DATA-04] gives the fourteen fields of the specification, rounded, unknown as null', () => {
  const spec = specNutrition(nutritionOf(SUPPER, 4))
  expect(Object.keys(spec)).toEqual(
    'calories protein carbs fat fiber sugar sodium saturatedFat cholesterol vitaminC calcium iron isVegan isVegetarian'.split(
      ' ',
    ),
  )
  expect(Number.isInteger(spec.calories)).toBe(true)
  expect(spec.protein).toBe(Math.round(spec.protein * 10) / 10)
  expect(spec.isVegan).toBe(false)
})

test(
  'never throws, never negative or NaN, range around the middle, coverage between 0 and 1',
  { timeout: 60_000 },
  () => {
    const names = fc.constantFrom(...FOODS.map(({ name }) => name))
    const amounts = fc.constantFrom('', '100 g', '2', '1 cup', '1-2 tbsp', 'a can', '1e300 kg', 'handful of')
    const line = fc.oneof(
      fc.tuple(amounts, names).map((parts) => parts.join(' ')),
      fc.string({ maxLength: 60 }),
    )
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 8 }),
        fc.constantFrom(1, 2, 8, 0, -1, Number.NaN),
        (lines, servings) => {
          const { perServing, kcalRange, coverage } = nutritionOf(lines, servings)
          for (const name of NUTRIENT_NAMES) {
            const value = perServing[name]
            if (value !== null) expect(value).toBeGreaterThanOrEqual(0)
          }
          expect(kcalRange.low).toBeLessThanOrEqual(perServing.kcal + 1e-6)
          expect(kcalRange.high).toBeGreaterThanOrEqual(perServing.kcal - 1e-6)
          expect(coverage).toBeGreaterThanOrEqual(0)
          expect(coverage).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 200, seed: 9 },
    )
  },
)

test('a word behind the comma can be part of the name', () => {
  const idOf = (text: string) => nutritionOf([text], 1).counted[0]?.foodId
  expect(idOf('1 cup milk, skim')).toBe('skimmed-milk')
  expect(idOf('100 g wine, dessert')).toBe('dessert-wine')
  expect(idOf('2 onions, red')).toBe('red-onion')
  expect(idOf('2 eggs, beaten')).toBe('egg')
  expect(idOf('100 g butter, melted')).toBe('butter')
})
