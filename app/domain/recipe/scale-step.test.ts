import { expect, test } from 'vitest'
import { withLengths } from './lengths.ts'
import { lineFactsOf } from './line-facts.ts'
import { viewStep } from './scale-step.ts'

const LINES = [
  '140 g rice',
  '2 eggs',
  '2 red onions, sliced',
  '2 garlic cloves, finely chopped',
  '1 tbsp olive oil',
  '300 g chicken thighs',
  '120 g flour',
]
const shown = (step: string, factor: number, system: 'original' | 'metric' | 'us' = 'original') =>
  viewStep(step, { factor, system, servings: 2, facts: lineFactsOf(LINES) })

test('water, oil, spoons and weights of a step follow the servings', () => {
  for (const [step, factor, expected] of [
    [
      'Put it in a saucepan with 200 ml water and a pinch of salt.',
      4,
      'Put it in a saucepan with 800 ml water and a pinch of salt.',
    ],
    ['Add the rice and 350 ml water.', 4, 'Add the rice and 1.4 l water.'],
    ['Heat 1 tbsp of the olive oil.', 4, 'Heat 4 tbsp of the olive oil.'],
    ['Heat a tablespoon of oil.', 3, 'Heat 3 tablespoons of oil.'],
    ['Stir in 1½ tsp cumin and 100g flour.', 2, 'Stir in 3 tsp cumin and 200g flour.'],
    ['Pour in 1 to 2 cups stock.', 2, 'Pour in 2 to 4 cups stock.'],
    ['Add half a teaspoon of salt.', 2, 'Add 1 teaspoon of salt.'],
    ['Add 500 ml (2 cups) hot stock.', 2, 'Add 1 l (4 cups) hot stock.'],
    ['Whisk in 1.5 litres of milk.', 0.5, 'Whisk in 750 ml of milk.'],
    [
      'Fry with 2 tbsp oil, 3 tbsp water, and 1/2 tsp salt.',
      2,
      'Fry with 4 tbsp oil, 6 tbsp water, and 1 tsp salt.',
    ],
  ] as const)
    expect(shown(step, factor), step).toBe(expected)
})

test('foods that are counted, pieces and plates follow the servings', () => {
  for (const [step, factor, expected] of [
    ['Crack 2 eggs into a bowl.', 4, 'Crack 8 eggs into a bowl.'],
    ['Crack the two eggs into it.', 0.5, 'Crack the one egg into it.'],
    ['Slice the 2 red onions.', 0.5, 'Slice the 1 red onion.'],
    ['Crush 2 cloves of garlic.', 0.5, 'Crush 1 clove of garlic.'],
    ['Crush 2 garlic cloves.', 2, 'Crush 4 garlic cloves.'],
    ['Divide between two plates.', 4, 'Divide between eight plates.'],
    ['Divide between 2 warm bowls and serve.', 0.5, 'Divide between 1 warm bowl and serve.'],
    ['Shape into four thick patties.', 2, 'Shape into eight thick patties.'],
    ['Divide the dough into 6 equal pieces.', 2, 'Divide the dough into 12 equal pieces.'],
  ] as const)
    expect(shown(step, factor), step).toBe(expected)
})

test('times, temperatures, sizes of things and amounts for each piece stay', () => {
  for (const step of [
    'Cover and simmer for 12 to 14 minutes, then rest for 5 minutes.',
    'Roast at 200 °C for 1 hour and 10 minutes.',
    'Cut into 3 cm pieces.',
    'Tip in a 400 g tin of tomatoes.',
    'Use a 1 litre casserole or a 20 cm frying pan.',
    'Roast for 20 minutes per 500 g.',
    'Spoon 2 tbsp into each wrap.',
    'Weigh each ball of dough out to 180 g.',
    'Add the flour 2 tbsp at a time.',
    'Cook in one layer, in 2 batches, turning once or twice.',
    'Cut the chicken into 8 pieces.',
    'Add a pinch of salt and a handful of rocket.',
    'Separate the whites into two bowls.',
    'It is done at 74 °C inside.',
    'Measure the flour into a cup.',
    'Toss with half of the olive oil and half the red onions.',
    'Put in a bowl with a glass of water beside it.',
  ])
    expect(shown(step, 4), step).toBe(step)
})

test('American measures reach the steps: cups and spoons, ounces, degrees and inches', () => {
  for (const [step, factor, expected] of [
    ['Add 240 ml water.', 1, 'Add 1 cup water.'],
    ['Add 120 ml water.', 4, 'Add 2 cups water.'],
    ['Stir in 100 g butter.', 1, 'Stir in 3½ oz butter.'],
    ['Stir in 120 g flour.', 1, 'Stir in 1 cup flour.'],
    ['Heat 1 tbsp oil.', 2, 'Heat 2 tbsp oil.'],
    ['Roast at 200 °C in 3 cm pieces.', 1, 'Roast at 400 °F in 1¼-inch pieces.'],
    ['Space them 5 cm apart.', 1, 'Space them 2 inches apart.'],
    ['Slice 5 mm thick.', 1, 'Slice ¼ inch thick.'],
    ['Add 500 ml (2 cups) hot stock.', 1, 'Add 500 ml (2 cups) hot stock.'],
  ] as const)
    expect(shown(step, factor, 'us'), step).toBe(expected)
  expect(shown('Add 1 cup water and roll out to 2 inches.', 1, 'metric')).toBe(
    'Add 240 ml water and roll out to 5 cm.',
  )
  expect(withLengths('300 g chicken thighs, cut into 3 cm pieces', 'us')).toBe(
    '300 g chicken thighs, cut into 1¼-inch pieces',
  )
})

test('two parts of an amount are one amount in a step too', () => {
  expect(shown('Brown 1 lb 4 oz beef.', 1, 'metric')).toBe('Brown 565 g beef.')
  expect(shown('Brown 1 lb 4 oz beef.', 0.5)).toBe('Brown 10 oz beef.')
  expect(shown('Stir in ⅓ cup sugar and ⅛ tsp salt.', 0.5)).toBe(
    'Stir in 2 tbsp + 2 tsp sugar and a pinch of salt.',
  )
  expect(shown('Preheat the oven to 350 degrees and grease 2 tins.', 2, 'metric')).toBe(
    'Preheat the oven to 180 °C and grease 2 tins.',
  )
})

test('as written for as many as written stays letter by letter, also behind the three hundredth character', () => {
  const long = `${'Stir well and keep it warm. '.repeat(20)}Add 200 ml water.`
  expect(shown(long, 1)).toBe(long)
  expect(shown(long, 2).endsWith('Add 400 ml water.')).toBe(true)
  expect(shown('1 1/2 cups   milk', 1)).toBe('1 1/2 cups   milk')
})

test('steps as models and imported recipes write them follow the servings and the measures too', () => {
  const facts = lineFactsOf([
    '1 (400 g) can diced tomatoes',
    '2 large eggs',
    '1 lb ground beef',
    '2 Tbsp. oil',
  ])
  const view = (step: string, factor: number, system: 'original' | 'metric' | 'us') =>
    viewStep(step, { factor, system, servings: 4, facts })
  for (const [step, doubled, us, metric] of [
    ['Bake at 180C/160C fan/gas 4.', null, 'Bake at 350 °F/325 °F fan/gas 4.', null],
    ['Heat oven to 220C.', null, 'Heat oven to 425 °F.', null],
    ['Preheat to 425 degrees F.', null, null, 'Preheat to 220 °C.'],
    ['Preheat to 400°F (200°C).', null, null, null],
    ['Heat 1 Tbsp. oil.', 'Heat 2 Tbsp. oil.', null, null],
    ['Add 1 can of tomatoes.', 'Add 2 cans of tomatoes.', null, null],
    ['Fill the tin with water.', null, null, null],
    ['Beat in 1 egg yolk.', 'Beat in 2 egg yolks.', null, null],
    ['Brown 500g/1lb 2oz beef.', 'Brown 1 kg/2lb 4oz beef.', null, null],
    ['Line a 20cm/8in tin.', null, null, null],
    ['Roll to 30 x 20cm.', null, null, null],
    ['Pour in 1 1/2 cups water.', 'Pour in 3 cups water.', null, 'Pour in 360 ml water.'],
    ['Pour in 2 cups (480ml) water.', 'Pour in 4 cups (960ml) water.', null, null],
  ] as const) {
    expect(view(step, 2, 'original'), step).toBe(doubled ?? step)
    expect(view(step, 1, 'us'), step).toBe(us ?? step)
    expect(view(step, 1, 'metric'), step).toBe(metric ?? step)
  }
})
