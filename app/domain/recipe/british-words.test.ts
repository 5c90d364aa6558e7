import { expect, test } from 'vitest'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodsOfLine } from '#app/domain/food/line-food.ts'
import { readTable } from '#app/food-table.server.ts'
import { withBritishWords } from './british-words.ts'
import type { RecipeDraft } from './recipe.ts'

const draftOf = (name: string, lines: readonly string[], instructions: readonly string[]): RecipeDraft => ({
  name,
  description: '',
  cookingTimeMin: 30,
  difficulty: 'Beginner',
  cuisineType: 'American',
  servings: 2,
  ingredients: lines.map((text) => ({ text, isExtra: false })),
  instructions,
  dishTemplate: 'plate',
})
const lineOf = (text: string, typed: readonly string[] = []) =>
  withBritishWords(draftOf('', [text], []), typed).ingredients[0]!.text
const stepOf = (text: string) => withBritishWords(draftOf('', [], [text]), []).instructions[0]
const nameOf = (text: string) => withBritishWords(draftOf(text, [], []), []).name

test.each([
  ['2 zucchini, sliced', '2 courgettes, sliced'],
  ['1 large eggplant (300 g), diced', '1 large aubergine (300 g), diced'],
  ['3 scallions', '3 spring onions'],
  ['A handful of cilantro leaves', 'A handful of coriander leaves'],
  ['400 g shrimp, peeled', '400 g prawns, peeled'],
  ['1 red bell pepper', '1 red pepper'],
  ['500 g ground beef', '500 g beef mince'],
  ['2 tbsp all-purpose flour', '2 tbsp plain flour'],
  ['1 tsp kosher salt', '1 tsp salt'],
  ['400 g canned crushed tomatoes', '400 g tinned chopped tomatoes'],
  ['200 ml heavy cream', '200 ml double cream'],
])('the line %s is %s', (american, british) => {
  expect(lineOf(american)).toBe(british)
})

test.each([
  [
    'Heat the oil in a skillet and brown the ground beef.',
    'Heat the oil in a frying pan and brown the beef mince.',
  ],
  [
    'Broil for 5 minutes, then add the shrimp and cilantro.',
    'Grill for 5 minutes, then add the prawns and coriander.',
  ],
  ['Use an English cucumber and an arugula salad.', 'Use a cucumber and a rocket salad.'],
  ['Cover with plastic wrap until the flavors blend.', 'Cover with cling film until the flavours blend.'],
])('the step “%s” is British', (american, british) => {
  expect(stepOf(american)).toBe(british)
})

test('titles keep their capitals, and a food before a dish is one', () => {
  expect(nameOf('Eggplant Parmesan')).toBe('Aubergine Parmesan')
  expect(nameOf('Shrimp tacos')).toBe('Prawn tacos')
  expect(nameOf('Garlic shrimp with zucchini')).toBe('Garlic prawns with courgette')
})

test.each([
  '1 tbsp shrimp paste',
  '1 tsp ground coriander',
  '2 corn tortillas',
  '1 tsp black pepper',
  '1 broiler chicken',
  '2 tbsp pomegranate molasses',
])('%s is another food and stays', (line) => {
  expect(lineOf(line)).toBe(line)
})

test('a step names a food as its line does', () => {
  const { instructions } = withBritishWords(draftOf('', ['20 g dried shrimp'], ['Stir in the shrimp.']), [])
  expect(instructions).toEqual(['Stir in the shrimp.'])
})

test('the person’s own words stay', () => {
  expect(lineOf('2 zucchini', ['zucchini', 'eggs'])).toBe('2 zucchini')
})

const COLUMNS = ['american', 'british', 'plural', 'alike', 'except'] as const

test('every American food of the table is the same food under its British name', () => {
  const foodOf = (name: string) => foodsOfLine(readIngredientLine(`100 g ${name}`)).map(({ food }) => food.id)
  for (const { row } of readTable('foods/british-words.csv', COLUMNS)) {
    const american = foodOf(row.american)
    if (american.length > 0) expect(foodOf(row.british), row.american).toEqual(american)
  }
})
