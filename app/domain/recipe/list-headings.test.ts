import { withBareTitles } from './bare-titles.ts'
import { expect, test } from 'vitest'
import { isHeading } from '#app/domain/food/ingredient-line.ts'
import {
  headedSteps,
  headingLine,
  ingredientOrHeading,
  isStepHeading,
  stepOrHeading,
  withTitlesInCapitals,
} from './list-headings.ts'

test.each([
  ['[For the crumble]', 'For the crumble:'],
  ['**Glaze**', 'Glaze:'],
  ['## Filling', 'Filling:'],
  ['--- Pastry ---', 'Pastry:'],
  ['For the crumble', 'For the crumble:'],
  ['For the yoghurt dressing', 'For the yoghurt dressing:'],
  ['For frying', 'For frying:'],
  ['To serve', 'To serve:'],
  ['For the crumble:', 'For the crumble:'],
])('%s is a heading among ingredients', (line, heading) => {
  expect(ingredientOrHeading(line)).toBe(heading)
  expect(isHeading(ingredientOrHeading(line))).toBe(true)
})

test.each([
  '2 eggs',
  'salt',
  'For the glaze, 50 g sugar',
  'oil for the pan',
  '[2 eggs]',
  'Fordhook chard',
  'To taste',
])('%s is an ingredient', (line) => {
  expect(isHeading(ingredientOrHeading(line))).toBe(false)
})

test('a title with figures or commas is still a heading', () => {
  expect(headingLine('Layer 2, chocolate')).toBe('Layer two – chocolate:')
  expect(headingLine('For the 20 cm tin')).toBe('For the twenty cm tin:')
  expect(headingLine('  ')).toBeNull()
})

test('steps belong to the heading above them; the last line is a step whatever it ends with', () => {
  expect(stepOrHeading('[Batter]')).toBe('Batter:')
  expect(isStepHeading('Day 2:')).toBe(true)
  expect(isStepHeading('Mix well. Then add:')).toBe(false)
  expect(headedSteps(['Heat the oven.', 'Cake:', 'Batter:', 'Whisk.', 'Rest.', 'Serve with:'])).toEqual([
    { heading: null, text: 'Heat the oven.' },
    { heading: 'Cake: Batter', text: 'Whisk.' },
    { heading: null, text: 'Rest.' },
    { heading: null, text: 'Serve with:' },
  ])
})

test('a bare title above an amount is a heading, a food is none', () => {
  expect(withBareTitles(['The batter', '1 cup flour', 'Topping', '3 pears', 'Salt', '1 tbsp sugar'])).toEqual(
    ['The batter:', '1 cup flour', 'Topping:', '3 pears', 'Salt', '1 tbsp sugar'],
  )
})

test('capitals are headings among small letters, and a way of writing where all lines have them', () => {
  expect(withTitlesInCapitals(['BATTER', 'Mix.', 'COOK', 'Fry.'])).toEqual([
    'BATTER:',
    'Mix.',
    'COOK:',
    'Fry.',
  ])
  expect(withTitlesInCapitals(['MIX ALL', 'FRY.'])).toEqual(['MIX ALL', 'FRY.'])
})
