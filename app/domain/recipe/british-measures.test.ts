import { expect, test } from 'vitest'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { withBritishMeasures } from './british-measures.ts'
import type { RecipeDraft } from './recipe.ts'

const draftOf = (lines: readonly string[], instructions: readonly string[] = []): RecipeDraft => ({
  name: 'Supper',
  description: '',
  cookingTimeMin: 30,
  difficulty: 'Beginner',
  cuisineType: 'American',
  servings: 4,
  ingredients: lines.map((text) => ({ text, isExtra: false })),
  instructions,
  dishTemplate: 'plate',
})
const lineOf = (text: string) => withBritishMeasures(draftOf([text])).ingredients[0]!.text

test.each([
  ['1 cup all-purpose flour', '125 g all-purpose flour'],
  ['1 1/2 pounds chicken thighs', '680 g chicken thighs'],
  ['1/2 cup cream', '120 ml cream'],
  ['2 sticks unsalted butter', '230 g unsalted butter'],
  ['1 stick (113 g) butter, softened', '113 g butter, softened'],
  ['1 cup (240 ml) chicken stock', '240 ml chicken stock'],
  ['1 (14.5-ounce) can tomatoes', '1 x 400 g tin tomatoes'],
  ['2 cans black beans', '2 tins black beans'],
  ['1-inch piece ginger', '2.5 cm piece ginger'],
])('%s is %s, and weighs the same', (american, british) => {
  expect(lineOf(american)).toBe(british)
  const kcalOf = (line: string) => nutritionOf([line], 1).perServing.kcal
  expect(Math.abs(kcalOf(british) / kcalOf(american) - 1)).toBeLessThan(0.05)
})

test.each([
  '2 celery sticks',
  '1 cinnamon stick',
  '2 tbsp oil',
  '400 g tin tomatoes',
  'salt, to taste',
  '2 cod fillets',
])('%s is British already', (line) => {
  expect(lineOf(line)).toBe(line)
})

test('steps are heated in °C, cut in centimetres and poured in millilitres', () => {
  const steps = [
    'Preheat the oven to 400°F and grease a 9x13-inch dish.',
    'Cut into 1-inch pieces and add 1 cup of the stock.',
    'Cook to 165°F. You can open 2 cans more.',
    'Simmer in 200 ml water for 10 minutes.',
    'Roll it as thin as a pound coin, and keep a cup of the water.',
  ]
  expect(withBritishMeasures(draftOf(['1 cup chicken stock'], steps)).instructions).toEqual([
    'Preheat the oven to 200 °C and grease a 23 x 33 cm dish.',
    'Cut into 2.5 cm pieces and add 240 ml of the stock.',
    'Cook to 74 °C. You can open 2 tins more.',
    'Simmer in 200 ml water for 10 minutes.',
    'Roll it as thin as a pound coin, and keep a cup of the water.',
  ])
})
