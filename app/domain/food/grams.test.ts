import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOODS, foodById } from './foods.ts'
import { gramsOf } from './grams.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { foodOfLine } from './line-food.ts'
import { nutritionOf } from './nutrition.ts'

function weigh(text: string) {
  const line = readIngredientLine(text)
  const match = foodOfLine(line)
  if (match === null) throw new Error(`no food in "${text}"`)
  return { foodId: match.food.id, ...gramsOf(line, match.food) }
}

const grams = (text: string) => weigh(text).grams

test('masses are taken as written, in every unit', () => {
  expect(grams('500 g carrots')).toBe(500)
  expect(grams('1.2 kg potatoes')).toBe(1200)
  expect(grams('1 lb beef mince')).toBeCloseTo(453.6, 1)
  expect(grams('4 oz spinach')).toBeCloseTo(113.4, 1)
  expect(grams('1 lb 4 oz mushrooms')).toBeCloseTo(453.6 + 113.4, 1)
  expect(weigh('500 g carrots').assumptions).toEqual([])
})

test('volumes go by the food’s own cup and spoon', () => {
  const { cup = 0, tbsp = 0, tsp = 0 } = foodById('plain-flour').household
  expect(grams('1 cup plain flour')).toBeCloseTo(cup, 1)
  expect(cup).toBeGreaterThan(100)
  if (tbsp > 0) expect(grams('1 tbsp plain flour')).toBeCloseTo(tbsp, 1)
  if (tsp > 0) expect(grams('1 tsp plain flour')).toBeCloseTo(tsp, 1)
  expect(grams('100 ml water')).toBeCloseTo(100, -1)
  expect(grams('1 cup plus 2 tbsp plain flour')).toBeGreaterThan(cup)
})

test('a volume without a known weight goes by the kind of food, and says so', () => {
  const bare = { ...foodById('carrot'), household: {} }
  const { grams: weight, assumptions } = gramsOf(readIngredientLine('1 cup carrots'), bare)
  expect(weight).toBeCloseTo(240 * 0.55, 0)
  expect(assumptions[0]).toMatch(/going by its kind/)
})

test('counts and sizes go by the food’s pieces', () => {
  const { small = 0, medium = 0, large = 0 } = foodById('carrot').household
  expect(grams('1 small carrot')).toBe(small)
  expect(grams('2 medium carrots')).toBe(2 * medium)
  expect(grams('1 large carrot')).toBe(large)
  expect(weigh('2 carrots').assumptions[0]).toMatch(/^carrots: \d+ g each$/)
  expect(grams('3 cloves garlic')).toBe(3 * (foodById('garlic').household.clove ?? 0))
  expect(grams('2 celery stalks')).toBe(2 * (foodById('celery').household.stalk ?? 0))
  expect(grams('1 stick butter')).toBe(113)
  expect(grams('1 bar dark chocolate')).toBeGreaterThan(30)
})

test('sizes written in the line beat usual weights', () => {
  expect(grams('4 (6 ounce) salmon fillets')).toBeCloseTo(4 * 6 * 28.35, 0)
  expect(grams('1 cup (90 g) grated mozzarella')).toBe(90)
  expect(grams('1 small onion (about 4 ounces), diced')).toBeCloseTo(113.4, 1)
  expect(grams('2 x 400 g tins chopped tomatoes')).toBe(800)
  expect(grams('1 (14 ounce) can coconut milk')).toBeCloseTo(397, 0)
})

test('a tin of pulses is weighed drained', () => {
  const { grams: weight, assumptions } = weigh('1 (400 g) can chickpeas, drained')
  expect(weight).toBeCloseTo(240, 0)
  expect(assumptions.join()).toMatch(/drained/)
})

test('ranges give their middle, and both ends', () => {
  const { grams: weight, low, high } = weigh('200-300 g carrots')
  expect([weight, low, high]).toEqual([250, 200, 300])
})

test('pinches, dashes, handfuls and knobs are small amounts, said as assumptions', () => {
  expect(grams('a pinch of salt')).toBeLessThan(1)
  expect(grams('handful of spinach')).toBeGreaterThan(10)
  expect(grams('knob of butter')).toBe(15)
  for (const text of ['a pinch of salt', 'handful of spinach', 'knob of butter']) {
    expect(weigh(text).assumptions, text).not.toEqual([])
  }
})

test('what is sold with bone or shell is weighed with it, unless the line says otherwise', () => {
  expect(grams('1 kg mussels')).toBe(400)
  expect(grams('1 kg chicken wings')).toBe(540)
  expect(grams('200 g lobster meat')).toBe(200)
  expect(grams('4 chicken drumsticks')).toBe(300)
})

test('a count with odd decimals has lost its ounces', () => {
  expect(grams('17.3 puff pastry')).toBeCloseTo(490, -1)
  expect(grams('5.5 onions')).toBeGreaterThan(400)
})

test('without an amount seasoning counts nothing, oil a little, anything else is not known', () => {
  expect(weigh('salt, to taste')).toMatchObject({
    grams: 0,
    assumptions: ['salt to taste is counted as nothing'],
  })
  expect(weigh('olive oil, for greasing')).toMatchObject({ grams: 10, low: 0, high: 20 })
  expect(weigh('olive oil, for frying')).toMatchObject({ grams: 15, low: 0, high: 40 })
  expect(weigh('vegetable oil, for deep-frying')).toMatchObject({ grams: 40, low: 0, high: 100 })
  expect(weigh('chicken thighs').grams).toBeNull()
  expect(weigh('red pepper').grams).toBeNull()
})

test('the line tells tinned from dried, cooked from raw, juice from fruit', () => {
  for (const [text, foodId] of [
    ['1 can chickpeas', 'chickpeas-canned'],
    ['200 g dried chickpeas', 'chickpeas-dried'],
    ['1 cup cooked rice', 'white-rice-cooked'],
    ['1 cup rice', 'white-rice'],
    ['juice of 1 lemon', 'lemon-juice'],
    ['1 lemon, juiced', 'lemon-juice'],
    ['1 lemon', 'lemon'],
    ['1 pepper', 'red-pepper'],
    ['1 tsp pepper', 'black-pepper'],
  ] as const) {
    expect(weigh(text).foodId, text).toBe(foodId)
  }
  expect(grams('juice of 2 lemons')).toBe(96)
})

test('nearly every food is found again from a line that measures it', () => {
  const lines = (name: string, plural: string) => [
    `200 g ${name}`,
    `2 ${plural}`,
    `1 tbsp ${name}`,
    `1 cup ${plural}`,
    `200 g ${plural}, finely chopped`,
    `a handful of ${plural}`,
  ]
  const read = FOODS.flatMap((food) => lines(food.name, food.plural).map((text) => ({ food, text })))
  const lost = read.filter(({ food, text }) => foodOfLine(readIngredientLine(text))?.food.id !== food.id)
  expect(lost.length / read.length, lost.map(({ text }) => text).join('; ')).toBeLessThan(0.005)
})

test('bones are taken off where the line weighs them', () => {
  const boneIn = weigh('1 kg bone-in chicken thighs')
  expect(foodById(boneIn.foodId).edibleShare).toBeLessThan(0.9)
  expect(boneIn.grams).toBeCloseTo(1000 * foodById(boneIn.foodId).edibleShare, 0)
  expect(grams('1 kg boneless chicken thighs')).toBe(1000)
})

test('amounts beyond all sense are not counted', () => {
  expect(grams('999999 kg carrots')).toBeNull()
  expect(grams(`${'9'.repeat(280)} carrots`)).toBeNull()
})

test(
  'never negative, never NaN, low and high around the middle, for any line and any food',
  { timeout: 60_000 },
  () => {
    const units = fc.constantFrom(
      '',
      'g',
      'oz',
      'cup',
      'tbsp',
      'clove',
      'can',
      'slice',
      'cm',
      'pinch',
      'recipe',
      'x 3 oz',
      'glass',
    )
    const numbers = fc.constantFrom('', '1', '½', '2-3', '0.001', '1e9', '3 x', 'a dozen', '99999999999')
    const foods = fc.constantFrom(...FOODS)
    fc.assert(
      fc.property(numbers, units, foods, fc.string({ maxLength: 20 }), (number, unit, food, tail) => {
        const line = readIngredientLine(`${number} ${unit} ${food.name} ${tail}`)
        const { grams: weight, low, high } = gramsOf(line, food)
        expect(Number.isFinite(low) && Number.isFinite(high)).toBe(true)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeGreaterThanOrEqual(low)
        if (weight !== null) {
          expect(weight).toBeGreaterThanOrEqual(low)
          expect(weight).toBeLessThanOrEqual(Math.max(high, weight))
          expect(weight).toBeLessThanOrEqual(100_000)
        }
      }),
      { numRuns: 1000, seed: 5 },
    )
  },
)

test('both zest and juice are of each fruit; inches are the size of one, and a length of ginger', () => {
  const weighed = (text: string) => nutritionOf([text], 1).counted.map(({ foodId, grams }) => [foodId, grams])
  expect(weighed('zest and juice of 2 lemons')).toEqual([
    ['lemon-zest', 8],
    ['lemon-juice', 96],
  ])
  expect(weighed('12 inch flour tortilla')).toEqual(weighed('1 flour tortilla'))
  expect(weighed('5 cm piece of ginger')).toEqual([['ginger', 25]])
})
