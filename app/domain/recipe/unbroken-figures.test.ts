import { expect, test } from 'vitest'
import { unbrokenFigures } from './unbroken-figures.ts'

test.each([
  ['Add 3 tbsp water', 'Add 3\u00a0tbsp water'],
  ['for 12 to 14 minutes', 'for 12 to 14\u00a0minutes'],
  ['a 20 cm pan, 1½ tsp salt', 'a 20\u00a0cm pan, 1½\u00a0tsp salt'],
  ['1/3rd cup honey, 2/3rds cup oil, 1/2tsp salt', '⅓\u00a0cup honey, ⅔\u00a0cup oil, ½tsp salt'],
  ['200 °C (180 °C fan)', '200\u00a0°C (180\u00a0°C fan)'],
])('a figure keeps its unit: %j', (text, shown) => {
  expect(unbrokenFigures(text)).toBe(shown)
})

test.each(['2 garlic cloves', '3 large eggs', 'cut into 4 gratins', 'for 5 more minutes'])(
  'other words may leave it: %j',
  (text) => {
    expect(unbrokenFigures(text)).toBe(text)
  },
)
