import { expect, test } from 'vitest'
import { lineFactsOf } from './line-facts.ts'
import { lineInColumns, scaleLine } from './scale-line.ts'
import { viewStep } from './scale-step.ts'
import { foodNamedLast, stepsWithAmounts } from './step-amounts.ts'

const LINES = [
  '1 onion, chopped',
  '300 g chicken thighs',
  '2 tbsp olive oil',
  '2 garlic cloves, finely chopped',
  '140 g basmati rice',
  '1 tbsp fish sauce',
  '2 eggs',
  'salt, to taste',
  '280 ml whole milk',
]

/** As the page shows them, amounts in brackets. */
function shown(steps: readonly string[], factor = 1, lines: readonly string[] = LINES): string[] {
  const facts = lineFactsOf(lines)
  const scaled = lines.map((text, index) =>
    scaleLine(text, { factor, system: 'original', facts: facts[index]! }),
  )
  const amounts = scaled.map((text, index) => ({
    ...lineInColumns(text),
    gramsText: facts[index]?.isProduce ? `${150 * factor} g` : null,
    facts: facts[index]!,
  }))
  const view = { factor, system: 'original', servings: 2, facts } as const
  return stepsWithAmounts(
    steps.map((step) => viewStep(step, view)),
    amounts,
  ).map((parts) => parts.map(({ text }) => text).join(''))
}

test('the amount of a food stands behind its first mention, and follows the servings', () => {
  expect(shown(['Fry the onion for 5 minutes.', 'Put the onion back.'])).toEqual([
    'Fry the onion (1, 150 g) for 5 minutes.',
    'Put the onion back.',
  ])
  expect(shown(['Add the rice and the milk.'], 2)).toEqual(['Add the rice (280 g) and the milk (560 ml).'])
  expect(shown(['Brown the chicken thighs in the oil.'])).toEqual([
    'Brown the chicken thighs (300 g) in the oil (2 tbsp).',
  ])
})

test.each([
  ['Whisk 2 eggs until frothy.'],
  ['Heat 1 tbsp of the olive oil in a pan.'],
  ['Crush the 2 garlic cloves.'],
  ['Stir in half of the milk.'],
  ['Add the remaining rice.'],
  ['Season with a pinch of salt.'],
  ['Add the milk (100 ml).'],
])('what a step says itself, or takes only a part of, is left: %s', (step) => {
  expect(shown([step])).toEqual([step])
})

test.each([
  ['Season with soy sauce.'],
  ['Pour over the onion gravy.'],
  ['Oil a baking tray.'],
  ['Put it in the rice cooker.'],
  ['Separate the egg whites.'],
  ['Season with the salt.'],
])('another food, a thing or a verb gets no amount: %s', (step) => {
  expect(shown([step])).toEqual([step])
})

test('what is counted is named where it is not the food of the step, and what is in brackets there joins', () => {
  const lines = [...LINES, '1/2 lemon, juiced', '1 tsp ground turmeric', '1 tsp garam masala']
  expect(shown(['Stir in the garlic and the ground turmeric, then the lemon juice.'], 1, lines)).toEqual([
    'Stir in the garlic (2 cloves) and the ground turmeric (1 tsp), then the lemon juice (½ lemon).',
  ])
  expect(shown(['Stir in the rice (rinsed).'])).toEqual(['Stir in the rice (140 g; rinsed).'])
  expect(shown(['Cook until oil stands on the masala.'], 1, lines)).toEqual([
    'Cook until oil stands on the masala.',
  ])
})

test('once a share of a food is used, what follows is not the whole', () => {
  const steps = ['Heat half of the oil.', 'Warm what remains of the milk and the oil.']
  expect(shown(steps)).toEqual(steps)
  expect(shown(['Rest it on top of the rice.', 'Add the rice.'])).toEqual([
    'Rest it on top of the rice.',
    'Add the rice (140 g).',
  ])
})

test('where two lines could be meant, neither is', () => {
  const lines = ['200 ml coconut milk', '100 ml whole milk', '1 tbsp olive oil', '1 tsp olive oil']
  expect(shown(['Add the milk.', 'Heat the oil.'], 1, lines)).toEqual(['Add the milk.', 'Heat the oil.'])
  expect(shown(['Add the coconut milk.'], 1, lines)).toEqual(['Add the coconut milk (200 ml).'])
})

test('foods of a list each have theirs, and a food told in a step is not told again', () => {
  expect(shown(['Put the eggs, milk and onion in a bowl.'])).toEqual([
    'Put the eggs (2), milk (280 ml) and onion (1, 150 g) in a bowl.',
  ])
  expect(shown(['Add the oil, but keep 1 tbsp of the oil.', 'Heat the oil.'])).toEqual([
    'Add the oil, but keep 1 tbsp of the oil.',
    'Heat the oil.',
  ])
})

test('a timer is named after the last food that its step names before the time', () => {
  const lines = lineFactsOf(LINES).map((facts) => ({ facts }))
  expect(foodNamedLast('Fry the onion, then simmer the rice for ', lines)).toBe('rice')
  expect(foodNamedLast('Return the chicken thighs to the pan for ', lines)).toBe('chicken thighs')
  expect(foodNamedLast('Let it rest for ', lines)).toBeNull()
})
