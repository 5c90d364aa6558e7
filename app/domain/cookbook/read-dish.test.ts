import { expect, test } from 'vitest'
import { readDish } from './read-dish.ts'

const FILE = `---
cuisine: British
meals: [dinner]
serves: 4
minutes: 40
skill: Beginner
---
# {Leek} and {potato} soup
A smooth soup of {leeks} and {potatoes}.

## Ingredients
- 3 **leeks**, sliced | or onions, spring onions, finely sliced
- 500 g floury **potatoes**, peeled and diced
- 1 litre **vegetable stock**
- (150 ml double **cream** | or 2 tbsp butter)
- (with cream: 1 tbsp **chives**, snipped)
### To serve
- (bought: 4 slices **bread**)

## Method
1. Simmer the {leeks} and {potatoes} in the {vegetable stock} for 20 minutes, until soft.
2. Blend. [Stir in the {cream}][ and scatter with the {chives}.] Serve with the {bread}.

## Welcome too
- 100 g peas | spinach, shredded: after step 1, Add {it}.
`

const faultsOf = (file: string) => readDish('soup', file).faults

test('a dish is read from its file: amounts, names, stand-ins, headings and what may come in', () => {
  const { dish, faults } = readDish('soup', FILE)
  expect(faults).toEqual([])
  const [leeks, potatoes, stock, cream, chives, bread] = dish!.lines
  expect(leeks!.choices.map(({ name, after }) => name + after)).toEqual([
    'leeks, sliced',
    'onions, sliced',
    'spring onions, finely sliced',
  ])
  expect(potatoes).toMatchObject({
    handle: 'potatoes',
    choices: [{ quantity: 500, unit: 'g', before: 'floury ', after: ', peeled and diced' }],
  })
  expect(stock!.choices[0]).toMatchObject({ quantity: 1, unit: 'litre', food: { id: 'vegetable-stock' } })
  expect(cream).toMatchObject({ isOptional: true, buying: null, heading: null })
  expect(cream!.choices[1]).toMatchObject({ quantity: 2, unit: 'tbsp', food: { id: 'butter' } })
  expect(chives!.buying).toEqual({ when: 'with', foods: ['cream'] })
  expect(bread).toMatchObject({ buying: { when: 'always' }, heading: 'To serve' })
  expect(dish!.welcome).toMatchObject([{ step: 1, place: 'after', text: 'Add {it}.' }])
  expect(dish!.welcome[0]!.choices.map(({ food }) => food?.id)).toEqual(['peas', 'spinach'])
})

test.each([
  ['a name that no ingredient has', '{cream}]', '{milk}]', 'no ingredient is called "milk"'],
  [
    'an ingredient the method leaves out',
    ' in the {vegetable stock}',
    '',
    'the method does not use "vegetable stock"',
  ],
  [
    'a food the table does not know',
    'floury **potatoes**',
    '**moon dust**',
    '"moon dust" is not in the food table',
  ],
  ['a place that is not in the step', 'after step 1', 'in step 2 before "Chill"', 'step 2 has no "Chill"'],
  ['a step that is not there', 'after step 1', 'after step 7', 'there is no step 7'],
  [
    'a condition that is neither food nor wish',
    '[Stir in',
    '[moonlit: Stir in',
    '"moonlit" is no food, state, wish or diet',
  ],
  ['a line under no known heading', '## Welcome too', '## Notes', '"Notes" is no part of a dish'],
])('%s is named with its line', (_, from, to, reason) => {
  const file = FILE.replace(from, to)
  const fault = faultsOf(file).find((one) => one.reason === reason)
  expect(fault, JSON.stringify(faultsOf(file))).toBeDefined()
  const named = file.split('\n')[fault!.line - 1]
  expect(named).toContain(to === '' ? 'vegetable stock' : to.replace('## Notes', '## Notes'))
})

test('a file without front matter, or with a wrong field, is no dish', () => {
  expect(readDish('soup', '# Soup').dish).toBeNull()
  expect(readDish('soup', FILE.replace('serves: 4', 'serves: many')).faults[0]!.reason).toMatch(/^serves/)
})
